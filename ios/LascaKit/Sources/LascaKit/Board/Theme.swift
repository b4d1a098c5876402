// Every colour of the app as a plain number 0xRRGGBB, and how a window chooses its table.
// Knows no view, so that the contrast ratios of these tables are a plain test. Twin of the Android app's.

/// The four boards a player can choose; `highContrast` replaces every colour, the others only the board's.
public enum BoardTheme: String, CaseIterable, Codable, Sendable {
    case wood, slate, felt
    case highContrast = "high_contrast"
}

/// The ground, words and edges of a window.
public struct PaperColours: Equatable, Sendable {
    public let ground, surface, sunken, line, lineStrong, text, text2, inverse, inverseGround, accent, error: UInt32
    public let brass: UInt32
}

/// The board without its columns.
public struct BoardColours: Equatable, Sendable {
    public let panel, edge, tile, tileEdge, coordinate: UInt32
}

/// One side's pieces.
public struct DiscColours: Equatable, Sendable {
    public let top, middle, edge, seam, contour, groove, lip, brass: UInt32
}

/// Everything drawn over the columns, each mark a core and its casing.
public struct MarkColours: Equatable, Sendable {
    public let mark, markCase, hint, hintCase, hintText, badge, badgeText, badgeCase, shade: UInt32
}

/// All colours of one window.
public struct Theme: Equatable, Sendable {
    /// Whether the window is dark.
    public let dark: Bool
    public let paper: PaperColours
    public var board: BoardColours
    public let white, black: DiscColours
    public let marks: MarkColours

    /// The table of a window with this board, by day or by night.
    public static func of(_ board: BoardTheme, dark: Bool) -> Theme {
        var theme = dark ? ThemeTables.dark : ThemeTables.light
        switch board {
        case .wood: break
        case .slate: theme.board = dark ? ThemeTables.slateDark : ThemeTables.slateLight
        case .felt: theme.board = dark ? ThemeTables.feltDark : ThemeTables.feltLight
        case .highContrast: theme = ThemeTables.highContrast
        }
        return theme
    }

    /// The ground of a switch that is on: the system's knob on it is white in every window.
    public var switchOn: UInt32 {
        if self == ThemeTables.highContrast { return 0x767676 }
        return dark ? 0x9A7420 : paper.brass
    }

    /// The colour of an ink; of a side's gradient, its middle.
    public func colour(_ ink: Ink) -> UInt32 {
        switch ink {
        case .board: board.panel
        case .boardEdge: board.edge
        case .tile: board.tile
        case .tileEdge: board.tileEdge
        case .coordinate: board.coordinate
        case .whiteTop: white.top
        case .whiteSide: white.middle
        case .whiteSeam: white.seam
        case .whiteContour: white.contour
        case .whiteGroove: white.groove
        case .whiteLip: white.lip
        case .whiteBrass: white.brass
        case .blackTop: black.top
        case .blackSide: black.middle
        case .blackSeam: black.seam
        case .blackContour: black.contour
        case .blackGroove: black.groove
        case .blackLip: black.lip
        case .blackBrass: black.brass
        case .mark: marks.mark
        case .markCase: marks.markCase
        case .hint: marks.hint
        case .hintCase: marks.hintCase
        case .hintText: marks.hintText
        case .badge: marks.badge
        case .badgeText: marks.badgeText
        case .badgeCase: marks.badgeCase
        case .shade: marks.shade
        }
    }

    /// The colour at both edges of a side's gradient, nil for an even ink.
    public func edge(_ ink: Ink) -> UInt32? {
        switch ink {
        case .whiteSide: white.edge
        case .blackSide: black.edge
        default: nil
        }
    }
}
