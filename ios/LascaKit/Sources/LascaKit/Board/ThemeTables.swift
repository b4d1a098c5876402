// The colour tables themselves: by day, by night, in high contrast, and the two further boards.
// Knows only numbers; the ratios they must keep are in the test beside them. Twin of the Android app's.

enum ThemeTables {
    static let light = Theme(
        dark: false,
        paper: PaperColours(
            ground: 0xF7F2E8, surface: 0xFFFDF8, sunken: 0xEEE6D6, line: 0xD9CDB6, lineStrong: 0x85775F,
            text: 0x211C16, text2: 0x5E5545, inverse: 0xFFFBF2, inverseGround: 0x2A241E, accent: 0x0B5CAD,
            error: 0xA3221B, brass: 0x855507),
        board: BoardColours(
            panel: 0xE9DDC5, edge: 0xCDBD9D, tile: 0x937450, tileEdge: 0x7E6242, coordinate: 0x6A5C45),
        white: DiscColours(
            top: 0xFFFBF2, middle: 0xF6EDDC, edge: 0xE4D8C1, seam: 0x5E4E39, contour: 0x4A3D2C,
            groove: 0xCBBB9E, lip: 0xE4D8C1, brass: 0x8A5A0E),
        black: DiscColours(
            top: 0x2B2520, middle: 0x26211C, edge: 0x15110E, seam: 0xB3A48D, contour: 0x15110E,
            groove: 0x57493B, lip: 0x62554A, brass: 0xE3B04B),
        marks: MarkColours(
            mark: 0xFFEFA6, markCase: 0x211C16, hint: 0x0B4F9E, hintCase: 0xFFFFFF, hintText: 0xFFFFFF,
            badge: 0x211C16, badgeText: 0xFFFFFF, badgeCase: 0xFFFBF2, shade: 0x1A1006))

    static let dark = Theme(
        dark: true,
        paper: PaperColours(
            ground: 0x15120E, surface: 0x211D18, sunken: 0x0F0D0A, line: 0x3B342B, lineStrong: 0x8C806D,
            text: 0xF2EBDD, text2: 0xB9AE9B, inverse: 0x17130F, inverseGround: 0xF2EBDD, accent: 0x8EC1FF,
            error: 0xFF9C92, brass: 0xE3B04B),
        board: BoardColours(
            panel: 0x2C261F, edge: 0x40372C, tile: 0x82694B, tileEdge: 0x6C553A, coordinate: 0xB0A48F),
        white: DiscColours(
            top: 0xF6EFE1, middle: 0xEBE1CE, edge: 0xD6C9B0, seam: 0x54452F, contour: 0x2E2519,
            groove: 0xC6B698, lip: 0xD6C9B0, brass: 0x84560C),
        black: DiscColours(
            top: 0x1B1713, middle: 0x17130F, edge: 0x0B0907, seam: 0xA99A83, contour: 0x9A8B75,
            groove: 0x4A4036, lip: 0x51463B, brass: 0xE3B04B),
        marks: MarkColours(
            mark: 0xFFE98A, markCase: 0x0E0C09, hint: 0x9CCBFF, hintCase: 0x0E0C09, hintText: 0x0E0C09,
            badge: 0xF2EBDD, badgeText: 0x15120E, badgeCase: 0x15120E, shade: 0x000000))

    static let highContrast = Theme(
        dark: true,
        paper: PaperColours(
            ground: 0x000000, surface: 0x000000, sunken: 0x000000, line: 0xFFFFFF, lineStrong: 0xFFFFFF,
            text: 0xFFFFFF, text2: 0xFFFFFF, inverse: 0x000000, inverseGround: 0xFFFFFF, accent: 0x9CCBFF,
            error: 0xFF9C92, brass: 0xFFFF00),
        board: BoardColours(
            panel: 0x000000, edge: 0xFFFFFF, tile: 0x767676, tileEdge: 0x767676, coordinate: 0xFFFFFF),
        white: DiscColours(
            top: 0xFFFFFF, middle: 0xFFFFFF, edge: 0xFFFFFF, seam: 0x000000, contour: 0x000000,
            groove: 0x8A8A8A, lip: 0xFFFFFF, brass: 0x000000),
        black: DiscColours(
            top: 0x000000, middle: 0x000000, edge: 0x000000, seam: 0xFFFFFF, contour: 0xFFFFFF,
            groove: 0x8A8A8A, lip: 0xFFFFFF, brass: 0xFFFFFF),
        marks: MarkColours(
            mark: 0xFFFF00, markCase: 0x000000, hint: 0x00E5FF, hintCase: 0x000000, hintText: 0x000000,
            badge: 0xFFFFFF, badgeText: 0x000000, badgeCase: 0x000000, shade: 0x000000))

    static let slateLight = BoardColours(
        panel: 0xDDE2E6, edge: 0xBFC8CF, tile: 0x6B7A88, tileEdge: 0x5A6874, coordinate: 0x515E69)
    static let slateDark = BoardColours(
        panel: 0x22272B, edge: 0x363D43, tile: 0x61707D, tileEdge: 0x505E6A, coordinate: 0xA3AFB9)
    static let feltLight = BoardColours(
        panel: 0xE4E3CF, edge: 0xC9C8AC, tile: 0x5E7E62, tileEdge: 0x4D6B51, coordinate: 0x54604A)
    static let feltDark = BoardColours(
        panel: 0x222820, edge: 0x363E33, tile: 0x58755B, tileEdge: 0x49634C, coordinate: 0xA4AF9C)
}
