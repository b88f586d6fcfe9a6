/// Makes the words of a phrase agree: with a number and a noun among them, with something outside, or with the reader.
///
/// A phrase is cut at numbers, so that "1 hora 30 minutos" are two. In each the head is looked for, the noun that the others
/// take gender and number from. A word that isn't known is the noun if its spelling tells so. Otherwise it may be the noun, so that
/// nothing is changed if it is in the noun's place.
struct AgreementRules {
    let grammar: Grammar
    /// The reader's term; nil where it isn't known.
    let termOfAddress: TermOfAddress?

    /// The words as they should be.
    struct AgreedWords {
        /// The form that each word takes; nil for one that stays.
        var choices: [ChosenForm?]
        /// Whether it is known what should stand there, be it what is written.
        var isDetermined = false
        /// The head of each phrase, by its index.
        var heads: [(index: Int, agreement: Agreement)] = []
        /// The words that would have to agree and aren't known, by their indices.
        var unknown: [Int] = []
    }

    /// A form of a word.
    struct ChosenForm {
        let word: WordForms
        let gender: WordForms.Gender?
        let isPlural: Bool
        var context: WordForms.FormContext
        let letters: LetterCase

        var form: String? { word.form(gender, isPlural: isPlural, context).map { letters.applied(to: $0) } }
    }

    /// - Parameters:
    ///   - target: what all words agree with; nil for what stands among them.
    ///   - pronouns: whether pronouns among them are to mean the target.
    func outcome(of written: [InflectedWord], with target: Agreement? = nil, pronouns: Bool = false) -> AgreedWords {
        let words = supposingNouns(among: written, with: target)
        var outcome = AgreedWords(choices: Array(repeating: nil, count: words.count))
        if let target, pronouns || target.gender != nil {
            var person = target
            // "They" of one person has the verb of the plural.
            if person.isPlural == nil { person.isPlural = target.gender == .neuter }
            // Where no person is meant, "la" is an article.
            for (index, word) in words.enumerated()
            where word.reading(.pronoun) != nil && (pronouns || word.reading(.determiner) == nil) {
                outcome.choices[index] = choice(word, .pronoun, agreement: person)
                // A pronoun that stays as it is written would mean another person.
                guard outcome.choices[index] != nil else { return AgreedWords(choices: words.map { _ in nil }) }
                outcome.isDetermined = true
            }
        }
        // Of several phrases one that is settled is enough for the others to stay as they are written.
        for phrase in phrases(words) where agree(words, phrase, target, &outcome) { outcome.isDetermined = true }
        adjustContexts(words, &outcome)
        return outcome
    }

    /// The noun that a text names, and its number as written; nil where none is known.
    func head(of words: [InflectedWord]) -> Agreement? {
        phrases(words).lazy.compactMap { phrase -> Agreement? in
            let words = mainWords(words, phrase)
            guard let index = head(in: words.indices, of: words.words) else { return nil }
            return agreement(ofHead: words.words[index])
        }.first
    }

    // MARK: Phrases

    /// Ranges around each number; the words before the first are its own.
    private func phrases(_ words: [InflectedWord]) -> [Range<Int>] {
        var starts: [Int] = []
        // Whether a number stands in the range that is open, and where the next begins if another comes.
        var hasNumber = false
        var next: Int?
        for (index, word) in words.enumerated() {
            if word.isBoundary {
                next = nil
                starts.append(index + 1)
                hasNumber = false
            } else if word.reading(.conjunction) != nil {
                next = index + 1
            } else if word.isNumber {
                if hasNumber || next != nil { starts.append(next ?? index) }
                hasNumber = true
                next = nil
            }
        }
        let edges = [0] + starts + [words.count]
        return zip(edges, edges.dropFirst()).map { $0..<max($0, $1) }.filter { range in
            words[range].contains { !$0.isBoundary }
        }
    }

