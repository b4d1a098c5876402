// Panel, squares and coordinates as shapes: drawn once by whoever paints them.
// Pure; twin of the Android app's.
import LascaCore

/// The board without columns and marks.
public enum GroundShapes {
    /// All shapes of the empty board; on flipping, the coordinates change text, not place.
    public static func of(_ geometry: BoardGeometry, coordinates: Bool) -> [Shape] {
        let (width, height) = (BoardGeometry.width, BoardGeometry.height)
        let panel = Outline.box(
            x: width / 2, y: height / 2, halfWidth: width / 2 - 0.006, halfHeight: height / 2 - 0.006, radius: 0.20)
        var shapes: [Shape] = [
            .area(panel, .board), .line(panel, .boardEdge, width: max(0.02, 1 / geometry.unitDp)),
        ]
        for square in 0..<BoardGeometry.squares {
            let (x, y) = (geometry.x(square), geometry.y(square))
            shapes.append(.area(.box(x: x, y: y, halfWidth: 0.485, halfHeight: 0.485, radius: 0.07), .tile))
            let inner = Outline.box(x: x, y: y, halfWidth: 0.47, halfHeight: 0.47, radius: 0.06)
            shapes.append(.line(inner, .tileEdge, width: 0.02, alpha: 0.6))
        }
        return coordinates ? shapes + labels(geometry) : shapes
    }

    // Between 10 and 14 points. A rank stands beside the upper half of its squares: badge and marks of file a lie
    // beside the middle.
    private static func labels(_ geometry: BoardGeometry) -> [Shape] {
        let size = min(max(0.2, 10 / geometry.unitDp), 14 / geometry.unitDp)
        let white = geometry.bottom == .white
        let letters = Array("abcdefg")
        return (0..<7).flatMap { index -> [Shape] in
            let along = Double(index) + 0.5
            let file = String(letters[white ? index : 6 - index])
            let rank = String(white ? 7 - index : index + 1)
            return [
                .label(BoardGeometry.frameX + along, BoardGeometry.height - 0.16, size, 500, file, .coordinate),
                .label(0.125, BoardGeometry.frameY + along - 0.27, size, 500, rank, .coordinate),
            ]
        }
    }
}
