import MizanBase
import MizanHyphenation

/// The places for hyphens in the text between two spaces.
struct LineHyphens {
    /// The text between the spaces, in UTF-16 units.
    let range: Range<Int>
    /// Where the next line would begin, in order.
    let offsets: [Int]
    /// Where the next line would begin if no pattern gives a place that fits: between any two letters.
    let letterOffsets: Set<Int>

    /// - Parameter offset: A unit of the text between the spaces.
    init(_ text: ShapedText, at offset: Int) {
        let source = text.source
        var (start, end) = (offset, offset)
        while start > 0, !Self.isSpace(source.units[start - 1]) { start -= 1 }
        while end < source.units.count, !Self.isSpace(source.units[end]) { end += 1 }
        range = start..<end
        guard range.count <= TokenHyphens.longest else {
            (offsets, letterOffsets) = ([], [])
            return
        }
        let tokens = TokenHyphens(Array(source.units[range])) { part in
            Self.language(of: start + part.lowerBound..<start + part.upperBound, in: text.attributes)
        }
        // A break never parts a grapheme cluster.
        offsets = tokens.offsets.map { start + $0 }.filter { source.marks[$0].isGraphemeStart }
        letterOffsets = Set(tokens.letterOffsets.map { start + $0 }.filter { source.marks[$0].isGraphemeStart })
    }

    /// The language of a range; nil if it has several.
    private static func language(of range: Range<Int>, in attributes: AttributeSpans) -> LanguageTag? {
        let first = attributes.firstSpan(endingAfter: range.lowerBound)
        let last = attributes.firstSpan(endingAfter: range.upperBound - 1)
        guard first < attributes.count, last < attributes.count else { return nil }
        let language = attributes[first].language
        return (first...last).allSatisfy { attributes[$0].language == language } ? language : nil
    }

    /// White space, controls, and the object replacement character.
    private static func isSpace(_ unit: UInt16) -> Bool {
        unit <= 0x20 || unit == 0xFFFC
            || unit >= 0x7F && Unicode.Scalar(unit).map { $0.properties.isWhitespace } ?? false
    }
}

extension TextLine {
    /// Whether it ends inside a word where no pattern and no soft hyphen of the text has a place for a hyphen.
    package var endsAtForeignHyphen: Bool {
        let end = range.upperBound
        guard end > range.lowerBound, end < store.text.source.units.count, store.text.source.units[end - 1] != 0xad
        else { return false }
        return !LineHyphens(store.text, at: end - 1).offsets.contains(end)
    }
}
