/// The grapheme clusters of a line from left to right, with the slots between them that a caret can stand in.
struct VisualLine {
    /// Without the character that ends the line: no caret stands behind it.
    let clusters: [TextCluster]

    init(_ line: TextLine) { clusters = line.visualClusters.filter { !line.endsLine($0) } }

    /// The number of clusters left of a position's caret.
    func number(of position: TextPosition) -> Int {
        guard let (index, isAfter) = touched(by: position) else { return 0 }
        return isAfter == (clusters[index].level & 1 == 0) ? index + 1 : index
    }

    /// The cluster that a position touches, and whether it stands behind it; nil on an empty line.
    func touched(by position: TextPosition) -> (index: Int, isAfter: Bool)? {
        let after = clusters.firstIndex { $0.start <= position.offset && position.offset < $0.end }
        if let after, position.affinity == .downstream { return (after, false) }
        if let before = clusters.firstIndex(where: { $0.start < position.offset && position.offset <= $0.end }) {
            return (before, true)
        }
        if let after { return (after, false) }
        // What an ellipsis hides, or a line end's character: the last one before.
        let before = clusters.indices.filter { clusters[$0].end <= position.offset }.max {
            clusters[$0].end < clusters[$1].end
        }
        if let before { return (before, true) }
        return clusters.indices.min { clusters[$0].start < clusters[$1].start }.map { ($0, false) }
    }
}
