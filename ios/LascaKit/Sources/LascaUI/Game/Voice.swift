// Speaks to VoiceOver by itself. High priority: what has the default one is cut when the focus moves.
import Accessibility
import Foundation

/// Announcements.
enum Voice {
    /// Says the sentences one after the other, as one announcement.
    @MainActor static func say(_ sentences: [String]) {
        let sentences = sentences.filter { !$0.isEmpty }
        guard !sentences.isEmpty else { return }
        var words = AttributedString(sentences.joined(separator: ". "))
        words.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(words).post()
    }
}
