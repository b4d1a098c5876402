// Speaks to VoiceOver by itself: what it says waits its turn, but for what ends a game.
// Knows how a sentence is spoken; what is said others form.
import Accessibility
import Foundation

/// Announcements.
enum Announcing {
    /// Says something as one announcement; nil says nothing. `urgent`: it cuts what is being said, and nothing cuts it.
    @MainActor static func say(_ sentence: String?, urgent: Bool = false) {
        guard let sentence, !sentence.isEmpty else { return }
        var words = AttributedString(sentence)
        words.accessibilitySpeechAnnouncementPriority = urgent ? .high : .default
        AccessibilityNotification.Announcement(words).post()
    }
}
