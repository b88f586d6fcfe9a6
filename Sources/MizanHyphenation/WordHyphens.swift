import MizanBase
import MizanUnicode

/// The places where one word can be parted by a hyphen.
struct WordHyphens {
    /// UTF-16 offsets from the word's start, in order.
    let offsets: [Int]

    /// - Parameters:
    ///   - word: Letters with their marks, and apostrophes between them.
    ///   - language: The language of the word.
    init(_ word: [UInt16], language: LanguageTag) {
        guard let (patterns, file) = Hyphenation.patterns(for: language) else {
            offsets = []
            return
        }
        var letters: [UInt32] = []
        /// The offset of each letter that begins a grapheme cluster; -1 for another one.
        var starts: [Int] = []
        for cluster in Self.clusters(of: word) {
            let scalars = Self.folded(word[cluster], language: language)
            letters += scalars
            starts += scalars.indices.map { $0 == 0 ? cluster.lowerBound : -1 }
        }
        func isApostrophe(_ index: Int) -> Bool { letters[index] == 0x27 }
        func count(_ range: Range<Int>) -> Int { range.count { starts[$0] >= 0 && !isApostrophe($0) } }
        // Without them in its patterns, the letters on both sides of one are words, each with its least lengths.
        let ends = patterns.containsApostrophes ? [] : letters.indices.filter(isApostrophe)
        offsets = patterns.breakOffsets(in: letters).filter { index in
            guard letters.indices.contains(index), index > 0, starts[index] >= 0 else { return false }
            // An apostrophe already parts what is before it from what is after.
            guard patterns.containsApostrophes || !isApostrophe(index) && !isApostrophe(index - 1) else { return false }
            let start = ends.last { $0 < index }.map { $0 + 1 } ?? 0
            let end = ends.first { $0 >= index } ?? letters.count
            return count(start..<index) >= file.leastBefore && count(index..<end) >= file.leastAfter
                && !(file.language == "nl" && Self.dropsDiaeresis(letters[index]))
        }.map { starts[$0] }
    }

    /// Whether a letter of Dutch loses its diaeresis after a hyphen: re-eel, but reëel. Such a word would be misspelled.
    private static func dropsDiaeresis(_ letter: UInt32) -> Bool {
        // ä, ë, ï, ö, ü
        [0xE4, 0xEB, 0xEF, 0xF6, 0xFC].contains(letter)
    }

    /// Letters, each with the marks on it.
    private static func clusters(of word: [UInt16]) -> [Range<Int>] {
        var clusters: [Range<Int>] = []
        var offset = 0
        for scalar in String(decoding: word, as: UTF16.self).unicodeScalars {
            let end = offset + UTF16.width(scalar)
            if scalar.isMark, let last = clusters.last {
                clusters[clusters.count - 1] = last.lowerBound..<end
            } else {
                clusters.append(offset..<end)
            }
            offset = end
        }
        return clusters
    }

    /// A letter as the patterns have it: small and composed, with one sign for all apostrophes.
    private static func folded(_ cluster: ArraySlice<UInt16>, language: LanguageTag) -> [UInt32] {
        if cluster.count == 1, let unit = cluster.first {
            if TokenHyphens.isApostrophe(UInt32(unit)) { return [0x27] }
            if (0x61...0x7A).contains(unit) { return [UInt32(unit)] }
        }
        let small = CaseMapping.lowercased(String(decoding: cluster, as: UTF16.self), language: language)
        let composed = Normalization.composed(Array(small.utf16)) ?? Array(small.utf16)
        return String(decoding: composed, as: UTF16.self).unicodeScalars.map(\.value)
    }
}

extension Unicode.Scalar {
    /// A mark that belongs to the letter before it.
    var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
