// Stands for SwiftUI's Canvas: what is drawn into it becomes SVG.
import Foundation

public enum _Cap: String, Sendable { case butt, round }

/// developer.apple.com/documentation/swiftui/strokestyle. CGLineCap and CGLineJoin are CoreGraphics', which is not on
/// Linux; they stand here for it.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, dash: [CGFloat] = []
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
    }
}

public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
}

/// developer.apple.com/documentation/swiftui/graphicscontext
public struct GraphicsContext {
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case color(Color)
            case linear(Gradient, CGPoint, CGPoint)
        }
        let kind: Kind
        public static func color(_ color: Color) -> Shading { .init(kind: .color(color)) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            .init(kind: .linear(gradient, startPoint, endPoint))
        }
    }
    final class Log { var svg: [String] = [] }
    let log = Log()
    let environment: EnvironmentValues
    var transform = ""
    public var opacity: Double = 1

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform += "scale(\(_n(x)) \(_n(y)))" }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform += "translate(\(_n(x)) \(_n(y)))" }
    public mutating func rotate(by angle: Angle) { transform += "rotate(\(_n(angle.degrees)))" }

    private func add(_ element: String) {
        let open = transform.isEmpty ? "" : "<g transform=\"\(transform)\">"
        let faded = opacity < 1 ? "<g opacity=\"\(_n(opacity))\">\(element)</g>" : element
        log.svg.append(open + faded + (transform.isEmpty ? "" : "</g>"))
    }
    private func paint(_ shading: Shading) -> (paint: String, definition: String) {
        switch shading.kind {
        case .color(let color): return (color._css, "")
        case .linear(let gradient, let from, let to):
            let stops = gradient.stops.map { "<stop offset=\"\(_n($0.location))\" stop-color=\"\($0.color._css)\"/>" }
            let body = stops.joined()
            let id =
                "g\(_n(from.x))_\(_n(to.x))_\(UInt32(truncatingIfNeeded: body.utf8.reduce(5381) { $0 &* 33 &+ Int($1) }))"
            let place = "x1=\"\(_n(from.x))\" y1=\"\(_n(from.y))\" x2=\"\(_n(to.x))\" y2=\"\(_n(to.y))\""
            let open = "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(place)>"
            return ("url(#\(id))", "<defs>\(open)\(body)</linearGradient></defs>")
        }
    }
    public func fill(_ path: Path, with shading: Shading) {
        let (paint, definition) = paint(shading)
        add("\(definition)<path d=\"\(path._d)\" fill=\"\(paint)\"/>")
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let (paint, definition) = paint(shading)
        let dash = style.dash.isEmpty ? "" : " stroke-dasharray=\"\(style.dash.map { _n($0) }.joined(separator: " "))\""
        let round = style.lineCap == .round ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : ""
        let width = " stroke-width=\"\(String(format: "%.3f", style.lineWidth))\""
        add("\(definition)<path d=\"\(path._d)\" fill=\"none\" stroke=\"\(paint)\"\(width)\(dash)\(round)/>")
    }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        let style = text.style(environment)
        let at = anchor.x == 0 ? "start" : anchor.x == 1 ? "end" : "middle"
        add(_svgText(text._shown(environment), point, style, anchor: at))
    }
}

/// developer.apple.com/documentation/swiftui/canvas (iOS 15)
public struct Canvas {
    public typealias Body = Never
    let renderer: (inout GraphicsContext, CGSize) -> Void
    nonisolated public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }
}

extension Canvas: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let environment = context.environment
        return _Node(
            .drawing { size in
                var graphics = GraphicsContext(environment: environment)
                renderer(&graphics, size)
                return graphics.log.svg.joined(separator: "\n")
            })
    }
}
