@testable import MizanLayout

/// An element of a session that does nothing else.
struct ElementUnderTest {
    let element = ViewElement()

    /// Whether the element was marked since this was asked last.
    func takeMark() -> Bool {
        defer { element.isMarked = false }
        return element.isMarked
    }

    /// Runs the actions that wait, in their order.
    func runActions() {
        for action in element.takeActions() { action() }
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
