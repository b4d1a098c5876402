// Not SwiftUI: texts, symbols and pages as SVG, with widths of letters as in common sans-serif faces.
import Foundation

/// The width in a size of 1.
private func units(_ text: some StringProtocol) -> CGFloat {
    text.unicodeScalars.reduce(CGFloat(0)) { sum, letter in
        switch letter {
        case "i", "l", "j", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", "·": sum + 0.33
        case " ": sum + blank
        case "m", "w", "M", "W", "—": sum + 0.86
        case "A"..."Z": sum + 0.68
        case "0"..."9": sum + 0.62
        default: sum + 0.56
        }
    }
}

private let blank: CGFloat = 0.28

/// A text as it was broken into lines: the widest one's width, whether all of it was shown, the size it was shown in.
struct _Lines {
    let lines: [String]
    let width: CGFloat
    let fits: Bool
    let size: CGFloat
}

/// What a text's lines depend on.
private struct Asked: Hashable {
    let text: String
    let size, shrinks, width: CGFloat
    let bold: Bool
    let limit: Int?
}

/// Layout asks for the same lines again and again, within one run and in the next.
@MainActor private var answered: [Asked: _Lines] = [:]

/// The text in lines of at most this width.
@MainActor func _lines(_ text: String, _ style: _TextStyle, _ width: CGFloat) -> _Lines {
    let asked = Asked(
        text: text, size: style.size, shrinks: style.shrinks, width: width, bold: style.weight != .regular,
        limit: style.limit)
    if let known = answered[asked] { return known }
    let lines = broken(text, style, width)
    if answered.count > 200_000 { answered = [:] }
    answered[asked] = lines
    return lines
}

private func broken(_ text: String, _ style: _TextStyle, _ width: CGFloat) -> _Lines {
    for step in stride(from: 1, through: style.shrinks, by: -0.1) {
        let lines = broken(text, style, style.size * step, width)
        if lines.fits || step - 0.1 < style.shrinks { return lines }
    }
    return broken(text, style, style.size, .infinity)
}

private func broken(_ text: String, _ style: _TextStyle, _ size: CGFloat, _ width: CGFloat) -> _Lines {
    let unit = size * (style.weight == .regular ? 1 : 1.04)
    var (lines, fits, widest): ([String], Bool, CGFloat) = ([], true, 0)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
        var (line, length): (String, CGFloat) = ("", 0)
        func end() {
            if style.limit.map({ lines.count < $0 }) ?? true { widest = max(widest, length * unit) }
            lines.append(line)
        }
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let more = units(word)
            if line.isEmpty {
                (line, length) = (String(word), more)
            } else if (length + blank + more) * unit > width + 0.5 {
                end()
                (line, length) = (String(word), more)
            } else {
                line += " " + word
                length += blank + more
                continue
            }
            if more * unit > width + 1 { fits = false }
        }
        end()
    }
    if let limit = style.limit, lines.count > limit { (lines, fits) = (Array(lines.prefix(limit)), false) }
    return _Lines(lines: lines, width: widest, fits: fits, size: size)
}

@MainActor func _textSize(_ text: String, _ style: _TextStyle, _ space: CGSize) -> CGSize {
    let it = _lines(text, style, space.width)
    return CGSize(width: min(it.width + 0.5, max(space.width, 0)), height: CGFloat(it.lines.count) * it.size * 1.25)
}

func _svgText(_ text: String, _ at: CGPoint, _ style: _TextStyle, anchor: String) -> String {
    let safe = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    let weight = ["light": 300, "medium": 500, "semibold": 600, "bold": 700]["\(style.weight)"] ?? 400
    let face =
        style.design == .serif
        ? "Noto Serif,DejaVu Serif Condensed,serif" : "Roboto,DejaVu Sans Condensed,sans-serif"
    let place = "x=\"\(_n(at.x))\" y=\"\(_n(at.y))\" dy=\".355em\" text-anchor=\"\(anchor)\""
    return "<text \(place) font-family=\"\(face)\" font-size=\"\(_n(style.size))\" font-weight=\"\(weight)\" "
        + "fill=\"\(style.color._css)\">\(safe)</text>"
}

