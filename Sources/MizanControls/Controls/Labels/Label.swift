import MizanLayout
import MizanLocalization

/// An icon and a title beside it. Source: SwiftUI's `Label`.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    @Environment(\.controlStyles) private var styles

    /// A title beside an icon. Source: SwiftUI's `init(title:icon:)`.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The title and the icon as the style has them. An icon beside a title isn't spoken.
    public var body: some View {
        let style = styles.nearest((any LabelStyle).self) ?? DefaultLabelStyle()
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(view: AnyView(title)),
            icon: LabelStyleConfiguration.Icon(
                view: AnyView(icon.environment(\.imagesAreDecorative, !(title is EmptyView)))))
        StyledBody((any LabelStyle).self) { style.look(of: configuration) }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, in the style further out. Source: SwiftUI's `init(_:)` of a configuration.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title beside a built-in symbol; an unknown name is an error when the view is laid out.
    public init(title: Text, systemImage symbol: String) {
        self.init {
            title
        } icon: {
            Image(systemName: symbol)
        }
    }

    /// A localized title beside an image of the environment's catalog. Source: SwiftUI's `init(_:image:)`.
    public init(_ key: LocalizedStringKey, image name: String) {
        self.init {
            Text(key)
        } icon: {
            Image(name)
        }
    }

    /// A verbatim title beside an image of the environment's catalog. Source: SwiftUI's `init(_:image:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// A localized title. Source: SwiftUI's `init(_:systemImage:)`.
    public init(_ key: LocalizedStringKey, systemImage symbol: String) {
        self.init(title: Text(key), systemImage: symbol)
    }

    /// A verbatim title. Source: SwiftUI's `init(_:systemImage:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage symbol: String) {
        self.init(title: Text(title), systemImage: symbol)
    }
}
