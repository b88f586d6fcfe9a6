import MizanBase
import MizanLocalization
import MizanRenderTree

extension LayoutSession {
    /// Hands an event to the views of the last update.
    ///
    /// The node at the event's place is found by its shape in the tree (`RenderTree.hit(at:)`); the nearest handler around it takes the
    /// event. Actions run at once, on the calling thread; the next ``update()`` lays out what they changed. Disabled and hidden
    /// views take nothing.
    ///
    /// - Returns: Whether something took the event.
    /// - Throws: `DiagnosticError` for a path that no node has, and where nothing was laid out yet or an update is going on.
    @discardableResult
    public func send(_ event: InputEvent) throws -> Bool { try acting { try handle(event, in: $0) } }

    /// Does something to the views of the last update for a person.
    ///
    /// - Throws: `DiagnosticError` where nothing was laid out yet or an update is going on.
    func acting<Result>(_ body: (RenderTree) throws -> Result) throws -> Result {
        guard let tree = layout?.tree, !isUpdating else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "no-layout",
                    message: isUpdating ? "an event came inside an update" : "nothing is laid out yet",
                    fix: "call update() and wait for its end before an event is sent"))
        }
        return try evaluate { try body(tree) }
    }

    /// Runs actions of the interface in the environment of its root, which UIKit's names read.
    func evaluate<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Localization.$current.withValue(environment.localization) {
            try IsolatedCall.duringLayout { try (rootEnvironment ?? environment).evaluate(body) }
        }
    }

    private func handle(_ event: InputEvent, in tree: RenderTree) throws -> Bool {
        switch event {
        case .tap(let point, let count): return tap(chain(at: point, in: tree), at: point, count: count, in: tree)
        case .press(let point, let duration): return press(chain(at: point, in: tree), duration: duration)
        case .secondaryTap(let point): return openContextMenu(chain(at: point, in: tree))
        case .drag(let phase, let start, let end, let velocity):
            return drag(phase, DragGesture.Value(location: end, startLocation: start, velocity: velocity), in: tree)
        case .scroll(let point, let distance): return scroll(chain(at: point, in: tree), by: distance)
        case .key(let key, let modifiers): return press(KeyPress(key: key, modifiers: modifiers), in: tree)
        case .focus(let move): return self.move(move, in: tree)
        case .text(let text): return type(text)
        case .action(let kind, let path): return perform(kind, on: try chain(to: path, in: tree), in: tree)
        case .adjust(let direction, let path): return adjust(direction, try chain(to: path, in: tree))
        }
    }

    // MARK: Places

    private func chain(at point: Point, in tree: RenderTree) -> InputChain? {
        guard let rootNode, let index = tree.hit(at: point) else { return nil }
        return InputChain(to: index, in: rootNode)
    }

    func chain(to path: String, in tree: RenderTree) throws -> InputChain? {
        guard let index = tree.index(at: path) else { throw DiagnosticError.noNode(at: path) }
        guard let rootNode, let chain = InputChain(to: index, in: rootNode), !chain.isInvisible else { return nil }
        return chain
    }

    /// The frame of a node in the root, physical, before it is rounded.
    func frame(of node: LayoutNode) -> Rect {
        var origin = node.slot.origin
        if let tree = layout?.tree, tree.direction == .rightToLeft {
            origin.x = tree.size.width.points - origin.x - node.placedSize.width
        }
        return Rect(origin: origin, size: node.placedSize)
    }

    /// The origin of a handler's space, in the root.
    func origin(of space: CoordinateSpace, for element: InputElement) -> Point {
        guard let node = element.node else { return .zero }
        switch space {
        case .global: return .zero
        case .local: return frame(of: node).origin
        case .named(let name):
            var around = node.parent
            while let ancestor = around, (ancestor as? CoordinateSpaceNode)?.name != name { around = ancestor.parent }
            return around.map { frame(of: $0).origin } ?? .zero
        }
    }

    // MARK: Taps and presses

    private func tap(_ chain: InputChain?, at point: Point, count: Int, in tree: RenderTree) -> Bool {
        guard let chain else { return false }
        moveFocus(to: chain, in: tree)
        let takers = chain.winners { kind in
            switch kind {
            case .tap(let tap): tap.completes(count)
            case .control(let control): control.isTapped
            case .slider(let slider): slider.isAdjustable
            case .field: true
            default: false
            }
        }
        for taker in takers {
            switch taker.handler.reaction {
            case .tap(let tap):
                let origin = origin(of: tap.space, for: taker)
                tap.action(Point(x: point.x - origin.x, y: point.y - origin.y))
            case .control(let control): control.action()
            case .slider(let slider):
                if let (track, place) = location(of: point, on: taker) {
                    slider.set(fraction: track.fraction(at: place))
                }
            case .field(let field): tap(taker, field, at: point, count: count)
            default: break
            }
        }
        return !takers.isEmpty
    }

    private func press(_ chain: InputChain?, duration: Double) -> Bool {
        guard let chain else { return false }
        let takers = chain.winners { kind in
            switch kind {
            case .press(let press): duration >= press.minimumDuration
            case .contextMenu: duration >= LongPressGesture().minimumDuration
            default: false
            }
        }
        for taker in takers {
            switch taker.handler.reaction {
            case .press(let press):
                press.changed(true)
                press.ended()
                press.changed(false)
                taker.handler.finished()
            case .contextMenu(let open): open()
            default: break
            }
        }
        guard takers.isEmpty else { return true }
        let controls = chain.winners { if case .control(let control) = $0 { control.isTapped } else { false } }
        for case .control(let control) in controls.map(\.handler.reaction) { control.action() }
        return !controls.isEmpty
    }

    private func openContextMenu(_ chain: InputChain?) -> Bool {
        let takers = chain?.winners { if case .contextMenu = $0 { true } else { false } } ?? []
        for case .contextMenu(let open) in takers.map(\.handler.reaction) { open() }
        return !takers.isEmpty
    }

    // MARK: Keys and text

    private func press(_ key: KeyPress, in tree: RenderTree) -> Bool {
        let move = move(for: key)
        if let move, isRemote, self.move(move, in: tree) { return true }
        for holder in input.holders where holder.isReachable {
            switch holder.handler.reaction {
            case .key(let action): if action(key) == .handled { return true }
            case .field(let field): if press(key, on: holder, field) { return true }
            case .control(let control):
                guard key.key == .space || key.key == .return, key.modifiers.isEmpty else { continue }
                control.action()
                return true
            case .slider(let slider):
                guard slider.isAdjustable, let direction = direction(of: key, on: holder) else { continue }
                slider.adjust(direction)
                return true
            default: continue
            }
        }
        if let move, self.move(move, in: tree) { return true }
        if key.key == .escape, let presentation = uppermostPresentation, presentation.isDismissedByEscape {
            presentation.dismiss()
            return true
        }
        let shortcut = KeyboardShortcut(key.key, modifiers: key.modifiers)
        guard let control = rootNode?.control(for: shortcut) else { return false }
        control.action()
        return true
    }

    /// The direction in which an arrow key moves a slider's knob.
    private func direction(of key: KeyPress, on element: InputElement) -> AccessibilityAdjustmentDirection? {
        let isMirrored = element.node?.track?.direction == .rightToLeft
        return switch key.key {
        case .upArrow: .increment
        case .downArrow: .decrement
        case .rightArrow: isMirrored ? .decrement : .increment
        case .leftArrow: isMirrored ? .increment : .decrement
        default: nil
        }
    }

    private func type(_ text: String) -> Bool {
        for case let holder in input.holders where holder.isReachable {
            switch holder.handler.reaction {
            case .text(let action): if action(text) { return true }
            case .field(let field):
                field.insert(text)
                return true
            default: break
            }
        }
        return false
    }

    // MARK: Assistive technologies

    private func perform(_ kind: AccessibilityActionKind, on chain: InputChain?, in tree: RenderTree) -> Bool {
        let taker = chain?.nearest { handler in
            switch handler {
            case .action(let own, _): own == kind
            case .control, .field: kind == .default
            case .contextMenu: kind == .showMenu
            case .tap(let tap): kind == .default && tap.completes(1)
            default: false
            }
        }
        guard let taker else { return false }
        switch taker.handler.reaction {
        case .action(_, let action): action()
        case .control(let control): control.action()
        case .contextMenu(let open): open()
        case .field: if let chain { moveFocus(to: chain, orElse: [taker], in: tree) }
        case .tap(let tap):
            // As if the middle were tapped.
            let frame = taker.node.map(frame) ?? Rect(x: 0, y: 0, width: 0, height: 0)
            let origin = origin(of: tap.space, for: taker)
            tap.action(Point(x: frame.midX - origin.x, y: frame.midY - origin.y))
        default: return false
        }
        return true
    }

    private func adjust(_ direction: AccessibilityAdjustmentDirection, _ chain: InputChain?) -> Bool {
        let taker = chain?.nearest { handler in
            switch handler {
            case .adjustment: true
            case .slider(let slider): slider.isAdjustable
            default: false
            }
        }
        switch taker?.handler.reaction {
        case .adjustment(let action): action(direction)
        case .slider(let slider): slider.adjust(direction)
        default: return false
        }
        return true
    }
}

extension DiagnosticError {
    /// The error of a path that no node of the last tree has.
    static func noNode(at path: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "no-such-node", nodePath: path, message: "the tree has no node \(Diagnostic.quote(path))",
                fix: "use a path of the tree of the last update"))
    }
}
