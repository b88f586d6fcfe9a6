import MizanLayout
import MizanLocalization
import MizanTransfer

/// The description of something that is shared. Source: SwiftUI's `SharePreview`.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    private let title: Text
    private let image: Image?
    private let icon: Icon?

    fileprivate init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// The description in an environment.
    func shown(in environment: EnvironmentValues) -> SharedContent.Preview {
        SharedContent.Preview(
            title: title.spoken(in: environment).text,
            image: image.map { TransferItem($0.item(in: environment)) },
            icon: icon.map { TransferItem($0.item(in: environment)) })
    }

    /// A localized title with an image and an icon. Source: SwiftUI's `init(_:image:icon:)`.
    public init(_ key: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(key), image: image, icon: icon)
    }

    /// A verbatim title with an image and an icon. Source: SwiftUI's `init(_:image:icon:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }
}

extension SharedSource {
    /// Items with previews.
    init<Items: RandomAccessCollection, Image, Icon>(
        _ items: Items, subject: Text?, message: Text?, preview: (Items.Element) -> SharePreview<Image, Icon>
    ) where Items.Element: Transferable {
        let entries = items.map { item in
            let preview = preview(item)
            return SharedOffer(offer: TransferOffer { item }, preview: { preview.shown(in: $0) })
        }
        self.init(entries: entries, subject: subject, message: message)
    }
}

extension SharePreview where Icon == Never {
    /// A localized title with an image. Source: SwiftUI's `init(_:image:)`.
    public init(_ key: LocalizedStringKey, image: Image) { self.init(title: Text(key), image: image, icon: nil) }

    /// A verbatim title with an image. Source: SwiftUI's `init(_:image:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image) { self.init(title: Text(title), image: image, icon: nil) }
}

extension SharePreview where Image == Never {
    /// A localized title with an icon. Source: SwiftUI's `init(_:icon:)`.
    public init(_ key: LocalizedStringKey, icon: Icon) { self.init(title: Text(key), image: nil, icon: icon) }

    /// A verbatim title with an icon. Source: SwiftUI's `init(_:icon:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, icon: Icon) { self.init(title: Text(title), image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A localized title. Source: SwiftUI's `init(_:)`.
    public init(_ key: LocalizedStringKey) { self.init(title: Text(key), image: nil, icon: nil) }

    /// A verbatim title. Source: SwiftUI's `init(_:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init(title: Text(title), image: nil, icon: nil) }
}
