// One lesson or idea: a board with a goal that the core judges. Skippable; the next one is a touch away.
// Knows a session that nobody keeps; must not know a rule.
import Foundation
import LascaCore
import LascaKit
import SwiftUI

/// A board to learn on.
struct LessonScreen: View {
    /// What the board teaches.
    enum Kind { case lesson, idea }

    let model: AppModel
    let items: [LibraryItem]
    let index: Int
    let kind: Kind
    @State private var host: GameHost?
    @State private var at = 0
    @State private var player = BoardPlayer()
    /// Why the board cannot be shown or played on, in words.
    @State private var refused = ""
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        GeometryReader { proxy in
            if items.indices.contains(at) {
                if proxy.size.width > 1.25 * proxy.size.height {
                    beside(proxy.size)
                } else {
                    stacked(proxy.size)
                }
            }
        }
        .background(look.ground)
        .navigationTitle(kind == .lesson ? "learn_steps_title" : "learn_ideas_title")
        .navigationBarTitleDisplayMode(.inline)
        .bar(look)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                if kind == .lesson { Button("learn_skip") { leave() } }
            }
        }
        .onAppear { show(index) }
        .onChange(of: host?.step) { judged() }
    }

    private func stacked(_ room: CGSize) -> some View {
        VStack(spacing: 0) {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    lead
                    board.frame(maxWidth: widest(room)).frame(maxWidth: .infinity)
                    task
                    if typeSize.isAccessibilitySize { buttons }
                }
                .padding(16)
                .frame(maxWidth: 560)
                .frame(maxWidth: .infinity)
            }
            if !typeSize.isAccessibilitySize { buttons.padding(16) }
        }
    }

    /// Low windows: the board at full height, what is said and done beside it.
    private func beside(_ room: CGSize) -> some View {
        HStack(spacing: 0) {
            board.padding(8).frame(width: min(room.height * BoardGeometry.width / BoardGeometry.height, room.width / 2))
            VStack(spacing: 0) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 8) {
                        lead
                        if typeSize.isAccessibilitySize {
                            task
                            buttons
                        }
                    }
                    .padding(.horizontal, 16)
                }
                // What is to be done stays in sight, as far as the letters leave it room.
                if !typeSize.isAccessibilitySize {
                    task.padding(.horizontal, 16)
                    buttons.padding(16)
                }
            }
            .measured()
            .frame(maxWidth: 560)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// So wide that the words above the board and the task below it are seen without scrolling; in large type one scrolls.
    private func widest(_ room: CGSize) -> Double {
        typeSize.isAccessibilitySize ? .infinity : max(240, room.height - Self.wordsAndButtons)
    }

    /// What the words, the task and the buttons take at the usual size.
    private static let wordsAndButtons = 440.0

    @ViewBuilder private var lead: some View {
        Bars(done: items.indices.map { $0 < at || model.settings.lessonsDone.contains(items[$0].id) }, at: at)
            .accessibilityHidden(true)
        Text(verbatim: number).font(.footnote).foregroundStyle(look.text2)
        Text(verbatim: words("title")).font(.system(.title, design: .serif)).holds(words("title"), over: 10)
            .accessibilityAddTraits(.isHeader)
        Text(verbatim: words("text")).holds(words("text"))
    }

    private var item: LibraryItem { items[at] }
    private func words(_ part: String) -> String { model.phrases.optional("learn_\(item.id)_\(part)") }

    private var number: String {
        let key = kind == .lesson ? "learn_lesson_number" : "learn_idea_number"
        return model.phrases.phrase(key, Word(at + 1), Word(items.count))
    }

    @ViewBuilder private var board: some View {
        if let host, let snapshot = host.snapshot {
            let input = BoardInput(
                handle: { act(host, $0) },
                inspect: { square in
                    if let column = snapshot.columns.first(where: { $0.square == square }) {
                        Voice.say(model.speech.whole(column))
                    }
                },
                answer: { asked in
                    let announcer = Announcer(model.speech, clockWarnings: false)
                    Voice.say(asked == .status ? words("task") : announcer.answer(asked, snapshot))
                })
            BoardView(
                snapshot: snapshot, settings: model.settings.settings, speech: model.speech, player: player,
                input: input
            )
            .frame(maxWidth: .infinity)
        }
    }

    @ViewBuilder private var task: some View {
        if !refused.isEmpty {
            Card { Text(verbatim: refused).font(.headline) }
        } else if let snapshot = host?.snapshot, let host {
            Card {
                VStack(alignment: .leading, spacing: 4) {
                    Text(verbatim: said(snapshot)).font(.headline).holds(said(snapshot), over: 1)
                    if let refusal = host.refusal {
                        let words = StatusWording(model.wording).refused(refusal, snapshot).title
                        Text(verbatim: words).font(.footnote).foregroundStyle(look.text2).holds(words, over: -4)
                    }
                }
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("task")
        }
    }

    /// What came of the moves, what is to be done, or the move that waits to be confirmed.
    private func said(_ snapshot: Snapshot) -> String {
        if case .confirming = snapshot.stage { return StatusWording(model.wording).status(snapshot).title }
        if snapshot.goal?.done == true { return words("done") }
        return snapshot.goal?.failed == true ? model.phrases.phrase("learn_not_yet") : words("task")
    }

    /// One below the other in large type, and then at the end of what is scrolled.
    private var buttons: some View {
        Group {
            if typeSize.isAccessibilitySize {
                VStack(spacing: 12) { steps }
            } else {
                HStack(spacing: 12) { steps }
            }
        }
        .frame(maxWidth: 528)
        .frame(maxWidth: .infinity)
        .background(look.ground)
    }

    @ViewBuilder private var steps: some View {
        if host?.snapshot?.controls.canUndo == true { WideButton("game_undo") { if let host { act(host, .undo) } } }
        if kind == .idea { WideButton("learn_play_on") { playOn() } }
        let last = at == items.count - 1
        WideButton(last ? "learn_finish" : "learn_next", main: host?.snapshot?.goal?.done == true) {
            if last { leave() } else { show(at + 1) }
        }
    }

    private func show(_ index: Int) {
        guard items.indices.contains(index) else { return }
        player.finish()
        at = index
        let next = GameHost.forgetful(time: .device)
        do throws(NewGameError) {
            try next.begin(gameToLearn(item: items[index], input: model.settings.settings.input))
            (host, refused) = (next, "")
        } catch {
            (host, refused) = (nil, Refusals(model.phrases).words(error))
        }
    }

    private func act(_ host: GameHost, _ action: Action) {
        let before = host.snapshot?.columns ?? []
        host.handle(action)
        guard let snapshot = host.snapshot else { return }
        let motion = MotionPolicy(model.settings.settings.motion, reduced: reducesMotion)
        let geometry = BoardGeometry(left: 0, top: 0, unit: 1, bottom: snapshot.bottom)
        // A finger that dropped the column has shown the way itself.
        if case .drop = action {
            player.finish()
        } else {
            player.play(host.changes, over: before, geometry, motion, wait: model.wait)
        }
        let announcer = Announcer(model.speech, clockWarnings: false)
        Voice.say(announcer.update(host.changes, snapshot))
    }

    private func judged() {
        if kind == .lesson && host?.snapshot?.goal?.done == true { model.settings.lessonsDone.insert(item.id) }
    }

    private func playOn() {
        let input = model.settings.settings.input
        refused = model.begin(gameToPlayOn(item: item, ply: 0, takenUp: .mover, input: input)) ?? ""
    }

    private func leave() { model.path = [.learn] }
}
