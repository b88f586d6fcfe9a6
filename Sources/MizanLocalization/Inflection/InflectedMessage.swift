import MizanBase

/// A range of a text that is to be inflected, and how.
struct InflectedRange {
    var range: Range<Int>
    let request: InflectionRequest
}

/// Inflects the marked ranges of a text.
struct InflectedMessage {
    /// UTF-16 units that are looked at in one text; those of nested ranges count each time.
    static let unitLimit = 160_000

    let scanner: WordScanner
    let options: InflectionOptions
    /// What an argument, from 1, that stands nowhere in the ranges has of its own; nil where it is unknown.
    let agreementOfArgument: (Int) -> Agreement?
    private var rules: AgreementRules {
        AgreementRules(grammar: scanner.grammar, termOfAddress: options.termOfAddress)
    }

    init(_ scanner: WordScanner, options: InflectionOptions, agreementOfArgument: @escaping (Int) -> Agreement?) {
        self.scanner = scanner
        self.options = options
        self.agreementOfArgument = agreementOfArgument
    }

    /// The words that agree, and those that can't.
    struct InflectedText {
        /// The changes by their places.
        var replacements: [AttributedText.Replacement] = []
        /// Whether words were too many, so that some ranges stay as they are written.
        var isOverLimit = false
        /// The first words that aren't known and stay as they are written, each once.
        var unknownWords: [String] = []
        /// Unknown words of one text; more tell nothing new.
        static let unknownLimit = 20
    }

    /// Inflects ranges.
    func result(in ranges: [InflectedRange]) -> InflectedText {
        var unknownWords: [String] = []
        var replacements: [AttributedText.Replacement] = []
        var agreements: [Int: Agreement] = [:]
        var units = 0
        var isOverLimit = false
        func inflect(_ range: InflectedRange, with target: Agreement?, pronouns: Bool = false, isKnown: Bool = true) {
            units += range.range.count
            guard units <= Self.unitLimit else {
                isOverLimit = true
                return
            }
            let tokens = scanner.tokens(in: range.range)
            let outcome =
                isKnown
                ? rules.outcome(of: tokens.map(\.word), with: target, pronouns: pronouns)
                : AgreementRules.AgreedWords(choices: [])
            for head in outcome.heads {
                guard let argument = tokens[head.index].word.argument else { continue }
                agreements[argument] = head.agreement
            }
            if range.request.alternative == nil {
                for index in outcome.unknown where unknownWords.count < InflectedText.unknownLimit {
                    let word = tokens[index].word.text
                    if !unknownWords.contains(word) { unknownWords.append(word) }
                }
            }
            guard outcome.isDetermined else {
                if let alternative = range.request.alternative {
                    replacements.append(
                        AttributedText.Replacement(range: range.range, text: alternative, removesIsolates: true))
                }
                return
            }
            for (token, choice) in zip(tokens, outcome.choices) {
                guard let form = choice?.form else { continue }
                replacement(of: token, by: form, in: range.range).map { replacements.append($0) }
            }
        }
        for range in ranges where range.request.source == .phrase {
            inflect(range, with: range.request.morphology == Agreement() ? nil : range.request.morphology)
        }
        // Each argument and concept is looked at once.
        var known: [InflectionRequest.AgreementSource: Agreement?] = [:]
        func agreement(with source: InflectionRequest.AgreementSource, _ find: () -> Agreement?) -> Agreement? {
            if let found = known[source] { return found }
            let found = find()
            known[source] = .some(found)
            return found
        }
        for range in ranges {
            switch range.request.source {
            case .argument(let number)?:
                let agreement = agreement(with: .argument(number)) {
                    agreements[number] ?? agreementOfArgument(number)
                }
                inflect(range, with: agreement ?? Agreement(), isKnown: agreement.map { $0 != Agreement() } ?? false)
            case .concept(let number)?, .referent(let number)?:
                let agreement = agreement(with: .concept(number)) { self.agreement(ofConcept: number) }
                let isReferent = range.request.source == .referent(number)
                inflect(range, with: agreement ?? Agreement(), pronouns: isReferent, isKnown: agreement != nil)
            case .phrase?, nil: break
            }
        }
        // Of two over one range the first counts.
        let sorted = replacements.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            return (first.lowerBound, -first.upperBound, left.offset) < (
                second.lowerBound, -second.upperBound, right.offset
            )
        }.map(\.element)
        return InflectedText(replacements: sorted, isOverLimit: isOverLimit, unknownWords: unknownWords)
    }

    /// The gender and number of a concept; nil where the language has no form for it.
    private func agreement(ofConcept number: Int) -> Agreement? {
        guard options.concepts.indices.contains(number - 1) else { return nil }
        switch options.concepts[number - 1] {
        case .localizedPhrase(let phrase):
            let scanner = WordScanner(
                AttributedText(phrase), grammar: scanner.grammar, lexicon: scanner.lexicon, arguments: [],
                isPlural: scanner.isPlural)
            return rules.head(of: scanner.tokens(in: 0..<min(phrase.utf16.count, Self.unitLimit)).map(\.word))
        case .termsOfAddress(let terms):
            return terms.lazy.compactMap { term -> Agreement? in
                switch term {
                case .masculine: Agreement(gender: .masculine, isPlural: false)
                case .feminine: Agreement(gender: .feminine, isPlural: false)
                case .neutral: scanner.grammar.hasGender ? nil : Agreement(gender: .neuter, isPlural: true)
                }
            }.first
        }
    }

    /// The change of a word; nil where there is none.
    private func replacement(
        of token: WordScanner.WordToken, by form: String, in range: Range<Int>
    ) -> AttributedText.Replacement? {
        let written = token.word.text
        let mark = written.contains("'") ? "'" : "\u{2019}"
        var form = form.replacing("'", with: mark)
        guard form != written else { return nil }
        var removed = token.range
        if form.hasSuffix(mark), !written.hasSuffix(mark) {
            // What is elided touches the next word.
            if scanner.isSpace(removed.upperBound), removed.upperBound < range.upperBound {
                removed = removed.lowerBound..<removed.upperBound + 1
            }
        } else if written.hasSuffix(mark), !form.hasSuffix(mark) {
            form += " "
        }
        if !scanner.accents.isEmpty, token.word.argument == nil {
            form = form.unicodeScalars.reduce(into: "") { $0.append(scanner.accents[$1] ?? Character($1)) }
        }
        return AttributedText.Replacement(range: removed, text: form)
    }
}

extension WordScanner {
    fileprivate func isSpace(_ offset: Int) -> Bool {
        units.indices.contains(offset) && (units[offset] == 0x20 || units[offset] == 0xA0)
    }
}
