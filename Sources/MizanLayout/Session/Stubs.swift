import MizanBase

import MizanRenderTree
public struct RenderChanges: Sendable {
    public var changed: [String] = []
    public var isEmpty: Bool { changed.isEmpty }
    static let none = RenderChanges()
    static func all(of tree: RenderTree) -> RenderChanges { RenderChanges(changed: tree.nodes.map(\.path)) }
}
extension RenderTree {
    func changes(since other: RenderTree) -> RenderChanges { RenderChanges() }
    func changes(since other: RenderTree, in ranges: [Range<Int>]) -> RenderChanges { RenderChanges() }
}
