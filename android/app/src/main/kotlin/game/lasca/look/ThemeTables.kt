// The colour tables themselves: by day, by night, in high contrast, and the two further boards.
// Knows only numbers; the ratios they must keep are in the test beside them.
package game.lasca.look

/** The tables that [Theme.of] chooses from. */
object ThemeTables {
    val LIGHT = Theme(
        dark = false,
        highContrast = false,
        paper = PaperColours(
            ground = rgb(0xF7F2E8), surface = rgb(0xFFFDF8), sunken = rgb(0xEEE6D6), line = rgb(0xD9CDB6), lineStrong = rgb(0x85775F),
            text = rgb(0x211C16), text2 = rgb(0x5E5545), inverse = rgb(0xFFFBF2), inverseGround = rgb(0x2A241E),
            accent = rgb(0x0B5CAD), error = rgb(0xA3221B), brass = rgb(0x855507), shadow = argb(0x29, 0x3C280A),
        ),
        board = BoardColours(panel = rgb(0xE9DDC5), edge = rgb(0xCDBD9D), tile = rgb(0x937450), tileEdge = rgb(0x7E6242), coordinate = rgb(0x6A5C45)),
        white = DiscColours(
            top = rgb(0xFFFBF2), middle = rgb(0xF6EDDC), edge = rgb(0xE4D8C1), seam = rgb(0x5E4E39), contour = rgb(0x4A3D2C),
            groove = rgb(0xCBBB9E), lip = rgb(0xE4D8C1), brass = rgb(0x8A5A0E),
        ),
        black = DiscColours(
            top = rgb(0x2B2520), middle = rgb(0x26211C), edge = rgb(0x15110E), seam = rgb(0xB3A48D), contour = rgb(0x15110E),
            groove = rgb(0x57493B), lip = rgb(0x62554A), brass = rgb(0xE3B04B),
        ),
        marks = MarkColours(
            mark = rgb(0xFFEFA6), markCase = rgb(0x211C16), hint = rgb(0x0B4F9E), hintCase = rgb(0xFFFFFF), hintText = rgb(0xFFFFFF),
            badge = rgb(0x211C16), badgeText = rgb(0xFFFFFF), badgeCase = rgb(0xFFFBF2), shade = rgb(0x1A1006),
        ),
    )

    val DARK = Theme(
        dark = true,
        highContrast = false,
        paper = PaperColours(
            ground = rgb(0x15120E), surface = rgb(0x211D18), sunken = rgb(0x0F0D0A), line = rgb(0x3B342B), lineStrong = rgb(0x8C806D),
            text = rgb(0xF2EBDD), text2 = rgb(0xB9AE9B), inverse = rgb(0x17130F), inverseGround = rgb(0xF2EBDD),
            accent = rgb(0x8EC1FF), error = rgb(0xFF9C92), brass = rgb(0xE3B04B), shadow = argb(0x80, 0x000000),
        ),
        board = BoardColours(panel = rgb(0x2C261F), edge = rgb(0x40372C), tile = rgb(0x82694B), tileEdge = rgb(0x6C553A), coordinate = rgb(0xB0A48F)),
        white = DiscColours(
            top = rgb(0xF6EFE1), middle = rgb(0xEBE1CE), edge = rgb(0xD6C9B0), seam = rgb(0x54452F), contour = rgb(0x2E2519),
            groove = rgb(0xC6B698), lip = rgb(0xD6C9B0), brass = rgb(0x84560C),
        ),
        black = DiscColours(
            top = rgb(0x1B1713), middle = rgb(0x17130F), edge = rgb(0x0B0907), seam = rgb(0xA99A83), contour = rgb(0x9A8B75),
            groove = rgb(0x4A4036), lip = rgb(0x51463B), brass = rgb(0xE3B04B),
        ),
        marks = MarkColours(
            mark = rgb(0xFFE98A), markCase = rgb(0x0E0C09), hint = rgb(0x9CCBFF), hintCase = rgb(0x0E0C09), hintText = rgb(0x0E0C09),
            badge = rgb(0xF2EBDD), badgeText = rgb(0x15120E), badgeCase = rgb(0x15120E), shade = rgb(0x000000),
        ),
    )

    val HIGH_CONTRAST = Theme(
        dark = true,
        highContrast = true,
        paper = PaperColours(
            ground = rgb(0x000000), surface = rgb(0x000000), sunken = rgb(0x000000), line = rgb(0xFFFFFF), lineStrong = rgb(0xFFFFFF),
            text = rgb(0xFFFFFF), text2 = rgb(0xFFFFFF), inverse = rgb(0x000000), inverseGround = rgb(0xFFFFFF),
            accent = rgb(0x9CCBFF), error = rgb(0xFF9C92), brass = rgb(0xFFFF00), shadow = argb(0x00, 0x000000),
        ),
        board = BoardColours(panel = rgb(0x000000), edge = rgb(0xFFFFFF), tile = rgb(0x767676), tileEdge = rgb(0x767676), coordinate = rgb(0xFFFFFF)),
        white = DiscColours(
            top = rgb(0xFFFFFF), middle = rgb(0xFFFFFF), edge = rgb(0xFFFFFF), seam = rgb(0x000000), contour = rgb(0x000000),
            groove = rgb(0x8A8A8A), lip = rgb(0xFFFFFF), brass = rgb(0x000000),
        ),
        black = DiscColours(
            top = rgb(0x000000), middle = rgb(0x000000), edge = rgb(0x000000), seam = rgb(0xFFFFFF), contour = rgb(0xFFFFFF),
            groove = rgb(0x8A8A8A), lip = rgb(0xFFFFFF), brass = rgb(0xFFFFFF),
        ),
        marks = MarkColours(
            mark = rgb(0xFFFF00), markCase = rgb(0x000000), hint = rgb(0x00E5FF), hintCase = rgb(0x000000), hintText = rgb(0x000000),
            badge = rgb(0xFFFFFF), badgeText = rgb(0x000000), badgeCase = rgb(0x000000), shade = rgb(0x000000),
        ),
    )

    val SLATE_LIGHT = BoardColours(panel = rgb(0xDDE2E6), edge = rgb(0xBFC8CF), tile = rgb(0x6B7A88), tileEdge = rgb(0x5A6874), coordinate = rgb(0x515E69))
    val SLATE_DARK = BoardColours(panel = rgb(0x22272B), edge = rgb(0x363D43), tile = rgb(0x61707D), tileEdge = rgb(0x505E6A), coordinate = rgb(0xA3AFB9))
    val FELT_LIGHT = BoardColours(panel = rgb(0xE4E3CF), edge = rgb(0xC9C8AC), tile = rgb(0x5E7E62), tileEdge = rgb(0x4D6B51), coordinate = rgb(0x54604A))
    val FELT_DARK = BoardColours(panel = rgb(0x222820), edge = rgb(0x363E33), tile = rgb(0x58755B), tileEdge = rgb(0x49634C), coordinate = rgb(0xA4AF9C))

    private fun rgb(colour: Int) = argb(0xFF, colour)

    private fun argb(alpha: Int, colour: Int) = (alpha shl 24) or colour
}
