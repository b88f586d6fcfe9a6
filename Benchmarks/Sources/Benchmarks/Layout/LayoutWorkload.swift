import LivingTrees
import MizanBase
import MizanLayout

/// A screen to lay out, in a size and in a tenth of it.
struct LayoutWorkload {
    /// One size of it.
    struct Screen {
        let view: AnyView
        /// Views that the author wrote, stacks and leaves, modifiers not counted.
        let nodeCount: Int
        /// The same for the C target, where it can lay it out.
        var tree: StackTree?
        let host: Size

        init(_ view: some View, nodeCount: Int, host: Size) {
            self.view = AnyView(view)
            self.nodeCount = nodeCount
            self.host = host
        }

        init(_ tree: StackTree, host: Size) {
            self.init(StackTreeView(tree: tree), nodeCount: tree.nodeCount, host: host)
            self.tree = tree
        }
    }

    let name: String
    let screen: Screen
    let tenth: Screen

    /// Made where they are asked for: the deepest needs a large stack.
    static var all: [LayoutWorkload] { stacks + [grid, fallbacks, deepFallbacks, levels(200), levels(10_000)] }

    // MARK: Stacks

    /// One leaf in ten is flexible, at another place of each ten.
    private static func leaves(flexible: Bool) -> () -> StackTree {
        var number = 0
        return {
            defer { number += 1 }
            return flexible && number % 10 == number / 10 % 10 ? .flexible : .fixed
        }
    }

    private static var stacks: [LayoutWorkload] {
        var workloads: [LayoutWorkload] = []
        for flexible in [true, false] {
            let leaves = flexible ? "one leaf in ten flexible" : "all leaves fixed"
            func screen(_ counts: [Int], _ width: Double, _ height: Double) -> Screen {
                Screen(
                    .nested(counts, leaf: Self.leaves(flexible: flexible)), host: Size(width: width, height: height))
            }
            workloads.append(
                LayoutWorkload(
                    name: "flat, \(leaves)", screen: screen([1000, 10], 400, 30_000),
                    tenth: screen([100, 10], 400, 3_000)))
            workloads.append(
                LayoutWorkload(
                    name: "nested, \(leaves)", screen: screen([10, 10, 10, 10], 4_000, 4_000),
                    tenth: screen([10, 10, 10], 400, 4_000)))
        }
        func mixed(_ count: Int, _ side: Double) -> Screen {
            var state: UInt64 = 6
            return Screen(
                .mixed(count, state: &state, leaf: Self.leaves(flexible: true)), host: Size(width: side, height: side))
        }
        workloads.append(
            LayoutWorkload(name: "stacks of any shape", screen: mixed(10_000, 4_000), tenth: mixed(1_000, 1_200)))
        return workloads
    }

    // MARK: Grids

    private static var grid: LayoutWorkload {
        LayoutWorkload(name: "grid, rows of 5", screen: grid(1_000), tenth: grid(100))
    }

    private static func grid(_ rows: Int) -> Screen {
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        let view = Grid(horizontalSpacing: 12) {
            ForEach(0..<rows) { row in
                GridRow {
                    Text(verbatim: days[row % days.count])
                    Color.accentColor.frame(width: 20, height: 20)
                    Text(verbatim: String(row % 40))
                    Color.accentColor.frame(height: 6)
                    Text(verbatim: String(row % 40 + 10))
                }
            }
        }
        return Screen(view, nodeCount: 1 + rows * 6, host: Size(width: 390, height: Double(rows) * 40))
    }

    // MARK: Fallbacks

    /// A row that fits, or else a column, around so many more of the kind.
    private static func fallback(_ levels: Int) -> AnyView {
        var view = AnyView(Color.accentColor.frame(width: 20, height: 20))
        for level in 0..<levels {
            let inner = view
            // Every third row is too wide.
            let width = level % 3 == 0 ? 2_000.0 : 20
            view = AnyView(
                ViewThatFits(in: .horizontal) {
                    Color.accentColor.frame(width: width + 400, height: 20)
                    VStack {
                        inner
                        Color.accentColor.frame(width: 20, height: 20)
                    }
                })
        }
        return view
    }

    private static func fallbacks(_ count: Int) -> Screen {
        let view = VStack { ForEach(0..<count) { _ in fallback(12) } }
        return Screen(view, nodeCount: 1 + count * (12 * 4 + 1), host: Size(width: 390, height: Double(count) * 400))
    }

    private static var fallbacks: LayoutWorkload {
        LayoutWorkload(name: "12 nested ViewThatFits, 100 times", screen: fallbacks(100), tenth: fallbacks(10))
    }

    private static var deepFallbacks: LayoutWorkload {
        func screen(_ levels: Int) -> Screen {
            Screen(fallback(levels), nodeCount: levels * 4 + 1, host: Size(width: 390, height: 4_000))
        }
        return LayoutWorkload(name: "120 nested ViewThatFits", screen: screen(120), tenth: screen(12))
    }

    // MARK: Depth

    /// A leaf in so many stacks, one across the other, each with a leaf beside.
    private static func levels(_ count: Int) -> LayoutWorkload {
        func screen(_ count: Int) -> Screen {
            var tree = StackTree.flexible
            for level in 0..<count { tree = .stack(level % 2 == 0 ? .horizontal : .vertical, [tree, .fixed]) }
            return Screen(tree, host: Size(width: 4_000, height: 4_000))
        }
        return LayoutWorkload(name: "\(count) levels of stacks", screen: screen(count), tenth: screen(count / 10))
    }
}
