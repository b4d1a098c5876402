// A column as shapes around the middle of its square: shadow, bands, seams, studs, face, contour.
// Knows pieces only; whether the column is chosen or moved is drawn by MarkShapes. Twin of the Android app's.
import LascaCore

private let rx = BoardGeometry.radiusX
private let ry = BoardGeometry.radiusY

/// Builds the picture of columns for squares of so many points: lines are never thinner than one point.
public struct ColumnShapes: Sendable {
    private let hair: Double

    public init(unitDp: Double) { hair = max(0.012, 1 / unitDp) }

    /// The contact shadow of a column of so many pieces: two flat ellipses at its foot.
    public func shadow(_ height: Int) -> [Shape] {
        let y = foot(height) + 0.02
        return [
            .area(.oval(x: 0, y: y, radiusX: rx + 0.05, radiusY: ry + 0.05), .shade, alpha: 0.16),
            .area(.oval(x: 0, y: y, radiusX: rx + 0.025, radiusY: ry + 0.025), .shade, alpha: 0.22),
        ]
    }

    /// The column itself; pieces from the top.
    public func body(_ pieces: [Piece]) -> [Shape] {
        guard let commander = pieces.first else { return [] }
        let height = pieces.count
        let thickness = BoardGeometry.thickness(height)
        let top = -foot(height)
        func edge(_ index: Int) -> Double { top + Double(index) * thickness }
        var shapes = (0..<height).reversed().map { band(edge($0), edge($0 + 1), pieces[$0].side) }
        for index in 1..<max(height, 1) where pieces[index - 1].side == pieces[index].side {
            shapes.append(seam(edge(index), pieces[index].side, heavy: height >= 10 && index % 5 == 0))
        }
        for index in 1..<max(height, 1) where pieces[index].role == .officer {
            shapes.append(stud(top + (Double(index) + 0.5) * thickness, pieces[index].side, thickness))
        }
        shapes += face(top, commander)
        shapes += contours(pieces, top, thickness)
        shapes.append(seam(top, commander.side, heavy: false))
        return shapes
    }

    /// The brass ring of an officer, around the middle of its face.
    public func officerRing(_ side: Side) -> [Shape] {
        [.line(ring(0, 0.56), side.ink(.whiteBrass, .blackBrass), width: 0.045)]
    }

    /// The brass dot of an officer, around the middle of its face.
    public func officerDot(_ side: Side) -> [Shape] { [.area(ring(0, 0.30), side.ink(.whiteBrass, .blackBrass))] }

    /// y of the middle of the face of a column of so many pieces.
    public func faceY(_ height: Int) -> Double { -foot(height) }

    /// y of the middle of the lowest disc's lower edge.
    private func foot(_ height: Int) -> Double { Double(height) * BoardGeometry.thickness(height) / 2 }

    private func band(_ upper: Double, _ lower: Double, _ side: Side) -> Shape {
        let strokes: [Stroke] = [
            .move(x: -rx, y: upper), .line(x: -rx, y: lower), .arc(.init(0, lower, rx, ry, 180, -180)),
            .line(x: rx, y: upper), .arc(.init(0, upper, rx, ry, 0, 180)), .close,
        ]
        return .area(.trace(strokes), side.ink(.whiteSide, .blackSide))
    }

    // Every fifth seam of a tall column is heavier: a ruler to count by.
    private func seam(_ y: Double, _ side: Side, heavy: Bool) -> Shape {
        .line(front(y, hair / 2), side.ink(.whiteSeam, .blackSeam), width: heavy ? hair * 1.9 : hair)
    }

    private func stud(_ middle: Double, _ side: Side, _ thickness: Double) -> Shape {
        let r = min(0.055, 0.34 * thickness)
        let pill = Outline.box(x: 0, y: middle + ry, halfWidth: 2 * r, halfHeight: r, radius: r)
        return .area(pill, side.ink(.whiteBrass, .blackBrass))
    }

    private func face(_ y: Double, _ commander: Piece) -> [Shape] {
        let side = commander.side
        let groove = side.ink(.whiteGroove, .blackGroove)
        let brass = side.ink(.whiteBrass, .blackBrass)
        let rings: [Shape] = [
            .area(ring(y, 1), side.ink(.whiteTop, .blackTop)),
            .line(ring(y, 0.965), side.ink(.whiteLip, .blackLip), width: hair),
            .line(ring(y, 0.80), groove, width: hair),
        ]
        return switch commander.role {
        case .soldier: rings + [.line(ring(y, 0.74), groove, width: hair * 0.7, alpha: 0.55)]
        case .officer: rings + [.line(ring(y, 0.56), brass, width: 0.045), .area(ring(y, 0.30), brass)]
        }
    }

    /// Each run of one side is outlined in its own colour; between two runs the upper one's line closes it.
    private func contours(_ pieces: [Piece], _ top: Double, _ thickness: Double) -> [Shape] {
        var shapes: [Shape] = []
        var first = 0
        while first < pieces.count {
            var end = first
            while end < pieces.count && pieces[end].side == pieces[first].side { end += 1 }
            let (upper, lower) = (top + Double(first) * thickness, top + Double(end) * thickness)
            var strokes: [Stroke] = [
                .move(x: -rx, y: upper), .line(x: -rx, y: lower), .arc(.init(0, lower, rx, ry, 180, -180)),
                .line(x: rx, y: upper),
            ]
            if first == 0 { strokes.append(.arc(.init(0, upper, rx, ry, 0, -180))) }
            shapes.append(.line(.trace(strokes), pieces[first].side.ink(.whiteContour, .blackContour), width: hair))
            first = end
        }
        return shapes
    }

    private func front(_ y: Double, _ inset: Double) -> Outline {
        .trace([.move(x: -(rx - inset), y: y), .arc(.init(0, y, rx - inset, ry - inset / 2, 180, -180))])
    }

    private func ring(_ y: Double, _ scale: Double) -> Outline {
        .oval(x: 0, y: y, radiusX: rx * scale, radiusY: ry * scale)
    }
}

extension Side {
    func ink(_ white: Ink, _ black: Ink) -> Ink {
        switch self {
        case .white: white
        case .black: black
        }
    }
}
