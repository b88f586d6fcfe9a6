import MizanBase

/// A problem that a reader would see in a localized text. The text is there all the same: a key where no string is, a
/// specifier where no argument is.
public struct LocalizedTextProblem: Hashable, Sendable {
    /// The kind of a problem.
    public enum Cause: Hashable, Sendable {
        /// There is no bundle of the resource's name.
        case unknownBundle
        /// The bundle has tables, and none of the name.
        case unknownTable
        /// The table has no string for the key in any language, and no default value was said.
        case unknownString
        /// A word of the interface itself has no translation into the problem's language; the English one is shown.
        case missingWord
        /// The text has a specifier for an argument, from 1, that it was not given.
        case missingArgument(Int)
        /// The text needs a number where the argument, from 1, is none.
        case wrongArgument(Int)
        /// The markup of inflection says something that nobody understands, or isn't closed.
        case inflectionMarkup(InflectionMarkup.Problem)
        /// Words are to agree with an argument, from 1, that the text was not given.
        case missingAgreementArgument(Int)
        /// Words are to agree with a concept, from 1, that isn't among those of the localization.
        case missingConcept(Int)
        /// An argument, from 1, is to agree with itself.
        case cyclicAgreement(Int)
        /// There are more words to inflect than are looked at; some stay as they are written.
        case longInflection
        /// A word is to agree and isn't known, so that it stays as it is written. In a language none of whose words are known, this is
        /// the whole text that is to agree.
        case unknownWord(String)
    }

    /// The kind of the problem.
    public var cause: Cause
    /// The key of the text.
    public var key: String
    /// The table that was looked in.
    public var table: String
    /// The bundle that was looked in.
    public var bundle: String
    /// The language of the text that needs an argument; nil where no string was found.
    public var language: LanguageTag?

    /// A problem of a key.
    package init(_ kind: Cause, key: String, table: String, bundle: String, language: LanguageTag? = nil) {
        self.cause = kind
        self.key = key
        self.table = table
        self.bundle = bundle
        self.language = language
    }

    /// The rule of ``Cause/missingWord``, a problem of no place in a program.
    package static let wordRule = "word-missing"

    /// The rule of ``Cause/unknownWord(_:)``.
    package static let unknownWordRule = "inflection-unknown-word"

    /// The rules of names that nothing was found for.
    package static let nameRules: Set<String> = ["unknown-bundle", "unknown-table", "unknown-string"]

    /// Whether nothing was found, so that the key itself is shown.
    package var isUnknownName: Bool {
        switch cause {
        case .unknownBundle, .unknownTable, .unknownString: true
        case .missingWord, .missingArgument, .wrongArgument, .inflectionMarkup, .missingAgreementArgument,
            .missingConcept,
            .cyclicAgreement, .longInflection, .unknownWord:
            false
        }
    }

    /// The problem as a warning, of the rules `unknown-bundle`, `unknown-table`, `unknown-string`, `missing-argument`,
    /// `wrong-argument`, `inflection-markup`, `missing-agreement`, `long-inflection`, `inflection-unknown-word` and `word-missing`.
    ///
    /// - Parameter place: Where the text stands in a file.
    public func diagnostic(place: SourcePlace? = nil) -> Diagnostic {
        let key = Diagnostic.quote(key)
        let rule: String
        let message: String
        let fix: String
        switch cause {
        case .unknownBundle:
            rule = "unknown-bundle"
            message = "there is no bundle \(Diagnostic.quote(bundle)) to look \(key) up in"
            fix = "add the bundle, or name another"
        case .unknownTable:
            rule = "unknown-table"
            message = "there is no table \(Diagnostic.quote(table)) to look \(key) up in"
            fix = "add the table, or name another"
        case .unknownString:
            rule = "unknown-string"
            message = "the table \(Diagnostic.quote(table)) has no string \(key)"
            fix = "add it there, or say a default value"
        case .missingWord:
            rule = Self.wordRule
            message =
                "the controls' word \(key) has no translation into \(language?.identifier ?? "the reader's language")"
            fix = "add it to a string catalog of the bundle \(Diagnostic.quote(StringBundle.systemName))"
        case .missingArgument(let number):
            rule = "missing-argument"
            message = "\(key) asks for argument \(number), which is missing"
            fix = "add it to its arguments"
        case .wrongArgument(let number):
            rule = "wrong-argument"
            message = "\(key) asks for a number as argument \(number), which is none"
            fix = "give it a number, or write the text with %@"
        case .inflectionMarkup(let problem):
            rule = "inflection-markup"
            message = "in \(key) \(problem.message)"
            fix = problem.fix
        case .missingAgreementArgument(let number):
            rule = "missing-agreement"
            message = "words of \(key) are to agree with argument \(number), which is missing"
            fix = "add it to its arguments, or name another"
        case .missingConcept(let number):
            rule = "missing-agreement"
            message = "words of \(key) are to agree with concept \(number), which is missing"
            fix = "add it to the concepts of the localization's inflection"
        case .cyclicAgreement(let number):
            rule = "missing-agreement"
            message = "argument \(number) of \(key) is to agree with itself"
            fix = "name an argument that stands outside of the words that agree"
        case .longInflection:
            rule = "long-inflection"
            message = "\(key) has more words to inflect than are looked at, so that some stay as they are written"
            fix = "mark only the words that agree"
        case .unknownWord(let word):
            rule = Self.unknownWordRule
            let name = language?.identifier ?? "this language"
            if language.flatMap(Grammar.of) == nil {
                message = "no words of \(name) are inflected: \(Diagnostic.quote(word)) stays as it is written"
                fix =
                    (Grammar.isAnyLinked ? "" : "link the module MizanInflection, ")
                    + "write plural forms in the table, or add an inflectionAlternative"
            } else {
                message = "the word \(Diagnostic.quote(word)) isn't known in \(name), so that it stays as it is written"
                fix = "add it to the lexicon of the localization's inflection, or write plural forms in the table"
            }
        }
        return Diagnostic(
            .warning, rule: rule, place: place, key: self.key, language: language, message: message, fix: fix)
    }
}
