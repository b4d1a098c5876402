// Where each square lies on the screen, in both orientations, and which square a touch means.
// Units: s, the side of one square, origin at the panel's upper left corner; points only where named so.
// Pure; twin of the Android app's.
import Foundation
import LascaCore

/// The board fitted into a view. `left`, `top` and `unit` (one square) are points.
public struct BoardGeometry: Equatable, Sendable {
    public let left, top, unit: Double
    public let bottom: Side

    public init(left: Double, top: Double, unit: Double, bottom: Side) {
        (self.left, self.top, self.unit, self.bottom) = (left, top, unit, bottom)
    }

    /// The largest board that fits, in the middle of the given size in points.
    public static func fit(width: Double, height: Double, bottom: Side) -> BoardGeometry {
        let unit = min(width / Self.width, height / Self.height)
        return BoardGeometry(
            left: (width - Self.width * unit) / 2, top: (height - Self.height * unit) / 2, unit: unit, bottom: bottom)
    }

    /// One square in the unit that letters and hairs are measured in; on Android dp, here points.
    var unitDp: Double { unit }

    /// Playable squares.
    public static let squares: Square = 25
    /// Frame at the left and right, and above and below, in s.
    public static let frameX = 0.24, frameY = 0.46
    /// The panel's size in s.
    public static let width = 7 + 2 * frameX, height = 7 + 2 * frameY
    /// Half axes of a disc's face, in s.
    public static let radiusX = 0.39, radiusY = 0.27

    /// Middle of a square from the panel's left edge, in s.
    public func x(_ square: Square) -> Double {
        Self.frameX + 0.5 + Double(bottom == .white ? Self.file(square) : 6 - Self.file(square))
    }

    /// Middle of a square from the panel's upper edge, in s.
    public func y(_ square: Square) -> Double {
        Self.frameY + 0.5 + Double(bottom == .white ? 6 - Self.rank(square) : Self.rank(square))
    }

    /// Middle of a square in the view, in points.
    public func point(_ square: Square) -> CGPoint {
        CGPoint(x: left + x(square) * unit, y: top + y(square) * unit)
    }

    /// Whether a point of the view lies on the panel.
    public func onPanel(_ point: CGPoint) -> Bool {
        point.x >= left && point.x < left + Self.width * unit && point.y >= top && point.y < top + Self.height * unit
    }

    /// The square meant by a touch: first the column whose picture is hit, else the square nearest by |dx| + |dy|;
    /// nil outside the panel. `heights` is the number of pieces on each square.
    public func square(at point: CGPoint, heights: [Int]) -> Square? {
        guard onPanel(point) else { return nil }
        let (px, py) = ((point.x - left) / unit, (point.y - top) / unit)
        var nearest: Square = 0
        var distance = Double.infinity
        for square in 0..<Self.squares {
            let (dx, dy) = (abs(px - x(square)), abs(py - y(square)))
            let height = heights[Int(square)]
            if height > 0 && Self.onColumn(dx, dy, height) { return square }
            if dx + dy < distance { (distance, nearest) = (dx + dy, square) }
        }
        return nearest
    }

    private static func onColumn(_ dx: Double, _ dy: Double, _ height: Int) -> Bool {
        if dx > radiusX { return false }
        let straight = Double(height) * thickness(height) / 2
        return dy <= straight + radiusY * (1 - (dx / radiusX) * (dx / radiusX)).squareRoot()
    }

    /// 0 for file a to 6 for file g: two ranks hold seven squares, a c e g and b d f.
    public static func file(_ square: Square) -> Int { Int(square) % 7 * 2 % 7 }

    /// 0 for rank 1 to 6 for rank 7.
    public static func rank(_ square: Square) -> Int { Int(square) / 7 * 2 + (Int(square) % 7 >= 4 ? 1 : 0) }

    /// Thickness of one disc in a column of so many pieces, in s.
    public static func thickness(_ height: Int) -> Double { min(0.14, 1.32 / Double(height)) }

    /// Half the height of a drawn column, in s; at most 0.93.
    public static func halfHeight(_ height: Int) -> Double { radiusY + Double(height) * thickness(height) / 2 }

    /// The part of the panel that is the square's for who explores it by touch, from the square's middle, in s: as far as the
    /// middle between it and its neighbours in the row, or the panel's edge. All of them tile the panel.
    public func tile(_ square: Square) -> (left: Double, up: Double, right: Double, down: Double) {
        let (x, y) = (x(square), y(square))
        return (
            left: x < 2 ? x : 1, up: y < Self.frameY + 1 ? y : 0.5,
            right: x > Self.width - 2 ? Self.width - x : 1,
            down: y > Self.height - Self.frameY - 1 ? Self.height - y : 0.5
        )
    }

    /// The square's name, "a1" to "g7".
    public static func name(_ square: Square) -> String {
        let letters = Array("abcdefg")
        return "\(letters[file(square)])\(rank(square) + 1)"
    }

    /// The square of this file and rank, both from 0; nil if it is no playable one.
    public static func square(file: Int, rank: Int) -> Square? {
        guard (0...6).contains(file), (0...6).contains(rank) else { return nil }
        return (0..<squares).first { Self.file($0) == file && Self.rank($0) == rank }
    }

    /// All squares row by row from the upper left, as the screen shows them: the order of reading.
    public var reading: [Square] {
        (0..<Self.squares).sorted { (y($0), x($0)) < (y($1), x($1)) }
    }
}

/// Where the arrow keys lead on a board whose squares meet at their corners.
public enum BoardArrow: Sendable {
    case left, right, up, down

    /// The square that the arrow leads to, nil if it leads off the board.
    public func next(from square: Square, bottom: Side) -> Square? {
        let up = bottom == .white ? 1 : -1
        let (file, rank) = (BoardGeometry.file(square), BoardGeometry.rank(square))
        func at(_ file: Int, _ rank: Int) -> Square? { BoardGeometry.square(file: file, rank: rank) }
        // Up goes right and down goes left where they can, so that the one undoes the other.
        return switch self {
        case .left: at(file - 2 * up, rank)
        case .right: at(file + 2 * up, rank)
        case .up: at(file + up, rank + up) ?? at(file - up, rank + up)
        case .down: at(file - up, rank - up) ?? at(file + up, rank - up)
        }
    }
}
