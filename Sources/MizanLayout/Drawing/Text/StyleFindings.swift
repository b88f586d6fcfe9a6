import MizanBase
import MizanRenderTree
import MizanText
import MizanUnicode

/// The finding about letters of one text that aren't as bold, light or slanted as its author requested.
package enum StyleFindings {
    /// The rule of the findings.
    package static let rule = "weight-missing"

    /// A finding about the gravest of the missing styles, which counts the others; none if nothing is missing.
    ///
    /// - Parameter path: The node's path, which is also the finding's subject if the text has no key.
    static func diagnostics(_ missing: [MissingStyle], path: NodePath, origin: TextOrigin) -> [Diagnostic] {
        guard let first = missing.first(where: \.isLoss) ?? missing.first else { return [] }
        let others = missing.count - 1
        return [
            Diagnostic(
                first.isLoss ? .warning : .note, rule: rule, place: origin.place, key: origin.key ?? path.text,
                language: origin.language,
                message: "\(path): \(first.message)"
                    + (others > 0 ? ", and \(others) more of its styles aren't drawn" : ""),
                fix: first.fix)
        ]
    }
}

extension Diagnostic {
    /// Whether a text is whole, and only drawn in another style than its author requested.
    package var isOfStyle: Bool { rule == StyleFindings.rule || rule == FeatureFindings.rule }
}

extension MissingStyle {
    /// Whether readers miss an emphasis that their script has. Light letters emphasize nothing.
    fileprivate var isLoss: Bool {
        switch trait {
        case .bold: true
        case .light: false
        case .slant: Self.italicScripts.contains(script)
        }
    }

    /// The scripts that emphasize by a slant.
    private static let italicScripts: Set<Script> = [.latin, Script("Grek"), Script("Cyrl"), Script("Armn")]

    fileprivate var message: String {
        let (face, name) = (Diagnostic.quote(face.postScriptName), script.name)
        return switch trait {
        case .bold: "bold \(name) letters are drawn in \(face), which isn't bold"
        case .light: "light \(name) letters are drawn in \(face), which isn't light"
        case .slant: "italic \(name) letters are drawn in \(face), which is upright"
        }
    }

    fileprivate var fix: String {
        let family = Diagnostic.quote(face.family)
        return switch trait {
        case .bold: "add a bold face of \(family) to the fonts, or choose another family"
        case .light: "add a light face of \(family) to the fonts, or choose regular"
        case .slant where isLoss: "add an italic face of \(family) to the fonts, or choose another family"
        case .slant: "\(script.name) has no italics: emphasize by weight or color"
        }
    }
}
