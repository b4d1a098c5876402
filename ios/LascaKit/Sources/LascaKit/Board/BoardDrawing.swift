// The whole board as shapes: made once an update from what the core says, only moved within a frame.
// Decides by the snapshot what is marked and in which order; knows no canvas, no colour, no word.
// Pure; twin of the Android app's, and both are held to tests/fixtures/drawing.
import LascaCore

/// One column: all shapes are around the middle of its square, which is at `spot`.
public struct ColumnDrawing: Equatable, Sendable {
    public let square: Square
    public let spot: Spot
    /// How far body and ring stand above the square, in s.
    public let lift: Double
    /// Upside down, for the player on the other side of the device.
    public let turned: Bool
    public let shadow: [Shape]
    /// Ring or foot arc, behind the body.
    public let behind: [Shape]
    public let body: [Shape]
    /// Over the brackets of all columns.
    public let badge: [Shape]
}

/// The board in layers, in painting order but for the badges, which are painted after `brackets`.
public struct BoardDrawing: Equatable, Sendable {
    public let trail: [Shape]
    public let landings: [Shape]
    public let columns: [ColumnDrawing]
    public let brackets: [Shape]
    public let cursor: [Shape]
    public let crosses: [Shape]
    public let waypoints: [Shape]
    public let hint: [Shape]

    /// The picture of a snapshot; `cursor` is the square of the keys, if they are used.
    public static func of(
        _ snapshot: Snapshot, _ geometry: BoardGeometry, _ style: BoardStyle, cursor: Square? = nil
    ) -> BoardDrawing {
        BoardArtist(snapshot, geometry, style).draw(cursor)
    }

    /// One line a shape, for the golden lists.
    public var text: [String] {
        var lines: [String] = []
        func layer(_ name: String, _ shapes: [Shape]) { lines += shapes.map { "\(name): \($0.text)" } }
        layer("trail", trail)
        layer("landings", landings)
        for column in columns {
            let place = Shape.area(
                .oval(x: column.spot.x, y: column.spot.y, radiusX: column.lift, radiusY: 0), .shade)
            let at = place.text.dropFirst("area shade oval ".count)
            lines.append("column \(BoardGeometry.name(column.square)) \(at)\(column.turned ? " turned" : "")")
            layer("shadow", column.shadow)
            layer("behind", column.behind)
            layer("body", column.body)
            layer("badge", column.badge)
        }
        layer("brackets", brackets)
        layer("cursor", cursor)
        layer("crosses", crosses)
        layer("waypoints", waypoints)
        layer("hint", hint)
        return lines
    }
}

private struct BoardArtist {
    private let snapshot: Snapshot
    private let geometry: BoardGeometry
    private let style: BoardStyle
    private let shapes: ColumnShapes
    private let marks: Marks
    private let chosen: Square?
    private let turned: Bool
    private let occupied: Set<Square>

    init(_ snapshot: Snapshot, _ geometry: BoardGeometry, _ style: BoardStyle) {
        (self.snapshot, self.geometry, self.style) = (snapshot, geometry, style)
        shapes = ColumnShapes(unitDp: geometry.unitDp)
        marks = snapshot.marks
        chosen = snapshot.marks.chosen.last
        turned = snapshot.facing != snapshot.bottom
        occupied = Set(snapshot.columns.map(\.square))
    }

    func draw(_ cursor: Square?) -> BoardDrawing {
        BoardDrawing(
            trail: trail(),
            landings: style.landings ? marks.landings.flatMap { MarkShapes.landing(spot($0.square)) } : [],
            columns: snapshot.columns.map(column).sorted { ($0.spot.y, $0.spot.x) < ($1.spot.y, $1.spot.x) },
            brackets: brackets(), cursor: cursor.map { MarkShapes.cursor(spot($0)) } ?? [], crosses: crosses(),
            waypoints: waypoints(), hint: hint())
    }

