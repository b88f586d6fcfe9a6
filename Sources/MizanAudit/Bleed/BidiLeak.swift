import MizanBase
import MizanText

/// The text of a sentence that an argument moves.
///
/// An argument bleeds where what it holds decides in which order the sentence around it is seen. In an isolate it can't
/// (UAX #9); pasted bare it does as soon as its letters run the other way, it begins with a digit, or it holds controls.
struct BidiLeak: Hashable {
    /// The characters that stand elsewhere, or are drawn as their mirror image, in logical order; `…` where something between stays.
    let moved: String

    /// What the arguments of a text move, as it is isolated, compared with neutral ones in their place; nil where they move
    /// nothing.
    ///
    /// Numbers and what touches them share an isolate, whose order is their own: outside is what stands outside of that.
    ///
    /// - Parameters:
    ///   - arguments: In UTF-16 units, sorted and apart from each other.
    ///   - baseDirection: The direction of the sentence's language.
    init?(in text: AttributedText, arguments: [Range<Int>], baseDirection: WritingDirection) {
        var ranges: [Range<Int>] = []
        for argument in arguments {
            let whole = text.isolates.first { $0.range.contains(argument) }?.range ?? argument
            if ranges.last != whole { ranges.append(whole) }
        }
        let neutral = text.replacing(ranges, with: AttributedText("\u{FFFC}").isolated(.natural))
        self.init(
            VisualNeighbours(of: text, around: ranges, baseDirection: baseDirection),
            expected: VisualNeighbours(of: neutral.text, around: neutral.ranges, baseDirection: baseDirection),
            surroundings: text.surroundings(of: ranges))
    }

    /// What the arguments of a text move where they are pasted as they are and nothing but letters says which way the whole
    /// goes, as with `String(format:)`; nil where they move nothing.
    init?(pastedIn text: AttributedText, arguments: [Range<Int>], baseDirection: WritingDirection) {
        let fallback: LayoutDirection = baseDirection == .rightToLeft ? .rightToLeft : .leftToRight
        self.init(
            VisualNeighbours(
                of: AttributedText(text.string), around: arguments, baseDirection: .natural, fallbackDirection: fallback
            ),
            expected: VisualNeighbours(of: text, around: arguments, baseDirection: baseDirection),
            surroundings: text.surroundings(of: arguments))
    }

    /// What parts of a text move that would stand in isolates if the text were a sentence with them as its arguments; nil
    /// where they move nothing.
    ///
    /// - Parameters:
    ///   - parts: In UTF-16 units, sorted and apart from each other.
    ///   - direction: The direction that the text is set in.
    ///   - sentenceDirection: The direction of the sentence's language.
    init?(
        joining parts: [Range<Int>], in text: AttributedText, set direction: LayoutDirection,
        sentenceDirection: LayoutDirection
    ) {
        var sentence = text
        for part in parts { sentence = sentence.isolating(part) }
        self.init(
            VisualNeighbours(of: text, around: parts, baseDirection: WritingDirection(direction)),
            expected: VisualNeighbours(
                of: sentence, around: parts, baseDirection: WritingDirection(sentenceDirection)),
            surroundings: text.surroundings(of: parts))
    }

    private init?(_ order: VisualNeighbours, expected: VisualNeighbours, surroundings: String) {
        let moved = order.moved(from: expected)
        guard !moved.isEmpty else { return nil }
        self.moved = surroundings.parts(at: moved)
    }
}

extension AttributedText {
    /// The string with something else in place of each of some ranges, and the ranges of that; no isolate stays.
    func replacing(
        _ ranges: [Range<Int>], with other: AttributedText
    ) -> (text: AttributedText, ranges: [Range<Int>]) {
        var (result, places, end) = (AttributedText(), [Range<Int>](), 0)
        for range in ranges {
            result.append(string.part(utf16: end..<range.lowerBound))
            places.append(result.utf16Count..<result.utf16Count + other.utf16Count)
            result.append(other)
            end = range.upperBound
        }
        result.append(string.part(utf16: end..<max(utf16Count, end)))
        return (result, places)
    }

    /// The text with one more isolate, in the direction of its first strong letter.
    fileprivate func isolating(_ range: Range<Int>) -> AttributedText {
        AttributedText(string, isolates: [Isolate(range: range, direction: .natural)] + isolates, runs: runs)
    }

    /// The characters outside of some ranges.
    fileprivate func surroundings(of ranges: [Range<Int>]) -> String {
        replacing(ranges, with: AttributedText()).text.string
    }
}

extension String {
    /// The characters at some UTF-16 offsets, with the white space between them, and `…` where something else stands there.
    fileprivate func parts(at offsets: [Int]) -> String {
        let places = Set(offsets)
        var (result, between) = ("", "")
        var offset = 0
        for scalar in unicodeScalars {
            if places.contains(offset) {
                if !result.isEmpty { result += between }
                result.unicodeScalars.append(scalar)
                between = ""
            } else if !scalar.properties.isWhitespace {
                between = " … "
            } else if between.isEmpty {
                between = " "
            }
            offset += UTF16.width(scalar)
        }
        return result
    }
}

extension Range<Int> {
    /// Whether another range lies in it; an empty one may lie at its ends.
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
