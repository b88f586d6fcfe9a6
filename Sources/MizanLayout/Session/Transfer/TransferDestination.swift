import MizanBase
import MizanTransfer

/// A place where values of a type can be brought.
package struct TransferDestination {
    /// The types that are taken, the best first.
    let contentTypes: [UTType]
    /// Whether an item is of one of them.
    let accepts: (TransferSession, TransferItem) -> Bool
    /// Makes the values of the items.
    let values: @Sendable (TransferSession, [TransferItem]) async throws -> [any Sendable]
    /// Takes the values, at a place in the view.
    ///
    /// Returns whether they were taken.
    let receive: ([any Sendable], Point) -> Bool
    /// Told when something that is taken here comes over the view, and when it leaves.
    var isTargeted: (Bool) -> Void = { _ in }

    /// A destination of values of a type.
    package init<Value: Transferable>(_ type: Value.Type, receive: @escaping ([Value], Point) -> Bool) {
        contentTypes = TransferSession().importedContentTypes(of: Value.self)
        accepts = { $0.canImport(Value.self, from: $1) }
        values = { session, items in
            var values: [Value] = []
            for item in items { values.append(try await session.import(Value.self, from: item)) }
            return values
        }
        self.receive = { values, point in
            let values = values.compactMap { $0 as? Value }
            return !values.isEmpty && receive(values, point)
        }
    }

    /// A destination of items as they are.
    package init(_ contentTypes: [UTType], receive: @escaping ([TransferItem], Point) -> Bool) {
        self.contentTypes = contentTypes
        accepts = { session, item in
            session.contentTypes(of: item).contains { type in
                contentTypes.contains { session.declarations.declared(type).conforms(to: $0) }
            }
        }
        values = { $1 }
        self.receive = { values, point in receive(values.compactMap { $0 as? TransferItem }, point) }
    }
}
