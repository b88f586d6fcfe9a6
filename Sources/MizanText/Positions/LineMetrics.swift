/// A line's extent above and below its baseline: the maximum over the fonts that it really shows and the text's own, in
/// points, without a line gap.
struct LineMetrics {
    private(set) var ascent = 0.0
    /// Downwards.
    private(set) var descent = 0.0
    /// Whether one of the fonts is more than an em taller above the baseline than below.
    private var hasTallFont = false
    /// Whether something is above or below the baseline.
    private var isRaised = false

    var height: Double { ascent + descent }

    /// The metrics of a line that shows the text's own font alone, multiplied by the style's factor.
    init(of text: ShapedText, style: LineStyle) {
        self.init(of: text)
        multiply(by: style.heightMultiple)
    }

    /// The metrics of a line, multiplied by the style's factor.
    ///
    /// - Parameter lineGlyphs: those that were shaped for lines.
    init(
        of pieces: Slice<UnsafeMutableBufferPointer<LinePiece>>, lineGlyphs: UnsafeMutableBufferPointer<Glyph>,
        in text: ShapedText, style: LineStyle
    ) {
        self.init(of: text)
        for piece in pieces where !piece.glyphs.isEmpty {
            include(
                (piece.isLineGlyphs ? lineGlyphs : text.glyphs)[piece.glyphs], in: piece.face, piece.scale,
                like: piece.item,
                ink: style.includesInk && (piece.isLineGlyphs || text.items[piece.item].exceedsMetrics), of: text)
        }
        if style.centersNumbers {
            center(text) { glyphs in
                for piece in pieces {
                    glyphs((piece.isLineGlyphs ? lineGlyphs : text.glyphs)[piece.glyphs], piece.face, piece.scale)
                }
            }
        }
        multiply(by: style.heightMultiple)
    }

    /// The metrics of a line of whole items, multiplied by the style's factor.
    init(ofItems range: Range<Int>, in text: ShapedText, style: LineStyle) {
        self.init(of: text)
        for item in range where !text.items[item].glyphs.isEmpty {
            include(
                text.glyphs[text.items[item].glyphs], in: text.items[item].face, text.items[item].scale,
                like: item, ink: style.includesInk && text.items[item].exceedsMetrics, of: text)
        }
        if style.centersNumbers {
            center(text) { glyphs in
                for item in text.items[range] { glyphs(text.glyphs[item.glyphs], item.face, item.scale) }
            }
        }
        multiply(by: style.heightMultiple)
    }

    private init(of text: ShapedText) {
        if let own = text.setting.primary { include(own, size: text.ownSize) }
        // Lines of East Asian text are as high without Latin letters as with them.
        if let narrow = text.setting.narrow { include(narrow, size: text.ownSize) }
    }

    /// Takes in glyphs: their font, unless it is the text's own, and their ink, where it may reach beyond that.
    ///
    /// - Parameter item: the index of the item whose size and place above the baseline the glyphs have.
    private mutating func include(
        _ glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, in face: FontFace, _ scale: GlyphScale,
        like item: Int, ink: Bool, of text: ShapedText
    ) {
        let (size, offset) = (text.items[item].size, text.items[item].baselineOffset)
        if let attachment = text.items[item].attachment {
            ascent = max(ascent, attachment.ascent + offset)
            descent = max(descent, attachment.descent - offset)
            return
        }
        if face !== text.setting.primary || size != text.ownSize || offset != 0 {
            include(face, size: size, above: offset)
        }
        if ink { includeInk(of: glyphs, in: face, scale, above: offset, marks: text.fallbackMarks) }
    }

    /// Puts the digits of a text without letters in the middle of the line, whose height stays.
    ///
    /// - Parameter lineGlyphs: Calls its argument with the line's glyphs.
    private mutating func center(
        _ text: ShapedText,
        _ lineGlyphs: ((Slice<UnsafeMutableBufferPointer<Glyph>>, FontFace, GlyphScale) -> Void) -> Void
    ) {
        guard hasTallFont, !isRaised, text.source.hasNoLetters else { return }
        var top = 0.0
        lineGlyphs { glyphs, face, scale in
            let subunits = scale.unitsPerEm / face.unitsPerEm
            for glyph in glyphs where glyph.fallbackMark == nil {
                guard let ink = face.inkExtent(of: glyph.id) else { continue }
                top = max(top, scale.points(ink.top * subunits))
            }
        }
        let shift = (ascent - descent - top) / 2
        guard top > 0, shift >= text.ownSize / 10 else { return }
        ascent -= shift
        descent += shift
    }

    private mutating func multiply(by multiple: Double) {
        if multiple != 1 { ascent += height * (multiple - 1) }
    }

    private mutating func include(_ face: FontFace, size: Double, above offset: Double = 0) {
        hasTallFont = hasTallFont || face.ascender + face.descender > face.unitsPerEm
        isRaised = isRaised || offset != 0
        let scale = GlyphScale(size: size, unitsPerEm: face.unitsPerEm)
        ascent = max(ascent, scale.points(face.ascender) + offset)
        descent = max(descent, scale.points(0 - face.descender) - offset)
    }

    private mutating func includeInk(
        of glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, in face: FontFace, _ scale: GlyphScale,
        above offset: Double, marks: [FallbackMark]
    ) {
        // The glyphs may count parts of font units, their outlines count whole ones.
        let subunits = scale.unitsPerEm / face.unitsPerEm
        for glyph in glyphs where glyph.exceedsMetrics(of: face) {
            if let number = glyph.fallbackMark {
                let shift = scale.points(Int(glyph.yOffset)) + offset
                guard let face = marks[number].face, let ink = face.inkExtent(of: marks[number].glyph) else { continue }
                let scale = GlyphScale(size: scale.size, unitsPerEm: face.unitsPerEm)
                ascent = max(ascent, scale.points(ink.top) + shift)
                descent = max(descent, scale.points(0 - ink.bottom) - shift)
                continue
            }
            guard let (top, bottom) = face.inkExtent(of: glyph.id) else { continue }
            ascent = max(ascent, scale.points(top * subunits + Int(glyph.yOffset)) + offset)
            descent = max(descent, scale.points(0 - bottom * subunits - Int(glyph.yOffset)) - offset)
        }
    }
}
