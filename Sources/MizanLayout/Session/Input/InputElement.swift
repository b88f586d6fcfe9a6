import MizanBase
import MizanRenderTree

/// The place of a handler in a session: it stays while its code and its node are made anew, so that a drag goes on.
final class InputElement: ViewElement, @unchecked Sendable {
    /// The code, as the view was made last.
    private(set) var handler: InputHandler
    /// The node that was made last.
    private(set) weak var node: InputNode?
    /// Whether the focus is at the view or, of one that only says something of the focus, inside it.
    private(set) var isFocused = false
    /// Whether the view itself has the focus, and a ring where one is shown.
    private(set) var isRinged = false

    init(_ handler: InputHandler, at position: StructuralPosition, in parent: ViewElement) {
        self.handler = handler
        super.init(position: position, in: parent)
    }

    fileprivate func update(_ handler: InputHandler, in node: InputNode) {
        self.handler = handler
        self.node = node
    }

    /// Tells the view that the focus came to it, or left it.
    func setFocused(_ isFocused: Bool, isRinged: Bool) {
        if isRinged != self.isRinged {
            self.isRinged = isRinged
            if let node { draw(node) }
        }
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        switch handler.reaction {
        case .focus(let input): input.focusChanged(isFocused)
        case .control(let control): control.focused(isFocused)
        default: break
        }
    }

    /// Whether events reach the handler: its view is shown, and nothing disables it.
    var isReachable: Bool {
        guard !isRemoved, let node else { return false }
        return node.isEnabled && node.isShown
    }
}

/// Stands around the view of a handler and passes everything on. The view's node in the tree says what the handler does of the focus,
/// and whether the focus is there.
final class InputNode: EffectNode {
    /// The handler's place; nil in a still layout.
    let element: InputElement?
    /// Whether the handler takes events.
    let isEnabled: Bool
    /// What the view says of the focus; nil for a handler of events.
    let focus: FocusInput?
    private let focusRing: FocusRing?

    init(_ child: LayoutNode, _ handler: InputHandler, element: InputElement?, in context: ViewContext) {
        self.element = element
        isEnabled = context.environment.isEnabled
        if case .focus(let input) = handler.reaction { focus = input } else { focus = nil }
        focusRing = element == nil ? nil : FocusRing(in: context.environment)
        super.init(child, direction: context.direction)
    }

    override func mark(_ record: inout TreeRecord, from start: Int, in frame: FixedRect) {
        if let focus {
            var flags = focus.flags
            if focus.isSection { flags.section = frame }
            record[start].focus.add(flags)
        }
        if element?.isRinged == true { record[start].focus.isFocused = true }
    }

    override func ring(around node: RenderNode, in builder: RenderTreeBuilder) throws -> RenderNode? {
        guard element?.isRinged == true else { return nil }
        return try focusRing?.node(around: node, direction: direction, builder: builder)
    }
}

extension NodeMakingContext {
    /// The step from a view to its handler.
    static let inputStep: UInt64 = 4 << 32
}

extension _ViewContext {
    /// The node around one of the view, with a handler of its events.
    func listening(_ node: LayoutNode, _ handler: InputHandler) -> InputNode {
        let element = making.element.map { parent in
            parent.child(at: making.position.appending(NodeMakingContext.inputStep)) {
                InputElement(handler, at: $0, in: parent)
            }
        }
        let made = InputNode(node, handler, element: element, in: self)
        element?.update(handler, in: made)
        return made
    }

    /// The node of a control; a still layout needs nothing around it.
    package func control(_ node: LayoutNode, _ handler: InputHandler) -> LayoutNode {
        making.element == nil ? node : listening(node, handler)
    }
}

/// Gives each node of a view a handler.
package struct InputModifier: NodeModifier {
    let handler: InputHandler

    package func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        context.listening(node, handler)
    }
}

nonisolated extension View {
    /// The view with a handler of its events.
    func listening(_ handler: InputHandler) -> ModifiedView<Self, InputModifier> {
        modified(by: InputModifier(handler: handler))
    }

    /// The view with code for events of a kind.
    package func listening(_ kind: InputHandler.Reaction) -> ModifiedView<Self, InputModifier> {
        listening(InputHandler(kind))
    }
}
