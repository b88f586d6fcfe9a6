import Foundation
import MizanLayout
import MizanLocalization
import MizanTransfer

/// A button that offers something to other programs. Source: SwiftUI's `ShareLink`.
///
/// Pressed in a session it hands what it shares to the environment's `EnvironmentValues.share`; `LayoutSession.share(from:)` has it
/// without a press.
nonisolated public struct ShareLink<Label: View>: View {
    private let source: SharedSource
    private let label: Label

    @Environment(\.self) private var environment

    fileprivate init(_ source: SharedSource, label: Label) {
        self.source = source
        self.label = label
    }

    /// A button, in the style of the buttons around.
    public var body: some View {
        Button {
            environment.share(source.content(in: environment))
        } label: {
            label
        }
        .typeName("ShareLink")
        .transferring(.share(source))
    }
}

extension ShareLink {
    /// A link to an item that shows the label. Source: SwiftUI's `init(item:subject:message:label:)`.
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items: [item], subject: subject, message: message, label: label)
    }

    /// A link to an item with a preview that shows the label. Source: SwiftUI's `init(item:subject:message:preview:label:)`.
    public init<Item: Transferable, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: [item], subject: subject, message: message, preview: { _ in preview }, label: label)
    }

    /// A link to items that shows the label. Source: SwiftUI's `init(items:subject:message:label:)`.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable {
        self.init(SharedSource(items, subject: subject, message: message), label: label())
    }

    /// A link to items with previews that shows the label. Source: SwiftUI's `init(items:subject:message:preview:label:)`.
    public init<Items: RandomAccessCollection, Image, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable {
        self.init(SharedSource(items, subject: subject, message: message, preview: preview), label: label())
    }
}

/// The label of a link to share that has none of its own: a word beside an arrow. Source: SwiftUI's `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: View {
    fileprivate let title: Text?

    /// The title beside the arrow.
    public var body: some View { Label(title: title ?? Text(.share), systemImage: "square.and.arrow.up") }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    private init(_ source: SharedSource, title: Text? = nil) {
        self.init(source, label: DefaultShareLinkLabel(title: title))
    }

    /// A link to an item. Source: SwiftUI's `init(item:subject:message:)`.
    public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(SharedSource([item], subject: subject, message: message))
    }

    /// A link to an item with a preview. Source: SwiftUI's `init(item:subject:message:preview:)`.
    public init<Item: Transferable, Image, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) {
        self.init(SharedSource([item], subject: subject, message: message) { _ in preview })
    }

    /// A link to items. Source: SwiftUI's `init(items:subject:message:)`.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable {
        self.init(SharedSource(items, subject: subject, message: message))
    }

    /// A link to items with previews. Source: SwiftUI's `init(items:subject:message:preview:)`.
    public init<Items: RandomAccessCollection, Image, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
    ) where Items.Element: Transferable {
        self.init(SharedSource(items, subject: subject, message: message, preview: preview))
    }

    /// A link to an item with a localized title. Source: SwiftUI's `init(_:item:subject:message:)`.
    public init<Item: Transferable>(
        _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(SharedSource([item], subject: subject, message: message), title: Text(key))
    }

    /// A link to an item with a verbatim title. Source: SwiftUI's `init(_:item:subject:message:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init<Item: Transferable>(
        _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(SharedSource([item], subject: subject, message: message), title: Text(title))
    }

    /// A link to an item with a localized title and a preview. Source: SwiftUI's `init(_:item:subject:message:preview:)`.
    public init<Item: Transferable, Image, Icon>(
        _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) {
        self.init(SharedSource([item], subject: subject, message: message) { _ in preview }, title: Text(key))
    }

    /// A link to an item with a verbatim title and a preview. Source: SwiftUI's `init(_:item:subject:message:preview:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init<Item: Transferable, Image, Icon>(
        _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Image, Icon>
    ) {
        self.init(SharedSource([item], subject: subject, message: message) { _ in preview }, title: Text(title))
    }

    /// A link to items with a localized title. Source: SwiftUI's `init(_:items:subject:message:)`.
    public init<Items: RandomAccessCollection>(
        _ key: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element: Transferable {
        self.init(SharedSource(items, subject: subject, message: message), title: Text(key))
    }

    /// A link to items with a localized title and previews. Source: SwiftUI's `init(_:items:subject:message:preview:)`.
    public init<Items: RandomAccessCollection, Image, Icon>(
        _ key: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Image, Icon>
    ) where Items.Element: Transferable {
        self.init(SharedSource(items, subject: subject, message: message, preview: preview), title: Text(key))
    }
}
