// The board of lessons and old games: what one learns on, its touches as actions, the card beside it that says what to do.
// Knows a session that nobody keeps; must not know what is taught. Twin of the Android app's.
import Foundation
import LascaCore
import LascaKit
import Observation
import SwiftUI

/// A game that is not kept, and what moves on its board.
@MainActor @Observable final class LessonGame {
    private(set) var host: GameHost?
    /// Why it cannot be shown or played on, in words.
    var refused = ""
    @ObservationIgnored let animator = MoveAnimator()
    private let model: AppModel

    init(_ model: AppModel) { self.model = model }

    /// Sets up the game of an item, or goes on with what was kept of it, and looks at this ply, nil for where it stands.
    func begin(_ item: LibraryItem, kept: String = "", ply: Int32? = nil) {
        animator.finish()
        let next = GameHost.forgetful(time: .device)
        do throws(NewGameError) {
            if kept.isEmpty || !next.resume(kept) {
                try next.begin(gameToLearn(item: item, input: model.settings.settings.input))
            }
            if let ply { next.handle(.look(ply: ply)) }
            (host, refused) = (next, "")
        } catch {
            (host, refused) = (nil, Refusals(model.phrases).words(error))
        }
    }

    /// Does something on the board, and lets its way be seen; the board after it, nil without a game.
    @discardableResult func act(_ action: Action, reduced: Bool) -> Snapshot? {
        guard let host else { return nil }
        let before = host.snapshot
        refused = ""
        host.handle(action)
        guard let snapshot = host.snapshot else { return nil }
        let (changes, feedback) = (host.changes, model.feedback)
        let motion = MotionPolicy(model.settings.settings.motion, reduced: reduced)
        feedback.give(changes.filter { !$0.moves })
        // A finger that dropped the column has shown the way itself.
        if case .drop = action {
            animator.finish()
            feedback.give(changes.filter(\.moves))
        } else {
            animator.play(changes, from: before, to: snapshot, motion, wait: model.wait) { feedback.give([$0]) }
        }
        return snapshot
    }

    /// Begins a game that is kept, from this one.
    func takeOver(_ game: NewGame) { refused = model.begin(game) ?? "" }
}

/// The board.
struct LessonBoard: View {
    let model: AppModel
    let game: LessonGame
    /// Does what was touched.
    let act: @MainActor @Sendable (Action) -> Void
    /// Says how it stands.
    let standing: @MainActor @Sendable (Snapshot) -> String

    var body: some View {
        if let snapshot = game.host?.snapshot {
            BoardView(
                snapshot: snapshot, settings: settings, speech: model.speech, animator: game.animator,
                input: input(snapshot)
            )
            .frame(maxWidth: .infinity)
        }
    }

    /// The player's, but whoever learns sees how long a column stays its owner's, and where it can go.
    private var settings: LascaKit.Settings {
        var settings = model.settings.settings
        settings.guards = true
        settings.showLandings = true
        return settings
    }

    private func input(_ snapshot: Snapshot) -> BoardInput {
        BoardInput(
            handle: act,
            inspect: { square in
                if let column = snapshot.columns.first(where: { $0.square == square }) {
                    Announcing.say(model.speech.whole(column))
                }
            },
            answer: { asked in
                let voice = Voice(model.speech, clockWarnings: false)
                Announcing.say(asked == .status ? standing(snapshot) : voice.answer(asked, snapshot))
            })
    }
}

/// The card that says the one thing to do, or where one is.
struct StatusLine: View {
    let said: Status
    let identifier: String
    @Environment(\.look) private var look

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: said.title).font(.headline).holds(said.title, over: 1)
                if !said.detail.isEmpty {
                    Text(verbatim: said.detail).font(.footnote).foregroundStyle(look.text2).holds(said.detail, over: -4)
                }
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(identifier)
    }
}
