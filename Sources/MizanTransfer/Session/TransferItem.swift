import Foundation
import MizanBase

/// Something on its way from one place to another, as a drag or a clipboard has it: a value with all its forms, or what came from
/// outside in one type or several.
public struct TransferItem: Sendable {
    enum ItemSource: Sendable {
        case value(any Transferable)
        case data([TransferredData])
        case file(TransferredFile)
    }

    let source: ItemSource

    /// A value. Its forms are made when somebody takes it.
    public init(_ value: some Transferable) { source = .value(value) }

    /// Bytes of one type.
    public init(_ data: TransferredData) { source = .data([data]) }

    /// The same content in several types, the best first, as clipboards have it.
    public init(_ forms: [TransferredData]) { source = .data(forms) }

    /// A file.
    public init(_ file: TransferredFile) { source = .file(file) }
}

extension TransferSession {
    /// The types in which an item can be handed over, the best first.
    public func contentTypes(of item: TransferItem) -> [UTType] {
        switch item.source {
        case .value(let value): exportedContentTypes(of: value)
        case .data(let forms): unique(forms.map(\.contentType))
        case .file(let file): [file.contentType]
        }
    }

    /// Hands an item over in memory, as ``export(_:accepting:)-(Item,_)`` does with a value.
    ///
    /// - Throws: `DiagnosticError` as that does.
    public func export(_ item: TransferItem, accepting accepted: AcceptedTypes) async throws -> TransferredData {
        switch item.source {
        case .value(let value): return try await export(value, accepting: accepted)
        case .data(let forms):
            let ranked = accepted.ranked(Array(forms.enumerated())) {
                (declarations.declared($0.element.contentType), $0.offset)
            }
            guard let form = ranked.first?.element else { throw refused(item, accepted) }
            return form
        case .file(let file):
            guard accepted.accepts(declarations.declared(file.contentType)) else {
                throw refused(item, accepted)
            }
            return try data(of: file)
        }
    }

    /// Whether a value of a type can be made of an item, by what its forms are said to be.
    public func canImport<Value: Transferable>(_ type: Value.Type, from item: TransferItem) -> Bool {
        let accepted = AcceptedTypes(importedContentTypes(of: Value.self))
        return contentTypes(of: item).contains { accepted.accepts(declarations.declared($0)) }
    }

    /// Makes a value of an item: of the first of its forms that the value's type takes.
    ///
    /// - Throws: `DiagnosticError` as ``export(_:accepting:)-(Item,_)`` and ``import(_:from:as:)`` do.
    public func `import`<Value: Transferable>(
        _ type: Value.Type = Value.self, from item: TransferItem
    ) async throws -> Value {
        let accepted = AcceptedTypes(importedContentTypes(of: Value.self))
        switch item.source {
        case .value(let value): return try await self.import(Value.self, of: value, accepted)
        case .data:
            let form = try await export(item, accepting: accepted)
            return try await self.import(Value.self, from: form.data, as: form.contentType)
        case .file(let file): return try await self.import(Value.self, fromFile: file.file, as: file.contentType)
        }
    }

    /// Makes a value of another one. Who takes files gets one, which is gone afterwards: it is never in memory.
    private func `import`<Value: Transferable, Item: Transferable>(
        _ type: Value.Type, of item: Item, _ accepted: AcceptedTypes
    ) async throws -> Value {
        guard Value.transferForms.contains(where: \.acceptsFile) else {
            let sent = try await export(item, accepting: accepted)
            return try await self.import(Value.self, from: sent.data, as: sent.contentType)
        }
        return try await TransferredCopy.withTemporaryFolder(in: temporaryFolder) { folder in
            let sent = try await export(item, accepting: accepted, to: folder)
            var session = self
            // The copy is the session's own; what it was made of was checked.
            session.readableFolder = nil
            return try await session.import(Value.self, fromFile: sent.file, as: sent.contentType)
        }
    }

    private func refused(_ item: TransferItem, _ accepted: AcceptedTypes) -> DiagnosticError {
        let known = contentTypes(of: item).map(\.identifier).joined(separator: ", ")
        return DiagnosticError(
            Diagnostic(
                rule: "transfer-refused", message: "the item can't be handed over as \(accepted)",
                fix: known.isEmpty ? "it has no form" : "accept one of \(known)"))
    }
}
