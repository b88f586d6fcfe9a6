/// The element of one view of a `ForEach`, with the closure that makes the view.
///
/// It is that view's element too: what the closure reads of models marks it as what the body reads does.
final class ForEachElement<Item, Content: View>: ViewElement, @unchecked Sendable {
    private var item: Item
    private let ownStep: StructuralPosition
    private var content: DeferredContent<Item, Content>
    private var context: ViewContext
    /// The view that the closure made last.
    private var view: Content?
    /// Whether the closure was asked for the making that goes on.
    private var isEvaluated = false
    /// The observation of the models that the closure reads.
    private var source: Observing.Observation?

    init(
        _ item: Item, _ content: DeferredContent<Item, Content>, context: ViewContext, step: StructuralPosition,
        at position: StructuralPosition, in parent: ViewElement
    ) {
        self.item = item
        self.content = content
        self.context = context
        ownStep = step
        super.init(position: position, in: parent)
    }

    override var step: StructuralPosition? { ownStep }

    override var isReplaceable: Bool { true }

    override var sourceObservation: Observing.Observation? {
        get { source }
        set { source = newValue }
    }

    /// The view's nodes in a context: those that it has, unless something is another.
    func update(_ item: Item, _ content: DeferredContent<Item, Content>, in context: ViewContext) throws {
        isInSameContext = self.context.follow(context)
        defer { isInSameContext = true }
        self.item = item
        self.content = content
        let former = view
        let made = try makeView()
        // Another closure may have made the same view.
        if !isDirty, isInSameContext, let former, ViewEquality.isSame(made, former) { return }
        view = made
        isEvaluated = true
        defer { isEvaluated = false }
        try remake(in: context.making)
    }

    private func makeView() throws -> Content {
        try Observing.evaluate(self, isSource: true) { try evaluate { try content(item) } }
    }

    override func make(into nodes: inout _NodeList) throws {
        let known = isEvaluated ? view : nil
        let view = try known ?? makeView()
        self.view = view
        if Content.Body.self == NoBody.self {
            try view._makeNodes(in: context, into: &nodes)
        } else {
            try context.makeBody(of: view, into: &nodes)
        }
    }
}
