extension TextLine {
    /// The grapheme clusters in logical order; they cover the line's visible text exactly once. Made anew by each call.
    public var clusters: [TextCluster] {
        var clusters: [TextCluster] = []
        forEachPiece { piece, x in
            let item = text.items[piece.item]
            let range = piece.range
            var edges = [ClusterEdge](repeating: ClusterEdge(distance: 0, glyph: 0), count: range.count + 1)
            if piece.glyphs.isEmpty {
                edges[range.count].distance = piece.advance
            } else {
                let writer = ClusterEdges(
                    source: text.source, scale: piece.scale, isRightToLeft: item.isRightToLeft)
                edges.withUnsafeMutableBufferPointer {
                    writer.write(range, glyphs: glyphs(of: piece), from: 0, to: $0, at: 0)
                }
            }
            var start = range.lowerBound
            while start < range.upperBound {
                let end = min(text.source.graphemeEnd(after: start), range.upperBound)
                let (near, far) = (edges[start - range.lowerBound].distance, edges[end - range.lowerBound].distance)
                clusters.append(
                    piece.level & 1 == 1
                        ? TextCluster(
                            start: start, end: end, left: x + (piece.advance - far), right: x + (piece.advance - near),
                            level: piece.level)
                        : TextCluster(start: start, end: end, left: x + near, right: x + far, level: piece.level))
                start = end
            }
        }
        return clusters.sorted { $0.start < $1.start }
    }
}
