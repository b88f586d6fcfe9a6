import MizanBase
import MizanUnicode

/// Cuts paragraphs into items, at grapheme clusters only.
struct Itemizer {
    private(set) var items: [TextItem] = []

    private let source: SourceText
    private let levels: [UInt8]
    private let attributes: AttributeSpans
    private var chains: FontChains
    /// Where an isolate begins or ends, sorted.
    private let isolateEdges: [Int]
    private var nextEdge = 0
    /// The length of the cluster last appended.
    private var lastLength = 0

    init(
        _ source: SourceText, levels: [UInt8], attributes: AttributeSpans, isolates: [AttributedText.Isolate],
        chains: FontChains
    ) {
        self.source = source
        self.levels = levels
        self.attributes = attributes
        self.chains = chains
        isolateEdges = Set(isolates.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    }

    /// Appends the items of a paragraph; those of earlier ones were appended before.
    mutating func append(_ paragraph: Range<Int>) {
        let scripts = ScriptRuns(paragraph, of: source).runs
        var script = 0
        var span = attributes.firstSpan(endingAfter: paragraph.lowerBound)
        var chain: [FontFace] = []
        var chainSpan = -1
        var face: FontFace?
        var context = nextContext(from: paragraph.lowerBound, in: paragraph)
        let first = items.count
        source.units.withUnsafeBufferPointer { units in
            var start = paragraph.lowerBound
            while start < paragraph.upperBound {
                let end = source.graphemeEnd(after: start)
                while script < scripts.count - 1, scripts[script].end <= start { script += 1 }
                while span < attributes.spans.count - 1, attributes.spans[span].end <= start { span += 1 }
                if start >= context.upperBound { context = nextContext(from: start, in: paragraph) }
                let current = attributes.spans[span]
                if chainSpan != span {
                    let isSame =
                        chainSpan >= 0 && attributes.spans[chainSpan].font == current.font
                        && attributes.spans[chainSpan].language == current.language
                    if !isSame {
                        chain = chains.chain(for: current.font, language: current.language)
                        face = nil
                    }
                    chainSpan = span
                }
                let chosen = FontChains.face(for: start..<end, in: units, chain: chain)
                face = chosen ?? face ?? chain.first
                guard let face else { return }
                let unit = UInt32(units[start])
                let kind: TextItem.Kind =
                    unit == 0x09 ? .tab : CharacterProperties.isControl(unit) ? .control : .glyphs
                var item = TextItem(
                    range: start..<end, kind: kind, level: levels[start], script: scripts[script].script, face: face,
                    size: Self.size(of: current.font), language: current.language, context: context)
                item.baselineOffset = current.baselineOffset
                if current.letterSpacing != 0, !LetterSpacing.isJoined(item.script) {
                    item.letterSpacing = current.letterSpacing
                    item.isSpaced = true
                    item.subunits = LetterSpacing.subunits
                }
                append(item, canExtend: items.count > first)
                start = end
            }
        }
    }

    private mutating func append(_ item: TextItem, canExtend: Bool) {
        // A cluster that was cut for its length is shaped in its pieces.
        let wasCut = lastLength >= SourceText.longestGrapheme - 1
        lastLength = item.range.count
        if canExtend, let last = items.last, last.kind == item.kind, item.kind != .tab, last.level == item.level,
            last.face == item.face, last.size == item.size, last.script == item.script,
            last.language == item.language, last.letterSpacing == item.letterSpacing,
            last.baselineOffset == item.baselineOffset, last.context == item.context, !wasCut
        {
            items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
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
