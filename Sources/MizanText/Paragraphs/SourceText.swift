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
    let paragraphs: [Range<Int>]
    /// What occurs in each paragraph.
    let occurring: [BidiClasses]

    init(_ text: AttributedText) {
        let units = UTF16Units.units(of: text.string)
        let isolated = text.isolates.isEmpty ? [] : Self.union(of: text.isolates)
        var reader = SourceReader()
        var flags: [UnitFlags] = []
        classes = [BidiClass](unsafeUninitializedCapacity: units.count) { classes, written in
            flags = [UnitFlags](unsafeUninitializedCapacity: units.count) { flags, written in
                units.withUnsafeBufferPointer { reader.read($0, isolated: isolated, classes: classes, flags: flags) }
                written = units.count
            }
            written = units.count
        }
        self.units = units
        self.flags = flags
        paragraphs = reader.paragraphs
        occurring = reader.occurring
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

    /// Whether nothing of a range is visible at a line's end: a letter with a joiner behind it is.
    func trails(_ range: Range<Int>) -> Bool { classes[range].allSatisfy(Self.trails) }

    /// White space, separators, isolate controls and what X9 removes.
    static func trails(_ bidiClass: BidiClass) -> Bool {
        switch bidiClass {
        case .whiteSpace, .segmentSeparator, .paragraphSeparator, .popDirectionalIsolate: true
        default: bidiClass.isIsolateInitiator || bidiClass.isRemoved
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
    ///
    /// - Parameters:
    ///   - offsets: of the clusters named.
    ///   - range: of the item.
    ///   - glyphs: of the item.
    mutating func markUnsafe(_ offsets: [Int32], in range: Range<Int>, glyphs: ArraySlice<Glyph>) {
        flags.withUnsafeMutableBufferPointer { flags in
            for offset in range { flags[offset].formUnion([.unsafeToBreak, .insideGlyph]) }
            glyphs.withUnsafeBufferPointer { glyphs in
                for glyph in glyphs { flags[Int(glyph.cluster)].subtract([.unsafeToBreak, .insideGlyph]) }
            }
            for offset in offsets { flags[Int(offset)].insert(.unsafeToBreak) }
            flags[range.lowerBound].remove(.unsafeToBreak)
        }
    }
}
