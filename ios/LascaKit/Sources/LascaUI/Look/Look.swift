// The colours of a window in SwiftUI's terms, and the few parts that every screen shares.
// Knows the theme; must not know a game.
import Foundation
import LascaKit
import SwiftUI

/// The theme as it is handed down.
struct Look: Equatable {
    let theme: Theme
    /// Shapes and words must do without colour alone.
    var plain = false

    func color(_ number: UInt32, _ opacity: Double = 1) -> Color { Color(number, opacity: opacity) }
    var ground: Color { Color(theme.paper.ground) }
    var surface: Color { Color(theme.paper.surface) }
    var sunken: Color { Color(theme.paper.sunken) }
    var line: Color { Color(theme.paper.line) }
    var lineStrong: Color { Color(theme.paper.lineStrong) }
    var text: Color { Color(theme.paper.text) }
    var text2: Color { Color(theme.paper.text2) }
    var inverse: Color { Color(theme.paper.inverse) }
    var inverseGround: Color { Color(theme.paper.inverseGround) }
    var accent: Color { Color(theme.paper.accent) }
    var error: Color { Color(theme.paper.error) }
    var switchOn: Color { Color(theme.switchOn) }
    var brass: Color { Color(theme.paper.brass) }
}

extension Color {
    /// A colour 0xRRGGBB.
    init(_ number: UInt32, opacity: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double((number >> shift) & 0xFF) / 255 }
        self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
}

private struct LookKey: EnvironmentKey {
    static let defaultValue = Look(theme: .of(.wood, dark: false))
}

private struct PhrasesKey: EnvironmentKey {
    static let defaultValue: any Phrases = BundlePhrases()
}

private struct IsWideKey: EnvironmentKey {
    static let defaultValue = false
}

private struct LeadsColumnsKey: EnvironmentKey {
    static let defaultValue = true
}

private struct KeepsLineKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a finger leads columns over the board; not where it scrolls the page that the board lies on.
    var leadsColumns: Bool {
        get { self[LeadsColumnsKey.self] }
        set { self[LeadsColumnsKey.self] = newValue }
    }
    /// Whether Home stands beside what is shown.
    var isWide: Bool {
        get { self[IsWideKey.self] }
        set { self[IsWideKey.self] = newValue }
    }
    /// Whether the words of a choice stand in a row, where each keeps one line.
    var keepsLine: Bool {
        get { self[KeepsLineKey.self] }
        set { self[KeepsLineKey.self] = newValue }
    }
    var look: Look {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    var phrases: any Phrases {
        get { self[PhrasesKey.self] }
        set { self[PhrasesKey.self] = newValue }
    }
}

/// Chooses the theme by the settings and by what the system asks for, and hands it down.
struct Themed<Content: View>: View {
    let settings: LascaKit.Settings
    let content: Content
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate

    init(_ settings: LascaKit.Settings, @ViewBuilder content: () -> Content) {
        (self.settings, self.content) = (settings, content())
    }

    var body: some View {
        let board = contrast == .increased ? .highContrast : settings.board
        let look = Look(theme: .of(board, dark: isDark), plain: differentiate || board == .highContrast)
        content
            .environment(\.look, look)
            .environment(\.colorScheme, look.theme.dark ? .dark : .light)
            .preferredColorScheme(preferred(board))
            .foregroundStyle(look.text)
            .tint(look.inverseGround)
    }

    /// What the window is to be, nil for what the system is. Never asked of the window's own scheme, which follows the
    /// answer: the two would take turns for ever.
    private func preferred(_ board: BoardTheme) -> ColorScheme? {
        let (day, night) = (Theme.of(board, dark: false).dark, Theme.of(board, dark: true).dark)
        if day == night { return day ? .dark : .light }
        return switch settings.brightness {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }

    private var isDark: Bool {
        switch settings.brightness {
        case .system: scheme == .dark
        case .light: false
        case .dark: true
        }
    }
}

extension View {
    /// The bar of a screen in the colours of the window, whatever the system's own scheme is.
    func bar(_ look: Look) -> some View {
        toolbarBackground(look.ground, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(look.theme.dark ? .dark : .light, for: .navigationBar)
    }
}

/// A button over the whole width: ebony on paper, or outlined.
struct WideButton: View {
    private let key, words: String?
    private let symbol: String?
    private let main: Bool
    private let action: @MainActor () -> Void
    @Environment(\.look) private var look
    @Environment(\.phrases) private var phrases
    @Environment(\.dynamicTypeSize) private var typeSize

    init(_ key: String, symbol: String? = nil, main: Bool = false, action: @escaping @MainActor () -> Void) {
        (self.key, words, self.symbol, self.main, self.action) = (key, nil, symbol, main, action)
    }

