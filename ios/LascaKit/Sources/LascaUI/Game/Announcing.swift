// Speaks to VoiceOver by itself. High priority: what has the default one is cut when the focus moves.
// Knows how a sentence is spoken; what is said others form.
import Accessibility
import Foundation

/// Announcements.
enum Announcing {
    /// Says something as one announcement; nil says nothing.
    @MainActor static func say(_ sentence: String?) {
        guard let sentence, !sentence.isEmpty else { return }
        var words = AttributedString(sentence)
        words.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(words).post()
    }
}
