// Calls of the core that may refuse. Generated code may throw an error of its own as well: it is told as a fault of the
// core, never taken for one of what was given. Knows errors; must not know a word.
import LascaCore

extension ReadError {
    /// The core, or what leads to it, failed.
    static let failed = ReadError(why: .failed, line: 1, column: 1, readable: nil)
}

extension LoadError {
    /// What `work` gives; whatever it throws comes as an error of loading.
    public static func only<T>(_ work: () throws -> T) throws(LoadError) -> T {
        do { return try work() } catch { throw error as? LoadError ?? .Unreadable(error: .failed) }
    }
}

extension NewGameError {
    /// What `work` gives; whatever it throws comes as an error of setting up.
    public static func only<T>(_ work: () throws -> T) throws(NewGameError) -> T {
        do { return try work() } catch { throw error as? NewGameError ?? .Record(error: .failed) }
    }
}
