import MizanUnicode

/// The faces that a span's attributes choose for its clusters. What nearly all of them need is at hand: the characters
/// of the first face and of the one behind it, and whether colours matter.
struct SpanFaces {
    private var chain: FontChain
    /// The face that is tried first; kept alive by the collection, as the second one is.
    unowned(unsafe) let first: FontFace
    private let glyphs: PagedTable
    /// The flags of characters that the first face is not tried for at once.
    private let refused: UInt32
    /// No font, or not the first one, has glyphs in colours, which emoji alone may take.
    private let isPlain: Bool
    /// Whether the first face is tried for East Asian characters only.
    private let isEastAsian: Bool
    /// Whether the second face is tried without looking at the others.
    private let triesSecond: Bool
    private unowned(unsafe) var second: FontFace
    private var secondGlyphs: PagedTable?
    /// Whether the last cluster was in the first face.
    private var lastIsFirst = true
    /// The face of the text's East Asian characters; nil if there are none, or the first one is for them.
    private var eastAsianText = EastAsianText()

    /// - Parameter substitute: Stands in for the first face of a chain whose files went away; nil where nothing does.
    init?(_ chain: FontChain, or substitute: FontFace?) {
        guard let first = chain.first ?? substitute else { return nil }
        self.chain = chain
        self.first = first
        glyphs = first.tables.glyphs
        isEastAsian = chain.isFirstEastAsian
        isPlain = !chain.hasColors || !first.header.hasColor
        refused = (chain.hasColors ? CharacterEntry.pictographic : 0) | (isEastAsian ? CharacterEntry.narrow : 0)
        triesSecond = !chain.hasColors || isEastAsian
        second = chain.second?.face ?? first
        secondGlyphs = chain.second?.glyphs
    }

    /// These faces after those of the span before.
    func continuing(_ before: SpanFaces) -> SpanFaces {
        var faces = self
        faces.lastIsFirst = before.lastIsFirst
        faces.eastAsianText = before.eastAsianText
        faces.eastAsianText.forgetFace()
        return faces
    }

    /// The face that goes on from the span before.
    var last: FontFace { isEastAsian && !lastIsFirst ? second : first }

    /// The face of a grapheme cluster, which begins with a character of these properties; nil where no face has it.
    ///
    /// - Parameters:
    ///   - script: ICU's number of the script of the text around the cluster.
    ///   - isAtStart: whether the cluster is a paragraph's first.
    ///   - fallback: gets the marks of the cluster that the face lacks.
    @inline(__always)
    mutating func face(
        for cluster: Range<Int>, in units: UnsafeBufferPointer<UInt16>, _ entry: CharacterEntry, _ table: PagedTable,
        script: UInt32, isAtStart: Bool, fallback: inout [FallbackMark]
    ) -> FontFace? {
        let unit = UInt32(units[cluster.lowerBound])
        if isPlain, entry.rawValue & refused == 0,
            cluster.count == 1
                ? !entry.hasNoGlyph && glyphs[unit] != 0 : Self.covers(cluster, of: units, glyphs, table)
        {
            lastIsFirst = true
            return first
        }
        return otherFace(
            for: cluster, in: units, entry, script: script, isAtStart: isAtStart, fallback: &fallback)
    }

    private mutating func otherFace(
        for cluster: Range<Int>, in units: UnsafeBufferPointer<UInt16>, _ entry: CharacterEntry, script: UInt32,
        isAtStart: Bool, fallback: inout [FallbackMark]
    ) -> FontFace? {
        let unit = UInt32(units[cluster.lowerBound])
        let isAlone = cluster.count == 1 && !entry.hasNoGlyph
        if isEastAsian {
            if isAlone, glyphs[unit] != 0,
                belongsToEastAsianText(entry, script: isAtStart || entry.isBracket ? script : nil)
            {
                lastIsFirst = true
                return first
            }
        } else if unit >= EastAsianText.firstUnit, !entry.isNarrow || unit & 0xfc00 == 0xd800, chain.isByLanguage,
            let face = eastAsianText.face(for: cluster, in: units, &chain)
        {
            lastIsFirst = face === first
            return face
        }
        if triesSecond, isAlone, entry.rawValue & CharacterEntry.pictographic == 0 || !chain.hasColors,
            let secondGlyphs,
            secondGlyphs[unit] != 0
        {
            lastIsFirst = false
            return second
        }
        let chosen = chain.face(for: cluster, in: units, fallback: &fallback)
        if let chosen { lastIsFirst = chosen === first }
        if chosen != nil, secondGlyphs == nil, let other = chain.second { (second, secondGlyphs) = other }
        return chosen
    }

    /// Whether a narrow character that scripts share goes with East Asian text: brackets as their pairs do, spaces and other
    /// punctuation as the character before them. Digits and signs of numbers never do.
    ///
    /// - Parameter script: ICU's number of the script that decides; nil if the character before does.
    private func belongsToEastAsianText(_ entry: CharacterEntry, script: UInt32?) -> Bool {
        guard entry.isNarrow, entry.scriptNumber == 0, entry.bidiClass != .europeanNumber,
            entry.bidiClass != .europeanTerminator
        else { return false }
        return script.map { Script.isEastAsian(number: $0) } ?? lastIsFirst
    }

    /// Whether a font has all characters of a cluster that have glyphs; at least one does.
    private static func covers(
        _ cluster: Range<Int>, of units: UnsafeBufferPointer<UInt16>, _ glyphs: PagedTable, _ entries: PagedTable
    ) -> Bool {
        var isShown = false
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            if !CharacterEntry(rawValue: entries[codePoint]).hasNoGlyph {
                guard glyphs[codePoint] != 0 else { return false }
                isShown = true
            }
            offset += length
        }
        return isShown
    }
}
