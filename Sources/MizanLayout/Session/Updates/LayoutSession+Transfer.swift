import MizanBase
import MizanRenderTree
import MizanTransfer

extension LayoutSession {
    /// What can be dragged from a place: that of the nearest view that offers something, from the deepest node outwards.
    ///
    /// - Returns: The item; none where nothing there is to be dragged.
    /// - Throws: `DiagnosticError` as ``send(_:)`` does.
    public func drag(at point: Point) throws -> [TransferItem] {
        try acting { tree in
            for node in transferNodes(at: point, in: tree) {
                if case .drag(let offer, _) = node.role { return offer.items(in: node.environment) }
            }
            return []
        }
    }

    /// What its author shows below the pointer while something is dragged from a place; nil where that is the view itself, or nothing
    /// is to be dragged.
    ///
    /// - Throws: `DiagnosticError` as ``send(_:)`` does.
    public func dragPreview(at point: Point) throws -> AnyView? {
        try acting { tree in
            for node in transferNodes(at: point, in: tree) {
                if case .drag(_, let preview) = node.role { return preview?() }
            }
            return nil
        }
    }

    /// What can be copied from a node: that of the nearest view around it that offers something.
    ///
    /// - Parameter path: The node's path; nil for the node that has the focus.
    /// - Returns: The items; none where nothing there is to be copied.
    /// - Throws: `DiagnosticError` for a path that no node has, and as ``send(_:)`` does.
    public func copy(from path: String? = nil) throws -> [TransferItem] {
        try acting { tree in
            for node in try transferNodes(around: path, in: tree) {
                if case .copy(let offer) = node.role { return offer.items(in: node.environment) }
            }
            return []
        }
    }

    /// What a link to share around a node shares, as a tap on it would.
    ///
    /// - Returns: The items with their previews; nil where no link is around the node.
    /// - Throws: `DiagnosticError` for a path that no node has, and as ``send(_:)`` does.
    public func share(from path: String) throws -> SharedContent? {
        try acting { tree in
            for node in try transferNodes(around: path, in: tree) {
                if case .share(let source) = node.role { return source.content(in: node.environment) }
            }
            return nil
        }
    }

    // MARK: Places

    func transferNodes(at point: Point, in tree: RenderTree) -> [TransferNode] {
        guard let rootNode, let index = tree.hit(at: point) else { return [] }
        return InputChain(to: index, in: rootNode)?.transferNodes ?? []
    }

    private func transferNodes(around path: String?, in tree: RenderTree) throws -> [TransferNode] {
        try chain(around: path, in: tree)?.transferNodes ?? []
    }

    /// The chain to a node by its path, or to the one that has the focus.
    func chain(around path: String?, in tree: RenderTree) throws -> InputChain? {
        try (path ?? focusedPath).flatMap { try chain(to: $0, in: tree) }
    }
}
