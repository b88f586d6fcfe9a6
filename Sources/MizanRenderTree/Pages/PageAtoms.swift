import MizanBase

/// The spans of a tree that no page may end inside of, from the strictest wish to the least.
struct PageAtoms {
    /// Everything that belongs together: lines, images, shapes, and what stands side by side or on each other.
    private let groups: [VerticalSpan]
    /// Rows: what stands side by side, backgrounds aside.
    private let rows: [VerticalSpan]
    /// Lines, images, and shapes that are no background of any.
    private let leaves: [VerticalSpan]
    /// Those of them that are taller than a page, so that no page can hold them.
    private let tall: [VerticalSpan]
    /// Where the last of what is drawn ends, backgrounds taller than a page aside.
    let bottom: Double

    init(_ tree: RenderTree, extents: PageExtents, pageHeight: Double) {
        var leaves: [VerticalSpan] = []
        var shapes: [VerticalSpan] = []
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            switch node.content {
            case .text(let text): leaves += text.lines.compactMap { extents.span(of: $0.frame, in: index) }
            case .image: leaves += [extents.span(of: node.frame, in: index)].compactMap { $0 }
            case .shape: shapes += [extents.span(of: node.frame, in: index)].compactMap { $0 }
            case nil: break
            }
        }
        let standing = shapes.filter { $0.height > 0 }.containingNone(of: leaves)
        leaves += standing
        bottom = (leaves + shapes.filter { $0.height <= pageHeight }).map(\.upper).max() ?? -.infinity
        var groups = leaves + shapes
        // A background of more than a part of a page is no row by itself.
        let part = pageHeight / 4
        var rows = leaves + shapes.filter { $0.height <= part }
        for family in tree.families {
            let members = family.compactMap { index -> (span: VerticalSpan, isBackground: Bool)? in
                let span = extents.moved[index] ?? VerticalSpan(tree.nodes[index].frame)
                guard span.height > 0 else { return nil }
                guard case .shape? = tree.nodes[index].content else { return (span, false) }
                return (span, true)
            }
            let bands = members.map(\.span).bands
            groups += bands
            rows += bands.filter { $0.height <= part }
            rows += members.filter { !$0.isBackground }.map(\.span).bands
        }
        tall = leaves.filter { $0.height > pageHeight }
        self.leaves = leaves.blocks(within: pageHeight)
        self.rows = rows.blocks(within: pageHeight)
        self.groups = groups.blocks(within: pageHeight)
    }

    /// The end of a page between two distances from the top; nil where there is nothing but something taller than the page.
    func cut(after start: Double, before limit: Double) -> Double? {
        let half = (start + limit) / 2
        for (blocks, least) in [(groups, half), (rows, half), (rows, start), (leaves, start)] {
            let end = blocks.end(before: limit)
            if end > least { return end }
        }
        return nil
    }

    /// Whether a page that ends there cuts something taller than a page.
    func isForced(_ end: Double) -> Bool { tall.contains { $0.lower < end && end < $0.upper } }

    /// Where the next page begins after the end of one: at the next thing, without the space above it.
    func beginning(after end: Double) -> Double {
        guard groups.end(before: end) == end else { return end }
        return groups.first { $0.lower >= end }?.lower ?? end
    }
}

extension [VerticalSpan] {
    /// The spans that several of these make together by overlapping; those that overlap with no other are left out.
    fileprivate var bands: [VerticalSpan] {
        var bands: [(span: VerticalSpan, count: Int)] = []
        for span in sorted(by: { $0.lower < $1.lower }) {
            if let last = bands.last, span.lower < last.span.upper {
                bands[bands.count - 1] = (last.span.union(span), last.count + 1)
            } else {
                bands.append((span, 1))
            }
        }
        return bands.filter { $0.count > 1 }.map(\.span)
    }

    /// The spans that none of others lies in.
    fileprivate func containingNone(of others: [VerticalSpan]) -> [VerticalSpan] {
        let sorted = others.sorted { $0.lower < $1.lower }
        // By place, where the first of those that begin there or later ends.
        var ends = sorted.map(\.upper)
        for index in ends.indices.dropLast().reversed() { ends[index] = Swift.min(ends[index], ends[index + 1]) }
        return filter { span in
            var (low, high) = (0, sorted.count)
            while low < high {
                let middle = (low + high) / 2
                if sorted[middle].lower < span.lower { low = middle + 1 } else { high = middle }
            }
            return low == sorted.count || ends[low] > span.upper
        }
    }

    /// The spans that fit on a page, in order, those that overlap made one.
    fileprivate func blocks(within height: Double) -> [VerticalSpan] {
        var blocks: [VerticalSpan] = []
        for span in filter({ $0.height <= height && $0.height > 0 }).sorted(by: { $0.lower < $1.lower }) {
            if let last = blocks.last, span.lower < last.upper {
                blocks[blocks.count - 1] = last.union(span)
            } else {
                blocks.append(span)
            }
        }
        return blocks
    }

    /// The last place up to a limit that is inside none of the blocks.
    fileprivate func end(before limit: Double) -> Double {
        // The first block that ends beyond the limit.
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upper > limit { high = middle } else { low = middle + 1 }
        }
        guard low < endIndex, self[low].lower < limit else { return limit }
        return self[low].lower
    }
}

extension RenderTree {
    /// The indices of the nodes by the node that they stand in.
    fileprivate var families: [[Int]] {
        var families: [Int: [Int]] = [:]
        for index in nodes.indices { families[nodes[index].parent ?? -1, default: []].append(index) }
        return families.keys.sorted().compactMap { families[$0] }
    }
}