    init(verbatim words: String, main: Bool = false, action: @escaping @MainActor () -> Void) {
        (key, self.words, symbol, self.main, self.action) = (nil, words, nil, main, action)
    }

    var body: some View {
        Button(action: action) {
            HStack(spacing: 10) {
                // In large type the words need the room.
                if let symbol, !typeSize.isAccessibilitySize { Image(systemName: symbol).accessibilityHidden(true) }
                Text(verbatim: label).fontWeight(.medium).multilineTextAlignment(.center)
            }
            .holds(label, over: 1)
            .narrower(32)
            .frame(maxWidth: .infinity, minHeight: 56)
            .padding(.horizontal, 16)
            .foregroundStyle(main ? look.inverse : look.text)
            .background(main ? look.inverseGround : look.ground, in: RoundedRectangle(cornerRadius: 18))
            .overlay {
                RoundedRectangle(cornerRadius: 18).strokeBorder(
                    main ? look.inverseGround : look.lineStrong, lineWidth: 1.5)
            }
            .contentShape(RoundedRectangle(cornerRadius: 18))
        }
        .buttonStyle(.plain)
        .hoverEffect()
    }

    private var label: String { key.map { phrases.phrase($0) } ?? words ?? "" }
}

/// A card with a hairline.
struct Card<Content: View>: View {
    let content: Content
    @Environment(\.look) private var look

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        content
            .narrower(32)
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(look.surface, in: RoundedRectangle(cornerRadius: 20))
            .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(look.line) }
    }
}

/// The head of a section.
struct SectionHead: View {
    let key: String
    @Environment(\.look) private var look

    init(_ key: String) { self.key = key }

    var body: some View {
        Text(LocalizedStringKey(key))
            .font(.footnote.weight(.medium))
            .foregroundStyle(look.text2)
            .holds(keys: key, over: -4)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
    }
}

/// One of several choices; the chosen one has an ink outline.
struct ChoiceButton<Content: View>: View {
    let chosen: Bool
    let action: @MainActor () -> Void
    let content: Content
    @Environment(\.look) private var look
    @Environment(\.keepsLine) private var keepsLine

    init(chosen: Bool, action: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
        (self.chosen, self.action, self.content) = (chosen, action, content())
    }

    var body: some View {
        Button(action: action) {
            content
                .narrower(16)
                .fixedSize(horizontal: keepsLine, vertical: false)
                .frame(maxWidth: .infinity, minHeight: 48)
                .padding(.horizontal, 8)
                .background(chosen ? look.surface : look.ground, in: RoundedRectangle(cornerRadius: 12))
                .overlay {
                    RoundedRectangle(cornerRadius: 12)
                        .strokeBorder(chosen ? look.text : look.line, lineWidth: chosen ? 3 : 1.5)
                }
                .overlay(alignment: .topTrailing) { if chosen && look.plain { mark } }
                .contentShape(RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        .hoverEffect()
        .accessibilityAddTraits(chosen ? .isSelected : [])
    }
}

/// Choices beside each other, in smaller letters if need be; one below the other where words would be cut all the same.
struct ChoiceRow<Choices: View>: View {
    let choices: Choices

    init(@ViewBuilder choices: () -> Choices) { self.choices = choices() }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            row
            row.font(.subheadline)
            row.font(.footnote)
            VStack(spacing: 8) { choices }
        }
    }

    private var row: some View { HStack(spacing: 8) { choices }.environment(\.keepsLine, true) }
}

extension ChoiceButton {
    /// A chosen one is told by a shape as well where colours alone must not tell it.
    fileprivate var mark: some View {
        // On the corner, where no word stands.
        Image(systemName: "checkmark.circle.fill").font(.footnote).background(look.surface, in: Circle())
            .offset(x: 5, y: -5)
            .accessibilityHidden(true)
    }
}

/// Nothing here yet: one quiet drawing, one sentence, one button.
struct EmptyState<Action: View>: View {
    let text: String
    let action: Action
    @Environment(\.look) private var look

    init(_ text: String, @ViewBuilder action: () -> Action) { (self.text, self.action) = (text, action()) }

    var body: some View {
        VStack(spacing: 20) {
            RoundedRectangle(cornerRadius: 8).fill(Color(look.theme.board.tile)).frame(width: 112, height: 112)
                .accessibilityHidden(true)
            Text(text).font(.system(.title3, design: .serif)).multilineTextAlignment(.center).holds(text, over: 4)
            action
        }
        .narrower(16)
        .padding(24)
        .frame(maxWidth: 420)
    }
}
