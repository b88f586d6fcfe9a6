import MizanAudit
import MizanBase
import MizanCatalogs
import MizanLocalization
import MizanScenes

extension Scene {
    /// The strings that the scene shows, as extraction takes them, with a comment from where each stands.
    ///
    /// Those of other bundles than the scene's own are in catalogs of those; there is a note on each of them.
    func localizableStrings() throws -> ExtractedStrings {
        var result = ExtractedStrings()
        for (string, shown) in zip(try strings(), try shownStrings()) {
            if let bundle = shown.bundle, bundle != StringBundle.mainName {
                result.notes.append(
                    Diagnostic(
                        .note, rule: "other-bundle", place: shown.place, key: shown.key,
                        message: "\(Diagnostic.quote(shown.key)) is a string of the bundle \(Diagnostic.quote(bundle))",
                        fix: "extract it with that bundle's sources"))
                continue
            }
            var extracted = shown
            if shown.defaultValue == shown.key { extracted.defaultValue = nil }
            if shown.comment == nil { (extracted.comment, extracted.isCommentGenerated) = (string.comment, true) }
            result.strings.append(extracted)
        }
        return result
    }
}
