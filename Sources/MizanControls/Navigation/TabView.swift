import MizanLayout

/// Several screens of which one shows, and a bar below to choose it by. Source: SwiftUI's `TabView`.
///
/// ```swift
/// TabView(selection: $section) {
///     Tab("Home", systemImage: "house", value: Section.home) { HomeView() }
///     Tab("Mail", systemImage: "envelope", value: Section.mail) { MailView() }.badge(3)
/// }
/// ```
///
/// The tabs run from the leading side and are all of one width, in the standard text size. If their titles don't fit next to each other,
/// they shrink to 10 pt, and then the pictures are alone, with the finding `tab-titles-hidden`. In a session a tap chooses a screen; those that aren't shown keep their state.
///
/// In the styles of pages a drag turns them, with the effect of ``SwipeDirection/pageTurn(in:)``.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// The number of the screen that was chosen where there is no binding.
    @State private var chosen = 0
    @Environment(\.tabViewStyle) private var style

    private init(selection: Binding<SelectionValue>?, views: Content) {
        self.selection = selection
        content = views
    }

    /// Screens of which the one shows whose tag is the selection, or else the first. Source: SwiftUI's `init(selection:content:)`.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, views: content())
    }

    /// Tabs of which the one shows whose value is the selection, or else the first. Source: SwiftUI's `init(selection:content:)`.
    public init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Content: TabContent {
        self.init(selection: selection, views: content())
    }

    /// One node with the chosen screen and the bar, of the role `tabBar` with a `tab` for each screen.
    public var body: some View {
        let screens = TabScreens(
            style: style,
            choice: TabChoice(
                value: selection.map { AnyHashable($0.wrappedValue) }, number: chosen,
                choose: { [selection] number, value in
                    guard let selection else { return chosen = number }
                    if let value = value as? SelectionValue { selection.wrappedValue = value }
                }),
            content: content)
        if style.pages == nil {
            screens
        } else {
            // A drag turns the page wherever it begins.
            screens.contentShape(Rectangle())
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Screens of which the first shows until another is chosen. Source: SwiftUI's `init(content:)`.
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, views: content()) }
}

extension TabView where SelectionValue == Never, Content: TabContent {
    /// Tabs of which the first shows until another is chosen. Source: SwiftUI's `init(content:)`.
    public init(@TabContentBuilder<Never> content: () -> Content) { self.init(selection: nil, views: content()) }
}
