import CLayout
import LivingTrees
import MizanBase

/// A tree of stacks in the C target.
final class CStackLayout {
    private let layout: OpaquePointer
    private let leaves: [Int]
    private let parents: [Int]

    init(_ tree: StackTree) throws {
        let (nodes, leaves, parents) = tree.nodes()
        guard let layout = clayout_create(nodes, Int32(nodes.count)) else {
            throw BenchmarkError(message: "no memory for \(nodes.count) nodes")
        }
        (self.layout, self.leaves, self.parents) = (layout, leaves, parents)
    }

    deinit { clayout_destroy(layout) }

    /// As nodes that live for one layout begin.
    func forget() { clayout_forget(layout) }

    func layOut(_ host: Size) { clayout_run(layout, host.width, host.height) }

    /// In points from the host's top left, in the order of the views.
    var leafFrames: [Rect] {
        leaves.map { leaf in
            let frame = clayout_frame(layout, Int32(leaf))
            var result = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            var parent = parents[leaf]
            while parent >= 0 {
                let origin = clayout_frame(layout, Int32(parent))
                result.origin.x += origin.x
                result.origin.y += origin.y
                parent = parents[parent]
            }
            return result
        }
    }
}
