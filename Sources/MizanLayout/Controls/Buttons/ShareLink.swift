import Foundation
import MizanLocalization

/// A button that offers something to other programs. Source: SwiftUI's `ShareLink`; here it is the look alone: nothing is shared.
public struct ShareLink<Label: View>: View {
    private let label: Label

    fileprivate init(label: Label) { self.label = label }

    /// A button, in the style of the buttons around.
    public var body: some View {
        Button {
        } label: {
            label
        }
        .typeName("ShareLink")
    }
}

extension ShareLink {
    /// A link to an item that shows the label. Source: SwiftUI's `init(item:subject:message:label:)`.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label())
    }

    /// A link to an item with a preview that shows the label. Source: SwiftUI's `init(item:subject:message:preview:label:)`.
    public init<Item, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    /// A link to items that shows the label. Source: SwiftUI's `init(items:subject:message:label:)`.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }

    /// A link to items with previews that shows the label. Source: SwiftUI's `init(items:subject:message:preview:label:)`.
    public init<Items: RandomAccessCollection, Image, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label())
    }
}

/// The label of a link to share that has none of its own: a word beside an arrow. Source: SwiftUI's `DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
    fileprivate let title: Text?

    /// The title beside the arrow.
    public var body: some View { Label(title: title ?? Text(.share), systemImage: "square.and.arrow.up") }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    private init(title: Text?) { self.init(label: DefaultShareLinkLabel(title: title)) }

    /// A link to an item. Source: SwiftUI's `init(item:subject:message:)`.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(title: nil) }

    /// A link to an item with a preview. Source: SwiftUI's `init(item:subject:message:preview:)`.
    public init<Item, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) {
        self.init(title: nil)
    }

    /// A link to items. Source: SwiftUI's `init(items:subject:message:)`.
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        self.init(title: nil)
    }

    /// A link to items with previews. Source: SwiftUI's `init(items:subject:message:preview:)`.
    public init<Items: RandomAccessCollection, Image, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
    ) {
        self.init(title: nil)
    }

    /// A link to an item with a localized title. Source: SwiftUI's `init(_:item:subject:message:)`.
    public init<Item>(_ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(title: Text(key))
    }

    /// A link to an item with a verbatim title. Source: SwiftUI's `init(_:item:subject:message:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init<Item>(_ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(title: Text(title))
    }

    /// A link to an item with a localized title and a preview. Source: SwiftUI's `init(_:item:subject:message:preview:)`.
    public init<Item, Image, Icon>(
        _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) {
        self.init(title: Text(key))
    }

    /// A link to an item with a verbatim title and a preview. Source: SwiftUI's `init(_:item:subject:message:preview:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init<Item, Image, Icon>(
        _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) {
        self.init(title: Text(title))
    }

    /// A link to items with a localized title. Source: SwiftUI's `init(_:items:subject:message:)`.
    public init<Items: RandomAccessCollection>(
        _ key: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(title: Text(key))
    }
}
