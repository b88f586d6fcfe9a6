import MizanDocument

/// A view of any type. Source: SwiftUI's `AnyView`.
///
/// Views of any depth can be built with it; freeing them takes little stack.
nonisolated public struct AnyView: PrimitiveView {
    private let box: ViewBox

    private final class ViewBox {
        private var content: (any View)?

        init(_ content: any View) { self.content = content }

        deinit { DeepRelease.release(content.take() as Any) }

        var view: any View { content ?? EmptyView() }
    }

    /// The view with its type hidden; it is laid out like the view itself.
    public init(_ view: some View) { box = ViewBox(view) }

    /// The view of the type that isn't known.
    var hidden: any View { box.view }

    /// The nodes of the hidden view.
    ///
    /// - Throws: `DiagnosticError` where views are nested too deeply: views with hidden types can nest without end.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try box.view._makeNodes(in: context.passing(), into: &nodes)
    }
}
