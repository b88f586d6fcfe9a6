import MizanBase
import MizanLocalization

/// The states of translations in XLIFF, and those in string catalogs that they stand for.
enum ExchangedState {
    /// A target in XLIFF for a unit of a catalog.
    static func target(_ text: String, state: String) -> XLIFFUnit.Target {
        switch state {
        case "new", "translated": .init(text: text, state: state)
        case "machine_translated": .init(text: text, state: "translated", qualifier: "leveraged-mt")
        case "needs_review": .init(text: text, state: "needs-review-l10n")
        // The text is to be translated again, which an import doesn't take for done.
        default: .init(text: text, state: "needs-review-translation")
        }
    }

    /// The state in the catalog of a target that is imported; nil for one that isn't finished and changes nothing, as in Xcode.
    ///
    /// Throws for a state that XLIFF 1.2 (§3.2, state) hasn't.
    static func imported(_ target: XLIFFUnit.Target, of unit: XLIFFUnit) throws -> String? {
        switch target.state {
        case nil, "translated", "final", "signed-off":
            return target.qualifier == "leveraged-mt" ? "machine_translated" : "translated"
        case "new", "needs-review-l10n", "needs-review-translation", "needs-review-adaptation", "needs-translation",
            "needs-adaptation", "needs-l10n":
            return nil
        case let state?:
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff-state", place: unit.place, key: unit.id,
                    message: "the unit \(Diagnostic.quote(unit.id)): there is no state \(Diagnostic.quote(state))",
                    fix: "write translated, or needs-review-l10n where it isn't finished"))
        }
    }

    /// A note on targets that change nothing by their states; none where there are none.
    static func unfinished(_ count: Int, in file: String) -> [Diagnostic] {
        guard count > 0 else { return [] }
        return [
            Diagnostic(
                .note, rule: "xliff-unfinished", file: file,
                message: count == 1
                    ? "1 target isn't finished by its state and changes nothing"
                    : "\(count) targets aren't finished by their states and change nothing")
        ]
    }
}
