import MizanBase
import MizanLayout
import MizanRenderTree

extension AuditRules {
    /// A string in another language on a screen that is translated.
    static let fallbackLanguage = AuditRule(
        "fallback-language", .warning,
        finds: "on a screen of which at least half is translated, a text that none of the reader's languages has",
        because: "a sentence in another language stands among the reader's",
        fix: "translate it, or say in the table that it is not to be translated"
    ) { (tree: AuditedTree) in
        let strings = tree.seenTexts.filter { $0.origin.isLocalized && $0.text.text.hasLetters }
        let fallen = strings.filter(\.origin.isFallback)
        guard 2 * fallen.count <= strings.count else { return [] }
        // A string that is shown by many is one to translate.
        let nodes = Dictionary(grouping: fallen) { [$0.origin.bundle ?? "", $0.origin.key ?? ""] }
        return nodes.values.compactMap { nodes -> (Int, Fault)? in
            guard let shown = nodes.first else { return nil }
            let origin = shown.origin
            let others = nodes.count > 1 ? ", as \(nodes.count - 1) more do," : ""
            let bundle = origin.bundle.map { ", of the bundle \(Diagnostic.quote($0))," } ?? ""
            return (
                shown.index,
                Fault(
                    nodePath: shown.node.path, key: origin.key,
                    message:
                        "\(shown.node.path)\(others) shows \(Diagnostic.quote(shown.text.text.string))\(bundle) in "
                        + "\(origin.language?.identifier ?? "another language") on a screen in \(origin.locale ?? tree.variant.locale)"
                )
            )
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// A key that no table has.
    ///
    /// Where there are tables at all: a scene without strings shows its keys.
    static let bareKey = AuditRule(
        "bare-key", .warning,
        finds: "a key that its table doesn't have, in any language, so that the key itself is shown",
        because: "the reader sees the name of a text, or a text in the language of the developer",
        fix: "add it to the table; a text that is the same in all languages is verbatim",
        errorWhere: "the key is a name rather than a text: settings.title, WELCOME_MESSAGE"
    ) { (tree: AuditedTree) in
        tree.seenTexts.filter { $0.origin.isMissing && $0.text.text.hasLetters }.map { shown in
            let key = shown.origin.key ?? shown.text.text.string
            return Fault(
                nodePath: shown.node.path, key: key,
                message: "\(shown.node.path) shows the key \(Diagnostic.quote(key)), which is in no table",
                severity: key.isNameOfText ? .error : .warning)
        }
    }
}

extension TextOrigin {
    /// Whether it is a string of a table.
    var isLocalized: Bool { source == .string && !isMissing }
}

extension AttributedText {
    /// Whether there is anything to translate.
    var hasLetters: Bool { string.unicodeScalars.contains { $0.properties.isAlphabetic } }
}

extension String {
    /// Whether it is a name that a program gives a text: words of ASCII joined by full stops or underscores.
    fileprivate var isNameOfText: Bool {
        let parts = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
        return parts.count > 1 && unicodeScalars.contains { $0.properties.isAlphabetic }
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.unicodeScalars.allSatisfy {
                        $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
                    }
            }
    }
}
