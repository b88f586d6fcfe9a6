import MizanUnicode

/// One walk over a text's units that finds classes, paragraphs and grapheme clusters.
struct SourceReader {
    /// By UAX #9 P1.
    private(set) var paragraphs: [Range<Int>] = []
    /// What occurs in each paragraph.
    private(set) var occurring: [BidiClasses] = []

    private var paragraphStart = 0
    private var occurringNow: UInt32 = 0
    private var breaks = GraphemeBreaks()
    /// The start of the cluster, or of its last piece.
    private var clusterStart = 0
    private var isInvisible = false

    private static let segmentSeparator = UInt32(BidiClass.segmentSeparator.rawValue)
    private static let paragraphSeparator = UInt32(BidiClass.paragraphSeparator.rawValue)

    /// Reads a whole text.
    ///
    /// - Parameters:
    ///   - isolated: the places inside any isolate, as ranges apart from each other, sorted.
    ///   - classes: as long as the text, and so are the flags.
    mutating func read(
        _ units: UnsafeBufferPointer<UInt16>, isolated: [Range<Int>], classes: UnsafeMutableBufferPointer<BidiClass>,
        flags: UnsafeMutableBufferPointer<UnitFlags>
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
                endCluster(at: offset, flags)
            } else if next - clusterStart > SourceText.longestGrapheme {
                isStart = true
            }
            if isStart {
                clusterStart = offset
                isInvisible = true
            }
            if isInvisible { isInvisible = entry.hasNoGlyph && codePoint != 0x09 }

            var bidiClass = entry.bidiClass
            var endsParagraph = false
            if entry.bidiNumber == Self.paragraphSeparator || entry.bidiNumber == Self.segmentSeparator {
                while let first = cover.first, first.upperBound <= offset { cover.removeFirst() }
                if let first = cover.first, first.contains(offset) {
                    bidiClass = .whiteSpace
                } else if bidiClass == .paragraphSeparator,
                    !(codePoint == 0x0d && next < units.count && units[next] == 0x0a)  // CR LF is one separator
                {
                    endsParagraph = true
                }
            }
            occurringNow |= 1 << UInt32(bidiClass.rawValue)
            if endsParagraph { endParagraph(at: next) }
            var flag: UnitFlags = isStart ? .graphemeStart : []
            if BidiClasses.hanging.rawValue & 1 << UInt32(bidiClass.rawValue) != 0 { flag.insert(.hangs) }
            classes[offset] = bidiClass
            flags[offset] = flag
            if length == 2 {
                classes[offset + 1] = bidiClass
                flags[offset + 1] = flag.subtracting(.graphemeStart)
            }
            offset = next
        }
        endCluster(at: offset, flags)
        if paragraphStart < units.count || paragraphs.isEmpty { endParagraph(at: units.count) }
    }

    private func endCluster(at end: Int, _ flags: UnsafeMutableBufferPointer<UnitFlags>) {
        guard isInvisible else { return }
        for offset in clusterStart..<end { flags[offset].insert(.invisible) }
    }

    private mutating func endParagraph(at end: Int) {
        paragraphs.append(paragraphStart..<end)
        occurring.append(BidiClasses(rawValue: occurringNow))
        paragraphStart = end
        occurringNow = 0
    }
}
