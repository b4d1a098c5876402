// A board as a still picture: thumbnails of games, and crops that show a rule. No coordinates, no numbers.
// Pure; knows columns and marks as the core gives them.
import LascaCore

/// Which part of the panel is seen, in s from its upper left corner.
public struct BoardWindow: Equatable, Sendable {
    public let x, y, width, height: Double

    /// All of it.
    public static let whole = BoardWindow(x: 0, y: 0, width: BoardGeometry.width, height: BoardGeometry.height)

    /// So many squares across and up; with White below, `file` is the leftmost and `rank` the lowest, from 0.
    public static func squares(_ file: Int, _ rank: Int, across: Double, up: Double) -> BoardWindow {
        BoardWindow(
            x: BoardGeometry.frameX + Double(file), y: BoardGeometry.frameY + 7 - Double(rank) - up, width: across,
            height: up)
    }
}

/// What stands on a small board.
public struct SmallPosition: Equatable, Sendable {
    public let columns: [ColumnState]
    public let bottom: Side
    public let landings: [Landing]

    public init(_ columns: [ColumnState], bottom: Side = .white, landings: [Landing] = []) {
        (self.columns, self.bottom, self.landings) = (columns, bottom, landings)
    }

    /// Shapes with the places they are around, in painting order.
    public func placed(_ geometry: BoardGeometry) -> [PlacedShapes] {
        let shapes = ColumnShapes(unitDp: geometry.unitDp)
        func spot(_ square: Square) -> Spot { Spot(x: geometry.x(square), y: geometry.y(square)) }
        let origin = Spot(x: 0, y: 0)
        var all = [PlacedShapes(at: origin, shapes: GroundShapes.of(geometry, coordinates: false))]
        all.append(PlacedShapes(at: origin, shapes: landings.flatMap { MarkShapes.landing(spot($0.square)) }))
        for column in columns.sorted(by: { geometry.y($0.square) < geometry.y($1.square) }) {
            let drawn = shapes.shadow(column.pieces.count) + shapes.body(column.pieces)
            all.append(PlacedShapes(at: spot(column.square), shapes: drawn))
        }
        let crosses = landings.compactMap(\.jumped).flatMap {
            MarkShapes.cross(Spot(x: geometry.x($0) - 0.53, y: geometry.y($0)))
        }
        return all + [PlacedShapes(at: origin, shapes: crosses)]
    }
}

/// Shapes around a place, in s.
public struct PlacedShapes: Equatable, Sendable {
    public let at: Spot
    public let shapes: [Shape]
}

/// One column alone, for captions and cards.
public enum LoneColumn {
    /// Width and height in s, with a little air.
    public static func size(_ height: Int) -> (width: Double, height: Double) {
        (2 * BoardGeometry.radiusX + 0.12, 2 * BoardGeometry.halfHeight(height) + 0.12)
    }

    /// Its shapes around the middle.
    public static func shapes(_ pieces: [Piece], unit: Double) -> [Shape] {
        let shapes = ColumnShapes(unitDp: unit)
        return shapes.shadow(pieces.count) + shapes.body(pieces)
    }
}
