// An old game: step through it, read about it, take it over at any move. Nothing of it is kept before it is taken over.
// Shows what a session says of each ply; knows no rule. Twin of the Android app's ReplayActivity.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// Steps through one of Lasker's games.
struct ReplayScreen: View {
    let model: AppModel
    /// Which of the core's old games.
    let index: Int
    @State private var game: LessonGame
    @State private var taking = false
    @Environment(\.look) private var look
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(model: AppModel, index: Int) {
        (self.model, self.index) = (model, index)
        _game = State(initialValue: LessonGame(model))
    }

    var body: some View {
        LessonPage {
            Text(verbatim: words("title")).font(.system(.title, design: .serif)).holds(words("title"), over: 10)
                .accessibilityAddTraits(.isHeader)
            Text(verbatim: words("text")).holds(words("text"))
        } board: {
            // The board is to look at here: a touch says what stands there and changes nothing.
            LessonBoard(model: model, game: game) { _ in
            } standing: { _ in
                spoken
            }
            .environment(\.leadsColumns, false)
        } status: {
            StatusLine(said: game.refused.isEmpty ? standing : Status(game.refused), identifier: "place")
        } foot: {
            foot
        }
        .navigationTitle("learn_games_title")
        .onAppear { begin() }
        .confirmationDialog("learn_take_over", isPresented: $taking, titleVisibility: .visible) {
            Button("replay_as_white") { takeOver(.white) }
            Button("replay_as_black") { takeOver(.black) }
            Button("replay_as_both") { takeOver(.both) }
            Button("screen_cancel", role: .cancel) {}
        }
    }

    private var item: LibraryItem? {
        let all = Library.heritage
        return all.indices.contains(index) ? all[index] : nil
    }

    private func words(_ part: String) -> String {
        item.map { model.phrases.optional("learn_\($0.id)_\(part)") } ?? ""
    }

    /// Which move was made last, and which of how many it is.
    private var standing: Status {
        guard let host = game.host else { return Status("") }
        let (lines, ply) = (host.list.lines, Int(host.snapshot?.shownPly ?? 0))
        guard let last = lines.last, ply > 0, ply <= lines.count else {
            return Status(model.phrases.phrase("replay_start"), model.phrases.count("replay_length", lines.count))
        }
        let line = lines[ply - 1]
        let who = model.phrases.phrase(line.side == .white ? "new_game_white" : "new_game_black")
        return Status(
            model.phrases.phrase("replay_move", Word(who), Word(model.wording.written(line.text))),
            model.phrases.phrase("status_looking", Word(line.number), Word(last.number))
        )
    }

    private var spoken: String { Voice.joined([standing.title, standing.detail]) }

    private var foot: some View {
        let (ply, last) = (game.host?.snapshot?.shownPly ?? 0, game.host?.snapshot?.lastPly ?? 0)
        return VStack(spacing: 8) {
            HStack(spacing: 8) {
                step("backward.end", "replay_first", to: 0, on: ply > 0)
                step("chevron.backward", "replay_previous", to: ply - 1, on: ply > 0)
                step("chevron.forward", "replay_next", to: ply + 1, on: ply < last)
                step("forward.end", "replay_last", to: last, on: ply < last)
            }
            WideButton("learn_take_over") { taking = true }
        }
    }

    private func step(_ symbol: String, _ key: LocalizedStringKey, to ply: Int32, on: Bool) -> some View {
        Button {
            go(ply)
        } label: {
            Image(systemName: symbol).frame(maxWidth: .infinity, minHeight: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .hoverEffect()
        .disabled(!on)
        .accessibilityLabel(key)
    }

    private func begin() {
        guard game.host == nil, let item else { return }
        let last = model.learning.flatMap { $0.place == .replay(index) ? $0 : nil }
        game.begin(item, ply: last?.ply ?? 0)
    }

    private func go(_ ply: Int32) {
        guard let snapshot = game.act(.look(ply: ply), reduced: reducesMotion) else { return }
        model.learning = Learning(place: .replay(index), at: index, ply: snapshot.shownPly)
        Announcing.say(spoken)
    }

    private func takeOver(_ takenUp: TakenUp) {
        guard let item, let ply = game.host?.snapshot?.shownPly else { return }
        let input = model.settings.settings.input
        game.takeOver(gameToPlayOn(item: item, ply: ply, takenUp: takenUp, input: input, seed: Drafts.seed()))
    }
}
