// The rules at a new game: three named sets, each with its difference on a board, and one's own mixture.
// The sets, their boards and what the board shows come from the core.
// Knows the draft and the core's choices; knows no rule.
import LascaCore
import LascaKit
import SwiftUI

/// The section "Rules".
struct RulesPart: View {
    @Binding var draft: Draft
    @Environment(\.look) private var look
    @Environment(\.phrases) private var phrases
    @Environment(\.dynamicTypeSize) private var typeSize

    init(draft: Binding<Draft>) { _draft = draft }

    var body: some View {
        VStack(spacing: 8) {
            SectionHead("new_game_rules")
            ChoiceRow {
                ForEach(RuleSet.allCases, id: \.self) { set in
                    let name = set == .own ? phrases.phrase("rules_own_short") : GameLines(phrases).rules(set)
                    ChoiceButton(chosen: draft.set == set) {
                        draft.set = set
                    } content: {
                        Text(verbatim: name).fontWeight(.medium).holds(name, over: 1)
                    }
                }
            }
            Card {
                if let demo = Library.demos.first(where: { $0.rules.set == draft.set }) {
                    named(demo)
                } else {
                    own
                }
            }
        }
    }

    private func named(_ demo: LibraryItem) -> some View {
        Group {
            if typeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 8) { difference(demo) }
            } else {
                HStack(spacing: 14) { difference(demo) }
            }
        }
    }

    @ViewBuilder private func difference(_ demo: LibraryItem) -> some View {
        RuleBoard(demo: demo, width: 96)
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: phrases.optional("learn_\(demo.id)_lead")).fontWeight(.medium)
            Text(verbatim: phrases.optional("learn_\(demo.id)_text")).foregroundStyle(look.text2)
        }
        .font(.subheadline)
        .holds(keys: "learn_\(demo.id)_lead", "learn_\(demo.id)_text", over: -2)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var own: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("new_game_own_lead").fontWeight(.medium).holds(keys: "new_game_own_lead", over: 1)
            Text("new_game_own_text").font(.footnote).foregroundStyle(look.text2)
                .holds(keys: "new_game_own_text", over: -4)
            SwitchRow("new_game_own_rejump", text: "new_game_own_rejump_text", isOn: $draft.rejump)
            SwitchRow("new_game_own_demote", text: "new_game_own_demote_text", isOn: $draft.demote)
            PickRow("new_game_own_quiet", selection: $draft.quiet) {
                ForEach(Drafts.quiets, id: \.self) { count in
                    let words =
                        count == 0
                        ? phrases.phrase("new_game_own_quiet_never") : phrases.count("new_game_own_quiet_after", count)
                    Text(verbatim: words).tag(count)
                }
            }
        }
    }
}

/// The three by three squares around a1 with the capture that is special to a rule set: the core's boards of the sets
/// need no more.
struct RuleBoard: View {
    let demo: LibraryItem
    let width: Double

    var body: some View {
        if let picture = Library.picture(demo, tap: true) {
            SmallBoardView(
                position: picture, width: width, window: .squares(0, 0, across: 3, up: 3), corner: 12)
        }
    }
}

/// A choice out of a menu with its name before it: outside a form the menu itself shows only what is chosen.
struct PickRow<Value: Hashable, Choices: View>: View {
    let key: String
    let selection: Binding<Value>
    let choices: Choices

    init(_ key: String, selection: Binding<Value>, @ViewBuilder choices: () -> Choices) {
        (self.key, self.selection, self.choices) = (key, selection, choices())
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) {
                name
                menu
            }
            VStack(spacing: 4) {
                name
                menu.frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .frame(minHeight: 44)
    }

    private var name: some View {
        Text(LocalizedStringKey(key)).holds(keys: key).frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityHidden(true)
    }

    private var menu: some View {
        Picker(LocalizedStringKey(key), selection: selection) { choices }.pickerStyle(.menu)
    }
}

/// A switch with a second line.
struct SwitchRow: View {
    let key: String
    let text: String?
    let isOn: Binding<Bool>
    @Environment(\.look) private var look

    init(_ key: String, text: String? = nil, isOn: Binding<Bool>) {
        (self.key, self.text, self.isOn) = (key, text, isOn)
    }

    var body: some View {
        Toggle(isOn: isOn) {
            VStack(alignment: .leading, spacing: 2) {
                Text(LocalizedStringKey(key)).holds(keys: key)
                if let text {
                    Text(LocalizedStringKey(text)).font(.footnote).foregroundStyle(look.text2)
                        .holds(keys: text, over: -4)
                }
            }
            .narrower(Self.switchRoom)
        }
        .tint(look.switchOn)
    }

    /// What the system's switch takes.
    private static let switchRoom = 64.0
}
