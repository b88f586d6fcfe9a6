import MizanBase
import MizanRenderTree
import MizanText
import MizanRendering

/// A run as readers of PDF give it back: glyphs that each stand for some characters, in the order of reading.
///
/// Readers know what a single glyph stands for, and take glyphs one after the other. So the characters of a cluster are dealt out to its
/// glyphs in their order, whichever glyph shows which, and glyphs that get none are mere outlines. Where text runs from the right, readers
/// sort glyphs by their places and turn around what one stands for: there one glyph has the first character, and one just left of it, which
/// doesn't show, the others.
struct PDFTextRun {
    /// A glyph and what it stands for.
    struct GlyphWithText {
        let glyph: UInt32
        let x: Double
        let y: Double
        let text: String
    }

    /// The glyphs that are text, those together that need one font: Cairo draws no spaces that stand alone.
    private(set) var units: [[GlyphWithText]] = []
    /// The glyphs that aren't.
    private(set) var outlines: [RenderText.Glyph] = []

    /// How far what doesn't show stands left of the letter that it follows, in points, so that readers find it there.
    private static let step = 0.01

    /// - Parameters:
    ///   - blank: A glyph of the run's font that doesn't show; nil where it has none.
    ///   - advance: The advance of a glyph in font units.
    init(_ run: CanvasGlyphRun, blank: UInt32?, advance: (UInt32) -> Int32) {
        var glyphs = (run.isRightToLeft ? run.glyphs.reversed() : run.glyphs)[...]
        for cluster in run.clusters {
            let own = glyphs.prefix(cluster.glyphCount)
            glyphs = glyphs.dropFirst(cluster.glyphCount)
            let scalars = Array(cluster.text.unicodeScalars)
            guard !scalars.isEmpty else {
                outlines += own
                continue
            }
            // The widest: they are what a reader shows as selected, and what it finds no gaps between.
            let widest = own.indices.sorted { advance(own[$0].id) > advance(own[$1].id) }
            guard let first = widest.first else { continue }
            let main = own[first]
            guard run.isRightToLeft, scalars.count > 1, let blank, blank != main.id else {
                // What stands higher or lower, or in the very place of another, would be a line of its own to some readers.
                var xs: Set<FixedLength> = []
                let apart = widest.filter { own[$0].y == main.y && xs.insert(own[$0].x).inserted }
                let chosen = Set(apart.prefix(scalars.count))
                let text = own.indices.filter(chosen.contains)
                outlines += own.indices.filter { !chosen.contains($0) }.map { own[$0] }
                for (number, place) in text.enumerated() {
                    let end = number + 1 == text.count ? scalars.count : number + 1
                    units.append([GlyphWithText(own[place], scalars[number..<end])])
                }
                continue
            }
            outlines += own.indices.filter { $0 != first }.map { own[$0] }
            let rest = GlyphWithText(
                glyph: blank, x: main.x.points - Self.step, y: main.y.points,
                text: String(String.UnicodeScalarView(scalars.dropFirst())))
            units.append([GlyphWithText(main, scalars.prefix(1)), rest])
        }
        outlines += glyphs
    }
}

extension PDFTextRun.GlyphWithText {
    fileprivate init(_ glyph: RenderText.Glyph, _ text: ArraySlice<Unicode.Scalar>) {
        self.init(
            glyph: glyph.id, x: glyph.x.points, y: glyph.y.points, text: String(String.UnicodeScalarView(text)))
    }
}
