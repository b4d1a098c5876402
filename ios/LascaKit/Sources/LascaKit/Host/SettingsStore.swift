// Keeps the settings in the app's preferences. Knows the keys; an unknown or damaged value falls back to its default.
// Twin of the Android app's.
import Foundation
import Observation

/// The settings on disk, read once and held in memory.
@MainActor @Observable public final class SettingsStore {
    /// The present settings; setting them writes them.
    public var settings: Settings {
        didSet { if settings != oldValue { write() } }
    }
    /// Ids of the lessons whose goal was met.
    public var lessonsDone: Set<String> {
        didSet { preferences.set(lessonsDone.sorted(), forKey: "lessons_done") }
    }
    /// The last choices at a new game, as text.
    public var draft: String {
        didSet { preferences.set(draft, forKey: "new_game") }
    }
    @ObservationIgnored private let preferences: UserDefaults

    public init(_ preferences: UserDefaults = .standard) {
        self.preferences = preferences
        settings = Self.read(preferences)
        lessonsDone = Set(preferences.stringArray(forKey: "lessons_done") ?? [])
        draft = preferences.string(forKey: "new_game") ?? ""
    }

    private static let flags: [(String, WritableKeyPath<Settings, Bool> & Sendable)] = [
        ("coordinates", \.coordinates), ("guards", \.guards), ("show_landings", \.showLandings), ("drag", \.drag),
        ("auto_complete", \.autoComplete), ("final_square", \.finalSquare), ("one_tap_forced", \.oneTapForced),
        ("auto_forced", \.autoForced), ("quick_input", \.quickInput), ("confirm", \.confirm),
        ("hint_steps", \.hintSteps), ("sound", \.sound), ("haptics", \.haptics), ("clock_warnings", \.clockWarnings),
    ]

    private static func read(_ kept: UserDefaults) -> Settings {
        var settings = Settings()
        for (key, path) in flags {
            if let value = kept.object(forKey: key) as? Bool { settings[keyPath: path] = value }
        }
        if let value = kept.object(forKey: "badge_from") as? Int, Settings.badgeChoices.contains(value) {
            settings.badgeFrom = value
        }
        func choice<T: RawRepresentable>(_ key: String, _ path: WritableKeyPath<Settings, T>)
        where T.RawValue == String {
            if let value = kept.string(forKey: key).flatMap(T.init(rawValue:)) { settings[keyPath: path] = value }
        }
        choice("board", \.board)
        choice("brightness", \.brightness)
        choice("pace", \.pace)
        choice("motion", \.motion)
        choice("hand", \.hand)
        choice("clock_side", \.clockSide)
        choice("verbosity", \.verbosity)
        choice("spelling", \.spelling)
        return settings
    }

    private func write() {
        for (key, path) in Self.flags { preferences.set(settings[keyPath: path], forKey: key) }
        preferences.set(settings.badgeFrom, forKey: "badge_from")
        preferences.set(settings.board.rawValue, forKey: "board")
        preferences.set(settings.brightness.rawValue, forKey: "brightness")
        preferences.set(settings.pace.rawValue, forKey: "pace")
        preferences.set(settings.motion.rawValue, forKey: "motion")
        preferences.set(settings.hand.rawValue, forKey: "hand")
        preferences.set(settings.clockSide.rawValue, forKey: "clock_side")
        preferences.set(settings.verbosity.rawValue, forKey: "verbosity")
        preferences.set(settings.spelling.rawValue, forKey: "spelling")
    }
}
