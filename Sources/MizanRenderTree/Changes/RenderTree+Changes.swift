import MizanBase

extension RenderTree {
    /// The differences from a former tree of the same interface. Nodes are the same if their paths are.
    ///
    /// Chunks of nodes that both trees share aren't read, so that the time follows the size of the change: a tree that
    /// was made by changing a few nodes of the former one is compared in the time of a few chunks.
    public func changes(since former: RenderTree) -> RenderChanges {
        var ranges = nodes.unsharedRanges(with: former.nodes)
        let parts = ChangedParts(former, self)
        if parts.isAny { ranges = [0..<max(nodes.count, former.nodes.count)] }
        var changes = self.changes(since: former, in: ranges, parts: parts)
        if size != former.size || scale != former.scale {
            let width = max(size.width, former.size.width)
            let height = max(size.height, former.size.height)
            changes.dirty = [FixedRect(origin: .zero, size: FixedSize(width: width, height: height))]
                .joined(with: changes.dirty)
        }
        return changes
    }

    /// The differences in ranges of indices; outside of them the nodes, the fonts and the images are the caller's word to
    /// be the same in both trees. A range may go on behind the nodes of one tree, and overlap others.
    package func changes(since former: RenderTree, in ranges: [Range<Int>]) -> RenderChanges {
        var apart: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let start = max(range.lowerBound, apart.last?.upperBound ?? 0)
            if start < range.upperBound { apart.append(start..<range.upperBound) }
        }
        return changes(since: former, in: apart, parts: ChangedParts())
    }

    private func changes(since former: RenderTree, in ranges: [Range<Int>], parts: ChangedParts) -> RenderChanges {
        var comparison = TreeComparison(former, self, parts: parts)
        for range in ranges {
            for index in range { comparison.add(index) }
        }
        return comparison.changes()
    }
}

extension [FixedRect] {
    fileprivate func joined(with others: [FixedRect]) -> [FixedRect] {
        var area = DirtyArea()
        for rect in self + others { area.add(rect) }
        return area.rectangles
    }
}

/// The fonts, images and glyphs at whose places two trees have different ones.
struct ChangedParts {
    private(set) var fonts: Set<Int> = []
    private(set) var images: Set<Int> = []
    private(set) var glyphs: Set<Glyph> = []

    struct Glyph: Hashable {
        let font: Int
        let id: UInt32
    }

    init() {}

    init(_ former: RenderTree, _ tree: RenderTree) {
        fonts = Self.changedIndices(former.fonts, tree.fonts)
        images = Self.changedIndices(former.images, tree.images)
        guard former.colorGlyphs != tree.colorGlyphs else { return }
        let (old, new) = (Set(former.colorGlyphs), Set(tree.colorGlyphs))
        glyphs = Set(old.symmetricDifference(new).map { Glyph(font: $0.font, id: $0.id) })
    }

    var isAny: Bool { !fonts.isEmpty || !images.isEmpty || !glyphs.isEmpty }

    private static func changedIndices<Part: Equatable>(_ old: [Part], _ new: [Part]) -> Set<Int> {
        guard old != new else { return [] }
        let both = Swift.min(old.count, new.count)
        return Set((0..<both).filter { old[$0] != new[$0] }).union(both..<Swift.max(old.count, new.count))
    }

    /// Whether a node draws with one of them.
    func affect(_ node: RenderNode) -> Bool {
        guard isAny else { return false }
        switch node.content {
        case .image(let shown): return images.contains(shown.image)
        case .text(let text):
            return text.lines.contains { line in
                line.runs.contains { run in
                    fonts.contains(run.font)
                        || !glyphs.isEmpty
                            && run.glyphs.contains { glyphs.contains(Glyph(font: run.font, id: $0.id)) }
                }
            }
        case .shape, nil: return false
        }
    }
}
