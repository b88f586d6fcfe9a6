import MizanBase

extension LintRules {
    static let linkDiffers = LintRule(
        "link-differs", .warning,
        finds: "a translation with another link, host or mail address than its source, or without it",
        because: "the reader comes to another page, or to none",
        fix: "write the address of the source; its language may differ: /en/ and /de/, en. and de."
    ) { (translation: LintedTranslation) in
        // A prompt shows how an address looks, in words of the language.
        guard !translation.sourceWords.isAddressAlone else { return [] }
        let source = Set(TextAddress.all(in: translation.sourceWords)).filter { !$0.isExample }
        let own = Set(TextAddress.all(in: translation.words)).filter { !$0.isExample }
        let lost = source.subtracting(own).map(\.written).sorted()
        let new = own.subtracting(source).filter { !lost.isEmpty || $0.hasScheme }.map(\.written).sorted()
        if let address = new.first {
            let message = "\(translation.subject) has the address \(Diagnostic.quote(address)), and its source "
            return [
                Fault(message: message + (lost.first.map { "has \(Diagnostic.quote($0))" } ?? "doesn't"))
            ]
        }
        return lost.first.map { [Fault(message: "\(translation.subject) lacks the address \(Diagnostic.quote($0))")] }
            ?? []
    }
}

extension String {
    /// Whether it is nothing but an address.
    fileprivate var isAddressAlone: Bool {
        let words = split(whereSeparator: \.isWhitespace)
        return words.count == 1 && !TextAddress.all(in: self).isEmpty && !contains("](")
    }
}
