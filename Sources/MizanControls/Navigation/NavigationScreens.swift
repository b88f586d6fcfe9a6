import MizanBase
import MizanLayout

/// The screens of a navigation, of which the uppermost is shown.
nonisolated struct NavigationScreens<Root: View>: PrimitiveView, RememberedView {
    let root: Root
    /// The values of the screens above the root.
    let values: [AnyHashable]
    let navigator: Navigator

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        var screens: [LayoutNode] = []
        var known: [NavigationDestinations] = []
        var back: ScreenTitle?
        func add(_ view: some View, dismiss: DismissAction?) throws -> (NavigationDestinations, LayoutNode) {
            var inner = try context.forChildren()
            inner.environment = inner.environment.forScreen
            inner.environment.navigator = navigator
            if let dismiss {
                inner.environment.isPresented = true
                inner.environment.dismiss = dismiss
            }
            var made = _NodeList()
            try context.making.at(UInt64(screens.count)) {
                try NavigationScreen(content: view, back: back)._makeNodes(in: inner, into: &made)
            }
            let screen = StackNode.column(of: made.nodes, direction: context.direction)
            screens.append(screen)
            back = ScreenTitle(of: screen, before: back)
            let said = screen.values(of: NavigationDestinations.self)
            known += said
            return (NavigationDestinations(shown: said.last { $0.shown != nil }?.shown), screen)
        }
        var (top, uppermost) = try add(root, dismiss: nil)
        for (index, value) in values.enumerated() {
            let type = ObjectIdentifier(Swift.type(of: value.base))
            let found = known.flatMap(\.byType).last { $0.type == type }?.screen(value)
            let dismiss = DismissAction { [navigator] in navigator.path.pop(to: index) }
            (top, uppermost) = try add(
                found.map { AnyView(CapturedContent($0, in: .screen)) } ?? AnyView(MissingScreen()), dismiss: dismiss)
        }
        while let (screen, dismiss) = top.shown, screens.count < Self.limit {
            (top, uppermost) = try add(CapturedContent(screen, in: .screen), dismiss: dismiss)
        }
        // What its screens say is for its bars.
        let node = ShownChildNode(
            ScreensLayout(shown: uppermost), identity: context.identity("NavigationStack"),
            direction: context.direction, children: screens,
            traits: LayoutTraits(dependence: uppermost.traits.dependence), keepsTraits: true)
        nodes.append(FollowingNode(node, in: context) { ScreenDestinations(of: screens) })
    }

    /// The greatest number of screens above each other that present themselves: a screen may present its like.
    private static var limit: Int { 64 }
}

/// The screens that present themselves now, to be compared.
private struct ScreenDestinations: ViewEqualityComparable {
    let shown: [CapturedView]

    init(of screens: [LayoutNode]) {
        shown = screens.flatMap { $0.values(of: NavigationDestinations.self) }.compactMap { $0.shown?.screen }
    }

    func isSame(as other: ScreenDestinations) -> Bool {
        shown.count == other.shown.count && zip(shown, other.shown).allSatisfy { $0.isSame(as: $1) }
    }
}

/// In the place of a screen whose value no `navigationDestination` takes.
nonisolated private struct MissingScreen: View {
    var body: some View { EmptyScreen() }
}

/// Nothing, and a finding that says why.
nonisolated private struct EmptyScreen: PrimitiveView {
    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = context
        context.add(
            AccessibilityProperties(viewFindings: [
                Diagnostic(
                    .warning, rule: "screen-missing",
                    message: "no navigationDestination(for:) takes the value of the path",
                    fix: "add one for the value's type inside the navigation")
            ]))
        try Color.clear._makeNodes(in: context, into: &nodes)
    }
}

/// The screens of a navigation, of which the last is part of the result.
private struct ScreensLayout: ShownChildLayout {
    let shown: LayoutNode

    func child(for proposal: ProposedViewSize) -> LayoutNode { shown }
}
