import MizanBase
import MizanLocalization

/// The states of translations in XLIFF, and those in string catalogs that they stand for.
enum ExchangedState {
    /// The state in the catalog of a target that is imported.
    case finished(String)
    /// A target that isn't finished and changes nothing, as in Xcode.
    case unfinished
    /// A state that XLIFF 1.2 (§3.2, state) doesn't have.
    case unknown(String)

    /// The state of a target in XLIFF.
    init(of target: XLIFFUnit.Target) {
        switch target.state {
        case nil, "translated", "final", "signed-off":
            self = .finished(target.qualifier == "leveraged-mt" ? "machine_translated" : "translated")
        case "new", "needs-review-l10n", "needs-review-translation", "needs-review-adaptation", "needs-translation",
            "needs-adaptation", "needs-l10n":
            self = .unfinished
        case let state?: self = .unknown(state)
        }
    }

    /// What to do about an unknown state.
    static let fix = "write translated, or needs-review-l10n if it isn't finished"

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
