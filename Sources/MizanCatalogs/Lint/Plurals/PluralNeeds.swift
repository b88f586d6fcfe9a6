import MizanBase
import MizanUnicode

/// The plural forms that counts of a language take, with the numbers that take them.
struct PluralNeeds {
    /// The whole numbers that are tried: no rule of a language looks further, but for round millions, which are written out.
    private static let counts = 0...200
    private static let fractions = [0.1, 0.5, 1.5, 2.5, 5.5]

    let language: LanguageTag
    /// The first numbers of each form, smallest first.
    private(set) var numbers: [PluralCategory: [Int]] = [:]
    /// The forms of numbers with a fraction.
    private(set) var fractional: Set<PluralCategory> = []

    init(_ language: LanguageTag) {
        self.language = language
        let rules = PluralRules(language: language)
        for number in Self.counts { numbers[rules.category(of: number), default: []].append(number) }
        fractional = Set(Self.fractions.map { rules.category(of: $0) })
    }

    /// The forms that numbers of a kind need, in CLDR's order. Spanish `many` is for round millions alone, and isn't among them.
    func forms(hasFractions: Bool) -> [PluralCategory] {
        PluralCategory.allCases.filter { numbers[$0] != nil || $0 == .other || hasFractions && fractional.contains($0) }
    }

    /// Some numbers that take a form, in words: `2, 3 and 4`.
    func examples(_ form: PluralCategory) -> String {
        let examples = (numbers[form] ?? []).prefix(3).map(String.init)
        guard let last = examples.last else { return "numbers with a fraction" }
        return examples.count == 1 ? last : examples.dropLast().joined(separator: ", ") + " and " + last
    }
}
