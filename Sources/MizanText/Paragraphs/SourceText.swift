import MizanBase
import MizanUnicode

/// A text's UTF-16 units with the Unicode properties of each: a view into the memory of a workspace or of a shaped
/// text.
struct SourceText: @unchecked Sendable {
    /// In UTF-16 units. A longer grapheme cluster is cut in such pieces, each shaped alone: HarfBuzz takes quadratic time
    /// for thousands of marks on one base (Unicode's stream-safe text, UAX #15, has no more than 30).
    static let longestGrapheme = 512

    let units: UnsafeMutableBufferPointer<UInt16>
    /// As long as the text. Inside isolate ranges separators count as white space, so that they neither end the paragraph
    /// nor take the paragraph's level in the middle of the isolate.
    let marks: UnsafeMutableBufferPointer<TextUnit>
    /// By UAX #9 P1: each with the separator at its end; at least one, and none but a sole one is empty.
    let paragraphs: UnsafeMutableBufferPointer<TextParagraph>

    /// Reads a text into a workspace.
    init(_ text: AttributedText, in workspace: TextWorkspace) {
        var (units, marks) = (workspace.units, workspace.marks)
        UTF16Units.write(text.string, to: &units)
        marks.setCount(units.count)
        var reader = SourceReader(workspace.paragraphs)
        reader.read(
            UnsafeBufferPointer(units.elements), isolated: text.isolates.isEmpty ? [] : Self.union(of: text.isolates),
            marks: marks.elements)
        (workspace.units, workspace.marks, workspace.paragraphs) = (units, marks, reader.paragraphs)
        self.units = units.elements
        self.marks = marks.elements
        paragraphs = reader.paragraphs.elements
    }

    /// A copy in a block of memory.
    init(_ other: SourceText, in block: inout MemoryBlock) {
        units = block.copy(other.units)
        marks = block.copy(other.marks)
        paragraphs = block.copy(other.paragraphs)
    }

    /// The size of the copy, in bytes.
    var byteCount: Int {
        MemoryBlock.size(of: units) + MemoryBlock.size(of: marks) + MemoryBlock.size(of: paragraphs)
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
        while start > 0, !marks[start].isGraphemeStart { start -= 1 }
        return start
    }

    /// The end of the grapheme cluster that begins at an offset.
    func graphemeEnd(after offset: Int) -> Int {
        var end = offset + 1
        while end < marks.count, !marks[end].isGraphemeStart { end += 1 }
        return end
    }

    /// Where the white space and the marks at the end of a range begin: what hangs over and takes the paragraph's level
    /// (UAX #9 L1, 4). Never inside a grapheme cluster.
    func trailingStart(in range: Range<Int>) -> Int { Self.trailingStart(in: range, UnsafeBufferPointer(marks)) }

    static func trailingStart(in range: Range<Int>, _ marks: UnsafeBufferPointer<TextUnit>) -> Int {
        var start = range.upperBound
        while start > range.lowerBound, marks[start - 1].trails { start -= 1 }
        while start < range.upperBound, !marks[start].isGraphemeStart { start += 1 }
        return start
    }

    /// Whether nothing of a range is visible at a line's end: a letter with a joiner behind it is.
    func trails(_ range: Range<Int>) -> Bool { range.allSatisfy { marks[$0].trails } }

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
}
