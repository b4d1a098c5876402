// The marks of a move as shapes; each is drawn twice, casing then core.
// Knows places and numbers, not why something is marked; that is BoardDrawing's. Twin of the Android app's.
import Foundation

private let rx = BoardGeometry.radiusX
private let ry = BoardGeometry.radiusY

/// A place on the board in s.
public struct Spot: Equatable, Sendable {
    public let x, y: Double

    func towards(_ other: Spot, _ distance: Double) -> Spot {
        let length = hypot(other.x - x, other.y - y)
        return Spot(x: x + (other.x - x) / length * distance, y: y + (other.y - y) / length * distance)
    }
}

/// The marks. Those of a column are around its middle, those of the board where they lie.
public enum MarkShapes {
    /// A square on which the chosen column may land.
    static func landing(_ at: Spot) -> [Shape] {
        var strokes: [Stroke] = []
        let (half, leg, dash) = (0.40, 0.14, 0.09)
        for turn in 0..<4 {
            func spot(_ u: Double, _ v: Double) -> Spot {
                switch turn {
                case 0: Spot(x: at.x + u, y: at.y + v)
                case 1: Spot(x: at.x - v, y: at.y + u)
                case 2: Spot(x: at.x - u, y: at.y - v)
                default: Spot(x: at.x + v, y: at.y - u)
                }
            }
            let (from, corner, to) = (spot(half - leg, -half), spot(half, -half), spot(half, -half + leg))
            strokes.append(.move(x: from.x, y: from.y))
            strokes.append(.bend(controlX: corner.x, controlY: corner.y, x: to.x, y: to.y))
            for middle in [-0.115, 0.115] {
                let (a, b) = (spot(half, middle - dash / 2), spot(half, middle + dash / 2))
                strokes += [.move(x: a.x, y: a.y), .line(x: b.x, y: b.y)]
            }
        }
        return dual(.trace(strokes), 0.05, 0.09)
    }

    /// The ring around a chosen column, drawn behind it.
    static func ring(_ height: Int) -> [Shape] {
        let straight = Double(height) * BoardGeometry.thickness(height) / 2
        let (x, y) = (rx + 0.045, ry + 0.045)
        let strokes: [Stroke] = [
            .move(x: -x, y: -straight), .arc(.init(0, -straight, x, y, 180, 180)), .line(x: x, y: straight),
            .arc(.init(0, straight, x, y, 0, 180)), .close,
        ]
        return dual(.trace(strokes), 0.06, 0.115)
    }

    /// The arc at the foot of the column that moved last.
    static func footArc(_ height: Int) -> [Shape] {
        let y = Double(height) * BoardGeometry.thickness(height) / 2
        let arc: [Stroke] = [
            .move(x: -(rx + 0.055), y: y), .arc(.init(0, y, rx + 0.055, ry + 0.055, 180, -180)),
        ]
        return dual(.trace(arc), 0.04, 0.085)
    }

    /// Four corners on the box of a column that must capture.
    static func brackets(_ at: Spot, _ height: Int) -> [Shape] {
        let (a, b) = (rx + 0.055, BoardGeometry.halfHeight(height) + 0.055)
        let (arm, turn) = (0.15, 0.07)
        var strokes: [Stroke] = []
        for sx in [-1.0, 1.0] {
            for sy in [-1.0, 1.0] {
                strokes.append(.move(x: at.x + sx * (a - arm), y: at.y + sy * b))
                strokes.append(.line(x: at.x + sx * (a - turn), y: at.y + sy * b))
                strokes.append(
                    .bend(
                        controlX: at.x + sx * a, controlY: at.y + sy * b, x: at.x + sx * a,
                        y: at.y + sy * (b - turn)))
                strokes.append(.line(x: at.x + sx * a, y: at.y + sy * (b - arm)))
            }
        }
        return dual(.trace(strokes), 0.05, 0.09)
    }

    /// The way of a move: the last one's thin, that of a half-made capture as strong as a landing.
    static func trail(_ spots: [Spot], strong: Bool) -> [Shape] {
        strong ? dual(way(spots), 0.05, 0.09) : dual(way(spots), 0.035, 0.075)
    }

    /// The sign of an empty origin.
    static func footprint(_ at: Spot) -> [Shape] {
        let oval = Outline.oval(x: at.x, y: at.y, radiusX: 0.13, radiusY: 0.09)
        return [.area(oval, .tile)] + dual(oval, 0.045, 0.09)
    }

