// Stands for Apple's Accessibility framework: announcements to a screen reader. Tests read what was announced.
import Foundation

/// developer.apple.com/documentation/accessibility/accessibilitynotification (iOS 17)
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        let text: String
        let priority: _SpeechPriority
        public init(_ announcement: String) { (text, priority) = (announcement, .default) }
        /// As Apple's: an attributed announcement may carry a speech priority.
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            priority = announcement.accessibilitySpeechAnnouncementPriority ?? .default
        }
        public func post() { _Announcements.shared.add(text, priority) }
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
    private var spoken: [(text: String, priority: _SpeechPriority)] = []
    func add(_ text: String, _ priority: _SpeechPriority) { lock.withLock { spoken.append((text, priority)) } }
    /// All announcements since the last call.
    public func take() -> [String] { takeAll().map(\.text) }
    /// The same, each with its priority.
    public func takeAll() -> [(text: String, priority: _SpeechPriority)] {
        lock.withLock {
            defer { spoken = [] }
            return spoken
        }
    }
}

/// Stands for the attribute scope of accessibility, which Foundation lacks on Linux.
public enum _SpeechPriority: Hashable, Sendable { case `default`, high, low }

private enum _SpeechPriorityKey: AttributedStringKey {
    typealias Value = _SpeechPriority
    static let name = "accessibilitySpeechAnnouncementPriority"
}

extension AttributedString {
    /// developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes (iOS 17)
    public var accessibilitySpeechAnnouncementPriority: _SpeechPriority? {
        get { self[_SpeechPriorityKey.self] }
        set { self[_SpeechPriorityKey.self] = newValue }
    }
}