    /// The words of a phrase that may agree, behind its number, or all where it has none, up to a preposition.
    private func mainWords(
        _ words: [InflectedWord], _ phrase: Range<Int>
    ) -> (indices: Range<Int>, words: [InflectedWord]) {
        let number = phrase.first { words[$0].isNumber }
        var start = number.map { $0 + 1 } ?? phrase.lowerBound
        while start < phrase.upperBound, words[start].reading(.preposition) != nil,
            words[start].reading(.determiner) == nil
        { start += 1 }
        // Behind a noun an article begins another phrase: "2 files that match".
        var hasNoun = false
        let end = (start..<phrase.upperBound).first { index in
            let word = words[index]
            if word.isBoundary || word.reading(.preposition) != nil && index > start { return true }
            if hasNoun, word.reading(.determiner) != nil { return true }
            hasNoun = hasNoun || word.reading(.noun, .person) != nil
            return false
        }
        return (start..<(end ?? phrase.upperBound), words)
    }

    /// The noun, or the person, that a phrase is about. Nil where there is none, or another word may be it.
    private func head(in main: Range<Int>, of words: [InflectedWord]) -> Int? {
        func isHead(_ index: Int) -> Bool { words[index].reading(.noun, .person) != nil }
        switch grammar.head {
        case .first:
            guard let index = main.first(where: isHead) else { return nil }
            return words[main.lowerBound..<index].contains(where: \.isUnknown) ? nil : index
        case .last:
            // The verb and what is said by it stand behind.
            let verb = main.first { $0 > main.lowerBound && words[$0].reading(.verb) != nil }
            return (main.lowerBound..<(verb ?? main.upperBound)).last { index in
                isHead(index) || words[index].isUnknown
            }.flatMap { isHead($0) ? $0 : nil }
        }
    }

    private func agreement(ofHead word: InflectedWord) -> Agreement? {
        let readings = word.readings.filter { $0.word.part == .noun || $0.word.part == .person }
        guard let first = readings.first else { return nil }
        // "virus" is one or many, "cliente" a man or a woman.
        return Agreement(
            gender: readings.allSatisfy { $0.cell.gender == first.cell.gender } ? first.cell.gender : nil,
            isPlural: readings.allSatisfy { $0.cell.isPlural == first.cell.isPlural } ? first.cell.isPlural : nil)
    }

    /// The words, with those that aren't known as what their spelling makes of them, in phrases that have a number.
    private func supposingNouns(among words: [InflectedWord], with target: Agreement?) -> [InflectedWord] {
        var words = words
        for phrase in phrases(words) where target?.isPlural != nil || words[phrase].contains(where: \.isNumber) {
            let main = mainWords(words, phrase).indices
            var followsNoun = false
            // The last word in the noun's place, if it isn't known; others may qualify it.
            var last: (index: Int, word: WordForms)?
            for index in main {
                let word = words[index]
                if index > main.lowerBound, word.reading(.verb) != nil { break }
                if word.reading(.noun, .person) != nil {
                    followsNoun = true
                    last = nil
                } else if word.isUnknown {
                    last = nil
                    guard !word.isFixed, let supposed = grammar.supposed(word.text.lowercased(), followsNoun) else {
                        continue
                    }
                    if supposed.part == .noun {
                        last = (index, supposed)
                    } else {
                        words[index] = word.supposed(supposed)
                    }
                }
            }
            if let last { words[last.index] = words[last.index].supposed(last.word) }
        }
        return words
    }

    // MARK: Agreeing

