// Stands for Apple's UniformTypeIdentifiers: only the type that Lasca imports and exports.

/// developer.apple.com/documentation/uniformtypeidentifiers/uttype (iOS 14)
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public static let plainText = UTType(identifier: "public.plain-text")
    public static let text = UTType(identifier: "public.text")
}
