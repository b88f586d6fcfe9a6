import MizanBase
import MizanFocus
import MizanRenderTree

extension LayoutSession {
    /// The path of the node that has the focus; nil where none has it.
    public var focusedPath: String? { input.focused }

    /// Moves the focus: up, down, left and right to what is adjacent, next and previous in reading order (`FocusMap`).
    ///
    /// - Returns: Whether the move leads somewhere; else the focus stays.
    /// - Throws: `DiagnosticError` as ``send(_:)`` does.
    @discardableResult
    public func moveFocus(_ move: FocusMove) throws -> Bool { try send(.focus(move)) }

    /// Moves the focus to a node by its path, or away from all of them.
    ///
    /// - Returns: Whether the node can have the focus.
    /// - Throws: `DiagnosticError` for a path that no node has, and as ``send(_:)`` does.
    @discardableResult
    public func focus(at path: String?) throws -> Bool {
        try acting { tree in
            guard let path else {
                setFocus(nil, in: tree)
                return true
            }
            guard let node = tree.index(at: path) else { throw DiagnosticError.noNode(at: path) }
            guard FocusMap(tree).itemIndex(of: node) != nil else { return false }
            setFocus(node, in: tree)
            return true
        }
    }

    /// Moves the focus to the deepest node at a place that can have it, as a tap does, without the tap.
    ///
    /// - Returns: Whether one is there; else the focus stays.
    /// - Throws: `DiagnosticError` as ``send(_:)`` does.
    @discardableResult
    public func focus(at point: Point) throws -> Bool {
        try acting { tree in
            guard let node = tree.focusable(at: point) else { return false }
            setFocus(node, in: tree)
            return true
        }
    }

    // MARK: Moves

    /// Moves the focus from where it is.
    func move(_ move: FocusMove, in tree: RenderTree) -> Bool {
        let map = FocusMap(tree)
        let start = input.focused.flatMap(map.node(at:))
        let isSideways = FocusMove.directions.contains(move)
        let target =
            start == nil && isSideways ? defaultFocus(in: map) : map.node(move, from: start, remembering: input.memory)
        if let target {
            setFocus(target, in: tree, map)
            return true
        }
        guard isSideways, input.waitingMove == nil, let start, scroll(from: start, move) else { return false }
        input.waitingMove = move
        return true
    }

    /// Scrolls towards what a lazy container hasn't made yet.
    ///
    /// - Returns: Whether there is more on the side of a move.
    private func scroll(from node: Int, _ move: FocusMove) -> Bool {
        guard let rootNode, let chain = InputChain(to: node, in: rootNode), let last = chain.nodes.last else {
            return false
        }
        let axis: Axis = move == .left || move == .right ? .horizontal : .vertical
        let isForwards = move == .right || move == .down
        for view in chain.scrollViews {
            let step = view.logical((isForwards ? 1 : -1) * max(last.placedSize[axis], 1), on: axis)
            guard view.canScroll(axis, by: step) else { continue }
            var offset = view.currentOffset
            offset[axis] += step
            if view.scroll(to: offset) { self.move(view) }
            return true
        }
        return false
    }

    /// The move that a key asks for: Tab in reading order, and where a remote moves the focus, arrows to the sides.
    func move(for key: KeyPress) -> FocusMove? {
        let isPlain = key.modifiers.isDisjoint(with: [.command, .control, .option])
        switch key.key {
        case .tab where isPlain: return key.modifiers.contains(.shift) ? .previous : .next
        case .upArrow where isRemote: return .up
        case .downArrow where isRemote: return .down
        case .leftArrow where isRemote: return .left
        case .rightArrow where isRemote: return .right
        default: return nil
        }
    }

    /// Whether arrows move the focus before anything else takes them.
    var isRemote: Bool { environment.focusMode == .directional }

    /// Gives the focus to the deepest node of a chain that can have it; where none can, the handlers there have the input alone.
    ///
    /// - Parameter others: The handlers that take the input where the chain has none.
    func moveFocus(to chain: InputChain, orElse others: [InputElement] = [], in tree: RenderTree) {
        let handlers = chain.handlers.filter { !$0.observesFocus }
        if let node = tree.focusable(from: chain.index) {
            setFocus(node, in: tree, handlers: chain.handlers.isEmpty ? others : chain.handlers)
        } else if !handlers.isEmpty || !others.isEmpty {
            setFocus(nil, in: tree, handlers: handlers.isEmpty ? others : chain.handlers)
        }
    }

