// Where sentences come from: a key and what goes into it. The words themselves are in the app's String Catalog.
// Tests read the catalogue itself. Twin of the Android app's.
// Knows no sentence and no screen.
import Foundation

/// What goes into a sentence: a text or a number.
public enum Word: Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Int)

    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int) { self = .number(value) }
    public init(_ text: String) { self = .text(text) }
    public init<Number: BinaryInteger>(_ number: Number) { self = .number(Int(number)) }
}

/// The texts of one language.
public protocol Phrases: Sendable {
    /// The language they are in, as in "de".
    var language: String { get }
    /// The text of a key with `words` in their places; nil if there is no such key.
    func find(_ key: String, _ words: [Word]) -> String?
    /// The text of a key in the form for `count`; %1 is the count, `words` follow.
    func find(_ key: String, count: Int, _ words: [Word]) -> String?
}

extension Phrases {
    /// The text of a key; the key itself shows that there is none.
    public func phrase(_ key: String, _ words: Word...) -> String { find(key, words) ?? key }

    /// The same for texts that count.
    public func count(_ key: String, _ count: some BinaryInteger, _ words: Word...) -> String {
        find(key, count: Int(count), words) ?? key
    }

    /// The text of a key that the core names; empty if there is none.
    public func optional(_ key: String) -> String { find(key, []) ?? "" }
}

extension Locale {
    /// This place's habits, its clock and its calendar, in a language of the app and with the digits of its board.
    public func written(in language: String) -> Locale {
        var parts = Locale.Components(locale: self)
        let place = region
        parts.languageComponents = Locale.Language.Components(identifier: language)
        parts.languageComponents.region = place
        parts.numberingSystem = Locale.NumberingSystem("latn")
        return Locale(components: parts)
    }
}

/// The texts in the app's String Catalog, as the system compiled it.
public struct BundlePhrases: Phrases, @unchecked Sendable {
    private let bundle: Bundle

    public init(_ bundle: Bundle = .main) { self.bundle = bundle }

    public var language: String { bundle.preferredLocalizations.first ?? "en" }

    public func find(_ key: String, _ words: [Word]) -> String? { format(key).map { filled($0, words) } }

    public func find(_ key: String, count: Int, _ words: [Word]) -> String? {
        format(key).map { filled($0, [.number(count)] + words) }
    }

    private func format(_ key: String) -> String? {
        let none = "\u{0}"
        let found = bundle.localizedString(forKey: key, value: none, table: nil)
        return found == none ? nil : found
    }

    // The system's own formatting chooses the plural form.
    private func filled(_ format: String, _ words: [Word]) -> String {
        let arguments = words.map { word -> any CVarArg in
            switch word {
            case .text(let text): NSString(string: text)
            case .number(let number): number
            }
        }
        return String(format: format, locale: Locale.current.written(in: language), arguments: arguments)
    }
}
