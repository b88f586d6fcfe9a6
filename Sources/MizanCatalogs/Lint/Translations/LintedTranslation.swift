import MizanBase
import MizanLocalization
import MizanUnicode

/// A text of a translation, and the text that it translates.
struct LintedTranslation {
    let source: LintedText
    let text: LintedText
    let language: LanguageTag
    let sourceLanguage: LanguageTag
    /// Whether both are formats, in which a percent sign is written `%%`.
    let isFormat: Bool

    /// The source without its specifiers: an object replacement character (U+FFFC) is in the place of each.
    var sourceWords: String { words(of: source.value) }
    /// The text without its specifiers.
    var words: String { words(of: text.value) }

    /// Whether a number chooses the text, and its source isn't the text of the same numbers: `1 day` next to `%lld days`.
    var hasOtherForm: Bool {
        guard let category = text.category, category != .other else { return false }
        return source.category != category
    }

    /// The text for messages: `the form “one” “1 Tag”`.
    var subject: String { (text.name.map { "\($0) " } ?? "") + Diagnostic.quote(text.value) }

    private func words(of text: String) -> String {
        guard isFormat, text.utf8.contains(UInt8(ascii: "%")) else { return text }
        return FormatString(text).pieces.map { piece in
            if case .text(let text) = piece { text } else { "\u{FFFC}" }
        }.joined()
    }
}

extension LintRule {
    /// A rule that looks at one text of a translation at a time; empty ones are for the rule about them.
    init(
        _ name: String, _ severity: Diagnostic.Severity, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, looksAtEmptyTexts: Bool = false,
        inTranslation check: @escaping @Sendable (LintedTranslation) -> [Fault]
    ) {
        self.init(
            name, severity, finds: summary, because: reason, fix: fix, errorWhere: certainty,
            inEntry: { entry, table in
                table.translations(of: entry).flatMap { translation -> [Fault] in
                    guard translation.text.value.contains(where: { !$0.isWhitespace }) || looksAtEmptyTexts else {
                        return []
                    }
                    return check(translation).map { fault in
                        var fault = fault
                        (fault.place, fault.language) = (translation.text.place, translation.language)
                        return fault
                    }
                }
            })
    }
}

extension LintedTable {
    /// The texts of an entry in the source language. Without any the key is the text, unless it is a name.
    func sourceTexts(of entry: LintedEntry) -> [LintedText] {
        if let source = entry.localization(sourceLanguage) { return source.texts }
        guard keysAreTexts ? !entry.key.isName : entry.key.hasSeveralWords else { return [] }
        return [LintedText(value: entry.key, place: entry.place)]
    }

    /// The translated texts of an entry, each with the text that it translates.
    func translations(of entry: LintedEntry) -> [LintedTranslation] {
        guard !entry.isStale, entry.isForTranslators else { return [] }
        let sources = sourceTexts(of: entry)
        guard !sources.isEmpty else { return [] }
        let format = EntryFormat(entry, in: self)
        return entry.localizations.flatMap { localization -> [LintedTranslation] in
            let language = localization.language
            guard language != sourceLanguage, !language.isPrivate else { return [] }
            let isFormat = format.isFormat || !localization.variables.isEmpty
            return localization.texts.compactMap { text in
                guard text.isTranslated, let source = sources.source(of: text) else { return nil }
                return LintedTranslation(
                    source: source, text: text, language: language, sourceLanguage: sourceLanguage, isFormat: isFormat)
            }
        }
    }
}

extension [LintedText] {
    /// The text of the source that a text translates: of the same variable, for the same device if there is one, in the same
    /// plural form or in `other`.
    fileprivate func source(of text: LintedText) -> LintedText? {
        let ofVariable = filter { $0.variable == text.variable }
        let ofBranch = ofVariable.filter { $0.branch == text.branch }
        let texts = ofBranch.isEmpty ? ofVariable.filter { $0.branch.isEmpty || $0.branch == "other" } : ofBranch
        return texts.first { $0.category == text.category } ?? texts.first { $0.category == .other }
            ?? texts.first { $0.category == nil }
    }
}

extension LintedEntry {
    /// Comments that take a text out of translators' hands.
    private static let exclusions = [
        "do not translate", "don't translate", "don’t translate", "do not localize", "don't localize", "don’t localize",
        "not to be translated", "no translation needed", "not translatable",
    ]

    /// Whether translators are to translate it, by its flag and its comment.
    var isForTranslators: Bool {
        guard shouldTranslate else { return false }
        guard let comment = comment?.lowercased() else { return true }
        // `Do not translate “iCloud”` is about a word.
        return !Self.exclusions.contains {
            comment.hasPrefix($0) && comment.dropFirst($0.count).allSatisfy { !$0.isLetter }
        }
    }
}

extension LanguageTag {
    /// Whether it is of no language: `qqq` holds documentation. Source: ISO 639-2, `qaa` to `qtz` are for local use.
    var isPrivate: Bool { language.utf8.count == 3 && language >= "qaa" && language <= "qtz" }
}

extension String {
    /// Whether a key names a text: `settings.title`, `download_failed %@`, `appTitle`.
    var isName: Bool {
        let words = textPieces.split { $0.isWhitespace }.filter { $0.contains(where: \.isLetter) }
        guard let word = words.first, words.count == 1 else { return false }
        let body = word.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
        guard body.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-:".contains($0)) }) else {
            return false
        }
        if body.contains(where: { $0 == "." || $0 == "_" }) { return true }
        return zip(body, body.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }

    /// Whether a key is a text of several words; one with a path in brackets is a name with its meaning.
    var hasSeveralWords: Bool {
        if first == "[", let end = firstIndex(of: "]"), self[..<end].contains("/") { return false }
        let words = textPieces.split { $0.isWhitespace }.filter { $0.contains(where: \.isLetter) }
        return words.count > 1
    }

    /// The text with a space in the place of each specifier.
    private var textPieces: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        return FormatString(self).pieces.map { piece in
            if case .text(let text) = piece { text } else { " " }
        }.joined()
    }
}
