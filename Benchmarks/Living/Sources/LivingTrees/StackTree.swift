import MizanBase
import MizanLayout

/// Nested stacks of fixed and flexible leaves, as a view.
public indirect enum StackTree {
    /// 20 × 20 points.
    case fixed
    /// Takes what it is proposed.
    case flexible
    /// Its children along an axis.
    case stack(Axis, [StackTree])

    /// A stack of so many on each level, the outermost from top to bottom and each other one across; `leaf` is asked for each
    /// leaf in order.
    public static func nested(_ counts: [Int], axis: Axis = .vertical, leaf: () -> StackTree) -> StackTree {
        guard let count = counts.first else { return leaf() }
        let crossing: Axis = axis == .vertical ? .horizontal : .vertical
        return .stack(
            axis, (0..<count).map { _ in nested(Array(counts.dropFirst()), axis: crossing, leaf: leaf) })
    }

    /// Stacks of any shape with so many leaves: the same for the same number.
    public static func mixed(
        _ leaves: Int, axis: Axis = .vertical, state: inout UInt64, leaf: () -> StackTree
    ) -> StackTree {
        guard leaves > 1 else { return leaf() }
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var parts = min(leaves, 2 + Int(state >> 33) % 11)
        var left = leaves
        let crossing: Axis = axis == .vertical ? .horizontal : .vertical
        var children: [StackTree] = []
        while parts > 0 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let most = left - (parts - 1)
            let share = parts == 1 ? left : min(most, 1 + Int(state >> 33) % max(2 * left / parts, 1))
            children.append(mixed(share, axis: crossing, state: &state, leaf: leaf))
            left -= share
            parts -= 1
        }
        return .stack(axis, children)
    }

    /// Stacks and leaves.
    public var nodeCount: Int {
        guard case .stack(_, let children) = self else { return 1 }
        return children.reduce(1) { $0 + $1.nodeCount }
    }
}

/// The tree as a view.
nonisolated public struct StackTreeView: View {
    private let tree: StackTree

    /// The view of a tree.
    public init(tree: StackTree) { self.tree = tree }

    /// Its outermost stack, or leaf.
    public var body: some View {
        switch tree {
        case .fixed: Color.accentColor.frame(width: 20, height: 20)
        case .flexible: Color.accentColor
        case .stack(.horizontal, let children): HStack { ForEach(children) { StackTreeView(tree: $0) } }
        case .stack(.vertical, let children): VStack { ForEach(children) { StackTreeView(tree: $0) } }
        }
    }
}
