// Stands for SwiftUI's environment: what a device, a person's settings and the views around say.
import Foundation

public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// developer.apple.com/documentation/swiftui/dynamictypesize (iOS 15)
public enum DynamicTypeSize: Comparable, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    /// Its place among all sizes.
    var _step: Int { Self.allCases.firstIndex(of: self) ?? 3 }
    /// How much larger than usual body text is at this size.
    var _factor: CGFloat { Font.TextStyle.body.sizes[_step] / 17 }
}

/// developer.apple.com/documentation/swiftui/dismissaction (iOS 15)
@MainActor public struct DismissAction {
    var close: @MainActor () -> Void = {}
    nonisolated init() {}
    init(_ close: @escaping @MainActor () -> Void) { self.close = close }
    public func callAsFunction() { close() }
}

/// developer.apple.com/documentation/swiftui/openurlaction (iOS 14)
@MainActor public struct OpenURLAction {
    nonisolated init() {}
    public func callAsFunction(_ url: URL) { _opened.append(url) }
    /// The addresses that were opened, for tests.
    public nonisolated(unsafe) static var log: [URL] = []
    private var _opened: [URL] {
        get { OpenURLAction.log }
        nonmutating set { OpenURLAction.log = newValue }
    }
}

/// developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: @unchecked Sendable {
    public var colorScheme = ColorScheme.light
    public var colorSchemeContrast: ColorSchemeContrast { _contrast }
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var locale = Locale(identifier: "en")
    public var scenePhase = ScenePhase.active
    public var isEnabled = true
    public var isSearching: Bool { false }
    public var accessibilityReduceMotion: Bool { _reduceMotion }
    public var accessibilityDifferentiateWithoutColor: Bool { _differentiate }
    public var accessibilityVoiceOverEnabled: Bool { _voiceOver }
    public var dismiss: DismissAction { _dismiss }
    public var openURL = OpenURLAction()
    public var displayScale: CGFloat = 3

    // Read-only in SwiftUI; tests set them.
    public var _contrast = ColorSchemeContrast.standard
    public var _reduceMotion = false
    public var _differentiate = false
    public var _voiceOver = false
    /// What a person would read for a key of the String Catalog.
    public var _strings: @Sendable (_ key: String, _ arguments: [any CVarArg]) -> String = { key, _ in key }
    var _dismiss = DismissAction()
    var _ink: Color?
    var _font: Font?
    var _plainButtons = false
    var _alignment = TextAlignment.leading
    var _lineLimit: Int?
    var _fieldLines: Int?
    var _shrinks: CGFloat = 1
    var _iconOnly = false
    var _bar: _Bar?
    var _sideToggle: (@MainActor () -> Void)?
    var _destinations: _Destinations?
    var _pickerStyle = "menu"
    /// Beneath what was pushed: it keeps its state, but is not seen.
    var _covered = false
    /// How many sheets one stands on.
    var _depth = 0
    /// Within a form or a list.
    var _inRows = false
    var _values: [ObjectIdentifier: Any] = [:]
    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { _values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { _values[ObjectIdentifier(key)] = newValue }
    }
    var _text: Color { _ink ?? (colorScheme == .dark ? .white : .black) }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        let (path, value) = (_Unchecked(keyPath), _Unchecked(value))
        return inside { $0[keyPath: path.value] = value.value }
    }
    /// It is the window's, so that what stands above this view sees it as well.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        living { _, context in if let colorScheme { context.host.preferred = colorScheme } }
    }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        inside { $0.dynamicTypeSize = size }
    }
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let range = _Unchecked(range)
        return inside { environment in
            guard !range.value.contains(environment.dynamicTypeSize) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.value.contains($0) }
            if let first = allowed.first, let last = allowed.last {
                environment.dynamicTypeSize = environment.dynamicTypeSize < first ? first : last
            }
        }
    }
}

/// The recorder runs on the main actor only; this says so to the compiler.
struct _Unchecked<T>: @unchecked Sendable {
    let value: T
    init(_ value: T) { self.value = value }
}