    private func spot(_ square: Square) -> Spot { Spot(x: geometry.x(square), y: geometry.y(square)) }

    private func beside(_ square: Square) -> Spot {
        Spot(x: geometry.x(square) + (turned ? 0.53 : -0.53), y: geometry.y(square))
    }

    private func trail() -> [Shape] {
        let halfMade = marks.chosen.count > 1
        guard let way = halfMade ? marks.chosen : marks.last?.way, let origin = way.first else { return [] }
        let footprint = occupied.contains(origin) ? [] : MarkShapes.footprint(spot(origin))
        return MarkShapes.trail(way.map(spot), strong: halfMade || numbersLast) + footprint
    }

    private var numbersLast: Bool {
        style.numbered && marks.chosen.count <= 1 && (marks.last?.landings.count ?? 0) > 1
    }

    private func column(_ state: ColumnState) -> ColumnDrawing {
        let height = state.pieces.count
        let ring = state.square == chosen
        let moved = chosen == nil || marks.chosen.count == 1
        let foot = moved && state.square == marks.last?.landings.last
        return ColumnDrawing(
            square: state.square, spot: spot(state.square), lift: ring ? 0.06 : 0, turned: turned,
            shadow: shapes.shadow(height),
            behind: ring ? MarkShapes.ring(height) : foot ? MarkShapes.footArc(height) : [],
            body: shapes.body(state.pieces)
                + (style.guards ? MarkShapes.guards(height, 1 + Int(state.guards)) : []),
            badge: style.badgeFrom > 0 && height >= style.badgeFrom ? badge(height) : [])
    }

    // The pill keeps a height of 13.5 to 20 points; where it is smaller than its measure it moves in a little.
    private func badge(_ height: Int) -> [Shape] {
        let measure = 0.26
        let scale = min(max(measure * geometry.unitDp, 13.5), 20) / (measure * geometry.unitDp)
        let x = scale >= 1 ? 0.51 : 0.47
        let (wide, high) = ((height < 10 ? 0.27 : 0.35) * scale / 2, measure * scale / 2)
        let (casing, size) = (0.03 * scale, 0.2 * scale)
        return [
            .area(
                .box(x: x, y: 0, halfWidth: wide + casing, halfHeight: high + casing, radius: high + casing), .badgeCase
            ),
            .area(.box(x: x, y: 0, halfWidth: wide, halfHeight: high, radius: high), .badge),
            .label(x, size * 0.355, size, 600, String(height), .badgeText),
        ]
    }

    private func brackets() -> [Shape] {
        snapshot.columns.filter { marks.brackets.contains($0.square) }
            .flatMap { MarkShapes.brackets(spot($0.square), $0.pieces.count) }
    }

    private func crosses() -> [Shape] {
        guard style.landings else { return [] }
        var seen: Set<Square> = []
        return marks.landings.compactMap(\.jumped).filter { seen.insert($0).inserted }
            .flatMap { MarkShapes.cross(beside($0)) }
    }

    private func waypoints() -> [Shape] {
        let way = numbersLast ? marks.last?.way ?? [] : marks.chosen
        return way.indices.dropFirst().flatMap { index -> [Shape] in
            let square = way[index]
            if way[(index + 1)...].contains(square) { return [] }
            let at = occupied.contains(square) ? beside(square) : spot(square)
            return MarkShapes.waypoint(at, index, hint: false, turned: turned)
        }
    }

    private func hint() -> [Shape] {
        guard let way = marks.arrows.first else { return [] }
        let numbers = way.indices.dropFirst().dropLast().flatMap {
            MarkShapes.waypoint(spot(way[$0]), $0, hint: true, turned: turned)
        }
        return marks.arrows.dropFirst().enumerated().flatMap { MarkShapes.later($1.map(spot), $0 + 2, turned: turned) }
            + MarkShapes.arrow(way.map(spot)) + numbers
    }
}

extension MoveLine {
    /// Origin and landings in order.
    public var way: [Square] { [origin] + landings }
}