    /// Gives the focus to a node, and says so to the views and the states around it; nil takes it away.
    ///
    /// - Parameter handlers: What keys and text go to, the innermost first; nil for the handlers around the node.
    func setFocus(_ node: Int?, in tree: RenderTree, _ map: FocusMap? = nil, handlers: [InputElement]? = nil) {
        guard let rootNode else { return }
        let chain = node.flatMap { InputChain(to: $0, in: rootNode) }
        let former = input.focused.flatMap(tree.index(at:))
        moveInput(to: handlers ?? chain?.handlers ?? [])
        input.focused = chain == nil ? nil : node.map { tree.nodes[$0].path }
        if let node, let chain {
            input.memory.remember(node, in: map ?? FocusMap(tree))
            // A button under the finger stays there; a field that is tapped is about to be written into.
            if handlers == nil || tree.nodes[node].acceptsText {
                chain.nodes.last { $0.identity != nil }?.scrollIntoView(anchor: nil, in: .all, moving: move)
            }
        }
        notifyFocus(chain)
        follow(boundInputs(in: rootNode), focus: node, former: former)
    }

    /// Tells the handlers around the focus that they have it, and the others that they don't.
    private func notifyFocus(_ chain: InputChain?) {
        let subject = chain?.nodes.last { $0.identity != nil }
        let ringed = chain?.handlers.first { $0.node?.subject === subject }
        let told = chain?.handlers.filter { $0 === ringed || $0.observesFocus } ?? []
        for element in input.focusedHandlers where !told.contains(where: { $0 === element }) {
            element.setFocused(false, isRinged: false)
        }
        for element in told { element.setFocused(true, isRinged: element === ringed) }
        input.focusedHandlers = told
    }

    // MARK: States

    /// The views that say something of the focus, with the ranges of their nodes in the tree, in reading order.
    private func boundInputs(in root: LayoutNode) -> [(input: FocusInput, nodes: Range<Int>)] {
        var found: [(input: FocusInput, nodes: Range<Int>)] = []
        func look(at node: LayoutNode) {
            if let node = node as? InputNode, let input = node.focus {
                let start = Int(node.slot.start)
                if start >= 0 { found.append((input, start..<start + Int(node.slot.count))) }
            }
            for child in node.shownChildren { look(at: child) }
        }
        if !changes.focusStates.isEmpty || input.reset.namespace != nil || isRemote { look(at: root) }
        return found
    }

    /// Lets all states say where the focus is.
    ///
    /// - Parameter former: The node that had the focus; a state that an action has just set to another view keeps this until the next
    ///   layout. Nil after a layout, when the focus is where it can be.
    private func follow(
        _ inputs: [(input: FocusInput, nodes: Range<Int>)], focus: Int?, former: Int?
    ) {
        let held = inputs.filter { entry in focus.map(entry.nodes.contains) ?? false }.compactMap(\.input.bound)
        let others = inputs.compactMap(\.input.accessibilityBound)
        for state in changes.focusStates {
            let own = held.filter { $0.source === state.source }
            if own.contains(where: { $0.isFocused.wrappedValue }) { continue }
            if let innermost = own.last {
                innermost.isFocused.wrappedValue = true
            } else if let former {
                let wanted = inputs.filter {
                    $0.input.bound?.source === state.source && $0.input.bound?.isFocused.wrappedValue == true
                }
                if wanted.contains(where: { $0.nodes.contains(former) }) { state.clear() }
            } else if state.isSet, !others.contains(where: { $0.source === state.source }) {
                state.clear()
            }
        }
    }

