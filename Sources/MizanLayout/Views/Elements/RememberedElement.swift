/// The element of a view of a type: it makes nodes anew only where the view or its context is another.
final class RememberedElement<Making: NodeFactory>: ViewElement, @unchecked Sendable {
    private var view: Making.Content
    private var context: ViewContext

    init(_ view: Making.Content, context: ViewContext, at position: StructuralPosition, in parent: ViewElement) {
        self.view = view
        self.context = context
        super.init(position: position, in: parent)
    }

    override var isReplaceable: Bool { Making.isBody }

    override func make(into nodes: inout _NodeList) throws {
        try Making.makeNodes(of: view, in: context, into: &nodes)
    }

    /// The view's nodes in a context: those that it has, unless something is another.
    func update(_ view: Making.Content, in context: ViewContext) throws {
        isInSameContext = self.context.follow(context)
        defer { isInSameContext = true }
        if !isDirty, isInSameContext, ViewEquality.isSame(view, self.view) { return }
        self.view = view
        try remake(in: context.making)
    }
}

/// A view whose nodes a session remembers.
nonisolated package protocol RememberedView: View {
    /// Adds the nodes of the view: in a still layout, and where the view or its context is another than before.
    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws
}

/// The way from a view of a type to its nodes.
///
/// It is a type and no closure: one that is made for a type that isn't known takes memory, for each view.
protocol NodeFactory {
    associatedtype Content: View

    /// Whether the nodes depend on more than the view's value and its context: its state, a model.
    static var isBody: Bool { get }

    static func makeNodes(of view: Content, in context: ViewContext, into nodes: inout _NodeList) throws
}

/// The nodes of a view of Mizan's own.
private enum OwnNodes<Content: RememberedView>: NodeFactory {
    static var isBody: Bool { false }

    static func makeNodes(of view: Content, in context: ViewContext, into nodes: inout _NodeList) throws {
        try view.makeOwnNodes(in: context, into: &nodes)
    }
}

/// The nodes of the body of a custom view.
private enum BodyNodes<Content: View>: NodeFactory {
    static var isBody: Bool { true }

    static func makeNodes(of view: Content, in context: ViewContext, into nodes: inout _NodeList) throws {
        try context.makeBody(of: view, into: &nodes)
    }
}

extension _ViewContext {
    /// Adds the nodes of a view that a session remembers; a still layout makes them.
    package func remember(_ view: some RememberedView, into nodes: inout _NodeList) throws {
        guard let parent = making.element else { return try view.makeOwnNodes(in: self, into: &nodes) }
        try remember(view, by: OwnNodes.self, in: parent, into: &nodes)
    }

    /// Adds the nodes of the body of a custom view, which a session remembers.
    func rememberBody(of view: some View, into nodes: inout _NodeList) throws {
        guard let parent = making.element else { return try makeBody(of: view, into: &nodes) }
        try remember(view, by: BodyNodes.self, in: parent, into: &nodes)
    }

    private func remember<Making: NodeFactory>(
        _ view: Making.Content, by _: Making.Type, in parent: ViewElement, into nodes: inout _NodeList
    ) throws {
        let element = parent.child(at: making.position) {
            RememberedElement<Making>(view, context: self, at: $0, in: parent)
        }
        try element.update(view, in: self)
        nodes.append(element.nodes)
    }

    /// Becomes the next context where that is another.
    ///
    /// - Returns: Whether nothing that a view makes in the next one can differ.
    mutating func follow(_ next: ViewContext) -> Bool {
        let isSame =
            stackAxis == next.stackAxis && gridDirection == next.gridDirection && isPart == next.isPart
            && isLabel == next.isLabel
            && isLazy == next.isLazy && element == next.element
            && (self.next === next.next || self.next?.properties == next.next?.properties)
        let isSameEnvironment = environment.isSame(as: next.environment)
        if isSame, isSameEnvironment { return true }
        let environment = environment
        self = next
        // The environment that it had, so that what is inside sees at a glance that it is the same.
        if isSameEnvironment { self.environment = environment }
        return false
    }
}

extension EnvironmentValues {
    /// Whether all values are the same.
    func isSame(as other: EnvironmentValues) -> Bool {
        storage === other.storage || ViewEquality.isSame(storage.values, other.storage.values)
    }
}
