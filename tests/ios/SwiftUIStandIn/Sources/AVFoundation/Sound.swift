// Stands for the part of Apple's AVFoundation that plays short sounds. Nothing is heard; tests read what was played.
import Foundation

/// developer.apple.com/documentation/avfaudio/avaudiosession (iOS 3)
public final class AVAudioSession: @unchecked Sendable {
    /// As Apple's, a text in a type of its own.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    }
    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var kept = Category.soloAmbient
    public class func sharedInstance() -> AVAudioSession { shared }
    public func setCategory(_ category: Category) throws { lock.withLock { kept = category } }
    public var category: Category { lock.withLock { kept } }
}

/// developer.apple.com/documentation/avfaudio/avaudioplayer (iOS 2.2). As Apple's it may not cross threads.
open class AVAudioPlayer {
    private let url: URL
    /// Throws if there is no sound to be read, as Apple's does.
    public init(contentsOf url: URL) throws {
        let head = try FileHandle(forReadingFrom: url).read(upToCount: 4)
        guard head == Data("RIFF".utf8) else { throw CocoaError(.fileReadCorruptFile) }
        self.url = url
    }
    open var currentTime: TimeInterval = 0
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        _Played.shared.add(url.lastPathComponent)
        return true
    }
}

/// What was played, in order. Not part of Apple's framework.
public final class _Played: @unchecked Sendable {
    public static let shared = _Played()
    private let lock = NSLock()
    private var files: [String] = []
    func add(_ file: String) { lock.withLock { files.append(file) } }
    /// All files since the last call.
    public func take() -> [String] {
        lock.withLock {
            defer { files = [] }
            return files
        }
    }
}
