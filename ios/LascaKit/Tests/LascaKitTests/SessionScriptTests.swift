// The golden session scripts through the generated Swift: each update that comes back over the bindings is, byte for byte, what the core's own test expects.
import Foundation
import LascaCore
import LascaTesting
import Testing

@Suite struct SessionScriptTests {
    @Test func everySessionScriptGivesTheSameUpdatesAsInTheCore() throws {
        let names = try Fixtures.names("sessions")
        var (run, steps) = (0, 0)
        for name in names {
            let text = try Fixtures.text("sessions/\(name)")
            let script = try #require(scriptFromJson(text: text), "\(name) is no script")
            let session = try Session(newGame: script.newGame, nowMs: 0)
            let begins = Update(snapshot: session.snapshot(nowMs: 0), changes: [], saveDue: false)
            #expect(updateToJson(update: begins) == script.begins, "\(name)")
            for (number, step) in script.steps.enumerated() {
                let update = session.handle(action: step.action, nowMs: step.atMs)
                #expect(updateToJson(update: update) == step.expect, "\(name), step \(number)")
            }
            (run, steps) = (run + 1, steps + script.steps.count)
        }
        #expect(run == names.count && run >= 60 && steps > run)
        print("counted: \(run) session scripts of \(names.count), \(steps) updates through the Swift bindings")
    }
}
