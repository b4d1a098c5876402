// Stands for Apple's CoreTransferable: a text can be shared, data be written to a file.
import Foundation
import UniformTypeIdentifiers

/// developer.apple.com/documentation/coretransferable/transferrepresentation (iOS 16)
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    /// What would be written. Not part of Apple's framework.
    func _data(_ item: Any) async throws -> Data
}

/// developer.apple.com/documentation/coretransferable/transferable (iOS 16)
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// developer.apple.com/documentation/coretransferable/transferrepresentationbuilder (iOS 16)
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ one: R) -> R where R.Item == Item { one }
    public static func buildBlock<R: TransferRepresentation>(_ one: R) -> R where R.Item == Item { one }
}

/// developer.apple.com/documentation/coretransferable/datarepresentation/init(exportedcontenttype:exporting:) (iOS 16)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    let exporting: @Sendable (Item) async throws -> Data
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.exporting = exporting
    }
    public func _data(_ item: Any) async throws -> Data {
        guard let item = item as? Item else { return Data() }
        return try await exporting(item)
    }
}

extension Transferable {
    /// What a file would hold. Not part of Apple's framework.
    public func _written() async throws -> Data { try await Self.transferRepresentation._data(self) }
}
