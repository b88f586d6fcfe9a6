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
    func make(in context: ViewContext) throws {
        self.context = context
        try remake(in: context.making)
    }

    override func make(into nodes: inout _NodeList) throws {
        guard let context else { return }
        try view._makeNodes(in: context, into: &nodes)
    }
}
