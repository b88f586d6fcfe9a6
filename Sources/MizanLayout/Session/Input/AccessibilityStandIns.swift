import MizanRenderTree

nonisolated extension View {
    /// Adds an action for each button of some views, which are shown nowhere. Source: SwiftUI's `accessibilityActions(_:)`.
    public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
        StandInView(content: self, standIn: content(), isRepresentation: false)
    }

    /// Lets another view, which is shown nowhere, stand for this one to assistive technologies: its role, its label, its value and
    /// what it does. Source: SwiftUI's `accessibilityRepresentation(representation:)`.
    public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
        StandInView(content: self, standIn: representation(), isRepresentation: true)
    }
}

/// A view whose accessibility comes from views that aren't shown.
nonisolated private struct StandInView<Content: View, StandIn: View>: PrimitiveView, RememberedView {
    let content: Content
    let standIn: StandIn
    /// Whether they stand for the view; else their buttons are further actions of it.
    let isRepresentation: Bool

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        var made: [LayoutNode] = []
        try context.making.at(NodeMakingContext.decorationStep) { made = try standIn.nodes(in: context.forChildren()) }
        var inner = try context.nested()
        let handlers = isRepresentation ? inner.represent(made) : try inner.offer(made)
        let start = nodes.count
        try context.making.at(NodeMakingContext.modifierStep) { try content._makeNodes(in: inner, into: &nodes) }
        for index in start..<nodes.count {
            for (number, handler) in handlers.enumerated() {
                let outer = context.making.enter(UInt64(index - start) << 16 | UInt64(number))
                defer { context.making.leave(to: outer) }
                nodes[index] = context.listening(nodes[index], handler)
            }
        }
    }
}

extension _ViewContext {
    /// Takes the role, the label, the value and the actions of the first of some nodes over.
    ///
    /// - Returns: The handlers of what it does.
    fileprivate mutating func represent(_ nodes: [LayoutNode]) -> [InputHandler] {
        guard let subject = nodes.lazy.compactMap(\.subject).first, let identity = subject.identity else { return [] }
        let properties = identity.accessibility
        let spoken = [subject].spokenText
        if let own = identity.kind.role { role = own }
        add(
            AccessibilityProperties(
                label: properties?.label ?? spoken?.text, value: properties?.value,
                added: properties?.added ?? [], removed: properties?.removed ?? [], children: .ignore,
                hint: properties?.hint, actions: properties?.actions ?? [],
                customActions: properties?.customActions ?? [], isDisabled: properties?.isDisabled ?? false,
                findings: spoken?.findings ?? []))
        return nodes.flatMap(\.inputElements).compactMap { element in
            switch element.handler.reaction {
            case .control:
                InputHandler(
                    .control(
                        ControlInput(isTapped: false) {
                            if case .control(let control) = element.handler.reaction { control.action() }
                        }))
            case .slider, .adjustment:
                InputHandler(
                    .adjustment { direction in
                        switch element.handler.reaction {
                        case .slider(let slider): slider.adjust(direction)
                        case .adjustment(let adjust): adjust(direction)
                        default: break
                        }
                    })
            case .action: element.handler
            default: nil
            }
        }
    }

    /// Offers the buttons among some nodes as actions by their titles.
    ///
    /// - Returns: The handlers of the actions.
    fileprivate mutating func offer(_ nodes: [LayoutNode]) throws -> [InputHandler] {
        var handlers: [InputHandler] = []
        var names: [SpokenText] = []
        for node in nodes {
            guard let spoken = [node].spokenText else { continue }
            let elements = node.inputElements
            if let properties = node.subject?.identity?.accessibility, properties.isDisabled { continue }
            names.append(SpokenText(text: spoken.text, findings: spoken.findings))
            handlers.append(
                InputHandler(
                    .action(AccessibilityActionKind(named: spoken.text)) {
                        for element in elements {
                            guard case .control(let control) = element.handler.reaction else { continue }
                            return control.action()
                        }
                    }))
        }
        if !names.isEmpty { add(AccessibilityProperties(customActions: names)) }
        return handlers
    }
}

extension LayoutNode {
    /// The places of the handlers of the node and of what is inside, the outermost first; none in a still layout.
    fileprivate final var inputElements: [InputElement] {
        let own = (self as? InputNode)?.element.map { [$0] } ?? []
        return own + children.flatMap(\.inputElements)
    }
}