    /// Brings the focus to where the states want it after a layout, and the states to where it is.
    func settleFocus() {
        guard let tree = layout?.tree, let rootNode else { return }
        let states = changes.focusStates
        let returning = input.returning
        input.returning = nil
        guard
            input.focused != nil || returning != nil || input.reset.namespace != nil || isRemote
                || states.contains(where: \.isSet)
        else { return }
        if let move = input.waitingMove {
            // What the move leads to is there now, or there is nothing.
            _ = self.move(move, in: tree)
            input.waitingMove = nil
        }
        let inputs = boundInputs(in: rootNode)
        // A large tree has a large map, and mostly the focus is where it was.
        lazy var map = FocusMap(tree)
        func place(in nodes: Range<Int>) -> Int? { map.items.first { nodes.contains($0.node) }?.node }
        var target = heldFocus(in: tree) ?? input.focused.flatMap { map.node(at: $0) }
        if target == nil { target = returning.flatMap { map.node(at: $0) } }
        let wanting = inputs.filter { $0.input.bound?.isFocused.wrappedValue == true }
        if let reset = input.reset.namespace {
            input.reset.namespace = nil
            if let scope = inputs.first(where: { $0.input.scope == reset }) {
                target = map.defaultNode(in: scope.nodes) ?? target
            }
        } else if !wanting.contains(where: { entry in target.map(entry.nodes.contains) ?? false }) {
            if let wanted = wanting.lazy.compactMap({ place(in: $0.nodes) }).first {
                target = wanted
            } else if let held = target, inputs.contains(where: { $0.input.bound != nil && $0.nodes.contains(held) }) {
                // Its state says that the focus is elsewhere.
                target = nil
            }
        }
        if target == nil, isRemote { target = defaultFocus(in: map) }
        if target.map({ tree.nodes[$0].path }) != input.focused || !isNotified(of: target, in: rootNode) {
            setFocus(target, in: tree)
        }
        follow(inputs, focus: target, former: nil)
    }

    /// The node that has the focus, where it is certain without a map: its view is there, can have it, and nothing stands above it.
    private func heldFocus(in tree: RenderTree) -> Int? {
        guard uppermostPresentation == nil, let node = input.focusedHandlers.first(where: \.isRinged)?.reachableNode
        else { return nil }
        let index = Int(node.slot.start)
        guard tree.nodes.indices.contains(index), tree.nodes[index].path == input.focused,
            tree.nodes[index].acceptsFocus
        else { return nil }
        return index
    }

    /// Whether the handlers around the focus are those that were told of it: views that were made anew may have others.
    private func isNotified(of node: Int?, in root: LayoutNode) -> Bool {
        guard let node else { return input.focusedHandlers.isEmpty }
        guard let chain = InputChain(to: node, in: root) else { return false }
        return input.focusedHandlers.allSatisfy { told in chain.handlers.contains { $0 === told } }
            && chain.handlers.allSatisfy { handler in
                !handler.observesFocus || input.focusedHandlers.contains { $0 === handler }
            }
    }

    /// The place that has the focus first: the one that an author named, else the map's.
    private func defaultFocus(in map: FocusMap) -> Int? {
        guard let rootNode else { return nil }
        let inputs = boundInputs(in: rootNode)
        for entry in inputs {
            guard let wanted = entry.input.defaultFocus else { continue }
            for bound in inputs where bound.input.bound?.isFocused.isSame(as: wanted) == true {
                if let place = map.items.first(where: { bound.nodes.contains($0.node) }) { return place.node }
            }
        }
        return map.defaultNode
    }

    // MARK: Reports

    /// Where the focus is, for the report of an update.
    var focusReport: FocusChange {
        guard let path = input.focused, let tree = layout?.tree, let node = tree.index(at: path) else {
            return FocusChange(path: nil, wantsText: false, caret: nil)
        }
        let isField = tree.nodes[node].acceptsText
        let caret = tree.nodes[node...].first { $0.type == "Caret" && $0.path.hasPrefix(path) }
        return FocusChange(path: path, wantsText: isField, caret: isField ? caret?.frame.rect : nil)
    }
}

extension InputElement {
    /// The node around the view, where events reach it.
    fileprivate var reachableNode: InputNode? { isReachable ? node : nil }

    /// Whether the handler wants to know whether the focus is at its view or inside.
    fileprivate var observesFocus: Bool { if case .focus = handler.reaction { true } else { false } }
}

extension RenderTree {
    /// The deepest node at a place that can have the focus.
    func focusable(at point: Point) -> Int? { hit(at: point).flatMap(focusable(from:)) }

    /// A node, or the nearest around it, that can have the focus.
    func focusable(from node: Int) -> Int? {
        var next: Int? = node
        while let node = next, !nodes[node].acceptsFocus { next = nodes[node].parent }
        return next
    }
}
