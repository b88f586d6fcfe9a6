/// The place of a lazy container's rows in a session: each is made when it is needed.
final class LazyElement: ViewElement, @unchecked Sendable {
    private let making: NodeMakingContext

    init(making: NodeMakingContext, at position: StructuralPosition, in parent: ViewElement) {
        self.making = making
        super.init(position: position, in: parent)
    }

    /// Its rows are made anew by the container.
    override var isMadeByParent: Bool { true }

    /// Makes a row, with what the elements inside remember.
    func makePart(into nodes: inout _NodeList, _ make: (inout _NodeList) throws -> Void) throws {
        let count = changes.nodes.count
        try making.enter(self) { try make(&nodes) }
        changes.forgetAround(from: count, upTo: nodes.nodes)
    }
}

extension _ViewContext {
    /// The element for rows that a container makes later; nil in a still layout.
    func lazyElement() -> LazyElement? {
        making.element.map { parent in
            parent.child(at: StructuralPosition(0).appending(NodeMakingContext.deferredStep)) {
                LazyElement(making: making, at: $0, in: parent)
            }
        }
    }
}
