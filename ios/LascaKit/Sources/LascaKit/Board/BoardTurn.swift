// Where a column is while the board turns for the player on the other side: round the board's middle as on a turntable,
// upright all the way. Straight ways would bring all columns together in the middle. Pure; twin of the Android app's.
import Foundation

/// The way from the place that a column had to the one it gets; all lengths in s from the panel's middle, parts of the
/// way from 0 to 1.
public enum BoardTurn {
    /// So much nearer to the middle they are half way, or the corners would leave the panel.
    private static let inward = 0.34

    /// How far to the right of the middle a column is whose place will be at (u, v), after this part of the way.
    public static func x(_ u: Double, _ v: Double, _ part: Double) -> Double {
        reach(part) * (u * cos(angle(part)) - v * sin(angle(part)))
    }

    /// How far below the middle, likewise.
    public static func y(_ u: Double, _ v: Double, _ part: Double) -> Double {
        reach(part) * (u * sin(angle(part)) + v * cos(angle(part)))
    }

    private static func angle(_ part: Double) -> Double { Double.pi * (1 - part) }

    private static func reach(_ part: Double) -> Double { 1 - inward * sin(Double.pi * part) }
}
