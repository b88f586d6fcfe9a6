import MizanLayout
import MizanLocalization

/// The field of a screen in which a reader searches it.
struct SearchField: ViewTrait {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    var prompt: CapturedText?
    var suggestions: CapturedView?

    static func captured(_ value: SearchField, in context: ViewContext) -> SearchField {
        var field = value
        field.prompt = value.prompt?.captured(in: context)
        field.suggestions = value.suggestions?.captured(in: context)
        return field
    }
}

/// The parts of what is searched, one of which a reader chooses.
struct SearchScopes: ViewTrait {
    let selection: Binding<AnyHashable>
    var scopes: CapturedView

    static func captured(_ value: SearchScopes, in context: ViewContext) -> SearchScopes {
        SearchScopes(selection: value.selection, scopes: value.scopes.captured(in: context))
    }
}

/// The place of a search field. Source: SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Hashable, Sendable {
    private enum PlacementRule: Hashable, Sendable {
        case automatic, sidebar, toolbar
        case drawer(isAlways: Bool)
    }

    /// Whether a field below the bar goes away with scrolling. Source: SwiftUI's
    /// `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        case automatic, always
    }

    private let kind: PlacementRule

    /// As the screen has it.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the column of a sidebar.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    /// In the bar.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// Below the bar.
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(isAlways: false))

    /// Below the bar.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement(kind: .drawer(isAlways: displayMode == .always)) }
}

private struct SearchState: EnvironmentKey {
    var isSearching = false
    var dismiss = DismissAction {}

    static var defaultValue: SearchState { SearchState() }
}

extension EnvironmentValues {
    /// Whether a reader searches the screen. Source: SwiftUI's `isSearching`.
    public var isSearching: Bool {
        get { self[SearchState.self].isSearching }
        set { self[SearchState.self].isSearching = newValue }
    }

    /// Ends the search. Source: SwiftUI's `dismissSearch`.
    public var dismissSearch: DismissAction {
        get { self[SearchState.self].dismiss }
        set { self[SearchState.self].dismiss = newValue }
    }
}

nonisolated extension View {
    /// Lets a reader search the screen. Source: SwiftUI's `searchable(text:placement:prompt:)`.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        settingTrait(SearchField(text: text, placement: placement, prompt: prompt.map { CapturedText($0) }))
    }

    /// Lets a reader search the screen, with a localized prompt. Source: SwiftUI's `searchable(text:placement:prompt:)`.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Lets a reader search the screen, with a verbatim prompt. Source: SwiftUI's `searchable(text:placement:prompt:)`.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Lets a reader search the screen; a binding says whether they do. Source: SwiftUI's
    /// `searchable(text:isPresented:placement:prompt:)`.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        settingTrait(
            SearchField(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt.map { CapturedText($0) }))
    }

    /// Lets a reader search the screen, with a localized prompt; a binding says whether they do. Source: SwiftUI's
    /// `searchable(text:isPresented:placement:prompt:)`.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Lets a reader search the screen, with words to choose from. Source: SwiftUI's
    /// `searchable(text:placement:prompt:suggestions:)`.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> some View
    ) -> some View {
        settingTrait(
            SearchField(
                text: text, placement: placement, prompt: prompt.map { CapturedText($0) },
                suggestions: CapturedView(suggestions())))
    }

    /// Sets parts of the screen, one of which is searched. Source: SwiftUI's `searchScopes(_:scopes:)`.
    public func searchScopes<Scope: Hashable>(
        _ scope: Binding<Scope>, @ViewBuilder scopes: () -> some View
    ) -> some View {
        settingTrait(SearchScopes(selection: Binding<AnyHashable>(scope), scopes: CapturedView(scopes())))
    }
}
