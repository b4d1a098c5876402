// Stands for Apple's Accessibility framework: announcements to a screen reader. Tests read what was announced.
import Foundation

/// developer.apple.com/documentation/accessibility/accessibilitynotification (iOS 17)
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        let text: String
        public init(_ announcement: String) { text = announcement }
        /// As Apple's: an attributed announcement may carry a speech priority.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        public func post() { _Announcements.shared.add(text) }
    }
    public struct ScreenChanged: Sendable {
        public init() {}
        public func post() {}
    }
}

/// What was announced, in order. Not part of Apple's framework.
public final class _Announcements: @unchecked Sendable {
    public static let shared = _Announcements()
    private let lock = NSLock()
    private var spoken: [String] = []
    func add(_ text: String) { lock.withLock { spoken.append(text) } }
    /// All announcements since the last call.
    public func take() -> [String] {
        lock.withLock {
            defer { spoken = [] }
            return spoken
        }
    }
}

/// Stands for the attribute scope of accessibility, which Foundation lacks on Linux.
public enum _SpeechPriority: Sendable { case `default`, high, low }

extension AttributedString {
    /// developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes (iOS 17); forgotten here
    public var accessibilitySpeechAnnouncementPriority: _SpeechPriority? {
        get { nil }
        set { _ = newValue }
    }
}
