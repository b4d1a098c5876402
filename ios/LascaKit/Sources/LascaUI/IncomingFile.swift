// Reads a file that a person chose or sent. Knows files; whether a game is in it, the core says.
import Foundation
import LascaKit

/// A file from elsewhere.
enum IncomingFile {
    /// Its text, nil if it cannot be read; what in it are no letters stands as U+FFFD. Of a text that is too long only so
    /// much that the core sees it. A file may lie far away: the main actor does not wait for it.
    static func text(_ url: URL) async -> String? { await Task.detached { read(url) }.value }

    private static func read(_ url: URL) -> String? {
        // Files of other apps are lent.
        let lent = url.startAccessingSecurityScopedResource()
        defer { if lent { url.stopAccessingSecurityScopedResource() } }
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        do {
            // An empty file is at its end at once.
            return String(decoding: try file.read(upToCount: GameShelf.longestBytes + 1) ?? Data(), as: UTF8.self)
        } catch {
            return nil
        }
    }
}
