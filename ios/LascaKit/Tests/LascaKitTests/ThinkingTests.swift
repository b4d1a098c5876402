// What becomes of questions to the search that follow each other. Twin of the Android app's tests of its host.
import Foundation
import LascaCore
import LascaTesting
import Testing

@testable import LascaKit

@MainActor @Suite struct ThinkingTests {
    /// A search that answers whatever it is asked, once it is let.
    private final class Gate: @unchecked Sendable {
        private let gate = DispatchSemaphore(value: 0)
        private let lock = NSLock()
        private var begun = 0
        var asked: Int { lock.withLock { begun } }
        func letGo() { gate.signal() }
        func search(_ session: Session, _ ticket: Int64) -> Thought? {
            lock.withLock { begun += 1 }
            gate.wait()
            return Thought(
                ticket: ticket, text: "c3-d4", score: 0, winIn: nil, even: false, depth: 1, nodes: 1, line: [],
                facts: [],
                pauseMs: 900)
        }
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<20_000 where !condition() { try? await Task.sleep(for: .microseconds(200)) }
    }

    /// A session in which a computer is asked for the first move, and what it then shows.
    private func asked() throws -> (Session, Snapshot) {
        let session = try Session(newGame: .between("lasca.eu", white: .computer(level: 1)), nowMs: 0)
        return (session, session.snapshot(nowMs: 0))
    }

    /// What the session shows once it was hidden and seen again: its question has another number.
    private func again(_ session: Session, _ shown: Snapshot) throws -> Snapshot {
        _ = session.handle(action: .background, nowMs: 0)
        let next = session.handle(action: .foreground, nowMs: 0).snapshot
        try #require(next.question != nil && next.question != shown.question)
        return next
    }

    @Test func ofTwoQuestionsOnlyTheLastIsAnswered() async throws {
        let (session, shown) = try asked()
        let (time, gate) = (HandTime(), Gate())
        let thinking = Thinking(Thinker(time.time, search: { gate.search($0, $1) }))
        var answers: [String] = []
        thinking.follow(session, shown, { 1 }) { _ in answers.append("first") }
        await until { gate.asked == 1 }
        thinking.follow(session, try again(session, shown), { 1 }) { _ in answers.append("second") }
        for _ in 0..<2 { gate.letGo() }
        await until { !time.isIdle }
        for _ in 0..<100 { await Task.yield() }
        while time.step(to: 10_000) { for _ in 0..<100 { await Task.yield() } }
        await until { answers.contains("second") }
        #expect(answers == ["second"])
    }

    @Test func anAnswerThatWaitsForItsPaceGoesWithItsQuestion() async throws {
        let (session, shown) = try asked()
        let (time, gate) = (HandTime(), Gate())
        let thinking = Thinking(Thinker(time.time, search: { gate.search($0, $1) }))
        var answers: [String] = []
        gate.letGo()
        thinking.follow(session, shown, { 1 }) { _ in answers.append("first") }
        await until { !time.isIdle }
        thinking.follow(session, try again(session, shown), { 1 }) { _ in answers.append("second") }
        await until { time.isIdle }
        #expect(time.isIdle, "nobody waits for the first any more")
        gate.letGo()
        await until { !time.isIdle }
        thinking.hurry()
        await until { !answers.isEmpty }
        #expect(answers == ["second"])
    }
}
