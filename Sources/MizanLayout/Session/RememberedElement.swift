/// The element of a view of a type: it makes nodes anew only where the view or its context is another.
final class RememberedElement<Content: View>: ViewElement, @unchecked Sendable {
    typealias Make = (Content, ViewContext, inout _NodeList) throws -> Void

    private var view: Content
    private var context: ViewContext
    private let makeNodes: Make
    private let isBody: Bool

    init(
        _ view: Content, context: ViewContext, isBody: Bool, at position: ViewPosition, in parent: ViewElement,
        make: @escaping Make
    ) {
        self.view = view
        self.context = context
        self.isBody = isBody
        makeNodes = make
        super.init(position: position, in: parent)
    }

    override var isReplaceable: Bool { isBody }

    override func make(into nodes: inout _NodeList) throws { try makeNodes(view, context, &nodes) }

    /// The view's nodes in a context: those that it has, unless something is another.
    func update(_ view: Content, in context: ViewContext) throws {
        let former = self.context
        let isSameEnvironment = context.environment.isSame(as: former.environment)
        if !isDirty, isSameEnvironment, context.isSameBesideEnvironment(as: former), Sameness.isSame(view, self.view) {
            return
        }
        self.view = view
        self.context = context
        // The environment that it had, so that what is inside sees at a glance that it is the same.
        if isSameEnvironment { self.context.environment = former.environment }
        try remake(in: context.making)
    }
}

extension _ViewContext {
    /// Adds the nodes of a view that a session remembers; a still layout makes them.
    ///
    /// - Parameters:
    ///   - isBody: Whether the view's nodes depend on more than its value and its context: its state, a model.
    ///   - make: Makes the nodes; it captures nothing.
    func remember<Content: View>(
        _ view: Content, isBody: Bool = false, into nodes: inout _NodeList,
        make: @escaping RememberedElement<Content>.Make
    ) throws {
        guard let parent = making.element else { return try make(view, self, &nodes) }
        let element = parent.child(at: making.position) {
            RememberedElement(view, context: self, isBody: isBody, at: $0, in: parent, make: make)
        }
        try element.update(view, in: self)
        nodes += element.nodes
    }

    /// Whether nothing that a view makes in the other context can differ but for the environment.
    fileprivate func isSameBesideEnvironment(as other: ViewContext) -> Bool {
        stackAxis == other.stackAxis && gridDirection == other.gridDirection && isPart == other.isPart
            && (next === other.next || next?.properties == other.next?.properties)
    }
}

extension EnvironmentValues {
    /// Whether all values are the same.
    func isSame(as other: EnvironmentValues) -> Bool {
        storage === other.storage || Sameness.isSame(storage.values, other.storage.values)
    }
}
