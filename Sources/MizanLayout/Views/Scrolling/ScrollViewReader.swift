import MizanBase

/// A view that scrolls those inside to places of their content. Source: SwiftUI's `ScrollViewReader`.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView { ForEach(messages) { MessageRow($0) } }
///         .onChange(of: messages.count) { proxy.scrollTo(messages[messages.count - 1].id) }
/// }
/// ```
nonisolated public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    @State private var scope = ScrollScope()

    /// Content that gets a proxy, for its actions.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View {
        ScrollScopeView(content: content(ScrollViewProxy(scope: scope)), scope: scope)
    }
}

/// Scrolls views to places of their content. Source: SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy {
    fileprivate let scope: ScrollScope

    /// Scrolls the view around the one with an id, in a session; the next update shows it.
    ///
    /// The id is one of a `ForEach`'s elements, or a name of `id(_:)`. A row that a lazy container hasn't made yet isn't found.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - anchor: The point of both views that comes to one place; nil moves as little as shows the whole view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scope.scroll(to: id, anchor: anchor)
    }
}

/// The nodes in which a proxy finds places.
private final class ScrollScope {
    private weak var element: ViewElement?

    func attach(_ element: ViewElement?) { self.element = element }

    func scroll(to id: some Hashable, anchor: UnitPoint?) {
        guard let element, let target = element.node(at: id), target.isShown else { return }
        target.scrollIntoView(anchor: anchor, in: .nearest, moving: element.move)
    }
}

/// A view whose element a scope knows.
nonisolated private struct ScrollScopeView<Content: View>: PrimitiveView {
    let content: Content
    let scope: ScrollScope

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        scope.attach(context.making.element)
        try content._makeNodes(in: context.passing(), into: &nodes)
    }
}

extension ViewElement {
    /// The node of the view inside that has an id: that of a `ForEach`'s element, or a name.
    fileprivate final func node(at id: some Hashable) -> LayoutNode? {
        if let found = node(ofElement: StructuralPosition(id: id)) { return found }
        guard let name = ViewIdentifier(naming: id)?.name else { return nil }
        return nodes.lazy.compactMap { $0.node(named: name) }.first
    }
}

extension LayoutNode {
    /// The node of the view inside that has a name.
    fileprivate final func node(named name: String) -> LayoutNode? {
        if identity?.identifier?.name == name { return self }
        for child in shownChildren {
            if let found = child.node(named: name) { return found }
        }
        return nil
    }
}
