import MizanBase
import MizanLayout
import MizanRenderTree
import MizanUnicode

extension AuditRules {
    /// Source: UAX #14: a line ends at an opportunity; only where none is near enough it ends between any two characters.
    static let wordBroken = AuditRule(
        "word-broken", .warning,
        finds:
            "a word that is broken between two letters without a hyphen, or with one where its language has none, since its line is narrower than the word",
        because: "“Erw/ach/sen/e” is read letter by letter, and a joined script loses its shapes",
        fix:
            "give the text the width of its longest word: a fixed size, a layout priority, or another layout in ViewThatFits",
        errorWhere: "no hyphen shows the break, and the word has no more than 30 letters, as words of languages have"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            let breaks = tree.emergencyBreaks(of: shown).filter { !$0.isInNumber }
            guard let first = breaks.first else { return nil }
            return Fault(
                nodePath: shown.node.path,
                message: "\(shown.node.path) breaks a word: \(Diagnostic.quote(first.shown))",
                severity: !first.isHyphenated && first.pieces.reduce(0) { $0 + $1.count } <= 30 ? .error : .warning)
        }
    }

    static let numberBroken = AuditRule(
        "number-broken", .error,
        finds:
            "a number whose digits stand on two lines: broken between two digits, or at the space of a group of three",
        because: "each part is read as a number of its own",
        fix: "give the text the width of its longest number; between groups of digits write a no-break space"
    ) { (tree: AuditedTree) in
        tree.texts.compactMap { shown in
            let breaks = tree.emergencyBreaks(of: shown).filter(\.isInNumber) + tree.groupBreaks(of: shown)
            guard let first = breaks.first else { return nil }
            return Fault(
                nodePath: shown.node.path,
                message: "\(shown.node.path) breaks a number: \(Diagnostic.quote(first.shown))")
        }
    }
}

extension AuditedTree {
    /// A word, or a number, on several lines.
    struct BrokenWord {
        /// Its parts, line by line.
        let pieces: [String]
        /// Whether the first break is between two digits.
        let isInNumber: Bool
        /// Whether a hyphen shows each break, at a place that its language doesn't have.
        var isHyphenated = false

        /// The parts with their breaks.
        var shown: String { pieces.joined(separator: isHyphenated ? "-/" : "/") }
    }

    /// The words that end a line where no line may end.
    func emergencyBreaks(of shown: ShownText) -> [BrokenWord] {
        let lines = shown.text.lines
        guard lines.count > 1, isSeen(shown.index) else { return [] }
        let units = Array(shown.text.text.string.utf16)
        // A hyphen at a place of the language is no fault.
        let torn = Set(lines.indices.dropLast().filter(shown.endsAtForeignHyphen).map { lines[$0].range.upperBound })
        let ends = lines.dropLast().filter { !$0.isHyphenated || torn.contains($0.range.upperBound) }
        let suspects = ends.map(\.range.upperBound).filter { end in
            guard let before = units.character(before: end), let after = units.character(at: end) else { return false }
            return before.isPartOfWord && after.isPartOfWord
        }
        guard !suspects.isEmpty else { return [] }
        let allowed = Set(TextBoundary.all(.line, in: units, language: variant.locale).map(\.offset))
        let broken = Set(suspects.filter { !allowed.contains($0) })
        var words: [BrokenWord] = []
        var covered = 0
        for offset in suspects where broken.contains(offset) && offset > covered {
            var (start, end) = (offset, offset)
            while let character = units.character(before: start), character.isPartOfWord {
                start -= UTF16.width(character)
            }
            while let character = units.character(at: end), character.isPartOfWord { end += UTF16.width(character) }
            let cuts = [start] + broken.filter { $0 > start && $0 < end }.sorted() + [end]
            let pieces = zip(cuts, cuts.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
            let isInNumber =
                units.character(before: offset)?.isDigit == true && units.character(at: offset)?.isDigit == true
            let isHyphenated = broken.allSatisfy { $0 <= start || $0 >= end || torn.contains($0) }
            words.append(BrokenWord(pieces: pieces, isInNumber: isInNumber, isHyphenated: isHyphenated))
            covered = end
        }
        return words
    }

    /// The numbers that end a line at the space between groups of digits: `1 234 / 567`.
    func groupBreaks(of shown: ShownText) -> [BrokenWord] {
        guard shown.text.lines.count > 1, isSeen(shown.index) else { return [] }
        let units = Array(shown.text.text.string.utf16)
        return shown.text.lines.dropLast().compactMap { line in
            let end = line.range.upperBound
            guard end < units.count, end > 1, [0x20, 0xA0, 0x202F].contains(units[end - 1]),
                units.character(before: end - 1)?.isDigit == true, units.character(at: end)?.isDigit == true
            else { return nil }
            let start = units[..<(end - 1)].lastIndex { !$0.isDigit }.map { $0 + 1 } ?? 0
            let stop = units[end...].firstIndex { !$0.isDigit } ?? units.count
            // Three digits after one to three are a group; other digits side by side are numbers of their own, but for the
            // groups of a longer number.
            guard stop - end == 3, end - 1 - start <= 3, start < end - 1 else { return nil }
            let followed = stop < units.count && (units[stop] == 0x2B || units[stop] == 0x2D)
            guard !followed else { return nil }
            return BrokenWord(
                pieces: [
                    String(decoding: units[start..<(end - 1)], as: UTF16.self),
                    String(decoding: units[end..<stop], as: UTF16.self),
                ], isInNumber: true)
        }
    }
}

extension UInt16 {
    fileprivate var isDigit: Bool { Unicode.Scalar(self)?.isDigit ?? false }
}

extension Unicode.Scalar {
    /// Whether it is a decimal digit of any script.
    var isDigit: Bool { properties.generalCategory == .decimalNumber }

    /// Whether a line can't end beside it and another of these, in a script with spaces between words.
    fileprivate var isPartOfWord: Bool {
        guard !isWrittenWithoutSpaces else { return false }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            return true
        default: return false
        }
    }
}

extension [UInt16] {
    /// The character that begins at an offset.
    fileprivate func character(at offset: Int) -> Unicode.Scalar? {
        guard indices.contains(offset) else { return nil }
        if UTF16.isLeadSurrogate(self[offset]), indices.contains(offset + 1) {
            return String(decoding: self[offset...(offset + 1)], as: UTF16.self).unicodeScalars.first
        }
        return Unicode.Scalar(self[offset])
    }

    /// The character that ends at an offset.
    fileprivate func character(before offset: Int) -> Unicode.Scalar? {
        guard indices.contains(offset - 1) else { return nil }
        if UTF16.isTrailSurrogate(self[offset - 1]), indices.contains(offset - 2) {
            return String(decoding: self[(offset - 2)..<offset], as: UTF16.self).unicodeScalars.first
        }
        return Unicode.Scalar(self[offset - 1])
    }
}
