import MizanBase
import MizanLayout

/// A screen between its bars.
nonisolated struct NavigationScreen<Content: View>: PrimitiveView {
    let content: Content
    /// The title of the screen below; nil for the first.
    let back: ScreenTitle?

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let screen = SafeAreaView(
            content: SafeAreaView(
                content: ScreenColumn(content: content), modifier: BarModifier(edge: .bottom, back: nil)),
            modifier: BarModifier(edge: .top, back: back))
        try screen._makeNodes(in: context.nested(), into: &nodes)
    }
}

/// The views of a screen as one that fills it.
nonisolated private struct ScreenColumn<Content: View>: PrimitiveView {
    let content: Content

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let screen = VStack { content }.typeName("Screen").filling(maxHeight: .infinity, alignment: .center)
        try EditableScreen(screen: screen)._makeNodes(in: context.nested(), into: &nodes)
    }
}

/// A screen that an ``EditButton`` lets a reader edit.
nonisolated private struct EditableScreen<Screen: View>: View {
    let screen: Screen

    @State private var ownMode = EditMode.inactive
    @Environment(\.editMode) private var editMode

    var body: some View { screen.environment(\.editMode, editMode ?? $ownMode) }
}

/// The bar at an edge of a screen, made for what the screen says of it.
private struct BarModifier: SafeAreaModifier {
    let edge: VerticalEdge
    let back: ScreenTitle?

    func node(around node: LayoutNode, inner: SafeArea, in context: ViewContext) throws -> LayoutNode {
        let said = ScreenBars(of: node)
        let followed = FollowingNode(node, in: context) { ScreenBars(of: node) }
        var bars = _NodeList()
        try context.making.at(NodeMakingContext.decorationStep) {
            switch edge {
            case .top where said.isTopShown(hasBack: back != nil):
                try NavigationBarView(bars: said, back: back)._makeNodes(in: context.forChildren(), into: &bars)
            case .bottom where said.isBottomShown:
                try BottomBar(bars: said)._makeNodes(in: context.forChildren(), into: &bars)
            default: break
            }
        }
        guard !bars.nodes.isEmpty else {
            return SafeAreaPassingNode(followed, outer: context.environment.safeArea, inner: inner)
        }
        return SafeAreaInsetNode(
            followed, bar: StackNode.column(of: bars.nodes, direction: context.direction),
            edge: edge == .top ? .top : .bottom, alignment: .center, spacing: 0,
            outer: context.environment.safeArea, inner: inner, direction: context.direction)
    }
}

/// The title of a screen, as the back button of the one above shows it.
struct ScreenTitle {
    let title: CapturedText?
    let isLarge: Bool

    init(of screen: LayoutNode, before: ScreenTitle?) {
        let bars = ScreenBars(of: screen)
        title = bars.navigation.title
        isLarge = bars.isLarge(after: before)
    }
}
