import MizanBase
import MizanLayout
import MizanRenderTree

/// A screen of about 10,000 leaves, and one of a tenth.
///
/// Two commits are compared by the same screens, so they use only what both have.
public struct TreeScreen {
    /// One size of it.
    public struct Size {
        /// Views that the author wrote, stacks and leaves, modifiers not counted.
        public let nodeCount: Int
        /// Makes the nodes, lays them out and makes the tree.
        public let tree: (EnvironmentValues) throws -> RenderTree

        init(_ view: some View, nodeCount: Int, host: MizanBase.Size) {
            self.nodeCount = nodeCount
            tree = { try view.renderTree(proposal: ProposedViewSize(host), environment: $0) }
        }

        init(_ tree: StackTree, width: Double, height: Double) {
            self.init(
                StackTreeView(tree: tree), nodeCount: tree.nodeCount,
                host: MizanBase.Size(width: width, height: height))
        }
    }

    /// As the table names it.
    public let name: String
    /// About 10,000 leaves.
    public let whole: Size
    /// About 1,000 leaves.
    public let tenth: Size

    /// Made where they are asked for.
    public static var all: [TreeScreen] { stacks + contents + [cards] }

    /// One leaf in ten is flexible, at another place of each ten: so are those of `--layout`.
    private static func leaves(flexible: Bool) -> () -> StackTree {
        var number = 0
        return {
            defer { number += 1 }
            return flexible && number % 10 == number / 10 % 10 ? .flexible : .fixed
        }
    }

    /// Stacks and plain leaves: other engines can lay them out too.
    public static var stacks: [TreeScreen] {
        [false, true].flatMap { flexible in
            let kind = flexible ? "one leaf in ten flexible" : "all leaves fixed"
            func size(_ counts: [Int], _ width: Double, _ height: Double) -> Size {
                Size(.nested(counts, leaf: leaves(flexible: flexible)), width: width, height: height)
            }
            return [
                TreeScreen(
                    name: "flat, \(kind)", whole: size([1000, 10], 400, 30_000), tenth: size([100, 10], 400, 3_000)),
                TreeScreen(
                    name: "nested, \(kind)", whole: size([10, 10, 10, 10], 4_000, 4_000),
                    tenth: size([10, 10, 10], 400, 4_000)),
            ]
        }
    }

    private static var contents: [TreeScreen] {
        [
            screens("modifiers") { ModifiedLeaf(number: $0) },
            screens("text") { TextLeaf(number: $0) },
        ].flatMap { $0 }
    }

    /// The same leaf, flat and nested.
    private static func screens(
        _ kind: String, @ViewBuilder leaf: @escaping (Int) -> some View
    ) -> [TreeScreen] {
        func flat(_ rows: Int) -> Size {
            Size(
                FlatScreen(rows: rows, leaf: leaf), nodeCount: 1 + rows * 11,
                host: MizanBase.Size(width: 800, height: Double(rows) * 40))
        }
        func nested(_ sections: Int) -> Size {
            Size(
                NestedScreen(sections: sections, leaf: leaf), nodeCount: 1 + sections * 1_111,
                host: MizanBase.Size(width: 8_000, height: 8_000))
        }
        return [
            TreeScreen(name: "flat, \(kind)", whole: flat(1_000), tenth: flat(100)),
            TreeScreen(name: "nested, \(kind)", whole: nested(10), tenth: nested(1)),
        ]
    }

    /// As applications have them: a row's four leaves in two stacks.
    private static var cards: TreeScreen {
        func size(_ rows: Int) -> Size {
            Size(
                CardScreen(rows: rows), nodeCount: 1 + rows * 6,
                host: MizanBase.Size(width: 390, height: Double(rows) * 80))
        }
        return TreeScreen(name: "rows with text and modifiers", whole: size(2_500), tenth: size(250))
    }
}
