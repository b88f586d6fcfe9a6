/// A part of an interface. Source: SwiftUI's `View`.
///
/// A custom view has a ``body``; Mizan's own views make layout nodes.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Adds the boxes of this view in a context; made from ``body`` unless the view is one of Mizan's own.
    ///
    /// - Throws: `DiagnosticError` where the tree is too deep or has too many views.
    nonisolated func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws
}

nonisolated extension View {
    /// The nodes of the body.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.rememberBody(of: self, into: &nodes)
    }

    /// The boxes of this view in a context.
    package func nodes(in context: ViewContext) throws -> [LayoutNode] {
        var list = _NodeList()
        try _makeNodes(in: context, into: &list)
        return list.nodes
    }
}

/// A view that makes its own nodes.
public protocol PrimitiveView: View where Body == NoBody {}

nonisolated extension PrimitiveView {
    /// No body: the view makes its nodes itself.
    public var body: NoBody { NoBody() }
}

/// The body of a view that has none.
nonisolated public struct NoBody: View {
    /// The view itself, which shows nothing.
    public var body: NoBody { self }

    /// No node.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {}
}

extension _ViewContext {
    /// Adds the nodes of a custom view's body.
    func makeBody(of view: some View, into nodes: inout _NodeList) throws {
        let inner = try nested()
        try body(of: view)._makeNodes(in: inner, into: &nodes)
    }

    /// The body of a view in this context. In a session its properties are connected to the view's element, and a change of
    /// whatever it reads marks the element.
    private func body<Content: View>(of view: Content) throws -> Content.Body {
        guard let element = making.element else {
            try DynamicProperties.check(view, in: environment)
            return environment.evaluate { IsolatedCall.run(view) { $0.body } }
        }
        var view = view
        return try environment.evaluate {
            try DynamicProperties.connect(&view, to: element)
            return Observing.evaluate(element) { element.evaluate { IsolatedCall.run(view) { $0.body } } }
        }
    }
}
