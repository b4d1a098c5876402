// How the game screen divides a window, by its size alone and never by the kind of device.
// Pure; knows lengths in points.

/// Where board, captions and panel stand.
public enum GameLayout: Equatable, Sendable {
    /// One under the other: upright phones and nearly square windows.
    case stacked
    /// The board at full height, a panel of this width beside it.
    case beside(panel: Double)
    /// A tablet upright: the board above, inspector and moves side by side below.
    case tall
    /// The smallest windows: a board, four buttons, one line.
    case tiny

    /// The layout of a window.
    public static func of(width: Double, height: Double) -> GameLayout {
        if width < 360 && height < 480 { return .tiny }
        if width > 1.25 * height {
            // The panel has what the board at full height leaves, within reason.
            let rest = width - height * BoardGeometry.width / BoardGeometry.height - 16
            return .beside(panel: max(width < 700 ? 200 : 260, min(rest, 480)))
        }
        if width >= 600 && height > 1.25 * width { return .tall }
        return .stacked
    }
}
