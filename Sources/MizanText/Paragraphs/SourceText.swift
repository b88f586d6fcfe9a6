import MizanBase
import MizanUnicode

/// A text's UTF-16 units with what Unicode says of each; every array is as long as the text.
struct SourceText: Sendable {
    /// In UTF-16 units. A longer grapheme cluster is cut in such pieces, each shaped alone: HarfBuzz takes quadratic time
    /// for thousands of marks on one base (Unicode's stream-safe text, UAX #15, has no more than 30).
    static let longestGrapheme = 512

    let units: [UInt16]
    /// The class of the character that a unit belongs to. Inside isolate ranges separators count as white space, so that
    /// they neither end the paragraph nor take the paragraph's level in the middle of the isolate.
    private(set) var classes: [BidiClass]
    private(set) var flags: [UnitFlags]
    /// By UAX #9 P1: each paragraph's range with the separator at its end; at least one, and none but a sole one is empty.
    private(set) var paragraphs: [Range<Int>]

    init(_ text: AttributedText) {
        units = Array(text.string.utf16)
        classes = []
        classes.reserveCapacity(units.count)
        flags = Array(repeating: [], count: units.count)
        paragraphs = []
        readClasses(isolated: Self.union(of: text.isolates))
        readGraphemes()
    }

    /// The code point at an offset and its length in units.
    @inline(__always)
    static func codePoint(in units: UnsafeBufferPointer<UInt16>, at offset: Int) -> (value: UInt32, length: Int) {
        let unit = units[offset]
        guard unit & 0xfc00 == 0xd800, offset + 1 < units.count else { return (UInt32(unit), 1) }
        return ((UInt32(unit) & 0x3ff) << 10 + (UInt32(units[offset + 1]) & 0x3ff) + 0x10000, 2)
    }

    /// The offset of the grapheme cluster that holds a unit.
    func graphemeStart(at offset: Int) -> Int {
        var start = offset
        while start > 0, !flags[start].contains(.graphemeStart) { start -= 1 }
        return start
    }

    /// The end of the grapheme cluster that begins at an offset.
    func graphemeEnd(after offset: Int) -> Int {
        var end = offset + 1
        while end < flags.count, !flags[end].contains(.graphemeStart) { end += 1 }
        return end
    }

    /// Where the white space and the marks at the end of a range begin: what hangs over and takes the paragraph's level
    /// (UAX #9 L1, 4). Never inside a grapheme cluster.
    func trailingStart(in range: Range<Int>) -> Int {
        var start = range.upperBound
        while start > range.lowerBound, Self.trails(classes[start - 1]) { start -= 1 }
        while start < range.upperBound, !flags[start].contains(.graphemeStart) { start += 1 }
        return start
    }

    /// White space, separators, isolate controls and what X9 removes.
    static func trails(_ bidiClass: BidiClass) -> Bool {
        switch bidiClass {
        case .whiteSpace, .segmentSeparator, .paragraphSeparator, .popDirectionalIsolate: true
        default: bidiClass.isIsolateInitiator || bidiClass.isRemoved
        }
    }

    private mutating func readClasses(isolated: [Range<Int>]) {
        var cover = isolated[...]
        var paragraphStart = 0
        units.withUnsafeBufferPointer { units in
            var offset = 0
            while offset < units.count {
                let (codePoint, length) = Self.codePoint(in: units, at: offset)
                var bidiClass = BidiClass(codePoint)
                while let first = cover.first, first.upperBound <= offset { cover.removeFirst() }
                let isInside = cover.first.map { $0.contains(offset) } ?? false
                let next = offset + length
                switch bidiClass {
                case .paragraphSeparator where isInside, .segmentSeparator where isInside: bidiClass = .whiteSpace
                case .paragraphSeparator where codePoint == 0x0d && next < units.count && units[next] == 0x0a:
                    break  // CR LF is one separator
                case .paragraphSeparator:
                    paragraphs.append(paragraphStart..<next)
                    paragraphStart = next
                default: break
                }
                for place in offset..<next {
                    classes.append(bidiClass)
                    switch bidiClass {
                    case .whiteSpace, .segmentSeparator, .paragraphSeparator: flags[place].insert(.hangs)
                    default: break
                    }
                }
                offset = next
            }
        }
        if paragraphStart < units.count || paragraphs.isEmpty { paragraphs.append(paragraphStart..<units.count) }
    }

    private mutating func readGraphemes() {
        var start = 0
        let boundaries = TextBoundary.all(.grapheme, in: units, language: .english)
        units.withUnsafeBufferPointer { units in
            for boundary in boundaries where boundary.offset > start && boundary.offset <= units.count {
                flags[start].insert(.graphemeStart)
                while boundary.offset - start > Self.longestGrapheme {
                    start += Self.longestGrapheme
                    if units[start] & 0xfc00 == 0xdc00 { start -= 1 }
                    flags[start].insert(.graphemeStart)
                }
                var isInvisible = true
                var offset = start
                while offset < boundary.offset, isInvisible {
                    let (codePoint, length) = Self.codePoint(in: units, at: offset)
                    isInvisible =
                        CharacterProperties.isDefaultIgnorable(codePoint)
                        || codePoint != 0x09 && CharacterProperties.isControl(codePoint)
                    offset += length
                }
                if isInvisible {
                    for offset in start..<boundary.offset { flags[offset].insert(.invisible) }
                }
                start = boundary.offset
            }
        }
    }

    /// The places inside any isolate, as ranges apart from each other, sorted.
    private static func union(of isolates: [AttributedText.Isolate]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in isolates.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = result.last, range.lowerBound < last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}

extension SourceText {
    /// Whether the text ends with a character that ends a line.
    var endsWithLineEnd: Bool { units.last.map { CharacterProperties.endsLine(UInt32($0)) } ?? false }

    /// Marks where breaking needs shaping: at the clusters that HarfBuzz named, and everywhere inside clusters.
    ///
    /// What stands between two items is shaped apart anyway.
    mutating func markUnsafe(_ offsets: [Int], items: [TextItem], glyphs: [Glyph]) {
        for item in items where item.kind == .glyphs {
            for offset in item.range.dropFirst() { flags[offset].insert(.unsafeToBreak) }
            for glyph in glyphs[item.glyphs] { flags[Int(glyph.cluster)].remove(.unsafeToBreak) }
        }
        for offset in offsets { flags[offset].insert(.unsafeToBreak) }
        for item in items { flags[item.range.lowerBound].remove(.unsafeToBreak) }
    }
}
