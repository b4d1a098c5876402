// The golden session scripts through the generated Swift: each update that comes back over the bindings is, byte for byte, what the core's own test expects.
import Foundation
import LascaCore
import LascaTesting
import Testing

@Suite struct SessionScriptTests {
    @Test func everySessionScriptGivesTheSameUpdatesAsInTheCore() throws {
        let files = try Fixtures.files("sessions", "json")
        #expect(files.count >= 60)
        for file in files {
            let name = file.lastPathComponent
            let script = try #require(
                scriptFromJson(text: String(contentsOf: file, encoding: .utf8)), "\(name) is no script")
            let session = try Session(newGame: script.newGame, nowMs: 0)
            let begins = Update(snapshot: session.snapshot(nowMs: 0), changes: [], saveDue: false)
            #expect(updateToJson(update: begins) == script.begins, "\(name)")
            for (number, step) in script.steps.enumerated() {
                let update = session.handle(action: step.action, nowMs: step.atMs)
                #expect(updateToJson(update: update) == step.expect, "\(name), step \(number)")
            }
        }
    }
}
