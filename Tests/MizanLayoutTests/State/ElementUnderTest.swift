@testable import MizanLayout

/// An element of a session that does nothing else.
struct ElementUnderTest: @unchecked Sendable {
    private let changes = SessionChanges()
    private let inbox = SessionInbox(needsUpdate: nil)
    let element: ViewElement

    init() { element = ViewElement(inbox: inbox, changes: changes) }

    /// Whether the element was marked since this was asked last.
    func takeMark() -> Bool {
        !inbox.removeMarked().isEmpty
    }

    /// Runs the actions that wait, in their order.
    func runActions() {
        for action in inbox.removeActions() { action() }
    }

    /// Connects a view's properties in an environment and evaluates something of it as its body.
    @discardableResult
    func body<V, Result>(
        of view: inout V, in environment: EnvironmentValues = EnvironmentValues(), _ body: (V) -> Result
    ) throws -> Result {
        try environment.evaluate {
            try DynamicProperties.connect(&view, to: element)
            return Observing.evaluate(element) { element.evaluate { body(view) } }
        }
    }
}