    /// The sign beside a column that a landing would take.
    static func cross(_ at: Spot) -> [Shape] {
        let arm = 0.055
        let strokes: [Stroke] = [
            .move(x: at.x - arm, y: at.y - arm), .line(x: at.x + arm, y: at.y + arm),
            .move(x: at.x + arm, y: at.y - arm), .line(x: at.x - arm, y: at.y + arm),
        ]
        return [
            .area(disc(at, 0.165), .mark), .area(disc(at, 0.135), .markCase),
            .line(.trace(strokes), .mark, width: 0.045),
        ]
    }

    /// A numbered disc on a landing of a half-made capture, or with `hint` on one of the advice.
    static func waypoint(_ at: Spot, _ number: Int, hint: Bool, turned: Bool) -> [Shape] {
        [
            .area(disc(at, 0.165), hint ? .hintCase : .markCase), .area(disc(at, 0.135), hint ? .hint : .mark),
            .label(
                at.x, at.y + (turned ? -0.07 : 0.07), 0.195, 700, String(number), hint ? .hintText : .markCase,
                turned: turned),
        ]
    }

    /// One line from the origin through all landings, one head at the end; `scale` makes it thinner for what comes
    /// after the move advised.
    static func arrow(_ spots: [Spot], scale: Double = 1) -> [Shape] {
        let (last, before) = (spots[spots.count - 1], spots[spots.count - 2])
        let (start, end) = (spots[0].towards(spots[1], 0.42), last.towards(before, 0.08))
        let length = hypot(last.x - before.x, last.y - before.y)
        let (ux, uy) = ((last.x - before.x) / length, (last.y - before.y) / length)
        let (bx, by) = (end.x - ux * 0.25 * scale, end.y - uy * 0.25 * scale)
        let (half, notch) = (0.155 * scale, 0.05 * scale)
        let head = Outline.trace([
            .move(x: end.x, y: end.y), .line(x: bx - uy * half, y: by + ux * half),
            .line(x: bx + ux * notch, y: by + uy * notch), .line(x: bx + uy * half, y: by - ux * half), .close,
        ])
        let neck = Spot(x: bx + ux * 0.06 * scale, y: by + uy * 0.06 * scale)
        let shaft = way([start] + spots[1..<(spots.count - 1)] + [neck])
        return [
            .line(shaft, .hintCase, width: 0.135 * scale), .area(head, .hintCase),
            .line(head, .hintCase, width: 0.075 * scale), .line(shaft, .hint, width: 0.075 * scale),
            .area(head, .hint), .line(head, .hint, width: 0.02 * scale),
        ]
    }

    /// A later move of the advice: a thinner arrow with its number where the line leaves the first square.
    static func later(_ spots: [Spot], _ number: Int, turned: Bool) -> [Shape] {
        arrow(spots, scale: 0.6) + waypoint(spots[0].towards(spots[1], 0.7071), number, hint: true, turned: turned)
    }

    /// Where the keys are.
    static func cursor(_ at: Spot) -> [Shape] {
        dual(.box(x: at.x, y: at.y, halfWidth: 0.46, halfHeight: 0.46, radius: 0.08), 0.035, 0.075)
    }

    /// Along the bands of the owner above the first prisoner.
    static func guards(_ height: Int, _ owned: Int) -> [Shape] {
        let thickness = BoardGeometry.thickness(height)
        let top = Double(-height) * thickness / 2
        let line: [Stroke] = [.move(x: -0.45, y: top), .line(x: -0.45, y: top + Double(owned) * thickness)]
        return dual(.trace(line), 0.04, 0.08)
    }

    private static func dual(_ outline: Outline, _ core: Double, _ casing: Double) -> [Shape] {
        [.line(outline, .markCase, width: casing), .line(outline, .mark, width: core)]
    }

    private static func way(_ spots: [Spot]) -> Outline {
        .trace(spots.enumerated().map { $0 == 0 ? .move(x: $1.x, y: $1.y) : .line(x: $1.x, y: $1.y) })
    }

    private static func disc(_ at: Spot, _ radius: Double) -> Outline {
        .oval(x: at.x, y: at.y, radiusX: radius, radiusY: radius)
    }
}
