// What is heard and felt of a change. Sound and haptics are switched apart; who gives a change knows when it is to be heard.
// Knows changes and settings; how a sound is made is the player's. Twin of the Android app's.
import LascaCore
import LascaKit
import Observation
import SwiftUI

/// The sounds of the app.
public enum Sound: String, CaseIterable, Sendable { case step, capture, promotion, refusal, end }

extension Change {
    /// The sound that belongs to it, if any.
    var sound: Sound? {
        switch self {
        case .stepped: .step
        case .jumped: .capture
        case .promoted: .promotion
        case .refused: .refusal
        case .ended: .end
        default: nil
        }
    }
}

/// Plays sounds; the app gives one, tests listen.
@MainActor public protocol SoundPlayer: AnyObject {
    func play(_ sound: Sound)
}

/// Lets changes be heard at once, and tells the window what is to be felt.
@MainActor @Observable final class Feedback {
    /// Grows with everything that is to be felt.
    private(set) var count = 0
    /// What is to be felt now.
    private(set) var felt: SensoryFeedback?
    @ObservationIgnored private let sounds: (any SoundPlayer)?
    @ObservationIgnored private let settings: SettingsStore

    init(_ sounds: (any SoundPlayer)?, _ settings: SettingsStore) { (self.sounds, self.settings) = (sounds, settings) }

    /// Lets the changes be heard and felt.
    func give(_ changes: [Change]) {
        let all = Set(changes.compactMap(\.sound))
        if settings.settings.sound { for sound in all { sounds?.play(sound) } }
        guard settings.settings.haptics, let touch = Self.touch(all) else { return }
        felt = touch
        count += 1
    }

    private static func touch(_ sounds: Set<Sound>) -> SensoryFeedback? {
        if sounds.contains(.end) || sounds.contains(.promotion) { return .success }
        if sounds.contains(.refusal) { return .warning }
        if sounds.contains(.capture) { return .impact(weight: .heavy) }
        if sounds.contains(.step) { return .impact(weight: .light) }
        return nil
    }
}
