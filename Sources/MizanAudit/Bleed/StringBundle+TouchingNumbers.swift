import MizanBase
import MizanLocalization

extension StringBundle {
    /// The rule of ``touchingNumbers()``.
    public static let touchingNumbersRule = "numbers-touch"

    /// The strings that print two numbers with nothing between them, so that 12 and 5 are read as 125.
    ///
    /// - Returns: One finding for each key and language, by table and place.
    public func touchingNumbers() -> [Diagnostic] {
        var found: Set<[String]> = []
        return sentences.compactMap { sentence in
            guard let reader = sentence.readers.first, sentence.demands.count(where: { $0 }) > 1 else { return nil }
            let arguments = sentence.demands.enumerated().map { index, isNumber in
                isNumber ? LocalizedValue.integer(index == 0 ? 12 : 5) : .text("\u{FFFC}")
            }
            let (text, places) = sentence.resolve(arguments, for: reader)
            let string = text.text.string
            let touching = zip(places, places.dropFirst()).first { first, second in
                sentence.demands[first.number - 1] && sentence.demands[second.number - 1]
                    && string.part(utf16: first.range.upperBound..<second.range.lowerBound).unicodeScalars
                        .allSatisfy { $0.properties.isDefaultIgnorableCodePoint }
            }
            guard let touching,
                found.insert([sentence.table, sentence.key, sentence.language.identifier]).inserted
            else { return nil }
            let (first, second) = touching
            let numbers = string.part(utf16: first.range.lowerBound..<second.range.upperBound)
            return Diagnostic(
                .error, rule: Self.touchingNumbersRule, place: sentence.place, key: sentence.key,
                language: sentence.language,
                message: "\(Diagnostic.quote(sentence.key)) in \(sentence.language) has nothing between its arguments "
                    + "\(first.number) and \(second.number): \(Diagnostic.quote(numbers)) is read as one number",
                fix: "put a word, a space or a sign between the two")
        }
    }
}
