import MizanTransfer

/// What can be taken from a view.
package struct TransferOffer {
    private let types: (EnvironmentValues) -> [UTType]
    private let made: (EnvironmentValues) -> [TransferItem]

    /// A value that is made when it is taken. Where only the value tells in which forms it can be handed over, it is made now: a view
    /// says what it offers before anybody asks.
    package init<Item: Transferable>(_ payload: @escaping () -> Item) {
        self.init { [payload()] }
    }

    /// Values that are made when they are taken.
    init<Item: Transferable>(_ payload: @escaping () -> [Item]) {
        guard Item.hasConditionalForms else {
            types = { _ in TransferSession().exportedContentTypes(of: Item.self) }
            made = { environment in payload().map { TransferItem($0.item(in: environment)) } }
            return
        }
        let items = payload()
        types = { environment in
            TransferSession().contentTypes(of: items.map { TransferItem($0.item(in: environment)) })
        }
        made = { environment in items.map { TransferItem($0.item(in: environment)) } }
    }

    /// The types of what can be taken, each once.
    func contentTypes(in environment: EnvironmentValues) -> [UTType] { types(environment) }

    /// What is taken.
    func items(in environment: EnvironmentValues) -> [TransferItem] { made(environment) }
}

/// A value that only a view's environment makes whole, as the name of an image does.
protocol EnvironmentItem {
    /// The value with what its environment has of it.
    func resolved(in environment: EnvironmentValues) -> Self
}

extension Transferable {
    /// The value as it is handed over from a view.
    package func item(in environment: EnvironmentValues) -> Self {
        guard let item = self as? any EnvironmentItem else { return self }
        return item.resolved(in: environment) as? Self ?? self
    }
}

extension TransferSession {
    /// The types of several items, each once.
    func contentTypes(of items: [TransferItem]) -> [UTType] {
        var seen: Set<UTType> = []
        return items.flatMap { contentTypes(of: $0) }.filter { seen.insert($0).inserted }
    }
}
