import MizanBase
import MizanRenderTree

/// Goes through a tree once and finds where the focus can be.
struct FocusMapBuilder {
    private let tree: RenderTree
    private(set) var items: [FocusMap.FocusItem] = []
    private(set) var sections: [FocusMap.Section] = []
    /// Places and sections together, in reading order.
    private(set) var entries: [FocusCandidates.FocusCandidate] = []
    private(set) var focused: Int?

    init(_ tree: RenderTree) { self.tree = tree }

    mutating func run() {
        let order = tree.readingOrder
        let invisible = invisible
        let modal = order.last { tree.nodes[$0].traits.contains("isModal") }
        var kept = Array(repeating: false, count: tree.nodes.count)
        // The sections around, by the node's index: a parent comes before what is inside.
        var around: [Int: Int] = [:]
        var found: [(section: FocusMap.Section, start: Int)] = []
        var isUsed: [Bool] = []
        var raw: [(node: Int, section: Int?)] = []
        for index in order {
            let node = tree.nodes[index]
            let parent = node.parent
            if let modal {
                kept[index] = index == modal || parent.map { kept[$0] } ?? false
                guard kept[index] else { continue }
            }
            guard !invisible[index] else { continue }
            var section = parent.flatMap { around[$0] }
            if let frame = node.focus.section {
                let new = FocusMap.Section(node: index, path: node.path, frame: frame, section: section)
                found.append((new, raw.count))
                isUsed.append(false)
                section = found.count - 1
            }
            if let section { around[index] = section }
            guard node.acceptsFocus, node.frame.size.width > .zero, node.frame.size.height > .zero else { continue }
            // A section that takes the focus itself stands in the one around it.
            let own = node.focus.section != nil ? section.flatMap { found[$0].section.section } : section
            raw.append((index, own))
            if node.focus.isFocused, focused == nil { focused = index }
            var next = own
            while let number = next, !isUsed[number] {
                isUsed[number] = true
                next = found[number].section.section
            }
        }
        let used = found.indices.filter { isUsed[$0] }
        number(raw, used.map { ($0, found[$0].section, found[$0].start) })
    }

    /// The nodes that nothing is seen of, by their indices.
    private var invisible: [Bool] {
        var invisible = Array(repeating: false, count: tree.nodes.count)
        for index in tree.nodes.indices {
            for effect in tree.nodes[index].effects where effect.hidesAll {
                for hidden in index..<tree.nodes.end(of: effect, at: index) { invisible[hidden] = true }
            }
        }
        return invisible
    }

    /// Gives the sections that have a place inside their numbers, and puts both in reading order.
    private mutating func number(
        _ raw: [(node: Int, section: Int?)], _ used: [(number: Int, section: FocusMap.Section, start: Int)]
    ) {
        let numbers = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1.number, $0) })
        var starts = used.makeIterator()
        var next = starts.next()
        for (index, found) in raw.enumerated() {
            while let section = next, section.start <= index {
                entries.append(.section(sections.count))
                sections.append(
                    FocusMap.Section(
                        node: section.section.node, path: section.section.path, frame: section.section.frame,
                        section: section.section.section.flatMap { numbers[$0] }))
                next = starts.next()
            }
            let node = tree.nodes[found.node]
            entries.append(.item(index))
            items.append(
                FocusMap.FocusItem(
                    node: found.node, path: node.path, frame: node.frame,
                    section: found.section.flatMap { numbers[$0] },
                    acceptsText: node.acceptsText, prefersDefault: node.focus.prefersDefault))
        }
    }
}

extension RenderEffect {
    /// Whether nothing of what it applies to is seen.
    fileprivate var hidesAll: Bool { if case .opacity(let opacity) = operation { opacity <= .zero } else { false } }
}
