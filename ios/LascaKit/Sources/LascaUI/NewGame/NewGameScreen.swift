// A new game: opponent, side, rules, clock, how the board turns, where it starts. Start begins it.
// Knows the draft; what can be played the core says.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// The choices before a game.
struct NewGameScreen: View {
    let model: AppModel
    let computer: Bool
    @State private var draft = Draft()
    @State private var refused = ""
    @Environment(\.look) private var look

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                opponent
                RulesPart(draft: $draft)
                ClockPart(draft: $draft)
                PositionPart(draft: $draft)
            }
            .padding(16)
            .frame(maxWidth: 640)
        }
        .background(look.ground)
        .safeAreaInset(edge: .bottom) {
            VStack(spacing: 8) {
                if !refused.isEmpty {
                    Text(verbatim: refused).foregroundStyle(look.error).font(.footnote).holds(refused, over: -4)
                }
                WideButton("new_game_start", main: true) { start() }
            }
            .padding(16)
            .frame(maxWidth: 640)
            .frame(maxWidth: .infinity)
            .background(look.ground)
        }
        .says(refused)
        .navigationTitle("new_game_title")
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
        .onAppear {
            draft = model.making ?? Draft(text: model.settings.draft)
            draft.computer = computer
        }
        .onChange(of: draft) { model.making = draft }
        .onChange(of: computer) { draft.computer = computer }
    }

    private func start() {
        model.settings.draft = draft.text
        refused = model.begin(model.game(of: draft)) ?? ""
    }

    @ViewBuilder private var opponent: some View {
        if draft.computer {
            LevelPart(model: model, draft: $draft)
            SidePart(draft: $draft)
        } else {
            PlayersPart(draft: $draft)
        }
    }
}

/// How strong the computer is.
private struct LevelPart: View {
    let model: AppModel
    @Binding var draft: Draft
    @Environment(\.look) private var look

    init(model: AppModel, draft: Binding<Draft>) {
        self.model = model
        _draft = draft
    }

    var body: some View {
        let lines = GameLines(model.phrases)
        VStack(spacing: 8) {
            SectionHead("new_game_opponent")
            ChoiceRow {
                ForEach(Drafts.namedLevels, id: \.self) { level in
                    ChoiceButton(chosen: draft.level == level) {
                        draft.level = level
                    } content: {
                        Text(verbatim: lines.levelName(level)).fontWeight(.medium).holds(
                            lines.levelName(level), over: 1)
                    }
                }
            }
            PickRow("new_game_all_levels", selection: $draft.level) {
                ForEach(Drafts.levels, id: \.self) { Text(verbatim: lines.levelLine($0)).tag($0) }
            }
            .holds(Drafts.levels.map(lines.levelLine).joined(separator: " "))
            .narrower(Self.menuSign)
        }
    }

    /// What the sign of a menu takes beside its words.
    private static let menuSign = 24.0
}

/// Which side the person plays.
private struct SidePart: View {
    @Binding var draft: Draft

    init(draft: Binding<Draft>) { _draft = draft }

    var body: some View {
        VStack(spacing: 8) {
            SectionHead("new_game_you_play")
            ChoiceRow {
                choice(.white, "new_game_white", [.white])
                choice(.black, "new_game_black", [.black])
                choice(.random, "new_game_random", [.black, .white])
            }
        }
    }

    private func choice(_ side: SideChoice, _ key: String, _ discs: [Side]) -> some View {
        ChoiceButton(chosen: draft.side == side) {
            draft.side = side
        } content: {
            VStack(spacing: 4) {
                HStack(spacing: 0) {
                    ForEach(discs, id: \.self) { LoneColumnView(pieces: [Piece(side: $0, role: .soldier)], width: 40) }
                }
                Text(LocalizedStringKey(key)).fontWeight(.medium).holds(keys: key, over: 1)
            }
            .padding(.vertical, 8)
        }
    }
}

/// Two people: names, how the board turns, whether moves may be taken back.
private struct PlayersPart: View {
    @Binding var draft: Draft
    @Environment(\.look) private var look

    init(draft: Binding<Draft>) { _draft = draft }

    var body: some View {
        VStack(spacing: 8) {
            SectionHead("new_game_players")
            Card {
                VStack(spacing: 12) {
                    TextField("new_game_name_white", text: bounded($draft.whiteName))
                    Divider()
                    TextField("new_game_name_black", text: bounded($draft.blackName))
                }
                .autocorrectionDisabled()
            }
            SectionHead("new_game_turning").padding(.top, 12)
            ChoiceRow {
                turning(.sameSide, "new_game_same_side")
                turning(.faceToFace, "new_game_face_to_face")
                turning(.fixed, "new_game_fixed")
            }
            Text(LocalizedStringKey(turningText)).font(.footnote).foregroundStyle(look.text2)
                .holds(keys: turningText, over: -4)
                .frame(maxWidth: .infinity, alignment: .leading)
            if draft.asksTakebacks {
                PickRow("new_game_takebacks", selection: $draft.takebacks) {
                    Text("new_game_takebacks_free").tag(Takebacks.free)
                    Text("new_game_takebacks_asked").tag(Takebacks.byConsent)
                    Text("new_game_takebacks_off").tag(Takebacks.off)
                }
            }
        }
    }

    /// A game keeps no more of a name.
    private func bounded(_ name: Binding<String>) -> Binding<String> {
        Binding(get: { name.wrappedValue }, set: { name.wrappedValue = String($0.prefix(GameStore.longestTitle)) })
    }

    private func turning(_ turning: Turning, _ key: String) -> some View {
        ChoiceButton(chosen: draft.turning == turning) {
            draft.turning = turning
        } content: {
            Text(LocalizedStringKey(key)).fontWeight(.medium).holds(keys: key, over: 1)
        }
    }

    private var turningText: String {
        switch draft.turning {
        case .sameSide: "new_game_same_side_text"
        case .faceToFace: "new_game_face_to_face_text"
        case .fixed: "new_game_fixed_text"
        }
    }
}
