// Stands for SwiftUI's texts and images.
import Foundation

/// developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
    let key: String
    var arguments: [any CVarArg] = []
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }
    public static func == (one: Self, other: Self) -> Bool { one.key == other.key }
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [any CVarArg] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { key += literal }
        public mutating func appendInterpolation(_ value: String) {
            key += "%@"
            arguments.append(_Argument.text(value))
        }
        public mutating func appendInterpolation(_ value: Int) {
            key += "%lld"
            arguments.append(value)
        }
    }
}

/// Strings are no `CVarArg` on Linux.
public enum _Argument {
    public static func text(_ text: String) -> any CVarArg { _Text(text: text) }
    public struct _Text: CVarArg {
        public let text: String
        public var _cVarArgEncoding: [Int] { [] }
    }
}

/// developer.apple.com/documentation/swiftui/text
public struct Text: Sendable {
    let key: LocalizedStringKey?
    let verbatim: String
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var color: (@Sendable (EnvironmentValues) -> Color)?
    public init(_ key: LocalizedStringKey) { (self.key, verbatim) = (key, "") }
    public init(verbatim content: String) { (key, verbatim) = (nil, content) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { (key, verbatim) = (nil, String(content)) }
    public func font(_ font: Font?) -> Text { changed { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }
    public func bold() -> Text { fontWeight(.bold) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed { $0.color = { style._color($0) } } }
    public func monospacedDigit() -> Text { self }
    func changed(_ change: (inout Text) -> Void) -> Text {
        var out = self
        change(&out)
        return out
    }
    /// What a person would read, given the catalogue of the app.
    func _shown(_ environment: EnvironmentValues) -> String {
        key.map { environment._strings($0.key, $0.arguments) } ?? verbatim
    }
    func style(_ environment: EnvironmentValues) -> _TextStyle {
        let font = font ?? environment._font ?? .body
        return _TextStyle(
            size: font.points(environment), weight: weight ?? font.weight, design: design ?? font.design,
            color: color?(environment) ?? environment._text, alignment: environment._alignment,
            limit: environment._lineLimit, shrinks: environment._shrinks)
    }
}

extension Text: View, _Primitive {
    public typealias Body = Never
    public func _node(_ context: _Context) -> _Node {
        let words = _shown(context.environment)
        let node = _Node(.text(words, style(context.environment)))
        node.label = words
        node.key = key?.key
        return node
    }
}

/// developer.apple.com/documentation/swiftui/image
public struct Image: Sendable {
    enum Source: Sendable { case symbol(String), asset(String) }
    let source: Source
    let decorative: Bool
    public init(systemName: String) { (source, decorative) = (.symbol(systemName), false) }
    public init(_ name: String, bundle: Bundle? = nil) { (source, decorative) = (.asset(name), false) }
    public init(decorative name: String, bundle: Bundle? = nil) { (source, decorative) = (.asset(name), true) }
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension Image: View, _Primitive {
    public typealias Body = Never
    public func _node(_ context: _Context) -> _Node {
        let style = Text(verbatim: "").style(context.environment)
        switch source {
        case .symbol(let name), .asset(let name): return _Node(.symbol(name, style))
        }
    }
}

/// developer.apple.com/documentation/swiftui/label (iOS 14)
public struct Label<Title: View, Icon: View> {
    public typealias Body = Never
    let (title, icon): (Title, Icon)
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(verbatim: String(title))
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label: View, _Primitive {
    public func _node(_ context: _Context) -> _Node {
        let icon = _record(icon, context.at("i"))
        let title = _record(title, context.at("t"))
        if context.environment._iconOnly {
            let node = _Node(.group, [icon])
            node.label = title.spoken
            return node
        }
        return _Node(.stack(horizontal: true, spacing: 8, at: 0.5), [icon, title])
    }
}

public protocol LabelStyle {}
public struct IconOnlyLabelStyle: LabelStyle { nonisolated public init() {} }
public struct TitleAndIconLabelStyle: LabelStyle { nonisolated public init() {} }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { .init() } }

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let only = style is IconOnlyLabelStyle
        return inside { $0._iconOnly = only }
    }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { unchanged }
    nonisolated public func font(_ font: Font?) -> some View { inside { $0._font = font } }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        inside { environment in weight.map { environment._font = (environment._font ?? .body).weight($0) } }
    }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        inside { environment in
            design.map { design in environment._font = (environment._font ?? .body).changed { $0.design = design } }
        }
    }
    nonisolated public func monospacedDigit() -> some View { unchanged }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        inside { $0._alignment = alignment }
    }
    nonisolated public func lineLimit(_ number: Int?) -> some View { inside { $0._lineLimit = number } }
    /// Here for fields alone, which scroll what is longer.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        inside { $0._fieldLines = limit.upperBound }
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { inside { $0._shrinks = factor } }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        inside { $0._ink = style._color($0) }
    }
    nonisolated public func textSelection(_ selectability: EnabledTextSelectability) -> some View { unchanged }
}

public struct EnabledTextSelectability: Sendable { public static let enabled = Self() }
