import MizanBase

/// The place of a handler in a session: it stays while its code and its node are made anew, so that a drag goes on.
final class InputElement: ViewElement, @unchecked Sendable {
    /// The code, as the view was made last.
    private(set) var handler: InputHandler
    /// The node that was made last.
    private(set) weak var node: InputNode?

    init(_ handler: InputHandler, at position: ViewPosition, in parent: ViewElement) {
        self.handler = handler
        super.init(position: position, in: parent)
    }

    fileprivate func take(_ handler: InputHandler, in node: InputNode) {
        self.handler = handler
        self.node = node
    }

    /// Whether events reach the handler: its view is shown, and nothing disables it.
    var isReachable: Bool {
        guard !isRemoved, let node else { return false }
        return node.isEnabled && node.isShown
    }
}

/// Stands around the view of a handler and passes everything on.
final class InputNode: ModifierNode {
    /// The handler's place; nil in a still layout.
    let element: InputElement?
    /// Whether the handler takes events.
    let isEnabled: Bool

    init(_ child: LayoutNode, element: InputElement?, isEnabled: Bool, direction: LayoutDirection) {
        self.element = element
        self.isEnabled = isEnabled
        super.init(child, direction: direction, isRemembering: false)
    }
}

extension Making {
    /// The step from a view to its handler.
    static let inputStep: UInt64 = 4 << 32
}

extension _ViewContext {
    /// The node around one of the view, with a handler of its events.
    func listening(_ node: LayoutNode, _ handler: InputHandler) -> InputNode {
        let element = making.element.map { parent in
            parent.child(at: making.position.appending(Making.inputStep)) {
                InputElement(handler, at: $0, in: parent)
            }
        }
        let made = InputNode(node, element: element, isEnabled: environment.isEnabled, direction: direction)
        element?.take(handler, in: made)
        return made
    }

    /// The node of a control; a still layout needs nothing around it.
    func control(_ node: LayoutNode, _ handler: InputHandler) -> LayoutNode {
        making.element == nil ? node : listening(node, handler)
    }
}

/// Gives each node of a view a handler.
struct InputModifier: NodeModifier {
    let handler: InputHandler

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode { context.listening(node, handler) }
}

extension View {
    /// The view with a handler of its events.
    func listening(_ handler: InputHandler) -> ModifiedView<Self, InputModifier> {
        modified(by: InputModifier(handler: handler))
    }

    /// The view with code for events of a kind.
    func listening(_ kind: InputHandler.Kind) -> ModifiedView<Self, InputModifier> { listening(InputHandler(kind)) }
}
