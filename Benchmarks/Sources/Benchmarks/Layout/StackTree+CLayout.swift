import CLayout
import LivingTrees
import MizanBase

extension StackTree {
    /// The nodes of the C target, the children of a stack side by side, and which of them are leaves, in the order of the
    /// views.
    func nodes() -> (nodes: [clayout_node], leaves: [Int], parents: [Int]) {
        var nodes = [clayout_node()]
        var parents = [-1]
        var leaves: [Int] = []
        func fill(_ index: Int, with tree: StackTree) {
            switch tree {
            case .fixed:
                nodes[index] = clayout_node(
                    axis: -1, first: 0, count: 0, spacing: 0, alignment: 0, minimum: (20, 20), maximum: (20, 20))
                leaves.append(index)
            case .flexible:
                nodes[index] = clayout_node(
                    axis: -1, first: 0, count: 0, spacing: 0, alignment: 0, minimum: (0, 0),
                    maximum: (.infinity, .infinity))
                leaves.append(index)
            case .stack(let axis, let children):
                let first = nodes.count
                nodes[index] = clayout_node(
                    axis: axis == .horizontal ? 0 : 1, first: Int32(first), count: Int32(children.count), spacing: 8,
                    alignment: 0.5, minimum: (0, 0), maximum: (0, 0))
                nodes += Array(repeating: clayout_node(), count: children.count)
                parents += Array(repeating: index, count: children.count)
                for (offset, child) in children.enumerated() { fill(first + offset, with: child) }
            }
        }
        fill(0, with: self)
        return (nodes, leaves, parents)
    }
}
