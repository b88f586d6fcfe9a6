import MizanBase
import MizanUnicode

/// Cuts paragraphs into items, at grapheme clusters only.
struct Itemizer {
    private var items: PlainArray<TextItem>
    private var scripts: PlainArray<ScriptRuns.ScriptRun>

    private let source: SourceText
    private let attributes: AttributeSpans
    private let setting: TextSetting
    /// Where an isolate begins or ends, sorted.
    private let isolateEdges: [Int]
    private var nextEdge = 0
    /// The length of the cluster last appended.
    private var lastLength = 0
    /// Whether the cluster last appended is an attachment.
    private var lastIsAttachment = false
    /// The marks that the faces of the items lack.
    private var fallbackMarks: [FallbackMark] = []

    /// Writes the items of a text into a workspace.
    ///
    /// - Returns: the marks that the faces of the items lack.
    static func itemize(
        _ source: SourceText, attributes: AttributeSpans, isolates: [AttributedText.Isolate], setting: TextSetting,
        in workspace: TextWorkspace
    ) -> [FallbackMark] {
        var itemizer = Itemizer(
            items: workspace.items, scripts: workspace.scripts, source: source, attributes: attributes,
            setting: setting,
            isolateEdges: isolates.isEmpty
                ? [] : Set(isolates.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted())
        itemizer.items.truncate(to: 0)
        for paragraph in source.paragraphs { itemizer.append(paragraph) }
        workspace.items = itemizer.items
        workspace.scripts = itemizer.scripts
        return itemizer.fallbackMarks
    }

    private init(
        items: PlainArray<TextItem>, scripts: PlainArray<ScriptRuns.ScriptRun>, source: SourceText,
        attributes: AttributeSpans, setting: TextSetting, isolateEdges: [Int]
    ) {
        self.items = items
        self.scripts = scripts
        self.source = source
        self.attributes = attributes
        self.setting = setting
        self.isolateEdges = isolateEdges
    }

    /// The properties that change from cluster to cluster and are the same within an item.
    private struct ItemProperties {
        var kind: TextItem.ItemKind
        var level: UInt8
        /// Kept alive by the collection.
        unowned(unsafe) var face: FontFace

        @inline(__always)
        func isSame(as other: ItemProperties) -> Bool {
            level == other.level && kind == other.kind && face === other.face
        }
    }

    /// An item that ends where the next begins.
    private struct OpenItem {
        let key: ItemProperties
        /// ICU's number.
        let script: UInt32
        let context: Range<Int>
        let start: Int
        /// Begins where attributes change, which may be those that shaping doesn't ask for.
        let continues: Bool
    }

    /// Appends the items of a paragraph; those of earlier ones were appended before.
    private mutating func append(_ whole: TextParagraph) {
        let paragraph = whole.range
        guard !paragraph.isEmpty else { return }
        scripts = ScriptRuns(whole, of: source, in: scripts).runs
        let table = CharacterEntry.table
        let (units, marks) = (UnsafeBufferPointer(source.units), source.marks)
        var script = 0
        var span = attributes.firstSpan(endingAfter: paragraph.lowerBound)
        guard var faces = SpanFaces(setting.primaryFaces, or: nil) else { return }
        var facesSpan = -1
        unowned(unsafe) var face = faces.first
        var context = nextContext(from: paragraph.lowerBound, in: paragraph)
        /// Up to here script, attributes and context stay as they are.
        var steady = paragraph.lowerBound
        let firstItem = items.count
        var open: OpenItem?
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            var end = start + 1
            while end < marks.count, !marks[end].isGraphemeStart { end += 1 }
            var isSame = true
            if start >= steady {
                while script < scripts.count - 1, scripts[script].end <= start { script += 1 }
                while span < attributes.count - 1, attributes.end(of: span) <= start { span += 1 }
                if start >= context.upperBound { context = nextContext(from: start, in: paragraph) }
                steady = min(scripts[script].end, attributes.end(of: span), context.upperBound)
                if facesSpan != span {
                    if let last = open {
                        close(last, at: start, span: facesSpan, first: firstItem)
                        open = nil
                    }
                    if facesSpan < 0 || !attributes.haveOneChain(facesSpan, span) {
                        guard let asked = self.faces(of: span) else { return }
                        faces = facesSpan < 0 ? asked : asked.continuing(faces)
                        face = faces.last
                    }
                    facesSpan = span
                }
                if let last = open { isSame = last.script == scripts[script].number && last.context == context }
            }

            let unit = UInt32(units[start])
            let entry = CharacterEntry(rawValue: table[unit])
            let isAttachment = unit == Self.replacedUnit && attributes[span].attachment != nil
            if isAttachment {
                face = faces.first
            } else if let chosen = faces.face(
                for: start..<end, in: units, entry, table, script: scripts[script].number,
                isAtStart: start == paragraph.lowerBound, fallback: &fallbackMarks)
            {
                face = chosen
            }
            let kind: TextItem.ItemKind = !entry.isControl ? .glyphs : unit == 0x09 ? .tab : .control
            let key = ItemProperties(kind: kind, level: marks[start].level, face: face)
            // A cluster that was cut for its length is shaped in its pieces.
            let wasCut = lastLength >= SourceText.longestGrapheme - 1
            lastLength = end - start
            let isNew = kind == .tab || wasCut || isAttachment || lastIsAttachment
            lastIsAttachment = isAttachment
            if let last = open {
                if !isSame || isNew || !last.key.isSame(as: key) {
                    close(last, at: start, span: span, first: firstItem)
                    open = OpenItem(
                        key: key, script: scripts[script].number, context: context, start: start, continues: false)
                }
            } else {
                open = OpenItem(
                    key: key, script: scripts[script].number, context: context, start: start, continues: !isNew)
            }
            start = end
        }
        if let open { close(open, at: paragraph.upperBound, span: span, first: firstItem) }
    }

