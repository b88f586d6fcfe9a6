import MizanBase
import MizanRenderTree

/// A number that an ellipsis cuts, so that another number is read.
package enum NumberCutFinding {
    /// The rule of the finding.
    package static let rule = "number-cut"

    /// A warning with the number and the part of it that is shown.
    ///
    /// - Parameters:
    ///   - number: In UTF-16 units of the text.
    ///   - hidden: The text that the ellipsis replaces, in UTF-16 units.
    ///   - path: The node's path, which is also the subject of the warning if the text has no key.
    static func diagnostic(
        _ number: Range<Int>, hidden: Range<Int>, of string: String, path: NodePath, origin: TextOrigin
    ) -> Diagnostic {
        let before = string.part(utf16: number.lowerBound..<max(hidden.lowerBound, number.lowerBound))
        let after = string.part(utf16: min(hidden.upperBound, number.upperBound)..<number.upperBound)
        return Diagnostic(
            .warning, rule: rule, place: origin.place, key: origin.key ?? path.text, language: origin.language,
            message: "\(path) shows \(Diagnostic.quote(before + "…" + after)) of the number "
                + Diagnostic.quote(string.part(utf16: number)),
            fix: "give the text the width of its number, or allow it to wrap or to shrink")
    }
}
