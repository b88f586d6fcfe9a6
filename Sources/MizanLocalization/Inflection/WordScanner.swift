import Foundation
import MizanBase
import MizanUnicode

/// Finds the words and numbers of a text that are to agree.
struct WordScanner {
    /// A word, and where it stands.
    struct WordToken {
        /// In UTF-16 units.
        var range: Range<Int>
        var word: InflectedWord
    }

    /// An argument's text: its words are the argument's, and what is no word of a language is fixed.
    struct ArgumentToken {
        /// From 1.
        let number: Int
        let range: Range<Int>
        let kind: Content

        enum Content {
            /// Whether the plural stands behind it; nil where that can't be told.
            case number(isPlural: Bool?)
            case words
            case fixed
        }
    }

    let text: AttributedText
    let grammar: Grammar
    let lexicon: WordIndex?
    /// By their places; none stands in another.
    let arguments: [ArgumentToken]
    /// Whether the plural stands behind a number as it is written.
    let isPlural: (String) -> Bool?
    /// The letters of a pseudo-language that stand for those of words outside of arguments.
    let accents: [Unicode.Scalar: Character]
    private let plainLetters: [Character: Unicode.Scalar]
    let units: [UInt16]
    /// Words that their author has described, up to a limit: they are looked through for each word.
    private static let describedLimit = 100
    private let described: [AttributedText.Run]

    init(
        _ text: AttributedText, grammar: Grammar, lexicon: WordIndex?, arguments: [ArgumentToken],
        accents: [Unicode.Scalar: Character] = [:], isPlural: @escaping (String) -> Bool?
    ) {
        self.text = text
        self.grammar = grammar
        self.lexicon = lexicon
        self.arguments = arguments.sorted { $0.range.lowerBound < $1.range.lowerBound }
        self.isPlural = isPlural
        self.accents = accents
        plainLetters = Dictionary(accents.map { ($0.value, $0.key) }) { min($0, $1) }
        units = Array(text.string.utf16)
        described = Array(
            text.runs.lazy.filter { $0.attributes.named[InflectionKey.morphology.rawValue] != nil }
                .prefix(Self.describedLimit))
    }

    /// The words of a range, with the signs that part them.
    func tokens(in range: Range<Int>) -> [WordToken] {
        var tokens: [WordToken] = []
        var offset = range.lowerBound
        var next = arguments[firstArgument(endingBehind: offset)...]
        while offset < range.upperBound {
            while let first = next.first, first.range.upperBound <= offset { next.removeFirst() }
            guard let argument = next.first, argument.range.lowerBound <= offset else {
                let end = min(range.upperBound, next.first?.range.lowerBound ?? range.upperBound)
                scan(offset..<end, argument: nil, &tokens)
                offset = end
                continue
            }
            let end = min(argument.range.upperBound, range.upperBound)
            switch argument.kind {
            case .number(let isPlural):
                add(offset..<end, .number(isPlural: isPlural), argument, &tokens)
            case .fixed:
                add(offset..<end, .word([]), argument, &tokens)
                tokens[tokens.count - 1].word.isFixed = true
            case .words: scan(offset..<end, argument: argument, &tokens)
            }
            offset = end
        }
        fixGlued(&tokens)
        return merged(tokens)
    }

