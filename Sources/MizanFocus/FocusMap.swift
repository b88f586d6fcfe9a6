import MizanBase
import MizanRenderTree

/// The places where the focus can be in a render tree, and the ways between them.
///
/// A node is such a place if it takes the focus (`RenderNode.acceptsFocus`), has a size, is seen and isn't hidden from keyboards
/// (`RenderTree.readingOrder`). While something modal is shown (the trait `isModal`), only what is inside the last such node counts.
/// Nodes are given by their indices in the tree, which the map doesn't keep.
public struct FocusMap: Sendable {
    /// A node that can have the focus.
    public struct FocusItem: Hashable, Sendable {
        /// The node's index in the tree.
        public let node: Int
        /// The node's path.
        public let path: String
        /// The node's frame, absolute and physical.
        public let frame: FixedRect
        /// The place of the innermost section around it in ``FocusMap/sections``; nil outside of sections.
        public let section: Int?
        /// Whether it takes text that is typed.
        public let acceptsText: Bool
        /// Whether its author wants the focus here first.
        public let prefersDefault: Bool
    }

    /// A node whose whole frame takes the focus for the places inside. Source: SwiftUI's `focusSection()`.
    public struct Section: Hashable, Sendable {
        /// The node's index in the tree.
        public let node: Int
        /// The node's path.
        public let path: String
        /// The section's frame, absolute and physical: that of the view with what its modifiers put around the node.
        public let frame: FixedRect
        /// The place of the section around it; nil for an outermost one.
        public let section: Int?
    }

    /// The places in reading order.
    public let items: [FocusItem]
    /// The sections, each before those inside it. One without a place inside takes no focus and is left out.
    public let sections: [Section]
    /// The node that had the focus in the tree; nil where none is in ``items``.
    public let focused: Int?
    /// What can be reached outside of sections, and in each of them.
    private let outside: FocusCandidates
    private let inside: [FocusCandidates]
    private let numbers: [Int: Int]

    /// The map of a tree.
    public init(_ tree: RenderTree) {
        var making = FocusMapBuilder(tree)
        making.run()
        items = making.items
        sections = making.sections
        var outside = FocusCandidates()
        var inside = Array(repeating: FocusCandidates(), count: making.sections.count)
        // Sections and places together in reading order, which the node's place in it gives.
        for entry in making.entries {
            let (frame, around) =
                switch entry {
                case .item(let number): (items[number].frame, items[number].section)
                case .section(let number): (sections[number].frame, sections[number].section)
                }
            if let around { inside[around].add(entry, frame) } else { outside.add(entry, frame) }
        }
        self.outside = outside
        self.inside = inside
        focused = making.focused
        numbers = Dictionary(uniqueKeysWithValues: making.items.enumerated().map { ($1.node, $0) })
    }

    /// The place of a node in ``items``; nil for one that can't have the focus.
    public func itemIndex(of node: Int) -> Int? { numbers[node] }

    /// The node at a path; nil where it can't have the focus.
    public func node(at path: String) -> Int? { items.first { $0.path == path }?.node }

    /// The sections around a place, the innermost first.
    func sections(around item: Int) -> some Sequence<Int> {
        sequence(first: items[item].section) { $0.flatMap { sections[$0].section } }
            .lazy.prefix { $0 != nil }.compactMap { $0 }
    }

    // MARK: Moves

    /// The node that a move leads to; nil where it leads nowhere, so that the focus stays.
    ///
    /// Up, down, left and right lead to what is adjacent: it lies beyond the edge that is left and overlaps on the other axis. A
    /// section counts by its whole frame; one that is entered hands the focus on to its place that had it last, else to the one that
    /// prefers it, else to the one nearest to the place that was left. Inside a section its places and sections come first; where none is adjacent the move goes on
    /// from the section's frame. Next and previous follow the reading order, and end at its ends.
    ///
    /// - Parameters:
    ///   - move: The move.
    ///   - node: The node that has the focus; from nil, next and first lead to the first place, previous and last to the last one,
    ///     and the others to the default one.
    ///   - memory: Where the focus was last in each section.
    public func node(_ move: FocusMove, from node: Int?, remembering memory: FocusMemory = FocusMemory()) -> Int? {
        let start = node.flatMap { numbers[$0] }
        switch move {
        case .first: return items.first?.node
        case .last: return items.last?.node
        case .next, .previous:
            guard let start else { return move == .next ? items.first?.node : items.last?.node }
            let number = start + (move == .next ? 1 : -1)
            return items.indices.contains(number) ? items[number].node : nil
        case .up, .down, .left, .right:
            guard let start else { return defaultNode }
            return target(of: move, from: start, memory).map { items[$0].node }
        }
    }

    private func target(of move: FocusMove, from start: Int, _ memory: FocusMemory) -> Int? {
        var origin = FocusCandidates.FocusCandidate.item(start)
        var frame = FrameEdges(items[start].frame)
        var level = items[start].section
        while true {
            let candidates = level.map { inside[$0] } ?? outside
            if let found = candidates.nearest(to: frame, move, except: origin) {
                return itemIndex(for: found, from: FrameEdges(items[start].frame), move, memory)
            }
            guard let section = level else { return nil }
            origin = .section(section)
            frame = FrameEdges(sections[section].frame)
            level = sections[section].section
        }
    }

    /// The place that the focus comes to: a section hands it on.
    private func itemIndex(
        for entry: FocusCandidates.FocusCandidate, from frame: FrameEdges, _ move: FocusMove, _ memory: FocusMemory
    ) -> Int? {
        var entry = entry
        while true {
            switch entry {
            case .item(let number): return number
            case .section(let number):
                let isInside = { (item: Int) in sections(around: item).contains(number) }
                if let last = memory[section: sections[number].path],
                    let item = items.firstIndex(where: { $0.path == last }), isInside(item)
                {
                    return item
                }
                if let wanted = items.indices.first(where: { items[$0].prefersDefault && isInside($0) }) {
                    return wanted
                }
                guard let next = inside[number].closest(to: frame, move) else { return nil }
                entry = next
            }
        }
    }

    // MARK: The default

    /// The place that has the focus first where a screen begins with one: the first that prefers it, else the first in reading order.
    public var defaultNode: Int? { (items.first { $0.prefersDefault } ?? items.first)?.node }

    /// The same among the nodes of a range of indices, such as those of a scope; nil where none can have the focus.
    public func defaultNode(in nodes: Range<Int>) -> Int? {
        let inside = items.lazy.filter { nodes.contains($0.node) }
        return (inside.first { $0.prefersDefault } ?? inside.first)?.node
    }

    /// The nodes that moves to the sides lead to, by the move.
    public func neighbors(of node: Int) -> [FocusMove: Int] {
        var result: [FocusMove: Int] = [:]
        for move in FocusMove.directions { result[move] = self.node(move, from: node) }
        return result
    }

    /// The nodes that no sequence of moves to the sides leads to from the default one, in reading order.
    public var unreachable: [Int] {
        guard let start = defaultNode else { return [] }
        var reached: Set<Int> = [start]
        var next = [start]
        while let node = next.popLast() {
            for neighbor in neighbors(of: node).values where reached.insert(neighbor).inserted { next.append(neighbor) }
        }
        return items.map(\.node).filter { !reached.contains($0) }
    }
}
