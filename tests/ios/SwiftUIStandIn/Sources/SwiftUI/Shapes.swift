// Stands for SwiftUI's geometry and shapes: edges, alignments, paths.
import Foundation

public enum Axis: Hashable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}

public enum Edge: Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
    }
}

public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
public enum VerticalEdge: Hashable, Sendable { case top, bottom }

public struct EdgeInsets: Equatable, Sendable {
    public var (top, leading, bottom, trailing): (CGFloat, CGFloat, CGFloat, CGFloat)
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public static func == (one: EdgeInsets, other: EdgeInsets) -> Bool {
        one.top == other.top && one.leading == other.leading && one.bottom == other.bottom
            && one.trailing == other.trailing
    }
}

public struct HorizontalAlignment: Hashable, Sendable {
    let at: CGFloat
    public static let leading = Self(at: 0), center = Self(at: 0.5), trailing = Self(at: 1)
}

public struct VerticalAlignment: Hashable, Sendable {
    let at: CGFloat
    public static let top = Self(at: 0), center = Self(at: 0.5), bottom = Self(at: 1)
    public static let firstTextBaseline = Self(at: 0.5)
}

public struct Alignment: Hashable, Sendable {
    let (x, y): (CGFloat, CGFloat)
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (x, y) = (horizontal.at, vertical.at)
    }
    public static func == (one: Alignment, other: Alignment) -> Bool { one.x == other.x && one.y == other.y }
    public func hash(into hasher: inout Hasher) { hasher.combine(x + 2 * y) }
    public static let center = Self(horizontal: .center, vertical: .center)
    public static let leading = Self(horizontal: .leading, vertical: .center)
    public static let trailing = Self(horizontal: .trailing, vertical: .center)
    public static let top = Self(horizontal: .center, vertical: .top)
    public static let bottom = Self(horizontal: .center, vertical: .bottom)
    public static let topLeading = Self(horizontal: .leading, vertical: .top)
    public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let zero = Self(x: 0, y: 0), center = Self(x: 0.5, y: 0.5), leading = Self(x: 0, y: 0.5)
    public static let trailing = Self(x: 1, y: 0.5), top = Self(x: 0.5, y: 0), bottom = Self(x: 0.5, y: 1)
}

public struct Angle: Hashable, Sendable {
    public var degrees: Double
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static let zero = Angle(degrees: 0)
}

/// developer.apple.com/documentation/swiftui/path
public struct Path: Equatable, Sendable {
    public private(set) var _d = ""
    public init() {}
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let (x, y) = (min(cornerRadius, rect.width / 2), min(cornerRadius, rect.height / 2))
        _d = "M\(_n(rect.minX + x)) \(_n(rect.minY))H\(_n(rect.maxX - x))a\(_n(x)) \(_n(y)) 0 0 1 \(_n(x)) \(_n(y))"
        _d += "V\(_n(rect.maxY - y))a\(_n(x)) \(_n(y)) 0 0 1 \(_n(-x)) \(_n(y))H\(_n(rect.minX + x))"
        _d +=
            "a\(_n(x)) \(_n(y)) 0 0 1 \(_n(-x)) \(_n(-y))V\(_n(rect.minY + y))a\(_n(x)) \(_n(y)) 0 0 1 \(_n(x)) \(_n(-y))Z"
    }
    public mutating func move(to end: CGPoint) { _d += "M\(_n(end.x)) \(_n(end.y))" }
    public mutating func addLine(to end: CGPoint) { _d += "L\(_n(end.x)) \(_n(end.y))" }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        _d += "Q\(_n(control.x)) \(_n(control.y)) \(_n(end.x)) \(_n(end.y))"
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        _d += "C\(_n(control1.x)) \(_n(control1.y)) \(_n(control2.x)) \(_n(control2.y)) \(_n(end.x)) \(_n(end.y))"
    }
    public mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public mutating func addEllipse(in rect: CGRect) {
        let (x, y) = (_n(rect.width / 2), _n(rect.height / 2))
        _d +=
            "M\(_n(rect.minX)) \(_n(rect.midY))a\(x) \(y) 0 1 0 \(_n(rect.width)) 0a\(x) \(y) 0 1 0 \(_n(-rect.width)) 0Z"
    }
    public mutating func addRect(_ rect: CGRect) {
        _d += "M\(_n(rect.minX)) \(_n(rect.minY))H\(_n(rect.maxX))V\(_n(rect.maxY))H\(_n(rect.minX))Z"
    }
    public mutating func closeSubpath() { _d += "Z" }
}

/// developer.apple.com/documentation/swiftui/shape
public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

public protocol InsettableShape: Shape {}

public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path { $0.addRect(rect) } }
}
public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
public struct Capsule: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
public struct RoundedRectangle: InsettableShape {
    let radius: CGFloat
    nonisolated public init(cornerRadius: CGFloat) { radius = cornerRadius }
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}
/// developer.apple.com/documentation/swiftui/unevenroundedrectangle (iOS 16)
public struct UnevenRoundedRectangle: InsettableShape {
    let radius: CGFloat
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0
    ) {
        radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
    }
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }

public struct _ShapeView: View, _Primitive {
    public typealias Body = Never
    let path: @Sendable (CGRect) -> Path
    let color: @Sendable (EnvironmentValues) -> Color
    let stroke: CGFloat?
    public func _node(_ context: _Context) -> _Node {
        let (color, path, width) = (color(context.environment), path, stroke)
        return _Node(
            .drawing { size in
                let inset = (width ?? 0) / 2
                let d = path(CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))._d
                let css = color._css
                return width.map { "<path d=\"\(d)\" fill=\"none\" stroke=\"\(css)\" stroke-width=\"\(_n($0))\"/>" }
                    ?? "<path d=\"\(d)\" fill=\"\(css)\"/>"
            })
    }
}

extension Shape where Body == _ShapeView {
    @MainActor public var body: _ShapeView {
        let shape = self
        return _ShapeView(path: { shape.path(in: $0) }, color: { $0._text }, stroke: nil)
    }
}

extension Shape {
    nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
        let shape = self
        return _ShapeView(path: { shape.path(in: $0) }, color: { content._color($0) }, stroke: nil)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        let shape = self
        return _ShapeView(path: { shape.path(in: $0) }, color: { content._color($0) }, stroke: lineWidth)
    }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth)
    }
}
