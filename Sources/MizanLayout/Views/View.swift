/// A part of an interface. Source: SwiftUI's `View`.
///
/// A custom view has a ``body``; Mizan's own views make layout nodes.
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// The boxes of this view in a context; made from ``body`` unless the view is one of Mizan's own.
    ///
    /// - Throws: `DiagnosticError` where the tree is too deep or has too many views.
    func makeNodes(in context: ViewContext) throws -> [LayoutNode]
}

extension View {
    /// The nodes of the body.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        let inner = try context.nested()
        return try context.environment.evaluate { body }.makeNodes(in: inner)
    }
}

/// A view that makes its own nodes.
public protocol PrimitiveView: View where Body == NoBody {}

extension PrimitiveView {
    /// No body: the view makes its nodes itself.
    public var body: NoBody { NoBody() }
}

/// The body of a view that has none.
public struct NoBody: View {
    /// The view itself, which shows nothing.
    public var body: NoBody { self }

    /// No node.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] { [] }
}