/// The symbols of the game's screen, hinted at in a square of 24.
private let strokes = [
    "chevron.backward": "M15 5l-7 7 7 7", "ellipsis": "M6 12h.01M12 12h.01M18 12h.01",
    "arrow.uturn.backward": "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
    "arrow.uturn.forward": "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4",
    "lightbulb": "M9.5 18h5M10.5 21h3M9.5 15a6 6 0 1 1 5 0v0.5h-5z",
    "arrow.up.arrow.down": "M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5",
    "list.bullet": "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
    "viewfinder": "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4",
    "square.dashed": "M4 8V4h4M10.5 4h3M16 4h4v4M20 10.5v3M20 16v4h-4M13.5 20h-3M8 20H4v-4M4 13.5v-3",
    "chevron.forward": "M9 5l7 7-7 7", "xmark": "M6 6l12 12M18 6L6 18", "play": "M8 5v14l11-7z",
    "sidebar.leading": "M4 5h16v14H4zM9 5v14", "plus": "M12 5v14M5 12h14", "minus": "M5 12h14",
    "book": "M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13c-3-.5-6 0-8 1.5zv13",
    "person.2": "M9 11a3 3 0 1 0 0-6a3 3 0 1 0 0 6M3 19c0-4 12-4 12 0M16 5.5a3 3 0 0 1 0 5.5M18 15c2 .5 3 2 3 4",
    "square.grid.2x2": "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    "slider.horizontal.3": "M4 6h16M4 12h16M4 18h16M9 4v4M15 10v4M7 16v4",
    "circle.lefthalf.filled": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 4v16",
]

/// A system symbol is only hinted at: in a few strokes, or as a ring with the first letter of its name's first word.
func _svgSymbol(_ name: String, _ box: CGRect, _ style: _TextStyle) -> String {
    if let path = strokes[name] {
        let scale = min(box.width, box.height) / 24
        let place = "translate(\(_n(box.midX - 12 * scale)) \(_n(box.midY - 12 * scale))) scale(\(_n(scale)))"
        return "<path transform=\"\(place)\" d=\"\(path)\" fill=\"none\" stroke=\"\(style.color._css)\" "
            + "stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    }
    let radius = min(box.width, box.height) * 0.4
    let circle = "<circle cx=\"\(_n(box.midX))\" cy=\"\(_n(box.midY))\" r=\"\(_n(radius))\" fill=\"none\" "
    var small = style
    small.size = radius
    return circle + "stroke=\"\(style.color._css)\" stroke-width=\"1\"/>"
        + _svgText(String(name.prefix(1)), CGPoint(x: box.midX, y: box.midY), small, anchor: "middle")
}

func _svgRect(_ box: CGRect, _ css: String) -> String {
    "<rect x=\"\(_n(box.minX))\" y=\"\(_n(box.minY))\" width=\"\(_n(max(0, box.width)))\" "
        + "height=\"\(_n(max(0, box.height)))\" fill=\"\(css)\"/>"
}

func _svgClip(_ box: CGRect, _ svg: inout [String]) -> String {
    let id = "c\(svg.count)"
    svg.append("<clipPath id=\"\(id)\">\(_svgRect(box, "#000"))</clipPath>")
    return id
}

@MainActor func _svgPage(
    _ lines: [String], _ size: CGSize, _ environment: EnvironmentValues, _ ground: Color?
) -> String {
    let back = ground?._css ?? (environment.colorScheme == .dark ? "#000000" : "#ffffff")
    let box = "width=\"\(_n(size.width))\" height=\"\(_n(size.height))\""
    return """
        <svg xmlns="http://www.w3.org/2000/svg" \(box) viewBox="0 0 \(_n(size.width)) \(_n(size.height))">
        <rect width="100%" height="100%" fill="\(back)"/>
        \(lines.joined(separator: "\n"))
        </svg>
        """
}
