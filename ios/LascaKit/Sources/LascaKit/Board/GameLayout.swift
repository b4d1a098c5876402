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

/// What the stacked screen gives up where height is short. The board comes first, and keeps its size whatever is said and
/// shown below it.
public struct StackedPlan: Equatable, Sendable {
    /// The board's greatest height.
    public let board: Double
    /// What is kept for the status line.
    public let status: Double
    /// Whether the newest moves have their strip, and whether captions and status have their second lines.
    public let strip, secondLines: Bool

    /// The plan of a window. `line` is the height of a line of its largest words, 22 at the usual size of type; `small`:
    /// the type leaves room for second lines.
    public static func of(width: Double, height: Double, line: Double, small: Bool) -> StackedPlan {
        let full = (width - 16) * BoardGeometry.height / BoardGeometry.width
        func rest(_ strip: Bool, _ second: Bool) -> Double {
            height - 2 * caption(line, second) - statusHeight(line, second) - (strip ? Self.stripHeight : 0) - always
        }
        func plan(_ strip: Bool, _ second: Bool) -> StackedPlan {
            StackedPlan(
                board: max(least, min(full, rest(strip, second))), status: statusHeight(line, second), strip: strip,
                secondLines: second)
        }
        // Large type has no second lines; the moves it keeps where there is room.
        let choices = small ? [(true, true), (false, true)] : [(true, false)]
        // A hair's breadth of the board is not worth the moves or a sentence.
        if let fitting = choices.first(where: { rest($0.0, $0.1) >= 0.93 * full }) {
            return plan(fitting.0, fitting.1)
        }
        // In a wide window the board is large all the same: the moves stay in sight.
        return plan(small && width >= 560, false)
    }

    /// The heights of a line where letters are 1.65, 1.95 and 2.35 times the usual.
    public static let lines = [36.0, 43, 52]

    /// Which of `lines` is the tallest that leaves the board of a window squares to be touched; the first at least.
    public static func letters(width: Double, height: Double) -> Int {
        let full = (width - 16) * BoardGeometry.height / BoardGeometry.width
        let wanted = min(0.9 * full, leastSquare * BoardGeometry.height)
        return lines.lastIndex { height - 2 * caption($0, false) - statusHeight($0, false) - always >= wanted } ?? 0
    }

    /// A caption holds a name, perhaps a second line, and a clock.
    public static func caption(_ line: Double, _ second: Bool) -> Double {
        second ? max(52, 1.9 * line) : max(44, 1.35 * line)
    }

    /// The longest sentence in two lines and one line below it; where there is less room, two lines of either kind.
    private static func statusHeight(_ line: Double, _ second: Bool) -> Double { (second ? 3.5 : 2) * line + 16 }

    private static let stripHeight = 48.0
    /// The bar of actions, and the gaps between all parts.
    private static let always = 70.0 + 20
    private static let least = 240.0
    /// Letters do not grow at the cost of smaller squares.
    private static let leastSquare = 36.0
}
