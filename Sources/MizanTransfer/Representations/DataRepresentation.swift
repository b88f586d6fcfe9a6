import Foundation

/// A value as bytes in memory. Source: Core Transferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    package let forms: [TransferForm<Item>]

    /// A form that is handed over and taken back.
    ///
    /// - Parameters:
    ///   - contentType: The type of the content.
    ///   - exporting: Makes the bytes.
    ///   - importing: Makes a value of them.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        forms = [
            TransferForm(
                contentType: contentType, export: { .data(try await exporting($0)) },
                import: { try await importing(try $0.data()) })
        ]
    }

    /// A form that is only handed over.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the content.
    ///   - exporting: Makes the bytes.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        forms = [TransferForm(contentType: exportedContentType, export: { .data(try await exporting($0)) })]
    }

    /// A form that is only taken.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the content.
    ///   - importing: Makes a value of the bytes.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        forms = [TransferForm(contentType: importedContentType, import: { try await importing(try $0.data()) })]
    }
}
