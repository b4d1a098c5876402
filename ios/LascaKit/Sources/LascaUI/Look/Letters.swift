// How far letters grow: as far as the longest word has room in its line. A word that is broken where no hyphen stands is
// harder to read than a little smaller. Knows lengths; must not know a screen.
import SwiftUI

private struct RoomKey: EnvironmentKey {
    /// That of the narrowest window, until it is known.
    static let defaultValue = 288.0
}

extension EnvironmentValues {
    /// Points that a line of words has.
    var room: Double {
        get { self[RoomKey.self] }
        set { self[RoomKey.self] = newValue }
    }
}

/// How much room words of some size take.
enum Letters {
    /// A word in units of the size of its letters, a little more than the system's own face takes.
    static func width(_ word: some StringProtocol) -> Double {
        word.unicodeScalars.reduce(0) { sum, letter in
            switch letter {
            case "i", "l", "j", "t", "f", "r", "I", ".", ",", ":", ";", "'", "’", "!", "(", ")", "·": sum + 0.37
            case "m", "w", "M", "W", "—": sum + 0.9
            case "A"..."Z", "Ä", "Ö", "Ü": sum + 0.72
            case "0"..."9": sum + 0.66
            default: sum + 0.6
            }
        }
    }

    /// The largest type at which the longest word of a text has room. `over`: how many points its letters are larger than
    /// the text of a page.
    static func largest(_ text: String, in room: Double, over: Double = 0) -> DynamicTypeSize {
        let longest = text.split(whereSeparator: \.isWhitespace).map { width($0) }.max() ?? 0
        return sizes.last { longest * ($0.points + over) <= room }?.type ?? .large
    }

    /// Points of the text of a page, from Apple's table of text styles.
    private static let sizes: [(type: DynamicTypeSize, points: Double)] = [
        (.large, 17), (.xLarge, 19), (.xxLarge, 21), (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33),
        (.accessibility3, 40), (.accessibility4, 47),
        (.accessibility5, 53),
    ]
}

private struct Holding: ViewModifier {
    let text: String
    let over: Double
    @Environment(\.room) private var room

    func body(content: Content) -> some View {
        content.dynamicTypeSize(...Letters.largest(text, in: room, over: over))
    }
}

private struct HoldingKeys: ViewModifier {
    let keys: [String]
    let over: Double
    @Environment(\.phrases) private var phrases

    func body(content: Content) -> some View {
        content.holds(keys.map { phrases.phrase($0) }.joined(separator: " "), over: over)
    }
}

private struct Narrowing: ViewModifier {
    let points: Double
    @Environment(\.room) private var room

    func body(content: Content) -> some View { content.environment(\.room, room - points) }
}

private struct Measuring: ViewModifier {
    @State private var width = 320.0

    func body(content: Content) -> some View {
        content
            .environment(\.room, min(width, Self.widest) - 32)
            .background {
                GeometryReader { proxy in
                    Color.clear.onChange(of: proxy.size.width, initial: true) { width = proxy.size.width }
                }
            }
    }

    /// A page is no wider.
    private static let widest = 640.0
}

extension View {
    /// Lets letters grow no further than the longest word of these allows; `over`: how many points they are larger than
    /// the text of a page.
    func holds(_ text: String, over: Double = 0) -> some View { modifier(Holding(text: text, over: over)) }

    /// The same for the texts of these keys.
    func holds(keys: String..., over: Double = 0) -> some View { modifier(HoldingKeys(keys: keys, over: over)) }

    /// What is inside has less room beside the margins of a page.
    func narrower(_ points: Double) -> some View { modifier(Narrowing(points: points)) }

    /// A sign at the end of a row, which leaves the words their room.
    func sign() -> some View { dynamicTypeSize(...DynamicTypeSize.xxxLarge) }

    /// A column of the window, whose pages have the usual margins.
    func measured() -> some View { modifier(Measuring()) }
}
