// Speaks to VoiceOver by itself: what it says waits until what is being said has ended, but for what ends a game.
// Knows how a sentence is spoken; what is said others form.
import Accessibility
import Foundation
import SwiftUI

extension View {
    /// Says the words whenever they become others.
    func says(_ words: String) -> some View { onChange(of: words) { Announcing.say(words) } }
}

/// Announcements.
enum Announcing {
    /// Says something as one announcement; nil says nothing. `urgent`: it cuts what is being said, and nothing cuts it.
    /// Else it is of low priority, the only one that waits: the default one cuts, and is cut by the next.
    @MainActor static func say(_ sentence: String?, urgent: Bool = false) {
        guard let sentence, !sentence.isEmpty else { return }
        var words = AttributedString(sentence)
        words.accessibilitySpeechAnnouncementPriority = urgent ? .high : .low
        AccessibilityNotification.Announcement(words).post()
    }
}
