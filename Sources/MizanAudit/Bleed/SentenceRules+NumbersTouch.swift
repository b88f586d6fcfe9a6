import MizanBase
import MizanLocalization

extension SentenceRules {
    /// The strings that print two numbers with nothing between them, so that 12 and 5 are read as 125: one finding for each
    /// key and language.
    static let numbersTouch = SentenceRule(AuditRules.numbersTouch.description) { subject in
        subject.oncePerLanguage(\.touchingNumbers)
    }
}

extension CatalogSentence {
    /// The first two numbers that touch.
    fileprivate var touchingNumbers: Fault? {
        guard let reader = readers.first, demands.count(where: { $0 }) > 1 else { return nil }
        let arguments = demands.enumerated().map { index, isNumber in
            isNumber ? LocalizedValue.integer(index == 0 ? 12 : 5) : .text("\u{FFFC}")
        }
        let (text, places) = resolve(arguments, for: reader)
        let string = text.text.string
        let touching = zip(places, places.dropFirst()).first { first, second in
            demands[first.number - 1] && demands[second.number - 1]
                && string.part(utf16: first.range.upperBound..<second.range.lowerBound).unicodeScalars
                    .allSatisfy { $0.properties.isDefaultIgnorableCodePoint }
        }
        guard let (first, second) = touching else { return nil }
        let numbers = string.part(utf16: first.range.lowerBound..<second.range.upperBound)
        return Fault(
            place: place, key: key, language: language,
            message: "\(Diagnostic.quote(key)) in \(language) has nothing between its arguments "
                + "\(first.number) and \(second.number): \(Diagnostic.quote(numbers)) is read as one number",
            severity: .error, fix: "put a word, a space or a sign between the two")
    }
}
