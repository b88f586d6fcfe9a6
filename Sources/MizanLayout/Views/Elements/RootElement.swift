/// The outermost element of a session, which holds the view at the root.
final class RootElement: ViewElement, @unchecked Sendable {
    private var view: AnyView
    private var context: ViewContext?

    init(_ view: some View, inbox: SessionInbox, changes: SessionChanges) {
        self.view = AnyView(view)
        super.init(inbox: inbox, changes: changes)
    }

    /// Sets the next value of the view.
    func show(_ view: some View) { self.view = AnyView(view) }

    /// Makes the nodes in a context.
    ///
    /// - Returns: Whether the nodes are the same ones as before, whatever stands in them now.
    func make(in context: ViewContext) throws -> Bool {
        self.context = context
        return try remake(in: context.making)
    }

    override func make(into nodes: inout _NodeList) throws {
        guard let context else { return }
        try view._makeNodes(in: context, into: &nodes)
    }
}
