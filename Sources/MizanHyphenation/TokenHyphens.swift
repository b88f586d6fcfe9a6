import MizanBase
import MizanUnicode

/// The places where the words between two spaces can be parted by a hyphen.
///
/// Addresses, words with digits, words in capitals and words whose author set soft hyphens are not parted. A word ends at a
/// hyphen that is in the text already, and each part has its own least lengths.
package struct TokenHyphens {
    /// UTF-16 offsets from the token's start, in order.
    package private(set) var offsets: [Int] = []
    /// UTF-16 offsets between any two letters of a script that has hyphens, in order, with two letters on both sides: for a word
    /// that has no other place.
    package private(set) var letterOffsets: [Int] = []

    /// Longer tokens aren't parted: no language has such words, and a token without end costs nothing.
    package static let longest = 1_024

    /// - Parameters:
    ///   - token: The text between two spaces.
    ///   - language: Returns the language of a part of the token; nil if it has several.
    package init(_ token: [UInt16], language: (Range<Int>) -> LanguageTag?) {
        guard token.count <= Self.longest, token.count > 3 else { return }
        let scalars = Array(String(decoding: token, as: UTF16.self).unicodeScalars)
        guard !Self.isAddress(scalars) else { return }
        var (start, offset) = (0, 0)
        var index = 0
        while index < scalars.count {
            let first = index
            (start, offset) = (offset, offset)
            while index < scalars.count, Self.isPart(scalars, index) {
                offset += UTF16.width(scalars[index])
                index += 1
            }
            if index > first {
                letterOffsets += Self.letterOffsets(of: scalars[first..<index]).map { start + $0 }
                if Self.canBeParted(scalars[first..<index]), let language = language(start..<offset) {
                    offsets += WordHyphens(Array(token[start..<offset]), language: language).offsets.map { start + $0 }
                }
            } else {
                offset += UTF16.width(scalars[index])
                index += 1
            }
        }
    }

    /// Whether a scalar belongs to a word: letters, marks, digits, soft hyphens, and apostrophes between letters.
    private static func isPart(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let scalar = scalars[index]
        if isApostrophe(scalar.value) {
            return index > 0 && index + 1 < scalars.count && scalars[index + 1].properties.isAlphabetic
                && (scalars[index - 1].properties.isAlphabetic || scalars[index - 1].isMark)
        }
        return scalar.value == 0xAD || scalar.isMark || CharacterProperties.isAlphanumeric(scalar.value)
    }

    /// The offsets in a word at which two cased letters or more are on both sides; none in a word with digits or soft hyphens.
    private static func letterOffsets(of word: ArraySlice<Unicode.Scalar>) -> [Int] {
        let isWhole = word.allSatisfy { $0.properties.isCased || $0.isMark }
        guard isWhole else { return [] }
        var starts: [Int] = []
        var offset = 0
        for scalar in word {
            if !scalar.isMark { starts.append(offset) }
            offset += UTF16.width(scalar)
        }
        return Array(starts.dropFirst(2).dropLast())
    }

    private static func canBeParted(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        var hasSmall = false
        for scalar in word {
            if scalar.value == 0xAD || scalar.properties.numericType != nil { return false }
            hasSmall = hasSmall || scalar.properties.isLowercase
        }
        return hasSmall
    }

    /// Whether a token is an address of the network, a path or a name in code: a hyphen would seem to be part of it.
    private static func isAddress(_ scalars: [Unicode.Scalar]) -> Bool {
        if let first = scalars.first, "/~".unicodeScalars.contains(first) { return true }
        for index in scalars.indices {
            switch scalars[index] {
            case "@", "\\", "_": return true
            case ".", ":":
                guard index > 0, index + 1 < scalars.count else { continue }
                let isInside =
                    CharacterProperties.isAlphanumeric(scalars[index - 1].value)
                    && CharacterProperties.isAlphanumeric(scalars[index + 1].value)
                if isInside && scalars[index] == "." { return true }
                if scalars[index] == ":", scalars[index + 1] == "/" { return true }
            default: continue
            }
        }
        return false
    }

    /// ', ’ and ʼ.
    static func isApostrophe(_ codePoint: UInt32) -> Bool { [0x27, 0x2019, 0x2BC].contains(codePoint) }
}
