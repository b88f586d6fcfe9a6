import MizanUnicode

extension TextLine {
    /// The cluster that a caret beside a distance from the line's left edge touches: the one there, or the nearest; clusters without
    /// a width are passed over. Nil where the line shows none.
    func cluster(at x: Double) -> TextCluster? {
        var found: (piece: LinePiece, left: Double)?
        var isReached = false
        forEachPiece { piece, left in
            guard !isReached, !piece.isEllipsis, piece.advance > 0 else { return }
            if piece.isInsertedHyphen {
                // It belongs to the letter before it: that is the piece to its left, or to its right from right to left.
                isReached = piece.level & 1 == 0 && found != nil && x < left + piece.advance
                return
            }
            found = (piece, left)
            isReached = x < left + piece.advance
        }
        guard let (piece, left) = found else { return nil }
        let distance = piece.level & 1 == 1 ? left + piece.advance - x : x - left
        let part = part(of: piece, at: min(max(distance, 0), piece.advance))
        // What stands there may have no width, beside others that do: then all are looked at.
        return cluster(at: x, among: clusters(of: part, in: piece, left)) ?? cluster(at: x, among: visualClusters)
    }

    private func cluster(at x: Double, among clusters: [TextCluster]) -> TextCluster? {
        let visible = clusters.filter { $0.right > $0.left && !endsLine($0) }
        return visible.first { x < $0.right } ?? visible.last
    }

    /// The cluster with a UTF-16 offset of the text; nil for what isn't shown, and for the character that ends the line.
    func cluster(with offset: Int) -> TextCluster? {
        var found: TextCluster?
        forEachPiece { piece, left in
            guard piece.range.contains(offset) else { return }
            found = clusters(of: part(of: piece, with: offset), in: piece, left).first {
                $0.start <= offset && offset < $0.end
            }
        }
        return found.flatMap { endsLine($0) ? nil : $0 }
    }

    /// The left and right ends of what the line shows with the spaces that hang at its end, in points from its left visible edge; nil
    /// where it shows nothing.
    var sides: (left: Double, right: Double)? {
        var sides: (left: Double, right: Double)?
        forEachPiece { piece, left in
            if piece.advance > 0 { sides = (sides?.left ?? left, left + piece.advance) }
        }
        return sides
    }

    /// Whether a cluster is the character that ends the line: no caret stands behind it.
    func endsLine(_ cluster: TextCluster) -> Bool {
        cluster.end == range.upperBound && CharacterProperties.endsLine(UInt32(text.source.units[cluster.end - 1]))
    }
}