    private func agree(
        _ words: [InflectedWord], _ phrase: Range<Int>, _ target: Agreement?, _ outcome: inout AgreedWords
    ) -> Bool {
        let number = phrase.first { words[$0].isNumber }
        let main = mainWords(words, phrase).indices
        var agreement = target ?? Agreement()
        var isCounted = false
        if let number, case .number(let isPlural) = words[number].kind, target?.isPlural == nil {
            guard let isPlural else { return false }
            agreement.isPlural = isPlural
            isCounted = true
        }
        guard let head = head(in: main, of: words), let own = self.agreement(ofHead: words[head]),
            words[head].reading(.noun) != nil || isCounted || target != nil || isOfThirdPerson(head, words, main)
        else {
            if isCounted || target != nil || termOfAddress == .masculine || termOfAddress == .feminine {
                outcome.unknown += main.filter { words[$0].isUnknown && !words[$0].isFixed }
            }
            return agreeWithoutHead(words, phrase, main, agreement, isCounted: isCounted, target, &outcome)
        }
        // A number behind its noun counts nothing.
        agreement.gender = target?.gender ?? own.gender
        agreement.isPlural = agreement.isPlural ?? own.isPlural
        if words[head].reading(.noun) == nil || target?.isPlural != nil || isCounted {
            guard let choice = choice(words[head], .noun, .person, agreement: agreement) else {
                outcome.unknown.append(head)
                return false
            }
            outcome.choices[head] = choice
            // "Uovo" is masculine, "uova" feminine.
            if words[head].reading(.noun) != nil { agreement.gender = target?.gender ?? choice.gender }
        }
        outcome.heads.append((head, agreement))
        // What could be an adjective; a name has a capital.
        if grammar.hasGender {
            outcome.unknown += main.filter { index in
                words[index].isUnknown && words[index].argument == nil && words[index].text.first?.isLowercase ?? false
            }
        }
        apply(agreement, to: words, phrase, main, head: head, &outcome)
        return true
    }

    /// Whether a person is spoken of: an article stands before the noun.
    private func isOfThirdPerson(_ head: Int, _ words: [InflectedWord], _ main: Range<Int>) -> Bool {
        words[main.lowerBound..<head].contains { $0.reading(.determiner) != nil }
    }

    /// A phrase without a noun: one that agrees with something outside, counts adjectives, or addresses the reader.
    private func agreeWithoutHead(
        _ words: [InflectedWord], _ phrase: Range<Int>, _ main: Range<Int>, _ agreement: Agreement, isCounted: Bool,
        _ target: Agreement?, _ outcome: inout AgreedWords
    ) -> Bool {
        var agreement = agreement
        let agreeing = main.filter { words[$0].reading(.adjective, .person, .determiner) != nil }
        if target == nil {
            if words[main].contains(where: \.isUnknown) { return !isCounted && !grammar.hasGender }
            if !isCounted {
                let addressed = agreeing.filter { index in
                    words[index].reading(.adjective, .person).map {
                        $0.cell.context != .bare && differsByGender($0.word)
                    } ?? false
                }
                guard !addressed.isEmpty else { return true }
                switch termOfAddress {
                case .masculine: agreement.gender = .masculine
                case .feminine: agreement.gender = .feminine
                case .neutral, nil: return false
                }
            }
        }
        guard !agreeing.isEmpty || target == nil || words[main].contains(where: { $0.reading(.verb) != nil }) else {
            return false
        }
        apply(agreement, to: words, phrase, main, head: nil, isOutside: target != nil, &outcome)
        return true
    }

    private func differsByGender(_ word: WordForms) -> Bool {
        word.form(.masculine, isPlural: false) != word.form(.feminine, isPlural: false)
            || word.form(.masculine, isPlural: true) != word.form(.feminine, isPlural: true)
    }

