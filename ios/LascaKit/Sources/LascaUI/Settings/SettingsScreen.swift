// All settings, in the groups of the Android app. Each row writes at once; nothing has to be confirmed.
// Knows the settings and their words; must not know what a screen does with them.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// The settings.
struct SettingsScreen: View {
    let model: AppModel
    @Environment(\.look) private var look
    @Environment(\.openURL) private var openURL

    var body: some View {
        @Bindable var store = model.settings
        Form {
            Section("settings_look") { looks($store.settings) }
            Section("settings_touch") { touch($store.settings) }
            Section("settings_feel") { feel($store.settings) }
            Section("settings_speech") { speech($store.settings) }
            Section("settings_about") { about }
        }
        // The rows of a form have margins of their own.
        .narrower(40)
        .scrollContentBackground(.hidden)
        .background(look.ground)
        .navigationTitle("settings_title")
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
        .onChange(of: model.settings.settings.input) {
            model.host.handle(.setInput(input: model.settings.settings.input))
        }
    }

    @ViewBuilder private func looks(_ settings: Binding<LascaKit.Settings>) -> some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) { boards(settings, BoardTheme.allCases) }
            VStack(spacing: 8) {
                HStack(spacing: 8) { boards(settings, [.wood, .slate]) }
                HStack(spacing: 8) { boards(settings, [.felt, .highContrast]) }
            }
            VStack(spacing: 8) { boards(settings, BoardTheme.allCases) }
        }
        Picker("settings_brightness", selection: settings.brightness) {
            Text("settings_system").tag(Brightness.system)
            Text("settings_light").tag(Brightness.light)
            Text("settings_dark").tag(Brightness.dark)
        }
        .holds(keys: "settings_brightness", "settings_system", "settings_light", "settings_dark")
        SwitchRow("settings_coordinates", isOn: settings.coordinates)
        Picker("settings_badge", selection: settings.badgeFrom) {
            ForEach(LascaKit.Settings.badgeChoices, id: \.self) { from in
                let words =
                    from == 0
                    ? model.phrases.phrase("settings_badge_never")
                    : model.phrases.phrase("settings_badge_from", Word(from))
                Text(verbatim: words).tag(from)
            }
        }
        .holds(keys: "settings_badge", "settings_badge_never")
        SwitchRow("settings_landings", isOn: settings.showLandings)
        SwitchRow("settings_guards", text: "settings_guards_text", isOn: settings.guards)
        Picker("settings_motion", selection: settings.motion) {
            Text("settings_motion_normal").tag(Motion.normal)
            Text("settings_motion_fast").tag(Motion.fast)
            Text("settings_motion_off").tag(Motion.off)
        }
        .holds(keys: "settings_motion", "settings_motion_normal", "settings_motion_fast", "settings_motion_off")
    }

    @ViewBuilder private func boards(
        _ settings: Binding<LascaKit.Settings>, _ themes: [BoardTheme]
    ) -> some View {
        ForEach(themes, id: \.self) { board in
            ChoiceButton(chosen: settings.wrappedValue.board == board) {
                settings.wrappedValue.board = board
            } content: {
                VStack(spacing: 6) {
                    BoardSample(theme: .of(board, dark: look.theme.dark))
                    Text(LocalizedStringKey(Self.key(board))).font(.footnote).multilineTextAlignment(.center)
                        .holds(keys: Self.key(board), over: -4)
                }
                .padding(.vertical, 8)
            }
        }
    }

    private static func key(_ board: BoardTheme) -> String {
        switch board {
        case .wood: "settings_board_wood"
        case .slate: "settings_board_slate"
        case .felt: "settings_board_felt"
        case .highContrast: "settings_board_contrast"
        }
    }

    @ViewBuilder private func touch(_ settings: Binding<LascaKit.Settings>) -> some View {
        SwitchRow("settings_drag", isOn: settings.drag)
        SwitchRow("settings_complete", text: "settings_complete_text", isOn: settings.autoComplete)
        SwitchRow("settings_final", text: "settings_final_text", isOn: settings.finalSquare)
        SwitchRow("settings_quick", text: "settings_quick_text", isOn: settings.quickInput)
        SwitchRow("settings_one_tap", isOn: settings.oneTapForced)
        SwitchRow("settings_auto", isOn: settings.autoForced)
        SwitchRow("settings_confirm", isOn: settings.confirm)
        SwitchRow("settings_hint_steps", text: "settings_hint_steps_text", isOn: settings.hintSteps)
        Picker("settings_hand", selection: settings.hand) {
            Text("settings_hand_right").tag(Hand.right)
            Text("settings_hand_left").tag(Hand.left)
        }
        .holds(keys: "settings_hand", "settings_hand_right", "settings_hand_left")
        Picker("settings_clock_side", selection: settings.clockSide) {
            Text("settings_clock_side_right").tag(ClockSide.right)
            Text("settings_clock_side_left").tag(ClockSide.left)
        }
        .holds(keys: "settings_clock_side", "settings_clock_side_right", "settings_clock_side_left")
    }

    @ViewBuilder private func feel(_ settings: Binding<LascaKit.Settings>) -> some View {
        SwitchRow("settings_sound", isOn: settings.sound)
        SwitchRow("settings_haptics", isOn: settings.haptics)
        Picker("settings_pace", selection: settings.pace) {
            Text("settings_pace_instant").tag(Pace.instant)
            Text("settings_pace_natural").tag(Pace.natural)
            Text("settings_pace_slow").tag(Pace.slow)
        }
        .holds(keys: "settings_pace", "settings_pace_instant", "settings_pace_natural", "settings_pace_slow")
    }

    @ViewBuilder private func speech(_ settings: Binding<LascaKit.Settings>) -> some View {
        Picker("settings_verbosity", selection: settings.verbosity) {
            Text("settings_verbosity_full").tag(Verbosity.full)
            Text("settings_verbosity_short").tag(Verbosity.short)
        }
        .holds(keys: "settings_verbosity", "settings_verbosity_full", "settings_verbosity_short")
        Picker("settings_spelling", selection: settings.spelling) {
            Text("settings_spelling_letters").tag(Spelling.letters)
            Text("settings_spelling_words").tag(Spelling.words)
        }
        .holds(keys: "settings_spelling", "settings_spelling_letters", "settings_spelling_words")
        SwitchRow("settings_clock_warnings", isOn: settings.clockWarnings)
    }

    @ViewBuilder private var about: some View {
        // The language of one app is the system's to set on iPhone and iPad.
        Button("settings_language") { if let url = URL(string: "app-settings:") { openURL(url) } }
            .holds(keys: "settings_language")
        Button("about_privacy_title") { model.go(.page(.privacy)) }.holds(keys: "about_privacy_title")
        Button("about_licences_title") { model.go(.page(.licences)) }.holds(keys: "about_licences_title")
        ViewThatFits(in: .horizontal) {
            HStack {
                Text("settings_version")
                Spacer(minLength: 8)
                version
            }
            VStack(alignment: .leading) {
                Text("settings_version").holds(keys: "settings_version")
                version
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var version: some View { Text(verbatim: coreVersion()).foregroundStyle(look.text2) }
}

/// Four squares of a board with a piece of each side.
struct BoardSample: View {
    let theme: Theme

    var body: some View {
        Canvas { context, size in
            let unit = size.width / 2
            let painter = Painter(theme: theme, unit: unit)
            context.fill(
                Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8),
                with: .color(Color(theme.board.panel)))
            for (x, y, side) in [(0.5, 0.5, Side.white), (1.5, 1.5, Side.black)] {
                let at = CGPoint(x: x * unit, y: y * unit)
                let tile = LascaKit.Shape.area(
                    .box(x: 0, y: 0, halfWidth: 0.485, halfHeight: 0.485, radius: 0.07), .tile)
                painter.paint([tile], at: at, in: context)
                painter.paint(LoneColumn.shapes([Piece(side: side, role: .soldier)], unit: unit), at: at, in: context)
            }
        }
        .frame(width: 64, height: 64)
        .accessibilityHidden(true)
    }
}
