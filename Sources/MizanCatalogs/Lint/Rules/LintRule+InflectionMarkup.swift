import MizanBase
import MizanLocalization

extension LintRule {
    /// Source: Foundation, `AttributeScopes.FoundationAttributes`: `inflect`, `morphology` and the attributes beside them.
    static let inflectionMarkup = LintRule(
        "inflection-markup", .error,
        finds:
            "markup for inflection, ^[text](inflect: true), that isn't closed, or whose attribute or value isn't known",
        because: "the reader sees the brackets, or the word isn't inflected",
        fix: "write ^[text](inflect: true)",
        errorWhere: "it isn't closed or has a wrong value, an unknown attribute may be the program's own"
    ) { (entry: LintedEntry, table: LintedTable) in
        guard !entry.isStale else { return [] }
        var texts = entry.localizations.flatMap { localization in
            localization.texts.map { (text: $0.value, place: $0.place, language: localization.language) }
        }
        if entry.localization(table.sourceLanguage) == nil, table.keysAreTexts {
            texts.append((entry.key, entry.place, table.sourceLanguage))
        }
        return texts.compactMap { text, place, language in
            InflectionMarkup.fault(in: text).map { fault in
                Fault(
                    place: place, language: language, message: "in \(Diagnostic.quote(text)) \(fault.message)",
                    severity: fault.severity, fix: fault.fix)
            }
        }
    }
}

/// The markup of inflection in a text.
private enum InflectionMarkup {
    private static let known = [
        "inflect", "morphology", "agreeWithArgument", "agreeWithConcept", "referentConcept", "inflectionAlternative",
    ]

    typealias Fault = (message: String, severity: Diagnostic.Severity, fix: String?)

    /// The first fault.
    static func fault(in text: String) -> Fault? {
        guard text.contains("^[") else { return nil }
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index + 1 < scalars.count {
            guard scalars[index] == "^", scalars[index + 1] == "[" else {
                index += 1
                continue
            }
            guard let end = close(scalars, from: index + 1, "[", "]") else {
                return ("^[ isn't closed", .error, "close it: ^[text](inflect: true)")
            }
            guard end + 1 < scalars.count, scalars[end + 1] == "(",
                let last = close(scalars, from: end + 1, "(", ")")
            else { return ("^[…] has no attributes behind it", .error, "write ^[text](inflect: true)") }
            let list = String(String.UnicodeScalarView(scalars[(end + 2)..<last]))
            if let fault = fault(ofList: list) { return fault }
            index = end + 1
        }
        return nil
    }

    private static func fault(ofList list: String) -> Fault? {
        guard let attributes = AttributeList(list) else {
            return ("\(Diagnostic.quote("(\(list))")) is no list of attributes", .error, "write (inflect: true)")
        }
        let names = attributes.values.keys.sorted()
        if let unknown = names.first(where: { !known.contains($0) }) {
            let nearest = unknown.nearest(in: known)
            return (
                "nobody knows the attribute \(Diagnostic.quote(unknown))", nearest == nil ? .warning : .error,
                nearest.map { "did you mean “\($0)”?" } ?? "use \(known.joined(separator: ", "))"
            )
        }
        switch attributes.values["inflect"] {
        case nil, .bool(true), .object: return nil
        default:
            return ("inflect is neither true nor an object with a morphology", .error, "write (inflect: true)")
        }
    }

    /// The index of the bracket that closes the one at an index.
    private static func close(
        _ scalars: [Unicode.Scalar], from start: Int, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar
    ) -> Int? {
        var depth = 0
        for index in start..<scalars.count {
            if scalars[index] == opening { depth += 1 }
            if scalars[index] == closing {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
