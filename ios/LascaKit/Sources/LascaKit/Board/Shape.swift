// The words in which a board is drawn: areas, lines and labels of an ink. Lengths in s; x to the right, y down.
// Knows nothing of a canvas. The Android app has the same words; `text` is what the golden lists of both compare.
import Foundation

/// One step of an outline.
public enum Stroke: Equatable, Sendable {
    /// Starts a new part.
    case move(x: Double, y: Double)
    /// A straight line.
    case line(x: Double, y: Double)
    /// A quadratic curve with one control point.
    case bend(controlX: Double, controlY: Double, x: Double, y: Double)
    /// Part of an ellipse's edge, joined to what is before it; degrees, 0 to the right, growing clockwise.
    case arc(Arc)
    /// Back to the start of the part.
    case close

    /// See `arc`.
    public struct Arc: Equatable, Sendable {
        public let x, y, radiusX, radiusY, start, sweep: Double

        public init(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ start: Double, _ sweep: Double) {
            (self.x, self.y, self.radiusX, self.radiusY) = (x, y, radiusX, radiusY)
            (self.start, self.sweep) = (start, sweep)
        }
    }
}

/// The form of an area or line.
public enum Outline: Equatable, Sendable {
    /// A whole ellipse around a middle.
    case oval(x: Double, y: Double, radiusX: Double, radiusY: Double)
    /// A rectangle with round corners around a middle.
    case box(x: Double, y: Double, halfWidth: Double, halfHeight: Double, radius: Double)
    /// Anything else.
    case trace([Stroke])
}

/// A text centred on x, standing on the baseline; weight 500, 600 or 700; upside down if turned.
public struct BoardLabel: Equatable, Sendable {
    public let x, baseline, size: Double
    public let weight: Int
    public let text: String
    public let ink: Ink
    public let turned: Bool
}

/// One thing to paint.
public enum Shape: Equatable, Sendable {
    /// A filled form; alpha from 0 to 1.
    case area(Outline, Ink, alpha: Double = 1)
    /// A stroked form with round ends and joins.
    case line(Outline, Ink, width: Double, alpha: Double = 1)
    /// A text.
    case label(BoardLabel)

    static func label(
        _ x: Double, _ baseline: Double, _ size: Double, _ weight: Int, _ text: String, _ ink: Ink, turned: Bool = false
    ) -> Shape {
        .label(BoardLabel(x: x, baseline: baseline, size: size, weight: weight, text: text, ink: ink, turned: turned))
    }

    /// The shape on one line, numbers with three decimals: the form of the golden lists.
    public var text: String {
        switch self {
        case .area(let outline, let ink, let alpha): "area \(ink.rawValue)\(opacity(alpha)) \(outline.text)"
        case .line(let outline, let ink, let width, let alpha):
            "line \(ink.rawValue) \(number(width))\(opacity(alpha)) \(outline.text)"
        case .label(let label):
            "label \(label.ink.rawValue) \(numbers(label.x, label.baseline, label.size)) \(label.weight) \(label.text)"
                + (label.turned ? " turned" : "")
        }
    }
}

extension Outline {
    var text: String {
        switch self {
        case .oval(let x, let y, let radiusX, let radiusY): "oval \(numbers(x, y, radiusX, radiusY))"
        case .box(let x, let y, let halfWidth, let halfHeight, let radius):
            "box \(numbers(x, y, halfWidth, halfHeight, radius))"
        case .trace(let strokes): strokes.map(\.text).joined(separator: " ")
        }
    }
}

extension Stroke {
    var text: String {
        switch self {
        case .move(let x, let y): "M \(numbers(x, y))"
        case .line(let x, let y): "L \(numbers(x, y))"
        case .bend(let controlX, let controlY, let x, let y): "Q \(numbers(controlX, controlY, x, y))"
        case .arc(let arc): "A \(numbers(arc.x, arc.y, arc.radiusX, arc.radiusY, arc.start, arc.sweep))"
        case .close: "Z"
        }
    }
}

private func opacity(_ alpha: Double) -> String { alpha == 1 ? "" : " @\(number(alpha))" }

private func numbers(_ values: Double...) -> String { values.map(number).joined(separator: " ") }

// Halves would round differently on the two platforms: a billionth more in size makes both round away from zero.
private func number(_ value: Double) -> String {
    var text = Substring(String(format: "%.3f", value * (1 + 1e-9)))
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : String(text)
}
