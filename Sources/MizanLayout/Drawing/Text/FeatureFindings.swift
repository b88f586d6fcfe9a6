import MizanBase
import MizanRenderTree
import MizanText

/// The note about features of one text's font that have no effect, because another face draws the characters.
package enum FeatureFindings {
    /// The rule of the findings.
    package static let rule = "feature-missing"

    /// A note about the first of the missing features, which counts the others; none if nothing is missing.
    static func diagnostics(_ missing: [MissingFeature], path: NodePath, origin: TextOrigin) -> [Diagnostic] {
        guard let first = missing.first else { return [] }
        let others = missing.count - 1
        return [
            Diagnostic(
                .note, rule: rule, place: origin.place, key: origin.key ?? path.text, language: origin.language,
                message: "\(path): the feature “\(first.feature.tag)” has no effect on "
                    + "\(Diagnostic.quote(String(first.sample))): \(Diagnostic.quote(first.face.postScriptName)) doesn't have it"
                    + (others > 0 ? ", and \(others) more have none" : ""),
                fix: "name a family with the feature for this script, or leave the feature out")
        ]
    }
}
