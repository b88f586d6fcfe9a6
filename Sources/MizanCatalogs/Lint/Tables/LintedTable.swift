import MizanBase
import MizanLocalization
import MizanUnicode

/// A table of strings with the place of every text: the files of one name in one bundle.
///
/// A ``StringCatalog`` is what a reader is shown, and refuses a file that can't be shown. Rules look at files that may be
/// broken, text by text, and name the line of each.
struct LintedTable: Sendable {
    /// The kinds of files that it was read from.
    enum TableFormat: Hashable {
        case catalog
        case strings
        case dictionary
    }

    /// The bundle, as the path of its folder; empty where it is a file alone.
    let bundle: String
    /// The name by which sources refer to it.
    let name: String
    /// The file in the source language, else the first.
    var file: String
    var sourceLanguage: LanguageTag
    var formats: Set<TableFormat>
    /// Whether a storyboard or a nib has the texts in the source language.
    var hasInterface = false
    /// The entries in the order of the file in the source language.
    private(set) var entries: [LintedEntry] = []
    /// The languages that some file is in.
    private(set) var languages: Set<LanguageTag>
    private var indices: [String: Int] = [:]
    /// What is beyond the bounds and left out.
    private(set) var problems: [Diagnostic] = []

    init(bundle: String, name: String, file: String, sourceLanguage: LanguageTag, format: TableFormat) {
        self.bundle = bundle
        self.name = name
        self.file = file
        self.sourceLanguage = sourceLanguage
        formats = [format]
        languages = [sourceLanguage]
    }

    /// Whether its keys are texts of the source language.
    var keysAreTexts: Bool { formats.contains(.catalog) }

    /// The entry of a key.
    func entry(_ key: String) -> LintedEntry? { indices[key].map { entries[$0] } }

    /// The texts of an entry in all languages. The key is one of them if the source language has no other; a stale entry has none.
    func shownTexts(of entry: LintedEntry) -> [(text: String, place: SourcePlace, language: LanguageTag)] {
        guard !entry.isStale else { return [] }
        var texts = entry.localizations.flatMap { localization in
            localization.texts.map { (text: $0.value, place: $0.place, language: localization.language) }
        }
        if entry.localization(sourceLanguage) == nil, keysAreTexts {
            texts.append((entry.key, entry.place, sourceLanguage))
        }
        return texts
    }

    /// The languages besides the source language, by tag; those for local use aren't translations.
    var translations: [LanguageTag] {
        languages.filter { $0 != sourceLanguage && !$0.isPrivate }.sorted { $0.identifier < $1.identifier }
    }

    mutating func add(_ language: LanguageTag) { languages.insert(language) }

    /// Takes an entry in; of two localizations of one key in one language the first counts.
    mutating func add(_ new: LintedEntry) {
        let entry = bounded(new)
        guard let index = indices[entry.key] else {
            indices[entry.key] = entries.count
            entries.append(entry)
            return
        }
        entries[index].comment = entries[index].comment ?? entry.comment
        for localization in entry.localizations { entries[index].add(localization) }
    }

    /// The entry without what is beyond the bounds, which no table of a real program reaches.
    private mutating func bounded(_ new: LintedEntry) -> LintedEntry {
        var entry = new
        entry.filter { localization in
            let isKnown = languages.contains(localization.language)
            let fits = localization.texts.count + localization.variables.count <= Limits.lintedTexts
            if fits, isKnown || languages.count < Limits.lintedLanguages {
                languages.insert(localization.language)
                return true
            }
            if problems.isEmpty {
                problems.append(
                    Diagnostic(
                        .warning, rule: "table-size", place: localization.place, key: new.key,
                        language: localization.language,
                        message: fits
                            ? "the table has more than \(Limits.lintedLanguages) languages, and this one isn't linted"
                            : "this has more than \(Limits.lintedTexts) texts, and isn't linted",
                        fix: "divide it"))
            }
            return false
        }
        return entry
    }
}

/// The entry of a key, as its files have it.
struct LintedEntry: Sendable {
    let key: String
    /// The place of the key.
    let place: SourcePlace
    var comment: String?
    let shouldTranslate: Bool
    /// Whether no source refers to it any more.
    let isStale: Bool
    /// Each language once.
    private(set) var localizations: [LintedLocalization] = []
    private var indices: [LanguageTag: Int] = [:]

    init(
        key: String, place: SourcePlace, comment: String? = nil, shouldTranslate: Bool = true, isStale: Bool = false,
        localizations: [LintedLocalization] = []
    ) {
        (self.key, self.place, self.comment) = (key, place, comment)
        (self.shouldTranslate, self.isStale) = (shouldTranslate, isStale)
        for localization in localizations { add(localization) }
    }

    func localization(_ language: LanguageTag) -> LintedLocalization? {
        indices[language].map { localizations[$0] }
    }

    /// Takes a localization in, where there is none in its language.
    mutating func add(_ localization: LintedLocalization) {
        guard indices[localization.language] == nil else { return }
        indices[localization.language] = localizations.count
        localizations.append(localization)
    }

    /// Leaves localizations out.
    mutating func filter(_ isTaken: (LintedLocalization) -> Bool) {
        self = LintedEntry(
            key: key, place: place, comment: comment, shouldTranslate: shouldTranslate, isStale: isStale,
            localizations: localizations.filter(isTaken))
    }
}

/// The texts of a key in one language.
struct LintedLocalization {
    let language: LanguageTag
    /// The place of the language, or of the key in the language's file.
    let place: SourcePlace
    var texts: [LintedText] = []
    var variables: [LintedVariable] = []

    func variable(_ name: String) -> LintedVariable? { variables.first { $0.name == name } }

    /// The texts that a number chooses from: those of a variable, or of the whole (nil), on one device.
    var plurals: [LintedPlural] {
        var plurals: [LintedPlural] = []
        for text in texts where text.category != nil {
            let index = plurals.firstIndex { $0.variable == text.variable && $0.branch == text.branch }
            if let index {
                plurals[index].forms.append(text)
            } else {
                plurals.append(LintedPlural(variable: text.variable, branch: text.branch, forms: [text]))
            }
        }
        return plurals
    }
}

/// One text where it stands in its file.
struct LintedText {
    var value: String
    var place: SourcePlace
    /// Whether a translator has written it.
    var isTranslated = true
    /// The variable of which it is a form; nil for the text itself.
    var variable: String?
    /// The plural form; nil where no number chooses.
    var category: PluralCategory?
    /// The device or width for which it is: `iphone`; empty for all.
    var branch = ""

    /// The text in words: `the form “one” of %#@files@`; nil for one that stands alone.
    var name: String? {
        let form = category.map { "the form “\($0.rawValue)”" }
        let parts = [form, variable.map { "%#@\($0)@" }].compactMap { $0 }
        let whole = parts.isEmpty ? nil : parts.joined(separator: " of ")
        guard !branch.isEmpty else { return whole }
        return (whole ?? "the text") + " for \(branch)"
    }
}

/// A named part of a text, with forms of its own.
struct LintedVariable {
    let name: String
    let place: SourcePlace
    /// The number of its argument, where the file says one.
    var argumentNumber: Int?
    /// The specifier by which `%arg` prints it.
    var specifier: String
}

/// The forms that one number chooses from.
struct LintedPlural {
    let variable: String?
    let branch: String
    var forms: [LintedText]
}
