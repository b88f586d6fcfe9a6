import MizanBase
import MizanUnicode

/// A paragraph that was put together without isolates and has letters of both directions.
struct MixedText {
    let text: AttributedText
    private let classes: [BidiClass]
    private let units: [UInt16]

    /// Nil for a text of one direction, of several paragraphs, and with isolates, embeddings or marks: whoever set them
    /// knew what they do.
    init?(_ text: AttributedText) {
        guard text.isolates.isEmpty else { return nil }
        var (hasLeft, hasRight) = (false, false)
        var classes: [BidiClass] = []
        for scalar in text.string.unicodeScalars {
            let bidiClass = BidiClass(scalar.value)
            classes += repeatElement(bidiClass, count: UTF16.width(scalar))
            switch bidiClass {
            case .leftToRight: hasLeft = true
            case .rightToLeft, .arabicLetter: hasRight = true
            case .paragraphSeparator, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
                .rightToLeftOverride, .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate:
                return nil
            default: break
            }
            if ["\u{200E}", "\u{200F}", "\u{061C}"].contains(scalar) { return nil }
        }
        guard hasLeft, hasRight else { return nil }
        (self.text, self.classes, units) = (text, classes, Array(text.string.utf16))
    }

    /// The direction of the letters of a part; nil where it has none, or letters of both.
    func direction(of part: Range<Int>) -> LayoutDirection? {
        let directions = Set(part.compactMap { classes[$0].letterDirection })
        return directions.count == 1 ? directions.first : nil
    }

    /// A name or the like at the start of a sentence of the other direction, which turns the whole around: at most three
    /// words, with nothing but a space behind them, followed by at least twice as many letters, and at least three words, of
    /// the other direction alone.
    var turningStart: Range<Int>? {
        guard let first = classes.firstIndex(where: { $0.letterDirection != nil }),
            let direction = classes[first].letterDirection,
            let other = classes[first...].firstIndex(where: { $0.letterDirection == direction.opposite }),
            let last = classes[first..<other].lastIndex(where: { $0.letterDirection != nil })
        else { return nil }
        let (name, rest) = (first..<last + 1, other..<classes.count)
        guard self.direction(of: rest) == direction.opposite, units[last + 1..<other].allSatisfy({ $0 == 0x20 }),
            wordCount(name) <= 3, wordCount(rest) >= 3,
            2 * letterCount(name) <= letterCount(rest)
        else { return nil }
        return name
    }

    private func letterCount(_ part: Range<Int>) -> Int { part.count { classes[$0].letterDirection != nil } }

    private func wordCount(_ part: Range<Int>) -> Int {
        String(decoding: units[part], as: UTF16.self).split(whereSeparator: \.isWhitespace)
            .count { $0.contains(where: \.isLetter) }
    }
}

extension BidiClass {
    /// The direction of a letter; nil for every other character.
    fileprivate var letterDirection: LayoutDirection? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .arabicLetter: .rightToLeft
        default: nil
        }
    }
}
