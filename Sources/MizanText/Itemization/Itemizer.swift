import MizanBase
import MizanUnicode

/// Cuts paragraphs into items, at grapheme clusters only.
struct Itemizer {
    private var items: [TextItem] = []

    private let source: SourceText
    private let levels: [UInt8]
    private let attributes: AttributeSpans
    private let fonts: FontCollection
    private let fallback: FontFallback
    /// Where an isolate begins or ends, sorted.
    private let isolateEdges: [Int]
    private var nextEdge = 0
    /// The length of the cluster last appended.
    private var lastLength = 0

    /// The items of a text.
    static func items(
        of source: SourceText, levels: [UInt8], attributes: AttributeSpans, isolates: [AttributedText.Isolate],
        fonts: FontCollection, fallback: FontFallback
    ) -> [TextItem] {
        var itemizer = Itemizer(
            source, levels: levels, attributes: attributes, isolates: isolates, fonts: fonts, fallback: fallback)
        for paragraph in source.paragraphs { itemizer.append(paragraph) }
        return itemizer.items
    }

    private init(
        _ source: SourceText, levels: [UInt8], attributes: AttributeSpans, isolates: [AttributedText.Isolate],
        fonts: FontCollection, fallback: FontFallback
    ) {
        self.source = source
        self.levels = levels
        self.attributes = attributes
        self.fonts = fonts
        self.fallback = fallback
        isolateEdges =
            isolates.isEmpty ? [] : Set(isolates.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    }

    /// What all clusters of one item have in common, in numbers that are quickly compared.
    private struct Key: Equatable {
        var kind: TextItem.Kind
        var level: UInt8
        /// ICU's number.
        var script: UInt32
        /// The place among the faces used.
        var face: Int
        var context: Range<Int>
    }

    /// An item that ends where the next begins.
    private struct Open {
        let key: Key
        let start: Int
        /// Begins where attributes change, which may be those that shaping doesn't ask for.
        let continues: Bool
    }

    /// Appends the items of a paragraph; those of earlier ones were appended before.
    private mutating func append(_ paragraph: Range<Int>) {
        let scripts = ScriptRuns(paragraph, of: source).runs
        let table = CharacterEntry.table
        var script = 0
        var span = attributes.firstSpan(endingAfter: paragraph.lowerBound)
        var chain: FontChain?
        /// Of the chain, those that the text has used so far; the first is the chain's.
        var faces: [FontFace] = []
        var glyphs: PagedTable?
        var hasColors = false
        var chainSpan = -1
        var face: Int?
        var context = nextContext(from: paragraph.lowerBound, in: paragraph)
        let first = items.count
        var open: Open?
        source.units.withUnsafeBufferPointer { units in
            source.flags.withUnsafeBufferPointer { flags in
                var start = paragraph.lowerBound
                while start < paragraph.upperBound {
                    var end = start + 1
                    while end < flags.count, !flags[end].contains(.graphemeStart) { end += 1 }
                    while script < scripts.count - 1, scripts[script].end <= start { script += 1 }
                    while span < attributes.spans.count - 1, attributes.spans[span].end <= start { span += 1 }
                    if start >= context.upperBound { context = nextContext(from: start, in: paragraph) }
                    if chainSpan != span {
                        if let last = open {
                            close(last, at: start, faces: faces, span: chainSpan, first: first)
                            open = nil
                        }
                        if chainSpan < 0 || !attributes.haveOneChain(chainSpan, span) {
                            let current = attributes.spans[span]
                            chain = FontChains.chain(
                                for: current.font, language: current.language, in: fonts, fallback: fallback)
                            faces = chain?.first.map { [$0] } ?? []
                            hasColors = chain?.hasColors ?? false
                            glyphs = faces.first?.tables.glyphs
                            face = nil
                        }
                        chainSpan = span
                    }
                    guard let glyphs else { return }

                    let unit = UInt32(units[start])
                    let entry = CharacterEntry(rawValue: table[unit])
                    if end - start == 1, !entry.hasNoGlyph, glyphs[unit] != 0, !hasColors || !entry.isPictographic {
                        face = 0
                    } else if let chosen = chain?.face(for: start..<end, in: units) {
                        face = faces.firstIndex { $0 === chosen } ?? faces.count
                        if face == faces.count { faces.append(chosen) }
                    }
                    let key = Key(
                        kind: unit == 0x09 ? .tab : entry.isControl ? .control : .glyphs, level: levels[start],
                        script: scripts[script].number, face: face ?? 0, context: context)
                    // A cluster that was cut for its length is shaped in its pieces.
                    let wasCut = lastLength >= SourceText.longestGrapheme - 1
                    lastLength = end - start
                    if let last = open {
                        if last.key != key || key.kind == .tab || wasCut {
                            close(last, at: start, faces: faces, span: span, first: first)
                            open = Open(key: key, start: start, continues: false)
                        }
                    } else {
                        open = Open(key: key, start: start, continues: key.kind != .tab && !wasCut)
                    }
                    start = end
                }
            }
        }
        if let open { close(open, at: paragraph.upperBound, faces: faces, span: span, first: first) }
    }

    /// Appends an item, or adds it to the last one where only attributes like the colour differ.
    ///
    /// - Parameters:
    ///   - span: the attributes' index.
    ///   - first: the index of the paragraph's first item.
    private mutating func close(_ open: Open, at end: Int, faces: [FontFace], span: Int, first: Int) {
        let key = open.key
        let current = attributes.spans[span]
        var item = TextItem(
            range: open.start..<end, kind: key.kind, level: key.level, script: Script(number: Int(key.script)),
            face: faces[key.face], size: Self.size(of: current.font), language: current.language,
            context: key.context)
        item.baselineOffset = current.baselineOffset
        if current.letterSpacing != 0, !LetterSpacing.isJoined(item.script) {
            item.letterSpacing = current.letterSpacing
            item.isSpaced = true
            item.subunits = LetterSpacing.subunits
        }
        if open.continues, items.count > first, let last = items.last, last.isShaped(like: item) {
            items[items.count - 1].range = last.range.lowerBound..<end
        } else {
            items.append(item)
        }
    }

    private mutating func nextContext(from offset: Int, in paragraph: Range<Int>) -> Range<Int> {
        while nextEdge < isolateEdges.count, isolateEdges[nextEdge] <= offset { nextEdge += 1 }
        let end = nextEdge < isolateEdges.count ? isolateEdges[nextEdge] : paragraph.upperBound
        return offset..<min(max(end, offset + 1), paragraph.upperBound)
    }

    /// A size that can be calculated with; anything else is 0.
    static func size(of font: FontDescription) -> Double {
        font.size > 0 && font.size.isFinite ? font.size : 0
    }
}
