// Searches for a session beside the main actor, on a thread of its own, and waits as long as a person expects.
// Knows tickets and time; what they ask and what becomes of an answer only the session knows.
import Dispatch
import LascaCore

/// The search of one host.
struct Thinker: Sendable {
    /// Answers a ticket; nil if it was stopped, or if the core caught itself failing.
    typealias Search = @Sendable (Session, Int64) -> Thought?
    private let time: HostTime
    private let search: Search
    private let lane = DispatchQueue(label: "game.lasca.thinking", qos: .userInitiated)

    init(_ time: HostTime, search: @escaping Search = { $0.think(ticket: $1) }) {
        (self.time, self.search) = (time, search)
    }

    /// The answer to a ticket; nil if the task was cancelled.
    func thought(_ session: Session, _ ticket: Int64) async -> Thought? {
        // What was cancelled before it began must not hide a session that was shown again since.
        guard !Task.isCancelled else { return nil }
        return await searched(session, ticket)
    }

    /// Monotonic milliseconds.
    var now: Int64 { time.now() }

    /// Waits so long, or until the task is cancelled.
    func pause(_ ms: Int64) async { try? await time.wait(max(0, ms)) }

    /// A search would block the threads of Swift's tasks. Cancelling the task stops the search itself: the session hears
    /// that it is hidden.
    private func searched(_ session: Session, _ ticket: Int64) async -> Thought? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { answer in
                lane.async { [search] in answer.resume(returning: search(session, ticket)) }
            }
        } onCancel: {
            _ = session.handle(action: .background, nowMs: time.now())
        }
    }
}

/// Hands a session's questions to the search, each once, and its answers back. Twin of the Android app's.
@MainActor final class Thinking {
    private let thinker: Thinker
    private var asked: Int64?
    private var task: Task<Void, Never>?
    /// What is to be answered without a pause, and the pause that an answer is making.
    private var hurried: Int64?
    private var pause: Task<Void, Never>?

    init(_ thinker: Thinker) { self.thinker = thinker }

    deinit { task?.cancel() }

    /// What was asked so far is of no interest any more.
    func forget() {
        asked = nil
        task?.cancel()
    }

    /// The answer to what was asked last comes without a pause: at once if it makes one now.
    func hurry() {
        hurried = asked
        pause?.cancel()
    }

    /// Sets the search on what `shown` asks, if it is new. The answer to a move waits its pause times `pace`; a hint never
    /// waits.
    func follow(
        _ session: Session, _ shown: Snapshot, _ pace: () -> Double, answer: @escaping @MainActor (Thought) -> Void
    ) {
        guard let question = shown.question else { return }
        think(session, question.ticket, question.paced ? pace() : 0, answer)
    }

    private func think(
        _ session: Session, _ ticket: Int64, _ pace: Double, _ answer: @escaping @MainActor (Thought) -> Void
    ) {
        guard ticket != asked else { return }
        asked = ticket
        // What was asked before waits no longer. Its task is not cancelled: the session would take itself for hidden.
        pause?.cancel()
        task = Task { [thinker, weak self] in
            let begun = thinker.now
            guard let thought = await thinker.thought(session, ticket), self?.asked == ticket else { return }
            let rest = Int64(Double(thought.pauseMs) * pace) - (thinker.now - begun)
            // Nothing here holds this object while the pause lasts: dropped, it takes the pause along.
            let pause = Task { [rest = self?.hurried == ticket ? 0 : rest] in await thinker.pause(rest) }
            self?.pause = pause
            await withTaskCancellationHandler {
                await pause.value
            } onCancel: {
                pause.cancel()
            }
            if !Task.isCancelled, self?.asked == ticket { answer(thought) }
        }
    }
}
