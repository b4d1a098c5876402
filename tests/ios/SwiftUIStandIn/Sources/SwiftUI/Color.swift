// Stands for SwiftUI's colours and fonts.
import Foundation

/// developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {
    func _color(_ environment: EnvironmentValues) -> Color
}

/// developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, displayP3 }
    let (red, green, blue, alpha): (Double, Double, Double, Double)
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        (self.red, self.green, self.blue, alpha) = (red, green, blue, opacity)
    }
    /// A colour of the asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(red: 0.5, green: 0.5, blue: 0.5) }
    public static func == (one: Color, other: Color) -> Bool { one._css == other._css }
    public func hash(into hasher: inout Hasher) { hasher.combine(_css) }
    public func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
    }
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 1, green: 1, blue: 1)
    public static let accentColor = Color(red: 0, green: 0.48, blue: 1)
    public static let primary = Color(red: 0.1, green: 0.1, blue: 0.1)
    public static let secondary = Color(red: 0.45, green: 0.45, blue: 0.45)
    public var _css: String {
        let parts = [red, green, blue].map { String(Int($0 * 255 + 0.5)) }.joined(separator: ",")
        return alpha >= 1 ? "rgb(\(parts))" : "rgba(\(parts),\(_n(alpha)))"
    }
}

extension Color: ShapeStyle {
    public func _color(_ environment: EnvironmentValues) -> Color { self }
}

extension Color: View, _Primitive {
    public typealias Body = Never
    public func _node(_ context: _Context) -> _Node { _Node(.fill(self)) }
}

/// developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {
    let opacity: Double
    public func _color(_ environment: EnvironmentValues) -> Color { environment._text.opacity(opacity) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(opacity: 1) }
    public static var secondary: HierarchicalShapeStyle { .init(opacity: 0.65) }
}

extension ShapeStyle where Self == Color {
    public static var clear: Color { .init(red: 0, green: 0, blue: 0, opacity: 0) }
}

/// developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable { case light, regular, medium, semibold, bold }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    var size: CGFloat
    var weight = Weight.regular
    var design = Design.default
    var scales = true
    public static let largeTitle = Font(size: 34), title = Font(size: 28), title2 = Font(size: 22)
    public static let title3 = Font(size: 20), headline = Font(size: 17, weight: .semibold), body = Font(size: 17)
    public static let callout = Font(size: 16), subheadline = Font(size: 15), footnote = Font(size: 13)
    public static let caption = Font(size: 12), caption2 = Font(size: 11)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default, scales: false)
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = of(style)
        if let design { font.design = design }
        if let weight { font.weight = weight }
        return font
    }
    static func of(_ style: TextStyle) -> Font {
        switch style {
        case .largeTitle: largeTitle
        case .title: title
        case .title2: title2
        case .title3: title3
        case .headline: headline
        case .subheadline: subheadline
        case .body: body
        case .callout: callout
        case .footnote: footnote
        case .caption: caption
        case .caption2: caption2
        }
    }
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func monospacedDigit() -> Font { self }
    func changed(_ change: (inout Font) -> Void) -> Font {
        var out = self
        change(&out)
        return out
    }
    func points(_ environment: EnvironmentValues) -> CGFloat {
        scales ? size * environment.dynamicTypeSize._factor : size
    }
}

/// A number with at most two decimals. By hand, as a picture has ten thousand of them.
func _n(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths == 0 { return "0" }
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