    /// The index of the first argument that ends behind an offset.
    private func firstArgument(endingBehind offset: Int) -> Int {
        var (low, high) = (0, arguments.count)
        while low < high {
            let middle = low + (high - low) / 2
            if arguments[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    /// A word without the letters of a pseudo-language.
    private func plain(_ range: Range<Int>, _ argument: ArgumentToken?) -> String {
        guard !accents.isEmpty, argument == nil else { return string(range) }
        return String(string(range).map { letter in plainLetters[letter].map(Character.init) ?? letter })
    }

    private func add(
        _ range: Range<Int>, _ kind: InflectedWord.Content, _ argument: ArgumentToken?, _ tokens: inout [WordToken]
    ) {
        tokens.append(
            WordToken(
                range: range, word: InflectedWord(kind: kind, text: plain(range, argument), argument: argument?.number))
        )
    }

    private func scan(_ range: Range<Int>, argument: ArgumentToken?, _ tokens: inout [WordToken]) {
        let scalars = Array(string(range).unicodeScalars)
        var index = 0
        var offset = range.lowerBound
        while index < scalars.count {
            let (start, first) = (offset, index)
            func advance() {
                offset += UTF16.width(scalars[index])
                index += 1
            }
            func isNext(_ holds: (Unicode.Scalar) -> Bool) -> Bool {
                index + 1 < scalars.count && holds(scalars[index + 1])
            }
            if Self.isOfWord(scalars[index]) {
                var isElided = false
                while index < scalars.count, !isElided {
                    if Self.isOfWord(scalars[index]) {
                        advance()
                    } else if Self.isApostrophe(scalars[index]), ["fr", "it"].contains(grammar.language) {
                        advance()
                        isElided = true
                    } else if Self.isApostrophe(scalars[index]) || scalars[index] == "-" || scalars[index] == "\u{AD}",
                        isNext(Self.isOfWord)
                    {
                        advance()
                    } else {
                        break
                    }
                }
                let isNumber = scalars[first..<index].allSatisfy { $0.properties.numericType == .decimal }
                if isNumber {
                    while index < scalars.count, ".,\u{66B}\u{66C}".unicodeScalars.contains(scalars[index]),
                        isNext({ $0.properties.numericType == .decimal })
                    {
                        advance()
                        while index < scalars.count, scalars[index].properties.numericType == .decimal { advance() }
                    }
                    add(start..<offset, .number(isPlural: isPlural(string(start..<offset))), argument, &tokens)
                } else {
                    add(
                        start..<offset, .word(readings(of: plain(start..<offset, argument), at: start..<offset)),
                        argument, &tokens)
                }
            } else {
                let isBoundary = ",;:!?.()[]{}/·•–—…،؛؟\n\r".unicodeScalars.contains(scalars[index])
                advance()
                if isBoundary { add(start..<offset, .boundary, argument, &tokens) }
            }
        }
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "\u{2019}" }

    private func readings(of word: String, at range: Range<Int>) -> [WordIndex.WordReading] {
        let form = word.lowercased().replacingOccurrences(of: "\u{2019}", with: "'")
        if let run = described.last(where: { $0.range.contains(range.lowerBound) }) {
            let agreement = Agreement(run.attributes.named[InflectionKey.morphology.rawValue])
            let known = known(form)
            if known.isEmpty, agreement.gender != nil || agreement.isPlural != nil {
                let cell = WordForms.FormFeatures(gender: agreement.gender, isPlural: agreement.isPlural ?? false)
                let noun = WordForms(.noun).with(cell.gender, isPlural: cell.isPlural, form)
                return [WordIndex.WordReading(word: noun, cell: cell)]
            }
            return known
        }
        return known(form)
    }

    private func known(_ form: String) -> [WordIndex.WordReading] {
        if let own = lexicon?.readings(form), !own.isEmpty { return own }
        let known = grammar.words.readings(form)
        return known.isEmpty ? grammar.compound(form, grammar.words) : known
    }

    /// Words that touch a word of another argument are parts of one that isn't known.
    private func fixGlued(_ tokens: inout [WordToken]) {
        for index in tokens.indices.dropFirst()
        where tokens[index - 1].range.upperBound == tokens[index].range.lowerBound {
            let (left, right) = (tokens[index - 1].word, tokens[index].word)
            guard !left.isBoundary, !right.isBoundary, !(left.text.unicodeScalars.last.map(Self.isApostrophe) ?? false)
            else { continue }
            for neighbour in [index - 1, index] where !tokens[neighbour].word.isNumber {
                tokens[neighbour].word = InflectedWord(
                    kind: .word([]), text: tokens[neighbour].word.text, argument: tokens[neighbour].word.argument,
                    isFixed: true
                )
            }
        }
    }

    /// Two words that are one article: "de la".
    private func merged(_ tokens: [WordToken]) -> [WordToken] {
        var result: [WordToken] = []
        for token in tokens {
            if let last = result.last, last.word.argument == nil, token.word.argument == nil,
                last.word.reading(.preposition) != nil, token.word.reading(.determiner) != nil,
                token.range.lowerBound - last.range.upperBound == 1
            {
                let range = last.range.lowerBound..<token.range.upperBound
                let readings = known(
                    plain(range, nil).lowercased().replacingOccurrences(of: "\u{2019}", with: "'"))
                if !readings.isEmpty {
                    result[result.count - 1] = WordToken(
                        range: range, word: InflectedWord(kind: .word(readings), text: plain(range, nil)))
                    continue
                }
            }
            result.append(token)
        }
        return result
    }
}
