// Reads the String Catalog itself, which nothing compiles on Linux. Knows its format; must not know what is said.
import Foundation
import LascaKit

/// The texts of one language, out of the catalogue.
public struct CataloguePhrases: Phrases {
    public let language: String
    private let texts: [String: String]
    private let plurals: [String: [String: String]]

    public init(_ language: String) {
        self.language = language
        (texts, plurals) = Self.languages[language] ?? Self.read(language)
    }

    /// Those that the tests speak: the catalogue is read once, not for every window.
    private static let languages = Dictionary(uniqueKeysWithValues: ["en", "de", "it"].map { ($0, read($0)) })

    private static func read(_ language: String) -> (texts: [String: String], plurals: [String: [String: String]]) {
        let file = Fixtures.root.appendingPathComponent("ios/Lasca/Localizable.xcstrings")
        var (texts, plurals): ([String: String], [String: [String: String]]) = ([:], [:])
        for (key, entry) in entries(file) {
            let all = entry["localizations"] as? [String: [String: Any]] ?? [:]
            guard let one = all[language] ?? all["en"] else { continue }
            if let unit = one["stringUnit"] as? [String: Any] { texts[key] = unit["value"] as? String }
            let parts = one["substitutions"] as? [String: [String: Any]] ?? [:]
            let forms = Self.forms(one)
            if !forms.isEmpty { plurals[key] = forms }
            // A plural that is a part of its text.
            for (name, part) in parts {
                guard let whole = texts.removeValue(forKey: key), let place = part["argNum"] as? Int else { continue }
                plurals[key] = Self.forms(part).mapValues { form in
                    whole.replacingOccurrences(
                        of: "%#@\(name)@", with: form.replacingOccurrences(of: "%arg", with: "%\(place)$lld"))
                }
            }
        }
        return (texts, plurals)
    }

    private static func forms(_ of: [String: Any]) -> [String: String] {
        let forms = (of["variations"] as? [String: Any])?["plural"] as? [String: [String: [String: Any]]] ?? [:]
        return forms.compactMapValues { $0["stringUnit"]?["value"] as? String }
    }

    private static func entries(_ file: URL) -> [String: [String: Any]] {
        guard let data = try? Data(contentsOf: file),
            let all = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [:] }
        return all["strings"] as? [String: [String: Any]] ?? [:]
    }

    /// All keys that have a text or a plural.
    public var keys: Set<String> { Set(texts.keys).union(plurals.keys) }

    public func find(_ key: String, _ words: [Word]) -> String? { texts[key].map { Format.fill($0, words) } }

    public func find(_ key: String, count: Int, _ words: [Word]) -> String? {
        // English, German and Italian have one form for 1 and another for the rest, as far as whole numbers go.
        let forms = plurals[key]
        return (count == 1 ? forms?["one"] ?? forms?["other"] : forms?["other"])
            .map { Format.fill($0, [.number(count)] + words) }
    }
}
