import MizanBase

/// The element of content that is made during a layout: for the size of its reader, or of its container.
final class DeferredElement: ViewElement, @unchecked Sendable {
    typealias Make = (inout _NodeList) throws -> Void

    private let making: NodeMakingContext
    private var makeNodes: Make?

    init(making: NodeMakingContext, at position: StructuralPosition, in parent: ViewElement) {
        self.making = making
        super.init(position: position, in: parent)
    }

    /// Whether the content has to be made anew, though it is made for the same.
    var needsContent: Bool { isDirty }

    /// Makes the content, with what the elements inside remember.
    func nodes(_ make: @escaping Make) throws -> [LayoutNode] {
        makeNodes = make
        let count = changes.nodes.count
        try remake(in: making)
        changes.forgetAround(from: count, upTo: nodes)
        return nodes
    }

    /// Evaluates the author's closure for the content: what it reads marks the element.
    func tracking<Content>(_ content: () throws -> Content) throws -> Content {
        try Observing.evaluate(self) { try evaluate(content) }
    }

    override func make(into nodes: inout _NodeList) throws { try makeNodes?(&nodes) }
}

extension _ViewContext {
    /// The element for content of the view that is made later; nil in a still layout.
    ///
    /// - Parameter number: Tells several such contents of one view apart.
    func deferred(_ number: UInt64 = 0) -> DeferredElement? {
        making.element.map { deferred(number, in: $0) }
    }

    /// The element for content of the view of an element, which has a number of its own in it.
    func deferred(_ number: UInt64, in parent: ViewElement) -> DeferredElement {
        parent.child(at: StructuralPosition(0).appending(NodeMakingContext.deferredStep).appending(number)) {
            DeferredElement(making: making, at: $0, in: parent)
        }
    }
}
