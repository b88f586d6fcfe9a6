import MizanBase
import MizanUnicode

extension Localization {
    /// Makes the words of a sentence agree; isolates stay around what they held.
    ///
    /// - Returns: The reasons for which words stay as they are written.
    func inflect(_ message: inout MessageText, of sentence: MessageWithArguments) -> [LocalizedTextProblem.Cause] {
        let ranges = message.inflections.map { inflection in
            InflectedRange(range: message.text.runs[inflection.run].range, request: inflection.request)
        }
        let language = sentence.found.language
        guard let grammar = Grammar.of(language) else {
            // Nothing agrees in a language that isn't known: the alternatives stand for what can't be said.
            let unknown = sentence.found.plurals.categories.count > 1 ? written(ranges, in: message.text) : []
            apply(Self.alternatives(of: ranges), to: &message)
            return unknown.map { .unknownWord($0) }
        }
        let arguments = message.arguments.compactMap { placed -> WordScanner.ArgumentToken? in
            guard let value = sentence.argument(placed.number) else { return nil }
            return WordScanner.ArgumentToken(
                number: placed.number, range: message.text.isolates[placed.isolate].range,
                kind: kind(of: value, placed.specifier, sentence.found.plurals))
        }
        let scanner = scanner(message.text, grammar, language, arguments: arguments)
        let inflected = InflectedMessage(scanner, options: inflection) { number in
            // What is to agree with itself agrees with nothing.
            guard !sentence.found.message.agreements.contains(.cycle(number)) else { return nil }
            return sentence.argument(number).flatMap {
                agreement(of: $0, sentence, grammar, language)
            }
        }
        let result = inflected.result(in: ranges)
        apply(result.replacements, to: &message)
        return (result.isOverLimit ? [.longInflection] : []) + result.unknownWords.map { .unknownWord($0) }
    }

    /// The texts of the ranges that have no alternative, each once.
    private func written(_ ranges: [InflectedRange], in text: AttributedText) -> [String] {
        var seen: Set<String> = []
        let units = Array(text.string.utf16)
        return ranges.prefix(InflectedMessage.InflectedText.unknownLimit).filter { $0.request.alternative == nil }.map {
            String(decoding: units[$0.range.clamped(to: 0..<units.count)], as: UTF16.self)
        }.filter { seen.insert($0).inserted }
    }

    static func alternatives(of ranges: [InflectedRange]) -> [AttributedText.Replacement] {
        ranges.compactMap { range in
            range.request.alternative.map {
                AttributedText.Replacement(range: range.range, text: $0, removesIsolates: true)
            }
        }
    }

    private func apply(_ replacements: [AttributedText.Replacement], to message: inout MessageText) {
        guard !replacements.isEmpty else { return }
        let places = message.text.replace(replacements)
        message.numbers = message.numbers.compactMap { places[$0] }
    }

    func scanner(
        _ text: AttributedText, _ grammar: Grammar, _ language: LanguageTag, arguments: [WordScanner.ArgumentToken]
    ) -> WordScanner {
        WordScanner(
            text, grammar: grammar, lexicon: inflection.lexicon.words(of: language), arguments: arguments,
            accents: pseudo.contains(.accented)
                ? PseudoAccents.foundation : pseudo.contains(.enXA) ? PseudoAccents.android : [:]
        ) { [self] number in isPlural(written: number, messages.plurals(of: language)) }
    }

    private func kind(
        of value: LocalizedValue, _ specifier: FormatSpecifier, _ rules: PluralRules
    ) -> WordScanner.ArgumentToken.Content {
        switch value {
        case .directed(let value, _), .styled(let value, _): kind(of: value, specifier, rules)
        case .text, .attributed, .resource, .joined, .list: .words
        case _ where value.isNumber: .number(isPlural: number(value, specifier, rules).map { $0.category != .one })
        default: .fixed
        }
    }

    /// Gender and number of an argument by itself; nil where neither is known.
    private func agreement(
        of value: LocalizedValue, _ sentence: MessageWithArguments, _ grammar: Grammar, _ language: LanguageTag
    ) -> Agreement? {
        switch value {
        case .directed(let value, _), .styled(let value, _): return agreement(of: value, sentence, grammar, language)
        case _ where value.isNumber:
            return number(value, nil, sentence.found.plurals).map { Agreement(isPlural: $0.category != .one) }
        case .list(let members, _) where members.count > 1:
            let genders = members.map { agreement(of: $0, sentence, grammar, language)?.gender }
            // One man among women makes it masculine.
            let gender: WordForms.Gender? =
                genders.contains(nil) ? nil : genders.allSatisfy { $0 == .feminine } ? .feminine : .masculine
            return Agreement(gender: gender, isPlural: true)
        case .text, .attributed, .resource, .joined, .list:
            let text = argument(value, interpretsMarkup: sentence.interpretsMarkup, depth: sentence.depth).text
            return agreement(of: text, grammar, language)
        default: return nil
        }
    }

    /// Gender and number of the noun that a text names, or of the morphology that it is marked with.
    func agreement(of text: AttributedText, _ grammar: Grammar, _ language: LanguageTag) -> Agreement? {
        // An argument is no text of a pseudo-language.
        let scanner = WordScanner(
            text, grammar: grammar, lexicon: inflection.lexicon.words(of: language), arguments: []
        ) { _ in nil }
        let tokens = scanner.tokens(in: 0..<min(text.utf16Count, InflectedMessage.unitLimit))
        return AgreementRules(grammar: grammar, termOfAddress: nil).head(of: tokens.map(\.word))
    }

    /// Whether the plural stands behind a number that is written so in the locale; nil where it is more than one number.
    private func isPlural(written text: String, _ rules: PluralRules) -> Bool? {
        guard let shown = ShownNumber(text, locale: formatEnvironment.locale) else { return nil }
        guard let format = formatters.number(Self.skeleton(fractionDigits: shown.fractionDigits)) else {
            return rules.category(of: shown.value) != .one
        }
        return rules.category(of: format.format(shown.value)) != .one
    }

    /// What the message's agreements lack.
    func inflectionProblems(of found: FoundMessage, arguments: Int) -> [LocalizedTextProblem.Cause] {
        guard !found.message.agreements.isEmpty, inflection.isOn else { return [] }
        return found.message.agreements.compactMap { agreement -> (Int, Int, LocalizedTextProblem.Cause)? in
            switch agreement {
            case .argument(let number) where !(1...max(arguments, 1)).contains(number) || arguments == 0:
                (0, number, .missingAgreementArgument(number))
            case .cycle(let number): (1, number, .cyclicAgreement(number))
            case .concept(let number) where !inflection.concepts.indices.contains(number - 1):
                (2, number, .missingConcept(number))
            case .phrase, .argument, .concept: nil
            }
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