    /// The faces of a span's attributes. A font of the run whose file has gone away is ignored.
    private func faces(of span: Int) -> SpanFaces? {
        let current = attributes[span]
        return SpanFaces(chain(for: current.font, current.language), or: setting.primary)
    }

    private func chain(for font: FontDescription, _ language: LanguageTag) -> FontChain {
        let style = setting.style
        if font.weight == style.font.weight, font.width == style.font.width, font.isItalic == style.font.isItalic,
            font.isMonospaced == style.font.isMonospaced,
            font.families == style.font.families, language == style.language
        {
            return setting.primaryFaces
        }
        return FontChains.chain(for: font, language: language, in: setting.fonts, fallback: setting.fallback)
    }

    /// Appends an item, or adds it to the last one where only attributes like the colour differ.
    ///
    /// - Parameters:
    ///   - span: the attributes' index.
    ///   - first: the index of the paragraph's first item.
    private mutating func close(_ open: OpenItem, at end: Int, span: Int, first: Int) {
        let key = open.key
        let current = attributes[span]
        var item = TextItem(
            range: open.start..<end, kind: key.kind, level: key.level, script: Script(number: Int(open.script)),
            face: key.face, size: Self.size(of: current.font), span: span, unitsPerEm: key.face.unitsPerEm,
            context: open.context)
        item.baselineOffset = current.baselineOffset
        item.hasFeatures = !current.font.features.isEmpty
        if let attachment = current.attachment, source.units[open.start] == Self.replacedUnit {
            item.attachment = attachment
            // An attachment need not be a whole number of font units wide.
            item.divideUnits(by: LetterSpacing.subunits)
        } else if current.letterSpacing != 0 {
            item.letterSpacing = current.letterSpacing
            item.isSpaced = !LetterSpacing.isJoined(item.script)
            item.divideUnits(by: LetterSpacing.subunits)
        }
        if open.continues, items.count > first, let last = items.last, last.isShaped(like: item, in: attributes) {
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

    /// The unit of ``TextAttachment/character``.
    private static let replacedUnit: UInt16 = 0xFFFC

    /// In points.
    private static let largestSize = 1e6

    /// A size that can be calculated with: 0 for one that isn't finite or not above 0, and bounded beyond reason.
    static func size(of font: FontDescription) -> Double {
        font.size > 0 && font.size.isFinite ? min(font.size, largestSize) : 0
    }
}
