// A time left as digits. Knows milliseconds only.
import Foundation

/// How clocks are written.
public enum ClockWords {
    /// "3:12", "1:05:00", under 20 seconds with tenths: "0:09.4". A second that has begun counts whole.
    public static func digits(_ ms: Int64) -> String {
        let left = max(0, ms)
        if left < 20_000 { return String(format: "0:%02d.%d", Int(left / 1000), Int(left % 1000 / 100)) }
        let seconds = Int((left + 999) / 1000)
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%d:%02d", minutes, rest)
    }
}
