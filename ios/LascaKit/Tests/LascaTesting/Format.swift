// Puts words into the formats of the String Catalog where the system's own formatting, which knows its plurals, is not.
// Knows formats; must not know what is said.
import LascaKit

/// Formats as String Catalogs write them: `%@`, `%lld`, `%1$@`, `%2$lld`, `%%`.
public enum Format {
    /// The format with the words in their places.
    public static func fill(_ format: String, _ words: [Word]) -> String {
        var (out, rest, next) = ("", Substring(format), 0)
        while let sign = rest.firstIndex(of: "%") {
            out += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                out += "%"
                rest = rest.dropFirst()
                continue
            }
            var index = next
            let digits = rest.prefix { $0.isNumber }
            if let place = Int(digits), rest.dropFirst(digits.count).first == "$" {
                index = place - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            rest = rest.hasPrefix("lld") ? rest.dropFirst(3) : rest.dropFirst()
            guard words.indices.contains(index) else { continue }
            switch words[index] {
            case .text(let text): out += text
            case .number(let number): out += String(number)
            }
        }
        return out + rest
    }
}
