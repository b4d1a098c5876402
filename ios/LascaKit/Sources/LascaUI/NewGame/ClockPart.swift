// The clock at a new game: none, five, ten, or one's own with increment and handicap; and the start position.
// Knows the draft and the core's choices; what can be played the core says.
import LascaCore
import LascaKit
import SwiftUI

/// The section "Clock".
struct ClockPart: View {
    @Binding var draft: Draft
    @Environment(\.phrases) private var phrases

    init(draft: Binding<Draft>) { _draft = draft }

    var body: some View {
        VStack(spacing: 8) {
            SectionHead("new_game_clock")
            ChoiceRow {
                ForEach(Drafts.choices.clocks, id: \.self) { choice($0) }
            }
            if draft.clock == .own {
                Card {
                    VStack(spacing: 12) {
                        minutes(draft.handicap ? "new_game_clock_time_white" : "new_game_clock_time", $draft.minutes)
                        if draft.handicap { minutes("new_game_clock_time_black", $draft.blackMinutes) }
                        PickRow("new_game_clock_increment", selection: $draft.incrementSeconds) {
                            ForEach(Drafts.increments, id: \.self) { Text(verbatim: "\($0)").tag($0) }
                        }
                        SwitchRow(
                            "new_game_clock_handicap", text: "new_game_clock_handicap_text", isOn: $draft.handicap)
                    }
                }
            }
        }
    }

    private func minutes(_ key: String, _ value: Binding<Int>) -> some View {
        PickRow(key, selection: value) {
            ForEach(Drafts.minuteChoices, id: \.self) { Text(verbatim: "\($0)").tag($0) }
        }
    }

    private func name(_ clock: ClockChoice) -> String {
        switch clock {
        case .none: phrases.phrase("new_game_clock_none")
        case .minutes(let minutes): phrases.phrase("new_game_clock_minutes", Word(minutes))
        case .own: phrases.phrase("new_game_clock_own")
        }
    }

    private func choice(_ clock: ClockChoice) -> some View {
        ChoiceButton(chosen: draft.clock == clock) {
            draft.clock = clock
        } content: {
            Text(verbatim: name(clock)).fontWeight(.medium).holds(name(clock), over: 1)
        }
    }
}

/// The section "Start position".
struct PositionPart: View {
    @Binding var draft: Draft
    @State private var text = ""
    @Environment(\.phrases) private var phrases
    @Environment(\.look) private var look

    init(draft: Binding<Draft>) { _draft = draft }

    var body: some View {
        VStack(spacing: 8) {
            SectionHead("new_game_position")
            Card {
                VStack(alignment: .leading, spacing: 12) {
                    if !draft.position.isEmpty, let check = try? checkPosition(text: draft.position) {
                        HStack(spacing: 16) {
                            SmallBoardView(position: SmallPosition(check.columns), width: 96)
                            Text(verbatim: phrases.count("new_game_position_own", check.columns.count))
                        }
                        Button("new_game_position_clear") { draft.position = "" }
                    } else {
                        Text("new_game_position_usual").holds(keys: "new_game_position_usual")
                        TextField("new_game_position_hint", text: $text, axis: .vertical).lineLimit(1...6)
                            .autocorrectionDisabled()
                        Text("new_game_position_text").font(.footnote).foregroundStyle(look.text2)
                            .holds(keys: "new_game_position_text", over: -4)
                        if !text.isEmpty { entered }
                    }
                }
            }
        }
    }

    @ViewBuilder private var entered: some View {
        switch checked {
        case .success(let check):
            if check.outcome != nil {
                Text("new_game_position_over").foregroundStyle(look.error).font(.footnote)
                    .holds(keys: "new_game_position_over", over: -4)
            } else {
                Button("new_game_position_use") { draft.position = check.text }
            }
        case .failure(let refused):
            Text(verbatim: Refusals(phrases).words(refused)).foregroundStyle(look.error).font(.footnote)
        }
    }

    private var checked: Result<PositionCheck, LoadError> {
        do throws(LoadError) {
            return .success(try LoadError.only { try checkPosition(text: text) })
        } catch {
            return .failure(error)
        }
    }
}
