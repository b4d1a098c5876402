// Reads a file that a person chose or sent. Knows files; whether a game is in it, the core says.
import Foundation
import LascaKit

/// A file from elsewhere.
enum IncomingFile {
    /// Its text, nil if it cannot be read or is far too long to be a game.
    static func text(_ url: URL) -> String? {
        // Files of other apps are lent.
        let lent = url.startAccessingSecurityScopedResource()
        defer { if lent { url.stopAccessingSecurityScopedResource() } }
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: GameShelf.longest + 1) else { return nil }
        return String(bytes: data, encoding: .utf8)
    }
}
