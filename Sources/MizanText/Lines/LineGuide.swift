/// The places and widths that cutting a text into lines needs.
struct LineGuide: Sendable {
    /// Where lines may end, in order.
    let breaks: [LineBreak]
    /// The edges of each UTF-16 unit's grapheme cluster, and the end, from its paragraph's start; tabs have no width.
    let edges: [ClusterEdge]

    /// The empty guide, before anything is measured.
    static let empty = LineGuide()
    var isEmpty: Bool { edges.isEmpty }

    private init() {
        breaks = []
        edges = []
    }

    /// - Parameter breaks: where they are known already.
    init(_ text: ShapedText, breaks: [LineBreak]?) {
        self.breaks = breaks ?? LineBreak.all(in: text.source, attributes: text.attributes, style: text.style)
        edges = Self.edges(of: text)
    }

    private static func edges(of text: ShapedText) -> [ClusterEdge] {
        let (source, items, glyphs) = (text.source, text.items, text.glyphs)
        let count = source.units.count + 1
        return [ClusterEdge](unsafeUninitializedCapacity: count) { edges, written in
            edges.initialize(repeating: ClusterEdge(distance: 0, glyph: 0))
            written = count
            var paragraph = 0
            var origin = 0.0
            for item in items {
                if paragraph < source.paragraphs.count,
                    source.paragraphs[paragraph].range.lowerBound == item.range.lowerBound
                {
                    origin = 0
                    paragraph += 1
                }
                ClusterEdges(source: source, scale: item.scale, isRightToLeft: item.isRightToLeft).write(
                    item.range, glyphs: glyphs[item.glyphs], from: origin, to: edges, at: item.range.lowerBound)
                origin = edges[item.range.upperBound].distance
            }
        }
    }
}
