import Foundation

/// A value as a file on disk, whose bytes are never in memory at once. Source: Core Transferable's `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    package let forms: [TransferForm<Item>]

    /// A form that is handed over and taken back.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether the file is taken where it lies, where its sender allows that; else a copy, which is
    ///     there only during the import.
    ///   - exporting: Names the file.
    ///   - importing: Makes a value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [
            TransferForm(
                contentType: contentType, export: { try await exporting($0).content },
                import: { try await importing(try ReceivedTransferredFile($0)) }, acceptsFile: true,
                acceptsOriginalFile: shouldAttemptToOpenInPlace)
        ]
    }

    /// A form that is only handed over.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the file.
    ///   - shouldAllowToOpenInPlace: Whether a receiver may have the file itself rather than a copy.
    ///   - exporting: Names the file.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        forms = [
            TransferForm(
                contentType: exportedContentType,
                export: {
                    let sent = try await exporting($0)
                    return .file(sent.file, isOriginal: shouldAllowToOpenInPlace || sent.allowsAccessingOriginalFile)
                })
        ]
    }

    /// A form that is only taken.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether the file is taken where it lies, where its sender allows that.
    ///   - importing: Makes a value of a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [
            TransferForm(
                contentType: importedContentType, import: { try await importing(try ReceivedTransferredFile($0)) },
                acceptsFile: true, acceptsOriginalFile: shouldAttemptToOpenInPlace)
        ]
    }
}

/// A file to hand over. Source: Core Transferable's `SentTransferredFile`.
public struct SentTransferredFile: Hashable, Sendable {
    /// Where it lies.
    public let file: URL
    /// Whether a receiver may have the file itself rather than a copy.
    public let allowsAccessingOriginalFile: Bool

    /// A file to hand over.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        allowsAccessingOriginalFile = allowAccessingOriginalFile
    }

    var content: TransferContent { .file(file, isOriginal: allowsAccessingOriginalFile) }
}

/// A file that was handed over. Source: Core Transferable's `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Hashable, Sendable {
    /// Where it lies. A copy is there only until the import ends: what is to stay has to be copied or moved by it.
    public let file: URL
    /// Whether it is the sender's own file rather than a copy.
    public let isOriginalFile: Bool

    init(_ content: TransferContent) throws {
        guard case .file(let file, let isOriginal) = content else { throw TransferContent.noFile }
        self.file = file
        isOriginalFile = isOriginal
    }
}
