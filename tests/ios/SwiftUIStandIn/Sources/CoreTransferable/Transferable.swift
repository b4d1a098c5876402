// Stands for Apple's CoreTransferable: a text can be shared, data be written to a file.
import Foundation
import UniformTypeIdentifiers

/// developer.apple.com/documentation/coretransferable/transferrepresentation (iOS 16)
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    /// What would be written. Not part of Apple's framework.
    func _data(_ item: Any) async throws -> Data
    /// What is handed over at once, made now; nil if nothing is. Not part of Apple's framework.
    func _proxy(_ item: Any) throws -> Any?
}

extension TransferRepresentation {
    public func _proxy(_ item: Any) throws -> Any? { nil }
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

/// developer.apple.com/documentation/coretransferable/proxyrepresentation (iOS 16)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    let exporting: @Sendable (Item) throws -> ProxyRepresentation
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { self.exporting = exporting }
    public func _proxy(_ item: Any) throws -> Any? { try (item as? Item).map(exporting) }
    public func _data(_ item: Any) async throws -> Data {
        guard let proxy = try (item as? Item).map(exporting) else { return Data() }
        return try await proxy._written()
    }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { (text: String) in Data(text.utf8) }
    }
}

extension Transferable {
    /// What is handed over at once, made now. Not part of Apple's framework.
    public func _handedOver() -> Any? { (try? Self.transferRepresentation._proxy(self)) ?? nil }

    /// What a file would hold. Not part of Apple's framework.
    public func _written() async throws -> Data { try await Self.transferRepresentation._data(self) }
}
