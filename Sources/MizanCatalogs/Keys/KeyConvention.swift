/// Whether the keys of a `.strings` table are texts in the source language, as `NSLocalizedString("Save changes?", comment: "")` has
/// them: such a key needs no entry in the source language, where it is shown itself.
///
/// Source: Foundation, `Bundle.localizedString(forKey:value:table:)`, which returns the key if no table has it.
struct KeyConvention {
    /// Whether all keys are texts that don't look like words of a program.
    private let keysAreTexts: Bool

    /// Finds a table's convention.
    ///
    /// - Parameters:
    ///   - source: The keys with their texts in the source language.
    ///   - keys: The keys in all languages.
    init(source: some Sequence<(key: String, text: String)>, keys: some Sequence<String>) {
        var texts = (equal: 0, all: 0), sentences = (count: 0, all: 0)
        for (key, text) in source {
            texts.all += 1
            if key.hasSameBytes(as: text) { texts.equal += 1 }
        }
        for key in keys {
            sentences.all += 1
            if key.isSentence { sentences.count += 1 }
        }
        // Names have no spaces, and texts are often one word.
        keysAreTexts = texts.equal * 2 > texts.all || sentences.count * 3 > sentences.all
    }

    /// Whether a key is its own text in the source language.
    func isText(_ key: String) -> Bool {
        guard !key.isEmpty else { return false }
        return keysAreTexts ? !key.isIdentifier : key.isSentence && key.hasWords
    }
}

extension String {
    /// Whether there is white space between words.
    fileprivate var isSentence: Bool {
        guard let space = firstIndex(where: \.isWhitespace) else { return false }
        return space != startIndex && self[space...].contains { !$0.isWhitespace }
    }

    /// Whether it is a name of a program: `settings.title`, `save_button`, `saveButton`; `iPhone`, `mg/dL` and `10.0.2.2` are none.
    fileprivate var isIdentifier: Bool {
        guard !contains(where: \.isWhitespace), contains(where: \.isLetter) else { return false }
        if contains("_") { return true }
        var previous: Character = " "
        var isAfterDot = false
        for character in self {
            if character.isLetter, isAfterDot { return true }
            isAfterDot = character == "." && previous.isLetter
            previous = character
        }
        return count >= Self.camelCaseLength && first?.isLowercase == true && allSatisfy(\.isLetter)
            && contains(where: \.isUppercase)
    }

    /// Letters of a name whose words begin with capitals; names of products such as `iCloud` are shorter.
    private static let camelCaseLength = 8
}
