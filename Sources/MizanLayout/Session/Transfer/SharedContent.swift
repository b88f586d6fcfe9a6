import MizanTransfer

/// What a link shares, with what its author says about it.
public struct SharedContent: Sendable {
    /// One of the things that are shared.
    public struct Item: Sendable {
        /// What is handed over.
        public let item: TransferItem
        /// What a person sees of it before; nil where its author says nothing.
        public let preview: Preview?
    }

    /// What a person sees of an item before it is shared. Source: SwiftUI's `SharePreview`.
    public struct Preview: Sendable {
        /// Its title, in the reader's language, with marks around isolates.
        public let title: String
        /// Its picture; nil where there is none.
        public let image: TransferItem?
        /// Its icon; nil where there is none.
        public let icon: TransferItem?

        package init(title: String, image: TransferItem?, icon: TransferItem?) {
            self.title = title
            self.image = image
            self.icon = icon
        }
    }

    /// The items, in the author's order.
    public let items: [Item]
    /// The subject of a letter; nil where its author says none.
    public let subject: String?
    /// A message that goes with the items; nil where its author says none.
    public let message: String?
}

/// What a link shares, before its environment is known.
package struct SharedSource {
    /// An item with its preview.
    package struct SharedOffer {
        let offer: TransferOffer
        let preview: (EnvironmentValues) -> SharedContent.Preview?

        package init(offer: TransferOffer, preview: @escaping (EnvironmentValues) -> SharedContent.Preview?) {
            self.offer = offer
            self.preview = preview
        }
    }

    let entries: [SharedOffer]
    let subject: Text?
    let message: Text?

    package init(entries: [SharedOffer], subject: Text?, message: Text?) {
        self.entries = entries
        self.subject = subject
        self.message = message
    }

    /// Items without previews.
    package init<Items: RandomAccessCollection>(
        _ items: Items, subject: Text?, message: Text?
    ) where Items.Element: Transferable {
        self.init(
            entries: items.map { item in SharedOffer(offer: TransferOffer { item }, preview: { _ in nil }) },
            subject: subject, message: message)
    }

    /// The types of all items, each once.
    func contentTypes(in environment: EnvironmentValues) -> [UTType] {
        var seen: Set<UTType> = []
        return entries.flatMap { $0.offer.contentTypes(in: environment) }.filter { seen.insert($0).inserted }
    }

    /// What is shared.
    package func content(in environment: EnvironmentValues) -> SharedContent {
        SharedContent(
            items: entries.flatMap { entry in
                let preview = entry.preview(environment)
                return entry.offer.items(in: environment).map { SharedContent.Item(item: $0, preview: preview) }
            }, subject: subject?.spoken(in: environment).text, message: message?.spoken(in: environment).text)
    }
}
