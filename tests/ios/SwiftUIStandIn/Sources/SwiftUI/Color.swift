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
    /// One of the system's styles grows with the type, a bare size does not.
    var style: TextStyle?
    private init(_ style: TextStyle, weight: Weight = .regular) {
        (size, self.weight, self.style) = (style.sizes[3], weight, style)
    }
    private init(size: CGFloat, weight: Weight, design: Design) {
        (self.size, self.weight, self.design) = (size, weight, design)
    }
    public static let largeTitle = Font(.largeTitle), title = Font(.title), title2 = Font(.title2)
    public static let title3 = Font(.title3), headline = Font(.headline, weight: .semibold), body = Font(.body)
    public static let callout = Font(.callout), subheadline = Font(.subheadline), footnote = Font(.footnote)
    public static let caption = Font(.caption), caption2 = Font(.caption2)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
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
        style.map { $0.sizes[environment.dynamicTypeSize._step] } ?? size
    }
}

extension Font.TextStyle {
    /// Points at each size of type, from Apple's Human Interface Guidelines, Typography: from xSmall to accessibility5.
    var sizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
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
