extension TextLine {
    /// The grapheme clusters in logical order; they cover the line's visible text exactly once. Made anew by each call.
    public var clusters: [TextCluster] { visualClusters.sorted { $0.start < $1.start } }

    /// The grapheme clusters from left to right.
    var visualClusters: [TextCluster] {
        var clusters: [TextCluster] = []
        forEachPiece { piece, x in
            clusters += self.clusters(
                of: ClusterPart(range: piece.range, glyphs: piece.glyphs, before: 0), in: piece, x)
        }
        return clusters
    }

    /// The grapheme clusters of a part of a piece, from left to right.
    ///
    /// - Parameter x: the piece's left edge.
    func clusters(of part: ClusterPart, in piece: LinePiece, _ x: Double) -> [TextCluster] {
        let range = part.range
        var edges = [ClusterEdge](repeating: ClusterEdge(distance: 0, glyph: 0), count: range.count + 1)
        if piece.glyphs.isEmpty {
            edges[range.count].distance = piece.advance
        } else {
            let writer = ClusterEdges(
                source: text.source, scale: piece.scale, isRightToLeft: text.items[piece.item].isRightToLeft,
                caretFace: piece.face)
            let glyphs = (piece.isLineGlyphs ? store.glyphs.elements : text.glyphs)[part.glyphs]
            edges.withUnsafeMutableBufferPointer {
                writer.write(range, glyphs: glyphs, from: 0, behind: part.before, to: $0, at: 0)
            }
        }
        var clusters: [TextCluster] = []
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
        if piece.level & 1 == 1 { clusters.reverse() }
        return clusters
    }
}
