import MizanBase
import MizanLocalization
import MizanRenderTree
import MizanText

/// One string in every phase of text layout: isolates, bidi levels, shaped runs, lines.
struct TextExplanation {
    /// A part of a line.
    struct ExplainedPiece {
        /// The part of the text, in UTF-16 units.
        var range: Range<Int>
        /// After the rules of line ends (UAX #9 L1).
        var level: UInt8
        /// In points from the line's left visible edge.
        var left: Double
        /// The width in points.
        var width: Double
    }

    let locale: LanguageTag
    let localized: LocalizedText
    let direction: LayoutDirection
    let levels: [LevelRun]
    let runs: [ShapedRun]
    let lines: [(line: TextLine, pieces: [ExplainedPiece])]

    var text: String { localized.text.string }

    init(_ localized: LocalizedText, in locale: LanguageTag, shaped: ShapedText, layout: TextLayout) {
        self.localized = localized
        self.locale = locale
        direction = shaped.direction
        levels = shaped.levelRuns
        runs = shaped.shapedRuns
        lines = layout.lines.map { ($0, Self.pieces(of: $0)) }
    }

    /// The parts of a line that have one level each, from left to right.
    private static func pieces(of line: TextLine) -> [ExplainedPiece] {
        var pieces: [ExplainedPiece] = []
        for cluster in line.clusters.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
            let isRightToLeft = cluster.level & 1 == 1
            guard let last = pieces.indices.last, pieces[last].level == cluster.level,
                isRightToLeft
                    ? cluster.end == pieces[last].range.lowerBound : cluster.start == pieces[last].range.upperBound
            else {
                pieces.append(
                    ExplainedPiece(
                        range: cluster.start..<cluster.end, level: cluster.level, left: cluster.left,
                        width: cluster.right - cluster.left))
                continue
            }
            pieces[last].range =
                min(pieces[last].range.lowerBound, cluster.start)..<max(pieces[last].range.upperBound, cluster.end)
            pieces[last].width = cluster.right - pieces[last].left
        }
        return pieces
    }

    /// A length in points with at most three digits.
    static func length(_ points: Double) -> String {
        FixedLength(points: (points * 1000).rounded() / 1000)?.description ?? "\(points)"
    }

    static func direction(_ level: UInt8) -> String { level & 1 == 1 ? "right to left" : "left to right" }

    static func name(_ face: FontFace) -> String { FontReference(face).fullName }
}
