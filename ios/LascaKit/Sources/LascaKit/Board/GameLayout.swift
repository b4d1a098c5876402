// How the game screen divides a window, by its size alone and never by the kind of device.
// Pure; knows lengths in points.

/// Where board, captions and panel stand.
public enum GameLayout: Equatable, Sendable {
    /// One under the other: upright phones and nearly square windows.
    case stacked
    /// The same in a low window: without the bar, whose ways are in the menu beside the actions.
    case low
    /// The board at full height, a panel of this width beside it.
    case beside(panel: Double)
    /// A tablet upright: the board above, inspector and moves side by side below.
    case tall
    /// The smallest windows: a board, four buttons, one line.
    case tiny

    /// The layout of a window: what its shape asks for, unless squares would be too small there; then the first of the
    /// others that keeps them large enough. Its height is what the bar leaves, or with `barless` the whole.
    public static func of(width: Double, height: Double, barless: Bool = false) -> GameLayout {
        // A window without a bar gets it back only where it would keep it, whatever height the bar has.
        let under = barless ? height - highestBar : height
        let barred = [byShape(width, under), .stacked, beside(width, under)]
        if let fitting = barred.first(where: { $0.square(width, under) >= least }) { return fitting }
        let free = barless ? height : height + bar
        return GameLayout.low.square(width, free) >= least ? .low : .tiny
    }

    private static func byShape(_ width: Double, _ height: Double) -> GameLayout {
        if width > 1.25 * height { return beside(width, height) }
        return width >= 600 && height > 1.25 * width ? .tall : .stacked
    }

    /// The panel has what the board at full height leaves, within reason.
    private static func beside(_ width: Double, _ height: Double) -> GameLayout {
        let rest = width - height * BoardGeometry.width / BoardGeometry.height - 16
        return .beside(panel: max(width < 700 ? 200 : 260, min(rest, 480)))
    }

    /// Whether the way out, the title and the menu have a bar of their own.
    public var hasBar: Bool { self != .low && self != .tiny }

    /// Whether there is no room beside or below the board for what opens: it lies over it.
    public var covers: Bool { self == .stacked || !hasBar }

    /// One square in a window at the usual size of type, in points.
    public func square(_ width: Double, _ height: Double) -> Double {
        let (wide, high) =
            switch self {
            case .stacked, .low: (width - 16, StackedPlan.room(height))
            case .beside(let panel): (width - panel - 24, height - 16)
            case .tall: (width - 32, height - Self.lower)
            case .tiny: (width - Self.buttons, height - Self.line)
            }
        return min(wide / BoardGeometry.width, high / BoardGeometry.height)
    }

    /// Below this a square is hard to hit.
    public static let least = 34.0
    /// The bar of an iPhone, and the highest there is.
    private static let bar = 44.0, highestBar = 60.0
    /// What the smallest windows have beside the board, and below it.
    public static let buttons = 56.0, line = 48.0
    /// What stands above and below the board of an upright tablet.
    private static let lower = 550.0
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
    /// Whether the status line has a second place above the far caption, for who reads it from there.
    public let far: Bool

    /// The plan of a window. `line` is the height of a line of its largest words, 22 at the usual size of type; `small`:
    /// the type leaves room for second lines; `faced`: two people sit face to face.
    public static func of(
        width: Double, height: Double, line: Double, small: Bool, faced: Bool = false
    ) -> StackedPlan {
        let full = (width - 16) * BoardGeometry.height / BoardGeometry.width
        func rest(_ strip: Bool, _ second: Bool, _ far: Bool) -> Double {
            let status = statusHeight(line, second) * (far ? 2 : 1) + (far ? gap : 0)
            return height - 2 * caption(line, second) - status - (strip ? Self.stripHeight : 0) - always
        }
        func plan(_ strip: Bool, _ second: Bool, far: Bool = false) -> StackedPlan {
            StackedPlan(
                board: max(least, min(full, rest(strip, second, far))), status: statusHeight(line, second),
                strip: strip, secondLines: second, far: far)
        }
        // Large type has no second lines; the moves it keeps where there is room.
        let choices = small ? [(true, true), (false, true)] : [(true, false)]
        // Who sits on the far side reads there what is to be done, before anybody sees the moves.
        let facing = faced ? choices + [(false, false)] : []
        // A hair's breadth of the board is not worth the moves or a sentence.
        if let fitting = facing.first(where: { rest($0.0, $0.1, true) >= 0.93 * full }) {
            return plan(fitting.0, fitting.1, far: true)
        }
        if let fitting = choices.first(where: { rest($0.0, $0.1, false) >= 0.93 * full }) {
            return plan(fitting.0, fitting.1)
        }
        // In a wide window the board is large all the same: the moves stay in sight.
        return plan(small && width >= 560, false)
    }

    /// What the usual size of type leaves the board of a window, before moves and second lines.
    static func room(_ height: Double) -> Double {
        height - 2 * caption(22, false) - statusHeight(22, false) - always
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

    /// What stands above the board, with the gaps.
    public func above(_ line: Double) -> Double {
        Self.caption(line, secondLines) + Self.gap + (far ? status + Self.gap : 0)
    }

    /// The longest sentence in two lines and one line below it; where there is less room, two lines of either kind.
    private static func statusHeight(_ line: Double, _ second: Bool) -> Double { (second ? 3.5 : 2) * line + 16 }

    /// Between two parts.
    public static let gap = 4.0
    private static let stripHeight = 48.0
    /// The bar of actions, and the gaps between all parts.
    private static let always = 70.0 + 20
    private static let least = 240.0
    /// Letters do not grow at the cost of smaller squares.
    private static let leastSquare = 36.0
}
