import MizanBase
import MizanLayout
import MizanLocalization
import MizanUnicode

extension AuditRules {
    /// A sentence that no table has among those that are translated.
    ///
    /// Names and other contents can't be told from words by looking at them: only phrases count, a text that a table has as a
    /// string, or two words and more that are no title; and never what the scene has as an argument.
    static let untranslatedLiteral = AuditRule(
        "untranslated-literal", .warning,
        finds:
            "on a screen with strings that are translated, a text in the language of the developer that is shown as it is",
        because: "it stays in that language for every reader",
        fix: "make it a string of the table",
        inScene: { scene in
            guard let source = scene.scene?.sourceLanguage else { return [] }
            let contents = scene.scene?.argumentTexts ?? []
            let strings = Set(scene.scene?.bundles.flatMap { $0.sourceTexts } ?? [])
            return scene.trees.filter { $0.variant.locale.language != source.language }.flatMap { tree -> [Fault] in
                let translated = Set(
                    tree.seenTexts.map(\.origin).filter { $0.isLocalized && !$0.isFallback }.compactMap(\.key))
                let literals = tree.seenTexts.filter { shown in
                    let text = shown.text.text.string
                    // A part of a screen may be in a language of its own.
                    return shown.origin.source == .verbatim && shown.origin.locale == tree.variant.locale
                        && !contents.contains(text)
                        && (strings.contains(text) || text.isPhrase(in: source))
                }
                guard translated.count > 1, translated.count >= literals.count else { return [] }
                return literals.map { shown in
                    let text = shown.text.text.string
                    return Fault(
                        nodePath: shown.node.path, variants: [tree.variant.name],
                        message: "\(shown.node.path) shows \(Diagnostic.quote(text)) in every language"
                            + (strings.contains(text) ? ", which a table has as a string" : ""))
                }
            }
        })
}

extension StringBundle {
    /// The texts in the language of the tables' keys, of strings without arguments.
    fileprivate var sourceTexts: [String] {
        tables.values.flatMap { table in
            table.entries.values.compactMap { entry in
                let format = entry.localizations[table.sourceLanguage]?.format(isSource: true)
                guard case .format(let text) = format?.forms ?? .format(entry.key),
                    text.unicodeScalars.contains(where: \.properties.isAlphabetic)
                else { return nil }
                return text
            }
        }
    }
}

extension String {
    /// Whether it is words of a language with small and capital letters rather than a name or a code: the last word, or most
    /// of them, are small, as they aren't in a title.
    fileprivate func isPhrase(in language: LanguageTag) -> Bool {
        guard !contains(where: { "/@_\\<>{}=".contains($0) }) else { return false }
        let letters = unicodeScalars.filter(\.properties.isAlphabetic)
        let words = split { $0.isWhitespace || $0.isPunctuation }.filter { $0.allSatisfy(\.isLetter) }
        let small = words.count { $0.allSatisfy(\.isLowercase) }
        guard words.count > 1, letters.allSatisfy({ Script(of: $0.value) == language.script }) else { return false }
        return words.last?.allSatisfy(\.isLowercase) ?? false || 2 * small > words.count
    }
}
