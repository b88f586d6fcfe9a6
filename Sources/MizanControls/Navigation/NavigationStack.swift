import MizanBase
import MizanLayout

/// Screens above each other, of which the uppermost is shown, with a bar above it. Source: SwiftUI's `NavigationStack`.
///
/// In a session a ``NavigationLink`` shows another screen, and the bar's back button takes it away; a still layout shows the screen
/// that the path's binding says. Every screen keeps its state. The back button stands at the leading end of the bar and
/// points there.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let path: (any NavigationValues)?
    private let root: Root

    @State private var ownPath = NavigationPath()
    @State private var navigator = Navigator(PathBinding(path: .constant(NavigationPath())))

    /// The uppermost screen with its bars.
    public var body: some View {
        let path = path ?? PathBinding(path: $ownPath)
        navigator.path = path
        return NavigationScreens(root: root, values: path.values, navigator: navigator).typeName("NavigationStack")
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Screens whose path is the stack's own. Source: SwiftUI's `init(root:)`.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// Screens of values of any types. Source: SwiftUI's `init(path:root:)`.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = PathBinding(path: path)
        self.root = root()
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// Screens of values of one type. Source: SwiftUI's `init(path:root:)` of a collection.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = CollectionBinding(path: path)
        self.root = root()
    }
}

/// Screens above each other. Source: SwiftUI's former `NavigationView`, in its stack style.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A navigation that begins with a view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The stack of screens.
    public var body: some View { NavigationStack { content } }
}

/// The look of a ``NavigationView``. Source: SwiftUI's `NavigationViewStyle`.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// One screen at a time. Source: SwiftUI's `StackNavigationViewStyle`.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

/// Columns side by side where there is room; here one screen at a time. Source: SwiftUI's `ColumnNavigationViewStyle`.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    /// The usual style: one screen at a time.
    public static var automatic: StackNavigationViewStyle { StackNavigationViewStyle() }
}

nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns side by side where there is room; here one screen at a time.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
    /// Sets the look of navigations inside: a ``NavigationView`` always shows one screen. Source: SwiftUI's
    /// `navigationViewStyle(_:)`.
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}
