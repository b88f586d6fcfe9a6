extension TextLine {
    /// The line's text as stretches of one bidi level, from left to right; an ellipsis's is empty.
    package var levelRuns: [(range: Range<Int>, level: UInt8)] {
        var runs: [(range: Range<Int>, level: UInt8)] = []
        forEachPiece { piece, _ in runs.append((piece.range, piece.level)) }
        return runs
    }
}
