// One lesson or idea: a board with a goal that the core judges. Skippable; the next one is a touch away.
// Knows a session that nobody keeps; must not know a rule. Twin of the Android app's LessonActivity.
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
    @State private var game: LessonGame
    @State private var at = 0
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(model: AppModel, items: [LibraryItem], index: Int, kind: Kind) {
        (self.model, self.items, self.index, self.kind) = (model, items, index, kind)
        _game = State(initialValue: LessonGame(model))
    }

    var body: some View {
        LessonPage {
            if let item { lead(item) }
        } board: {
            LessonBoard(model: model, game: game, act: act) { _ in words("task") }
        } status: {
            task
        } foot: {
            if item != nil { buttons }
        }
        .navigationTitle(kind == .lesson ? "learn_steps_title" : "learn_ideas_title")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                if kind == .lesson { Button("learn_skip") { next() } }
            }
        }
        .onAppear { begin() }
        .onChange(of: game.host?.step) { judged() }
    }

    private var place: Place { kind == .lesson ? .lesson(index) : .idea(index) }

    @ViewBuilder private func lead(_ item: LibraryItem) -> some View {
        Bars(done: items.indices.map { $0 < at || model.settings.lessonsDone.contains(items[$0].id) }, at: at)
            .accessibilityHidden(true)
        Text(verbatim: number).font(.footnote).foregroundStyle(look.text2)
        Text(verbatim: words("title")).font(.system(.title, design: .serif)).holds(words("title"), over: 10)
            .accessibilityAddTraits(.isHeader)
        Text(verbatim: words("text")).holds(words("text"))
    }

    private var item: LibraryItem? { items.indices.contains(at) ? items[at] : nil }
    private func words(_ part: String) -> String { item.map { model.phrases.optional("learn_\($0.id)_\(part)") } ?? "" }

    private var number: String {
        let key = kind == .lesson ? "learn_lesson_number" : "learn_idea_number"
        return model.phrases.phrase(key, Word(at + 1), Word(items.count))
    }

    @ViewBuilder private var task: some View {
        if !game.refused.isEmpty {
            StatusLine(said: Status(game.refused), identifier: "task")
        } else if let host = game.host, let snapshot = host.snapshot {
            let refused = host.refusal.map { StatusWording(model.wording).refused($0, snapshot).title } ?? ""
            StatusLine(said: Status(said(snapshot), refused), identifier: "task")
        }
    }

    /// What came of the moves, what is to be done, or the move that waits to be confirmed.
    private func said(_ snapshot: Snapshot) -> String {
        switch snapshot.goal?.said {
        case .confirming: StatusWording(model.wording).status(snapshot).title
        case .reached: words("done")
        case .missed: model.phrases.phrase("learn_not_yet")
        case .task, nil: words("task")
        }
    }

    /// One below the other in large type.
    private var buttons: some View {
        Group {
            if typeSize.isAccessibilitySize {
                VStack(spacing: 12) { steps }
            } else {
                HStack(spacing: 12) { steps }
            }
        }
    }

    @ViewBuilder private var steps: some View {
        if game.host?.snapshot?.controls.canTryAgain == true { WideButton("game_undo") { act(.undo) } }
        if kind == .idea { WideButton("learn_play_on") { playOn() } }
        // A lesson is done first, or skipped.
        let done = game.host?.snapshot?.goal?.done == true || reached
        WideButton(isLast ? "learn_finish" : "learn_next", main: done) { next() }.disabled(kind == .lesson && !done)
    }

    private var isLast: Bool { at == items.count - 1 }
    /// Whether it was done before.
    private var reached: Bool { item.map { model.settings.lessonsDone.contains($0.id) } ?? false }
    private func next() {
        guard !isLast else { return leave() }
        show(at + 1)
        // All is another beneath the same button, where the focus stays.
        Announcing.say(Voice.joined([number, words("title"), words("text"), words("task")]))
    }

    /// Where one was before the app died, else where this place begins.
    private func begin() {
        let last = model.learning.flatMap { $0.place == place ? $0 : nil }
        show(last?.at ?? index, last?.kept ?? "")
    }

    private func show(_ index: Int, _ kept: String = "") {
        guard items.indices.contains(index) else { return }
        at = index
        game.begin(items[index], kept: kept)
        keep()
    }

    private func keep() { model.learning = Learning(place: place, at: at, kept: game.host?.kept ?? "") }

    private func act(_ action: Action) {
        guard let snapshot = game.act(action, reduced: reducesMotion) else { return }
        keep()
        let changes = game.host?.changes ?? []
        let said = Voice(model.speech, clockWarnings: false).update(changes, snapshot)
        Announcing.say(said, urgent: changes.contains(where: \.urgent))
    }

    private func judged() {
        guard kind == .lesson, game.host?.snapshot?.goal?.done == true, let item else { return }
        model.settings.lessonsDone.insert(item.id)
    }

    private func playOn() {
        guard let item else { return }
        let input = model.settings.settings.input
        game.takeOver(gameToPlayOn(item: item, ply: 0, takenUp: .mover, input: input, seed: Drafts.seed()))
    }

    private func leave() { model.path = [.learn] }
}
