import MizanUnicode

/// One walk over a text's units that finds classes, paragraphs and grapheme clusters.
struct SourceReader {
    private(set) var paragraphs: PlainArray<TextParagraph>

    private var paragraphStart = 0
    private var occurring: UInt32 = 0
    private var hasInnerLineEnd = false
    /// The first script that no others share, 0 before one is met.
    private var script: UInt32 = 0
    /// Another script stands behind it, or a character that only some scripts share.
    private var hasMoreScripts = false
    private var breaks = GraphemeBreaks()
    /// The start of the cluster, or of its last piece.
    private var clusterStart = 0
    private var isInvisible = false

    /// - Parameter paragraphs: in whose memory those of the text are written.
    init(_ paragraphs: PlainArray<TextParagraph>) {
        self.paragraphs = paragraphs
        self.paragraphs.truncate(to: 0)
    }

    private static let whiteSpace = UInt32(BidiClass.whiteSpace.rawValue)
    private static let paragraphSeparator = UInt32(BidiClass.paragraphSeparator.rawValue)

    /// Reads a whole text.
    ///
    /// - Parameters:
    ///   - isolated: the places inside any isolate, as ranges apart from each other, sorted.
    ///   - marks: as long as the text.
    mutating func read(
        _ units: UnsafeBufferPointer<UInt16>, isolated: [Range<Int>], marks: UnsafeMutableBufferPointer<TextUnit>
    ) {
        let table = CharacterEntry.table
        var cover = isolated[...]
        var offset = 0
        while offset < units.count {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            let entry = CharacterEntry(rawValue: table[codePoint])
            let next = offset + length

            var isStart = breaks.begins(entry)
            if isStart {
                endCluster(at: offset, marks)
            } else if next - clusterStart > SourceText.longestGrapheme {
                isStart = true
            }
            if isStart {
                clusterStart = offset
                isInvisible = true
            }
            if isInvisible { isInvisible = entry.hasNoGlyph && codePoint != 0x09 }

            let script = entry.scriptNumber
            if script > 1, script != self.script {
                if self.script == 0 { self.script = script } else { hasMoreScripts = true }
            }
            if entry.hasScriptExtensions { hasMoreScripts = true }
            var bidiNumber = entry.bidiNumber
            var endsParagraph = false
            if BidiClasses.separators & 1 << bidiNumber != 0 {
                while let first = cover.first, first.upperBound <= offset { cover.removeFirst() }
                if let first = cover.first, first.contains(offset) {
                    bidiNumber = Self.whiteSpace
                } else if bidiNumber == Self.paragraphSeparator,
                    !(codePoint == 0x0d && next < units.count && units[next] == 0x0a)  // CR LF is one separator
                {
                    endsParagraph = true
                }
            }
            occurring |= 1 << bidiNumber
            marks[offset] = TextUnit(bidiNumber: bidiNumber, flags: isStart ? TextUnit.graphemeStart : 0)
            if length == 2 { marks[offset + 1] = TextUnit(bidiNumber: bidiNumber, flags: 0) }
            if entry.isControl, !endsParagraph, next < units.count, CharacterProperties.endsLine(codePoint),
                !(codePoint == 0x0d && units[next] == 0x0a)
            {
                hasInnerLineEnd = true
            }
            offset = next
            if endsParagraph { endParagraph(at: next, marks) }
        }
        endCluster(at: offset, marks)
        if paragraphStart < units.count || paragraphs.count == 0 { endParagraph(at: units.count, marks) }
    }

    private func endCluster(at end: Int, _ marks: UnsafeMutableBufferPointer<TextUnit>) {
        guard isInvisible else { return }
        for offset in clusterStart..<end { marks[offset].insert(TextUnit.invisible) }
    }

    private mutating func endParagraph(at end: Int, _ marks: UnsafeMutableBufferPointer<TextUnit>) {
        let range = paragraphStart..<end
        paragraphs.append(
            TextParagraph(
                range: range, occurring: BidiClasses(rawValue: occurring), hasInnerLineEnd: hasInnerLineEnd,
                visibleEnd: SourceText.trailingStart(in: range, UnsafeBufferPointer(marks)),
                onlyScript: script == 0 || hasMoreScripts ? nil : script))
        paragraphStart = end
        occurring = 0
        hasInnerLineEnd = false
        script = 0
        hasMoreScripts = false
    }
}
