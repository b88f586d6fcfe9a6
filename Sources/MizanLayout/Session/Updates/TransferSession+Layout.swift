import MizanBase
import MizanRenderTree
import MizanTransfer

extension TransferSession {
    /// Drops items at a place of an interface, as a person does who lets go of them there.
    ///
    /// Of the views around the place, from the deepest outwards, the first that takes one of the items gets all that it takes, as
    /// values of its type and in their order. Its action runs on the caller's actor; the next ``LayoutSession/update()`` lays out what
    /// it changed.
    ///
    /// - Returns: Whether they were taken: not where no view takes drops, and not where the view refused them.
    /// - Throws: `DiagnosticError` with the rule `transfer-refused` where views take drops and none takes these; for items whose data
    ///   are damaged or of another type, as ``MizanTransfer/TransferSession/import(_:from:as:)`` does; and as
    ///   ``LayoutSession/send(_:)`` does. Then no action ran.
    @discardableResult
    nonisolated(nonsending) public func drop(
        _ items: [TransferItem], at point: Point, in session: LayoutSession
    ) async throws -> Bool {
        guard let taker = try taker(of: items, at: point, in: session) else { return false }
        session.setTarget(taker)
        let values: [any Sendable]
        do {
            values = try await taker.destination.values(self, items.filter { taker.destination.accepts(self, $0) })
        } catch {
            session.setTarget(nil)
            throw error
        }
        let origin = session.frame(of: taker.node).origin
        let place = Point(x: point.x - origin.x, y: point.y - origin.y)
        let isTaken = try session.acting { _ in taker.destination.receive(values, place) }
        session.setTarget(nil)
        return isTaken
    }

    /// Tells views that items are held over a place of an interface, as a person does who hasn't let go of them.
    ///
    /// - Parameters:
    ///   - items: What is held.
    ///   - point: The place; nil where they have left the interface.
    ///   - session: The interface.
    /// - Returns: Whether a view there takes one of them.
    /// - Throws: `DiagnosticError` as ``LayoutSession/send(_:)`` does.
    @discardableResult
    public func hover(_ items: [TransferItem], at point: Point?, over session: LayoutSession) throws -> Bool {
        let takers = try point.map { try destinations(at: $0, in: session) } ?? []
        let taker = takers.first { taker in items.contains { taker.destination.accepts(self, $0) } }
        try session.acting { _ in session.setTarget(taker) }
        return taker != nil
    }

    /// Pastes items into a node of an interface.
    ///
    /// Of the views around the node, from the deepest outwards, the first that takes one of the items gets all that it takes. A text
    /// field takes text, each item in a line of its own; a `PasteButton` gets what a tap on it would bring.
    ///
    /// - Parameters:
    ///   - items: The items, in the clipboard's order.
    ///   - path: The node's path; nil for the node that has the focus.
    ///   - session: The interface.
    /// - Returns: Whether they were taken: not where no view takes pasted items, and not where the view refused them.
    /// - Throws: `DiagnosticError` for a path that no node has, and as ``drop(_:at:in:)`` does.
    @discardableResult
    nonisolated(nonsending) public func paste(
        _ items: [TransferItem], into path: String? = nil, in session: LayoutSession
    ) async throws -> Bool {
        let takers = try session.acting { tree in
            try session.chain(around: path, in: tree)?.pasteDestinations ?? []
        }
        let taker = try taker(of: items, among: takers, at: path ?? session.focusedPath)
        guard let taker else { return false }
        let values = try await taker.values(self, items.filter { taker.accepts(self, $0) })
        return try session.acting { _ in taker.receive(values, .zero) }
    }

    // MARK: Takers

    private func destinations(at point: Point, in session: LayoutSession) throws -> [TransferTarget] {
        try session.acting { tree in
            session.transferNodes(at: point, in: tree).compactMap { node in
                guard case .drop(let destination) = node.role else { return nil }
                return TransferTarget(node: node, destination: destination, path: node.path(in: tree))
            }
        }
    }

    private func taker(
        of items: [TransferItem], at point: Point, in session: LayoutSession
    ) throws -> TransferTarget? {
        let targets = try destinations(at: point, in: session)
        let destinations = targets.map(\.destination)
        guard try taker(of: items, among: destinations, at: targets.first?.path.node) != nil else { return nil }
        return targets.first { target in items.contains { target.destination.accepts(self, $0) } }
    }

    /// The first destination that takes one of the items; nil where there is none at all.
    private func taker(
        of items: [TransferItem], among destinations: [TransferDestination], at path: String?
    ) throws -> TransferDestination? {
        guard !destinations.isEmpty, !items.isEmpty else { return nil }
        if let taker = destinations.first(where: { taker in items.contains { taker.accepts(self, $0) } }) {
            return taker
        }
        let offered = contentTypes(of: items).map(\.identifier).joined(separator: ", ")
        var seen: Set<UTType> = []
        let taken = destinations.flatMap(\.contentTypes).filter { seen.insert($0).inserted }
        throw DiagnosticError(
            Diagnostic(
                rule: "transfer-refused", nodePath: path,
                message: offered.isEmpty ? "the items have no form" : "no view here takes \(offered)",
                fix: "give \(taken.map(\.identifier).joined(separator: ", "))"))
    }
}

/// A view that something is dropped on, or held over.
struct TransferTarget {
    /// What tells the view from others in a tree.
    struct Path: Equatable {
        /// The path of its node.
        let node: String
        /// How many of the same node offer or take something around it.
        let depth: Int
    }

    let node: TransferNode
    let destination: TransferDestination
    let path: Path
}

extension LayoutSession {
    /// Tells the view that something is held over it, and the one before that nothing is any longer.
    func setTarget(_ target: TransferTarget?) {
        // A view that was laid out anew since is the same one at the same path.
        guard target?.path != input.target?.path else { return }
        input.target?.isTargeted(false)
        input.target = target.map { ($0.path, $0.destination.isTargeted) }
        target?.destination.isTargeted(true)
    }
}

extension TransferNode {
    /// What tells the view from others in a tree that it is in.
    fileprivate func path(in tree: RenderTree) -> TransferTarget.Path {
        let start = Int(slot.start)
        var depth = 0
        var around = parent
        while let node = around, node.slot.start == slot.start {
            if node is TransferNode { depth += 1 }
            around = node.parent
        }
        return TransferTarget.Path(node: tree.nodes.indices.contains(start) ? tree.nodes[start].path : "", depth: depth)
    }
}

extension InputChain {
    /// What takes pasted items around, the innermost first: views that their author made so, and text fields.
    fileprivate var pasteDestinations: [TransferDestination] {
        nodes.reversed().compactMap { node in
            if let node = node as? TransferNode, node.environment.isEnabled, case .paste(let destination) = node.role {
                return destination
            }
            guard let node = node as? InputNode, node.isEnabled, let element = node.element, element.node === node,
                case .field(let field) = element.handler.reaction
            else { return nil }
            return TransferDestination(String.self) { texts, _ in
                field.insert(texts.joined(separator: "\n"))
                return true
            }
        }
    }
}
