import MizanBase
import MizanText

extension BidiOrder {
    /// The levels and the order of the lines of a text; nil where glyphs stand in another order than their characters.
    ///
    /// The pieces of a line stand from left to right. Characters without a glyph (tabs, marks of direction) have their
    /// place among them as any other. Inside a piece of an odd level characters go from right to left, as UAX #9 L2 has
    /// it; that a mark then stands behind its base is rule L3, the shaper's matter.
    ///
    /// - Parameter expected: tells which characters X9 removes, so that they have neither level nor place.
    init?(_ layout: TextLayout, of item: ConformanceCase, like expected: BidiOrder) {
        let offsets = item.offsets
        let unitCount = offsets.last ?? 0
        var indices = [Int](repeating: 0, count: unitCount)
        for (index, range) in zip(offsets, offsets.dropFirst()).enumerated() {
            for unit in range.0..<range.1 { indices[unit] = index }
        }
        var levels = [UInt8?](repeating: nil, count: item.scalars.count)
        var order: [Int] = []
        order.reserveCapacity(levels.count)
        var place = [Int](repeating: 0, count: unitCount)
        var passed = 0
        for line in layout.lines {
            for cluster in line.clusters {
                for unit in cluster.start..<cluster.end { levels[indices[unit]] = cluster.level }
            }
            for piece in line.levelRuns {
                let units = piece.level & 1 == 1 ? Array(piece.range.reversed()) : Array(piece.range)
                for unit in units {
                    place[unit] = passed
                    passed += 1
                    if offsets[indices[unit]] == unit { order.append(indices[unit]) }
                }
            }
            var last = -1
            // A mark in another font than its base's is drawn in a run without characters.
            for glyph in line.runs.lazy.filter({ !$0.range.isEmpty }).flatMap(\.glyphs) {
                guard place[glyph.cluster] >= last else { return nil }
                last = place[glyph.cluster]
            }
        }
        for index in levels.indices where expected.levels[index] == nil { levels[index] = nil }
        self.levels = levels
        self.order = order.filter { expected.levels[$0] != nil }
        paragraphLevel = expected.paragraphLevel.flatMap { _ in
            layout.lines.first.map { $0.direction == .leftToRight ? 0 : 1 }
        }
    }
}
