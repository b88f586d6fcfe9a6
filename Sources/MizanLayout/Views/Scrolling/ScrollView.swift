import MizanBase
import MizanRenderTree

/// A view that shows a part of its larger content. Source: SwiftUI's `ScrollView`.
///
/// It begins at the top and at the leading side, in both directions, unless ``View/defaultScrollAnchor(_:)`` selects another part. A
/// session keeps the part that it shows, and moves it by events; a still layout shows the first one. The tree records the size of the content and the part. In a lazy container, which makes
/// views as far as the part reaches, the size is partly a guess.
nonisolated public struct ScrollView<Content: View>: PrimitiveView, RememberedView {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content

    /// - Parameters:
    ///   - axes: The axes on which the content may be larger.
    ///   - showsIndicators: Whether a scroller shows where the content is higher: on the trailing side of
    ///     the content's direction, or of the system's by ``View/userInterfaceDirectionPolicy(_:)``.
    ///   - content: The views that scroll.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    private func scrollerSide(in context: ViewContext) -> ScreenSide {
        let environment = context.environment
        let direction =
            switch environment.userInterfaceDirectionPolicy {
            case .content: context.direction
            case .system: environment.systemLayoutDirection
            }
        return direction == .leftToRight ? .right : .left
    }

    private func showsIndicators(in scrolling: ScrollPreferences) -> Bool {
        switch scrolling.indicators.vertical {
        case .automatic: showsIndicators
        case .visible: true
        case .hidden, .never: false
        }
    }

    /// One node with the content inside; several views stand in a column.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        var inner = try context.forChildren()
        let scrolling = context.environment.scrolling
        let margins = scrolling.contentMargins
        // They are those of the nearest scrolling view.
        if margins != EdgeInsets() { inner.environment.scrolling.contentMargins = EdgeInsets() }
        let content = content
        let window = context.making.element?.storage(3) { ScrollWindow() } ?? ScrollWindow()
        func column(_ nodes: [LayoutNode]) -> LayoutNode {
            let column = StackNode.column(of: nodes, direction: context.direction)
            guard margins != EdgeInsets() else { return column }
            return PaddingNode(column, insets: margins, direction: context.direction, isSaid: false)
        }
        let contentContext = inner
        func made(in container: RelativeContainer) throws -> [LayoutNode] {
            var inner = contentContext
            inner.environment.container = container
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
                inner.environment.windows[axis] = window
            }
            return try content.nodes(in: inner)
        }
        let container = context.making.element?.storage(0) { RelativeContainer(.unspecified) }
        let unknown = container ?? RelativeContainer(.unspecified)
        let ideal = column(try made(in: unknown))
        let contents = ContainerContents(in: context)
        let state = context.making.element?.storage(2) { ScrollState() }
        state?.isEnabled = context.environment.isEnabled && context.environment.isScrollEnabled
        nodes.append(
            ScrollViewNode(
                state: state, axes: axes,
                scrollerSide: showsIndicators(in: scrolling) ? scrollerSide(in: context) : nil,
                isClipped: scrolling.isClipped, anchor: scrolling.anchor ?? .zero,
                identity: context.identity("ScrollView"), direction: context.direction, content: ideal,
                container: unknown, window: window
            ) { column(try contents.nodes(for: $0) { try made(in: RelativeContainer($0.inset(by: margins))) }) })
    }
}

/// The contents of a scrolling view that were made for its size, by that size.
private struct ContainerContents {
    /// The sizes that contents were made for, and their elements.
    private final class MadeContents {
        var elements: [(size: ProposedViewSize, element: DeferredElement)] = []
    }

    private let made: MadeContents?
    private let parent: ViewElement?
    private let context: ViewContext

    /// Keeps the contents that the view has in its session.
    init(in context: ViewContext) {
        self.context = context
        parent = context.making.element
        made = context.making.element?.storage(1) { MadeContents() }
        for (size, _) in made?.elements ?? [] { _ = context.deferred(Self.number(of: size)) }
    }

    private static func number(of size: ProposedViewSize) -> UInt64 {
        StructuralPosition(0).appending((size.width ?? -1).bitPattern).appending((size.height ?? -1).bitPattern).value
    }

    /// The content for a size of the container.
    func nodes(
        for size: ProposedViewSize, _ make: @escaping (ProposedViewSize) throws -> [LayoutNode]
    ) throws -> [LayoutNode] {
        guard let made else { return try make(size) }
        if let known = made.elements.first(where: { $0.size == size })?.element {
            return try known.nodes { $0.append(try make(size)) }
        }
        guard let parent else { return try make(size) }
        let element = context.deferred(Self.number(of: size), in: parent)
        made.elements.append((size, element))
        return try element.nodes { $0.append(try make(size)) }
    }
}
