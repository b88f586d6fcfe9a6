/// A part of a text whose words are to agree.
struct InflectedWord {
    enum Content {
        /// Letters; what they can be, nothing where the word isn't known.
        case word([WordIndex.WordReading])
        /// A number, and whether its language takes the plural behind it; nil where that can't be told.
        case number(isPlural: Bool?)
        /// A sign that ends a phrase: a comma, a bracket.
        case boundary
    }

    let kind: Content
    /// As it is written.
    let text: String
    /// The argument, from 1, that it is a part of.
    var argument: Int?
    /// Whether it is as it is whatever stands around it: code, a date.
    var isFixed = false

    var readings: [WordIndex.WordReading] {
        if case .word(let readings) = kind { return readings }
        return []
    }

    /// The first reading that is one of some parts.
    func reading(_ parts: WordForms.PartOfSpeech...) -> WordIndex.WordReading? {
        readings.first { parts.contains($0.word.part) }
    }

    /// The word as one that is supposed, in its first form.
    func supposed(_ forms: WordForms) -> InflectedWord {
        InflectedWord(
            kind: .word([WordIndex.WordReading(word: forms, cell: WordForms.FormFeatures(gender: nil, isPlural: false))]
            ),
            text: text,
            argument: argument)
    }

    /// Whether it is a word that isn't known.
    var isUnknown: Bool {
        if case .word(let readings) = kind { return readings.isEmpty }
        return false
    }

    var isNumber: Bool {
        if case .number = kind { return true }
        return false
    }

    var isBoundary: Bool {
        if case .boundary = kind { return true }
        return false
    }
}

/// The way in which a word is written in capitals.
enum LetterCase {
    case small, title, capitals

    /// Nil for a mixture such as `iPhone`.
    init?(_ word: String) {
        if word == word.lowercased() {
            self = .small
        } else if word.count > 1, word == word.uppercased() {
            self = .capitals
        } else if let first = word.first, first.isUppercase, word.dropFirst().allSatisfy({ !$0.isUppercase }) {
            self = .title
        } else {
            return nil
        }
    }

    func applied(to word: String) -> String {
        switch self {
        case .small: word.lowercased()
        case .capitals: word.uppercased()
        case .title: word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }
    }
}
