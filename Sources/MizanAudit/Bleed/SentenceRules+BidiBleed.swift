import MizanBase
import MizanLocalization

extension SentenceRules {
    /// The strings in which some argument moves what is around it: in each language, for each device, width and plural
    /// form, with letters of both directions, digits of every kind, brackets, emoji and controls as arguments.
    ///
    /// In isolates nothing moves, so that a finding is an error of the engine's, or of a mark in the string itself. Pasted as
    /// they are, arguments move most sentences; a finding is a warning to the program that does so. There is one finding for
    /// each key and language, with the first argument that shows it.
    static let bidiBleed = SentenceRule(
        "bidi-bleed", .warning,
        finds:
            "a sentence whose words are seen in another order for some arguments, tried in letters of both directions",
        because: "a name in another script scrambles the sentence around it",
        fix: "let each argument stand in an isolate",
        errorWhere: "arguments are in isolates already, so that a mark in the string itself does it"
    ) { subject in subject.oncePerLanguage { $0.bidiLeak(subject.rendering) } }
}

extension CatalogSentence {
    /// The finding of the first arguments that move something.
    func bidiLeak(_ rendering: ArgumentRendering) -> Fault? {
        for (reader, arguments) in hostileArguments(rendering) {
            let (text, places) = resolve(arguments, for: reader)
            let ranges = places.map(\.range)
            let direction = text.writingDirection
            let leak =
                switch rendering {
                case .isolated: BidiLeak(in: text.text, arguments: ranges, baseDirection: direction)
                case .pasted: BidiLeak(pastedIn: text.text, arguments: ranges, baseDirection: direction)
                }
            guard let leak else { continue }
            let shown = places.map { Diagnostic.quote(text.text.string.part(utf16: $0.range)) }
            return Fault(
                place: place, key: key, language: language,
                message:
                    "with \(shown.joined(separator: " and ")) for its arguments, \(Diagnostic.quote(leak.moved)) of "
                    + "\(Diagnostic.quote(key)) in \(language) is seen in another place",
                severity: rendering == .isolated ? .error : nil,
                fix: rendering == .isolated
                    ? "remove the marks from the string"
                    : "let each argument stand in an isolate: look the string up with its arguments, instead of "
                        + "formatting it")
        }
        return nil
    }

    /// Hostile arguments: each alone among neutral ones, then all the same; numbers in the digits of several systems.
    private func hostileArguments(
        _ rendering: ArgumentRendering
    ) -> some Sequence<(reader: Localization, arguments: [LocalizedValue])> {
        let neutral = demands.map { HostileArgument.neutral(isNumber: $0) }
        let hostile = demands.map { $0 ? HostileArgument.numbers : HostileArgument.values }
        var vectors: [[LocalizedValue]] = []
        for (index, values) in hostile.enumerated() {
            for value in values {
                var vector = neutral
                vector[index] = value
                vectors.append(vector)
            }
        }
        if demands.count > 1 {
            for place in HostileArgument.values.indices {
                vectors.append(hostile.map { $0[place % $0.count] })
            }
        }
        // Pasted is what a program formats for its readers; and a line feed breaks the line however it is put there.
        if rendering == .pasted { vectors.removeAll { $0.contains(.text(HostileArgument.twoLines)) } }
        let isForAll = demands.contains(true) && rendering == .isolated
        return (isForAll ? readers[...] : readers.prefix(1)).lazy.flatMap { reader in vectors.lazy.map { (reader, $0) }
        }
    }
}
