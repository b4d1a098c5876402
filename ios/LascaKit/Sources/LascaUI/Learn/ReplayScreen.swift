// An old game: step through it, read about it, take it over at any move. Nothing of it is kept before it is taken over.
// Shows what a session says of each ply; knows no rule. Twin of the Android app's.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// Steps through one of Lasker's games.
struct ReplayScreen: View {
    let model: AppModel
    /// Which of the core's old games.
    let index: Int
    @State private var host: GameHost?
    @State private var player = BoardPlayer()
    @State private var taking = false
    /// Why the game cannot be shown or taken over, in words.
    @State private var refused = ""
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        GeometryReader { proxy in
            if proxy.size.width > 1.25 * proxy.size.height { beside(proxy.size) } else { stacked(proxy.size) }
        }
        .background(look.ground)
        .navigationTitle("learn_games_title")
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
        .onAppear { begin() }
        .confirmationDialog("learn_take_over", isPresented: $taking, titleVisibility: .visible) {
            Button("replay_as_white") { takeOver(.white) }
            Button("replay_as_black") { takeOver(.black) }
            Button("replay_as_both") { takeOver(.both) }
            Button("screen_cancel", role: .cancel) {}
        }
    }

    private func stacked(_ room: CGSize) -> some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    lead
                    board.frame(maxWidth: widest(room)).frame(maxWidth: .infinity)
                    place
                }
                .padding(16)
                .frame(maxWidth: 560)
                .frame(maxWidth: .infinity)
            }
            foot
        }
    }

    /// Low windows: the board at full height, what is said and done beside it.
    private func beside(_ room: CGSize) -> some View {
        HStack(spacing: 0) {
            board.padding(8).frame(width: min(room.height * BoardGeometry.width / BoardGeometry.height, room.width / 2))
            VStack(spacing: 0) {
                ScrollView { VStack(alignment: .leading, spacing: 8) { lead }.padding(.horizontal, 16) }
                // Where one is stays in sight.
                place.padding(.horizontal, 16)
                foot
            }
            .frame(maxWidth: 560)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// So wide that words, board and place are seen without scrolling; in large type one scrolls.
    private func widest(_ room: CGSize) -> Double {
        typeSize.isAccessibilitySize ? .infinity : max(240, room.height - Self.wordsAndButtons)
    }

    /// What the words, the place and the buttons take at the usual size.
    private static let wordsAndButtons = 440.0

    private var item: LibraryItem? {
        let all = Library.heritage
        return all.indices.contains(index) ? all[index] : nil
    }

    private func words(_ part: String) -> String {
        item.map { model.phrases.optional("learn_\($0.id)_\(part)") } ?? ""
    }

    @ViewBuilder private var lead: some View {
        Text(verbatim: words("title")).font(.system(.title, design: .serif)).holds(words("title"), over: 10)
            .accessibilityAddTraits(.isHeader)
        Text(verbatim: words("text")).holds(words("text"))
    }

    @ViewBuilder private var board: some View {
        if let host, let snapshot = host.snapshot {
            // The board is to look at here: a touch says what stands there and changes nothing.
            let input = BoardInput(
                handle: { if case .look(let ply) = $0 { go(host, ply) } },
                inspect: { square in
                    if let column = snapshot.columns.first(where: { $0.square == square }) {
                        Voice.say(model.speech.whole(column))
                    }
                },
                answer: { asked in
                    let announcer = Announcer(model.speech, clockWarnings: false)
                    Voice.say(asked == .status ? spoken(host) : announcer.answer(asked, snapshot))
                })
            BoardView(
                snapshot: snapshot, settings: model.settings.settings, speech: model.speech, player: player,
                input: input
            )
            .frame(maxWidth: .infinity)
        }
    }

    /// Which move was made last, and which of how many it is.
    private var place: some View {
        let said = refused.isEmpty ? host.map { standing($0) } ?? ("", "") : (refused, "")
        return Card {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: said.0).font(.headline).holds(said.0, over: 1)
                if !said.1.isEmpty {
                    Text(verbatim: said.1).font(.footnote).foregroundStyle(look.text2).holds(said.1, over: -4)
                }
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("place")
    }

    private func standing(_ host: GameHost) -> (String, String) {
        let (lines, ply) = (host.list.lines, Int(host.snapshot?.shownPly ?? 0))
        guard let last = lines.last, ply > 0, ply <= lines.count else {
            return (model.phrases.phrase("replay_start"), model.phrases.count("replay_length", lines.count))
        }
        let line = lines[ply - 1]
        let who = model.phrases.phrase(line.side == .white ? "new_game_white" : "new_game_black")
        return (
            model.phrases.phrase("replay_move", Word(who), Word(model.wording.written(line.text))),
            model.phrases.phrase("status_looking", Word(line.number), Word(last.number))
        )
    }

    private func spoken(_ host: GameHost) -> String {
        let said = standing(host)
        return said.0 + ". " + said.1
    }

    private var foot: some View {
        let (ply, last) = (host?.snapshot?.shownPly ?? 0, host?.snapshot?.lastPly ?? 0)
        return VStack(spacing: 8) {
            HStack(spacing: 8) {
                step("backward.end", "replay_first", to: 0, on: ply > 0)
                step("chevron.backward", "replay_previous", to: ply - 1, on: ply > 0)
                step("chevron.forward", "replay_next", to: ply + 1, on: ply < last)
                step("forward.end", "replay_last", to: last, on: ply < last)
            }
            WideButton("learn_take_over") { taking = true }
        }
        .padding(16)
        .frame(maxWidth: 560)
        .frame(maxWidth: .infinity)
        .background(look.ground)
    }

    private func step(_ symbol: String, _ key: LocalizedStringKey, to ply: Int32, on: Bool) -> some View {
        Button {
            if let host { go(host, ply) }
        } label: {
            Image(systemName: symbol).frame(maxWidth: .infinity, minHeight: 44).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .hoverEffect()
        .disabled(!on)
        .accessibilityLabel(key)
    }

    private func begin() {
        guard host == nil, let item else { return }
        let next = GameHost.forgetful(time: .device)
        do throws(NewGameError) {
            try next.begin(gameToLearn(item: item, input: model.settings.settings.input))
            next.handle(.look(ply: 0))
            host = next
        } catch {
            refused = Refusals(model.phrases).words(error)
        }
    }

    private func go(_ host: GameHost, _ ply: Int32) {
        let before = host.snapshot?.columns ?? []
        refused = ""
        host.handle(.look(ply: ply))
        guard let snapshot = host.snapshot else { return }
        let motion = MotionPolicy(model.settings.settings.motion, reduced: reducesMotion)
        let geometry = BoardGeometry(left: 0, top: 0, unit: 1, bottom: snapshot.bottom)
        player.play(host.changes, over: before, geometry, motion, wait: model.wait)
        Voice.say(spoken(host))
    }

    private func takeOver(_ takenUp: TakenUp) {
        guard let item, let ply = host?.snapshot?.shownPly else { return }
        let game = gameToPlayOn(item: item, ply: ply, takenUp: takenUp, input: model.settings.settings.input)
        refused = model.begin(game) ?? ""
    }
}
