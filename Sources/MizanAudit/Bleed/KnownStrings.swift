import MizanBase
import MizanLocalization
import MizanUnicode

/// The strings of a scene's tables, to recognize one of them in a text that a program joined.
struct KnownStrings {
    /// A string that a text holds.
    struct Match {
        let key: String
        let language: LanguageTag
        /// The parts of the text that are not the string's, in UTF-16 units.
        let parts: [Range<Int>]
        /// Whether the parts stand in the place of the string's arguments.
        let isWhole: Bool
        /// Whether the string has so many letters that no other text is like it.
        let isSentence: Bool
    }

    fileprivate struct StringCandidate {
        let key: String
        let language: LanguageTag
        /// The text around the arguments; a single one for a string without arguments.
        let literals: [String]
        /// The number of letters in it.
        let letterCount: Int
    }

    /// Fewer letters are found in too many texts.
    fileprivate static let leastLetters = 3
    /// Sentences have two words of more letters than this in all.
    fileprivate static let leastSentenceLetters = 6

    /// Those with the most letters first.
    private let strings: [StringCandidate]

    init(_ bundles: [StringBundle]) {
        var strings: [StringCandidate] = []
        for bundle in bundles {
            for sentence in bundle.sentences {
                strings += sentence.literals.map { StringCandidate($0, key: sentence.key, language: sentence.language) }
            }
            strings += bundle.plainStrings.map { StringCandidate([$0.text], key: $0.key, language: $0.language) }
        }
        self.strings = strings.filter { $0.letterCount >= Self.leastLetters }.sorted { first, second in
            (second.letterCount, first.key, first.language.identifier)
                < (first.letterCount, second.key, second.language.identifier)
        }
    }

    /// The strings that a text holds: sentences whose arguments are the other parts of the text, and strings without
    /// arguments at its start or end. Those with the most letters come first.
    func matches(in text: String) -> some Sequence<Match> {
        strings.lazy.compactMap { $0.match(in: text) }
    }
}

extension KnownStrings.StringCandidate {
    fileprivate init(_ literals: [String], key: String, language: LanguageTag) {
        self.init(
            key: key, language: language, literals: literals,
            letterCount: literals.joined().unicodeScalars.count { $0.properties.isAlphabetic })
    }

    fileprivate func match(in text: String) -> KnownStrings.Match? {
        literals.count == 1 ? endMatch(in: text, literals[0]) : sentenceMatch(in: text)
    }

    private func sentenceMatch(in text: String) -> KnownStrings.Match? {
        let words = literals.joined(separator: " ").split(whereSeparator: \.isWhitespace)
            .count { $0.contains(where: \.isLetter) }
        guard let first = literals.first,
            let last = literals.last, text.hasPrefix(first), text.hasSuffix(last)
        else { return nil }
        let units = Array(text.utf16)
        let end = units.count - last.utf16.count
        var (parts, start) = ([Range<Int>](), first.utf16.count)
        for literal in literals.dropFirst().dropLast() {
            let pattern = Array(literal.utf16)
            // Two arguments that nothing stands between can't be told apart.
            guard !pattern.isEmpty, start < end,
                let found = (start..<end).first(where: { units[$0..<end].starts(with: pattern) })
            else { return nil }
            parts.append(start..<found)
            start = found + pattern.count
        }
        guard start <= end else { return nil }
        parts.append(start..<end)
        return KnownStrings.Match(
            key: key, language: language, parts: parts.filter { !$0.isEmpty }, isWhole: true,
            isSentence: words > 1 && letterCount >= KnownStrings.leastSentenceLetters)
    }

    /// A string at the start or the end of the text; what is between it and the rest, such as a colon, is no part.
    private func endMatch(in text: String, _ string: String) -> KnownStrings.Match? {
        let (count, length) = (text.utf16.count, string.utf16.count)
        guard length < count else { return nil }
        let rest: Range<Int>
        if text.hasPrefix(string) {
            rest = length..<count
        } else if text.hasSuffix(string) {
            rest = 0..<count - length
        } else {
            return nil
        }
        let other = text.part(utf16: rest)
        guard let border = rest.lowerBound > 0 ? other.first : other.last, !border.isLetter, !border.isNumber,
            let first = other.firstIndex(where: { $0.isLetter || $0.isNumber }),
            let last = other.lastIndex(where: { $0.isLetter || $0.isNumber })
        else { return nil }
        let start = rest.lowerBound + other.utf16.distance(from: other.startIndex, to: first)
        let end = rest.lowerBound + other.utf16.distance(from: other.startIndex, to: other.index(after: last))
        return KnownStrings.Match(key: key, language: language, parts: [start..<end], isWhole: false, isSentence: false)
    }
}

extension StringBundle {
    /// The strings without arguments in each language that they are translated to.
    fileprivate var plainStrings: [(key: String, language: LanguageTag, text: String)] {
        tables.values.flatMap { table in
            table.entries.values.flatMap { entry in
                let languages = Set(entry.localizations.keys).union([table.sourceLanguage])
                return languages.compactMap { language -> (String, LanguageTag, String)? in
                    let isSource = language == table.sourceLanguage
                    let format = entry.localizations[language]?.format(isSource: isSource)
                    guard case .format(let text)? = format?.forms ?? (isSource ? .format(entry.key) : nil),
                        !text.contains("%")
                    else { return nil }
                    return (entry.key, language, text)
                }
            }
        }
    }
}
