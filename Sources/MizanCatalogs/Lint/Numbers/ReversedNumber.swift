import MizanBase
import MizanUnicode

/// A number typed in a text from right to left, whose groups or signs are seen in the wrong order.
///
/// Each group of digits runs from left to right. A separator joins two groups only if the bidirectional algorithm makes it a
/// part of the number; otherwise the groups follow each other from right to left, and `050 123 4567` is seen as
/// `4567 123 050`. Only what is certain to be one number is looked at: telephone and card numbers, codes and signed numbers.
/// Ranges, scores, sums and lists of numbers turn with the text.
///
/// Source: UAX #9 W2 (European digits after an Arabic letter are Arabic numbers), W4 (a single common separator joins
/// numbers of both kinds, a single European separator European numbers alone), W5 (terminators join European numbers).
package struct ReversedNumber: Hashable, Sendable {
    /// The number as it is written.
    package let text: String
    /// The number as it is seen from left to right.
    package let seen: String
    /// In UTF-16 units.
    package let range: Range<Int>
    /// Whether nothing else than one number can be meant.
    package let isCertain: Bool
}

extension ReversedNumber {
    /// The numbers of a text that are seen in reverse.
    ///
    /// A text with a mark, an embedding or an isolate among its characters has none: its author knew about the order.
    ///
    /// - Parameters:
    ///   - text: One or several paragraphs.
    ///   - isolates: Ranges in UTF-16 units that are isolated without characters; nothing in them is looked at.
    ///   - baseDirection: The base direction of the paragraph that begins at an offset, in UTF-16 units. In one from left to right
    ///     only numbers after a letter from right to left are in reverse (UAX #9 N1).
    package static func all(
        in text: String, isolates: [Range<Int>] = [], baseDirection: (Int) -> LayoutDirection = { _ in .rightToLeft }
    ) -> [ReversedNumber] {
        guard text.unicodeScalars.contains(where: { $0.isTypedDigit }) else { return [] }
        var characters: [TypedCharacter] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            let character = TypedCharacter(scalar: scalar, offset: offset)
            if character.isControl { return [] }
            offset += UTF16.width(scalar)
            characters.append(character)
        }
        var rest = isolates.sorted { $0.lowerBound < $1.lowerBound }[...]
        var end = 0
        for index in characters.indices {
            while let isolate = rest.first, isolate.lowerBound <= characters[index].offset {
                end = max(end, isolate.upperBound)
                rest.removeFirst()
            }
            characters[index].isIsolated = characters[index].offset < end
        }
        return numbers(in: characters, baseDirection)
    }

    private static func numbers(
        in characters: [TypedCharacter], _ baseDirection: (Int) -> LayoutDirection
    ) -> [ReversedNumber] {
        var found: [ReversedNumber] = []
        // Without a letter before it, a number follows the base direction (UAX #9 X10).
        func start(_ offset: Int) -> BidiClass {
            baseDirection(offset) == .rightToLeft ? .rightToLeft : .leftToRight
        }
        var strong = start(0)
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if !character.isIsolated, character.isStrong { strong = character.bidiClass }
            if character.bidiClass == .paragraphSeparator { strong = start(character.offset + 1) }
            guard character.beginsNumber, index == 0 || characters[index - 1].precedesNumber else {
                index += 1
                continue
            }
            let end = characters[index...].endOfNumber
            if end == characters.count || !characters[end].continuesWord,
                let number = NumberGroups(characters[index..<end], after: strong)?.reversed
            {
                found.append(number)
            }
            index = max(end, index + 1)
        }
        return found
    }
}

/// A character of a text with the properties that numbers need.
struct TypedCharacter {
    let scalar: Unicode.Scalar
    /// In UTF-16 units.
    let offset: Int
    let bidiClass: BidiClass
    var isIsolated = false

    init(scalar: Unicode.Scalar, offset: Int) {
        (self.scalar, self.offset) = (scalar, offset)
        bidiClass = BidiClass(scalar.value)
    }

    var isStrong: Bool { bidiClass == .leftToRight || bidiClass == .rightToLeft || bidiClass == .arabicLetter }
    var isDigit: Bool { scalar.isTypedDigit && !isIsolated }

    /// Whether it is a mark or a control of the direction.
    fileprivate var isControl: Bool {
        switch bidiClass {
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
            .popDirectionalFormat, .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate,
            .popDirectionalIsolate:
            true
        default: ["\u{200E}", "\u{200F}", "\u{061C}"].contains(scalar)
        }
    }

    fileprivate var beginsNumber: Bool { isDigit || !isIsolated && "(+*#-\u{2212}".unicodeScalars.contains(scalar) }
    /// Whether a number may begin after it: neither a letter nor the sign of a format, a price or an address.
    fileprivate var precedesNumber: Bool {
        bidiClass == .paragraphSeparator || scalar.properties.isWhitespace
            || ":;,\u{060C}\u{061B}\"\u{AB}\u{201C}\u{201E}".unicodeScalars.contains(scalar)
    }
    /// Whether a number that it follows is a part of a word or a format.
    fileprivate var continuesWord: Bool {
        isIsolated || scalar.properties.isAlphabetic || "%@_$".unicodeScalars.contains(scalar)
    }
    fileprivate var isOfNumber: Bool {
        isDigit || !isIsolated && " +-\u{2212}()*#/.,:".unicodeScalars.contains(scalar)
    }
}

extension ArraySlice<TypedCharacter> {
    /// No number has more characters, so that looking for one takes a bounded time.
    private static var longest: Int { 48 }

    /// The end of the number at the start, after its last digit or `#`; the start if there is none.
    fileprivate var endOfNumber: Int {
        var (end, last) = (startIndex, startIndex)
        while end < endIndex, self[end].isOfNumber {
            if end - startIndex == Self.longest { return startIndex }
            if self[end].scalar == " ", end + 1 < endIndex, self[end + 1].scalar == " " { break }
            end += 1
            if self[end - 1].isDigit || self[end - 1].scalar == "#" { last = end }
        }
        return last
    }
}

extension Unicode.Scalar {
    /// Whether it is a decimal digit that runs from left to right.
    fileprivate var isTypedDigit: Bool {
        guard value < 0x80 else {
            guard properties.generalCategory == .decimalNumber else { return false }
            let bidiClass = BidiClass(value)
            return bidiClass == .europeanNumber || bidiClass == .arabicNumber
        }
        return (0x30...0x39).contains(value)
    }
}