    /// Gives the words around a head its gender and number.
    private func apply(
        _ agreement: Agreement, to words: [InflectedWord], _ phrase: Range<Int>, _ main: Range<Int>, head: Int?,
        isOutside: Bool = false, _ outcome: inout AgreedWords
    ) {
        // Before the number stand its article and what presents it, not what governs it.
        let leading = phrase.lowerBound..<max(phrase.lowerBound, main.lowerBound)
        let start =
            leading.last { words[$0].reading(.preposition) != nil && words[$0].reading(.determiner) == nil }.map {
                $0 + 1
            }
            ?? leading.lowerBound
        var weak = false
        var weakInPlural = false
        for index in start..<main.upperBound where index != head && !words[index].isNumber {
            let word = words[index]
            guard !word.isFixed, outcome.choices[index] == nil else { continue }
            let isBefore = head.map { index < $0 } ?? true
            if isBefore, let determiner = word.reading(.determiner) {
                weak = determiner.word.isMarked
                weakInPlural = determiner.word.isMarkedInPlural
                outcome.choices[index] = choice(word, .determiner, agreement: agreement)
            } else if let adjective = word.reading(.adjective, .person) {
                // Behind `have` a participle agrees with nothing.
                guard index == 0 || words[index - 1].reading(.auxiliary) == nil else { continue }
                // A German adjective that stands in no phrase has no ending.
                guard isBefore && head != nil || adjective.cell.context != .bare else { continue }
                let isWeak = weak || weakInPlural && agreement.isPlural ?? adjective.cell.isPlural
                outcome.choices[index] = choice(
                    word, .adjective, .person, agreement: agreement, context: isWeak && isBefore ? .weak : .anywhere)
            } else if word.reading(.verb, .auxiliary) != nil, !isBefore || head == nil && isOutside {
                outcome.choices[index] = choice(word, .verb, .auxiliary, agreement: agreement)
            } else if word.reading(.presentingVerb) != nil, isBefore, head != nil {
                outcome.choices[index] = choice(word, .presentingVerb, agreement: agreement)
            }
        }
    }

    /// The form of a word, in its case; nil where it has none.
    private func choice(
        _ word: InflectedWord, _ parts: WordForms.PartOfSpeech..., agreement: Agreement,
        context: WordForms.FormContext = .anywhere
    ) -> ChosenForm? {
        guard !word.isFixed, let letters = LetterCase(word.text) else { return nil }
        let choices = word.readings.filter { parts.contains($0.word.part) }.compactMap { reading -> ChosenForm? in
            // A noun has its own gender whatever others take.
            let isPlural = agreement.isPlural ?? reading.cell.isPlural
            let gender =
                reading.word.part == .noun
                ? reading.word.gender(isPlural: isPlural) : agreement.gender ?? reading.cell.gender
            let choice = ChosenForm(
                word: reading.word, gender: gender, isPlural: isPlural, context: context, letters: letters)
            return choice.form == nil ? nil : choice
        }
        // What could be two words stays as it is written.
        return Set(choices.map(\.form)).count == 1 ? choices.first : nil
    }

    // MARK: Sounds

    /// The forms that depend on the word behind: l'eau, un bel hôtel, buen día.
    private func adjustContexts(_ words: [InflectedWord], _ outcome: inout AgreedWords) {
        let heads = Set(outcome.heads.map(\.index))
        let last = heads.max() ?? -1
        for index in words.indices.dropLast().reversed() {
            guard let choice = outcome.choices[index], choice.context == .anywhere, choice.word.hasContexts else {
                continue
            }
            let next = words[index + 1]
            guard case .word(let readings) = next.kind else { continue }
            let isMarkedNoun = readings.contains { $0.word.isMarked && $0.word.part == .noun }
            let isInPhrase = readings.contains { [.noun, .person, .adjective].contains($0.word.part) }
            let contexts: [WordForms.FormContext?] = [
                heads.contains(index + 1) && isMarkedNoun ? .stressedA : nil,
                grammar.context((outcome.choices[index + 1]?.form ?? next.text).lowercased()),
                index < last && isInPhrase ? .noun : nil,
            ]
            let context = contexts.compactMap { $0 }.first { context in
                let cell = WordForms.FormFeatures(gender: choice.gender, isPlural: choice.isPlural, context: context)
                return context != .anywhere && choice.word.forms[cell] != nil
            }
            outcome.choices[index]?.context = context ?? .anywhere
        }
    }
}
