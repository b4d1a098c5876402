// The status line: a sign, one sentence, perhaps a second. Its height stays while a move is made.
// Knows sentences and what waits for an answer, as the session says; must not know a rule.
import LascaCore
import LascaKit
import SwiftUI

/// Whose turn it is, what must be done, why a touch was refused, what a hint says.
struct StatusView: View {
    let model: AppModel
    let snapshot: Snapshot
    /// What is kept for it, so that the board never moves for what it says.
    var height = 56.0
    /// Whether there is room for a second sentence.
    var second = true
    /// Only the sentence, small, for the smallest windows.
    var bare = false
    @Environment(\.look) private var look
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let status = model.status(snapshot, slow: model.slow)
        Group {
            if bare {
                Text(verbatim: status.title).font(.footnote).lineLimit(3).minimumScaleFactor(0.7)
                    .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                card(status)
            }
        }
        // Face to face it is read from where the mover sits.
        .rotationEffect(snapshot.facing != snapshot.bottom ? .degrees(180) : .zero)
        // A refusal leads to the rules that it comes from.
        .contentShape(Rectangle())
        .onTapGesture { if isRefused { model.go(.rules) } }
        .accessibilityElement()
        .accessibilityLabel(
            Text(verbatim: [status.title, status.detail].filter { !$0.isEmpty }.joined(separator: ". "))
        )
        .accessibilityIdentifier("status")
        .accessibilityActions { questions }
        .accessibilityAddTraits(.updatesFrequently)
        .task(id: snapshot.beside.prompt) {
            model.slow = false
            guard case .moveNow(_, let patience) = snapshot.beside.prompt else { return }
            guard (try? await model.wait(patience)) != nil else { return }
            model.slow = true
        }
    }

    private var isRefused: Bool { model.host.refusal != nil }

    private func card(_ status: Status) -> some View {
        HStack(spacing: 12) {
            sign(status.sign)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: status.title).font(.headline).holds(status.title)
                if second && !typeSize.isAccessibilitySize {
                    Text(verbatim: status.detail.isEmpty ? " " : status.detail).font(.footnote)
                        .foregroundStyle(look.text2)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        // Its own margins, the sign and the gap beside it.
        .narrower(68)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, minHeight: height)
        .background(look.surface, in: RoundedRectangle(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(look.line) }
        .padding(.horizontal, 16)
    }

    /// What a person who does not see the board can ask.
    @ViewBuilder private var questions: some View {
        if isRefused { Button("game_rules") { model.go(.rules) } }
        ask("game_status", .status)
        ask("game_read_position", .position)
        ask("game_read_last", .last)
        ask("game_read_duty", .duty)
        ask("game_read_clocks", .clocks)
    }

    private func ask(_ key: LocalizedStringKey, _ asked: Voice.Asked) -> some View {
        Button(key) { Announcing.say(Voice(model.speech, clockWarnings: false).answer(asked, snapshot)) }
    }

    private func sign(_ sign: StatusSign) -> some View {
        let marked = sign == .duty || sign == .landing
        return Image(systemName: name(sign))
            .frame(width: 32, height: 32)
            .foregroundStyle(
                marked
                    ? Color(look.theme.marks.markCase) : sign == .hint ? Color(look.theme.marks.hintText) : look.text2
            )
            .background(
                marked ? Color(look.theme.marks.mark) : sign == .hint ? Color(look.theme.marks.hint) : look.sunken,
                in: RoundedRectangle(cornerRadius: 10)
            )
            .accessibilityHidden(true)
    }

    private func name(_ sign: StatusSign) -> String {
        switch sign {
        case .info: "circle.lefthalf.filled"
        case .duty: "viewfinder"
        case .landing: "square.dashed"
        case .hint: "lightbulb"
        }
    }
}

/// What waits for an answer, as the session's prompt says.
struct PromptRow: View {
    let model: AppModel
    let snapshot: Snapshot
    /// Only signs, for the smallest windows.
    var bare = false

    var body: some View {
        HStack(spacing: bare ? 0 : 12) { if let prompt = snapshot.beside.prompt { answers(prompt) } }
            .padding(.horizontal, bare ? 0 : 16)
    }

    @ViewBuilder private func answers(_ prompt: Prompt) -> some View {
        switch prompt {
        case .lookingBack(let ply, let playFromHere):
            button("game_to_the_game", "forward.end") { model.host.handle(.look(ply: ply)) }
            if playFromHere {
                button("game_play_from_here", "play", main: true) { model.host.handle(.playFromHere) }
            }
        case .resume: button("game_resume", "play", main: true) { model.host.handle(.resume) }
        case .reply(let offer):
            button("game_decline", "xmark") { model.host.handle(.reply(side: offer.to, accept: false)) }
            button("game_accept", "checkmark", main: true) { model.host.handle(.reply(side: offer.to, accept: true)) }
        case .confirm:
            button("game_cancel", "xmark") { model.host.handle(.cancel) }
            button("game_confirm", "checkmark", main: true) { model.host.handle(.confirm) }
        case .moveNow: if model.slow { button("game_move_now", "forward") { model.host.handle(.moveNow) } }
        }
    }

    @ViewBuilder private func button(
        _ key: String, _ symbol: String, main: Bool = false, action: @escaping @MainActor () -> Void
    ) -> some View {
        if bare {
            Button(action: action) {
                Image(systemName: symbol).frame(width: 44, height: 40).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(LocalizedStringKey(key)))
            .accessibilityShowsLargeContentViewer()
            .hoverEffect()
        } else {
            WideButton(key, main: main, action: action)
        }
    }
}

extension GameHost {
    /// What the last action was refused for.
    var refusal: Refusal? { changes.refusal }
}

extension [Change] {
    /// The refusal among them.
    var refusal: Refusal? { lazy.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }.first }
}

extension AppModel {
    /// What the status line says now: a refusal or news of the last action, else the state of the game.
    func status(_ snapshot: Snapshot, slow: Bool) -> Status {
        let words = StatusWording(wording)
        if let refusal = host.refusal { return words.refused(refusal, snapshot) }
        if let news = host.changes.compactMap({ words.news($0) }).first { return news }
        return words.status(snapshot, slow: slow)
    }
}
