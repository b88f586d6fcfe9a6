import MizanBase
import MizanLayout
import MizanLocalization

/// What a screen says when it has nothing to show: an icon, a title, a sentence and what can be done. Source: SwiftUI's
/// `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label with a description and actions. Source: SwiftUI's `init(label:description:actions:)`.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// All in the middle of the room that there is.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            VStack(spacing: 12) { actions }
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .typeName("ContentUnavailableView")
    }
}

/// The icon, in large, above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.largeTitle).imageScale(.large).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
        .typeName("Label")
    }
}

extension ContentUnavailableView
where Label == MizanControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    private init(title: Text, icon: Image, description: Text?) {
        self.init {
            MizanControls.Label {
                title
            } icon: {
                icon
            }
        } description: {
            description
        }
    }

    /// A localized title with a symbol. Source: SwiftUI's `init(_:systemImage:description:)`.
    public init(_ key: LocalizedStringKey, systemImage symbol: String, description: Text? = nil) {
        self.init(title: Text(key), icon: Image(systemName: symbol), description: description)
    }

    /// A verbatim title with a symbol. Source: SwiftUI's `init(_:systemImage:description:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage symbol: String, description: Text? = nil) {
        self.init(title: Text(title), icon: Image(systemName: symbol), description: description)
    }

    /// A localized title with an image. Source: SwiftUI's `init(_:image:description:)`.
    public init(_ key: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(title: Text(key), icon: Image(name), description: description)
    }

    /// A verbatim title with an image. Source: SwiftUI's `init(_:image:description:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
        self.init(title: Text(title), icon: Image(name), description: description)
    }
}

/// The parts of what a search without results says. Source: SwiftUI's `SearchUnavailableContent`.
public enum SearchUnavailableContent {
    /// A magnifying glass and a title.
    nonisolated public struct Label: View {
        fileprivate let text: String?

        /// The glass above the title.
        public var body: some View {
            MizanControls.Label(title: Text(.noResults(for: text)), systemImage: "magnifyingglass")
        }
    }

    /// What can be done about it.
    nonisolated public struct Description: View {
        /// A sentence.
        public var body: some View { Text(.checkSpelling) }
    }

    /// Nothing.
    nonisolated public struct Actions: View {
        /// No view.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    private init(text: String?) {
        self.init {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }

    /// What a search without results says. Source: SwiftUI's `search`.
    public static var search: ContentUnavailableView { ContentUnavailableView(text: nil) }

    /// What a search for a text says that has no results. Source: SwiftUI's `search(text:)`.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(text: text.isEmpty ? nil : text)
    }
}

extension LocalizedStringResource {
    /// The title of a search without results, for a reader's words.
    fileprivate static func noResults(for text: String?) -> LocalizedStringResource {
        guard let text else { return SystemWord.noResults.resource }
        return SystemWord.noResultsFor.resource(.text(text))
    }
}
