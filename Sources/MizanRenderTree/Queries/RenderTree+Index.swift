import MizanBase
import Synchronization

extension RenderTree {
    /// The first node with this path, in constant time.
    public func node(at path: String) -> RenderNode? { index(at: path).map { nodes[$0] } }

    /// The index of the first node with this path, in constant time; nil where there is none.
    public func index(at path: String) -> Int? { index(of: NodePath(path)) }

    /// The index of the first node with this path, in constant time; nil where there is none.
    ///
    /// The first question makes an index of all paths; copies of the tree share it until their nodes change.
    public func index(of path: NodePath) -> Int? { paths.index(of: path, in: nodes) }
}

/// The indices of a tree's nodes by their paths, made when first asked for; one for all copies of the tree.
final class PathIndex: Sendable {
    private let indices = Mutex<[NodePath: Int]?>(nil)

    init() {}

    /// Whether no one has asked yet, so that nothing has to be forgotten.
    var isEmpty: Bool { indices.withLock { $0 == nil } }

    func index(of path: NodePath, in nodes: RenderNodes) -> Int? {
        indices.withLock { indices in
            if let indices { return indices[path] }
            var made: [NodePath: Int] = [:]
            made.reserveCapacity(nodes.count)
            for (index, node) in nodes.enumerated() where made[node.name] == nil { made[node.name] = index }
            indices = made
            return made[path]
        }
    }
}

extension PathIndex: Hashable {
    /// Equal to any other: it says nothing that the nodes don't.
    static func == (left: PathIndex, right: PathIndex) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
