import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode

/// Resolves a string with plural forms for each sample of a file, and compares the form that a reader sees.
///
/// Cardinal numbers go through a string catalog in the sample's language whose forms begin with their own names. No format has
/// ordinal forms, so those come from the rules themselves.
package struct PluralCheck {
    private let kind: PluralRules.NumberKind
    private var localizations: [LanguageTag: Localization] = [:]
    private var ordinals: [LanguageTag: PluralRules] = [:]

    package init(_ file: PluralTestFile) { kind = file.kind }

    /// The difference from the file; nil where there is none.
    package mutating func failure(of item: PluralTestFile.PluralTestCase) throws -> ConformanceFailure? {
        let found = try form(item)
        guard found != item.category.rawValue else { return nil }
        return ConformanceFailure(
            line: item.line, text: item.text, direction: nil, expected: item.category.rawValue, found: found,
            reason: KnownPlurals.reason(item, found: found))
    }

    private mutating func form(_ item: PluralTestFile.PluralTestCase) throws -> String {
        let sample = item.sample
        guard kind == .cardinal else {
            let rules = ordinals[item.locale] ?? PluralRules(language: item.locale, kind: .ordinal)
            ordinals[item.locale] = rules
            return rules.category(of: Int64(sample.digits)).rawValue
        }
        let localization = try localizations[item.locale] ?? Self.localization(item.locale)
        localizations[item.locale] = localization
        let argument: LocalizedValue
        var key = "%lld"
        if sample.exponent > 0 {
            let digits = String(repeating: "0", count: sample.fractionDigits)
            let skeleton = "compact-short " + (digits.isEmpty ? "precision-integer" : "." + digits)
            argument = NumberStyle(skeleton: skeleton).map { .number(sample.value, style: $0) } ?? .double(sample.value)
        } else if sample.fractionDigits > 0 {
            argument = .double(sample.value)
            key = "%.\(sample.fractionDigits)f"
        } else {
            argument = .integer(Int128(sample.digits))
        }
        let text = localization.resolve(LocalizedStringResource(key: key, arguments: [argument])).text.string
        return String(text.prefix { $0 != " " })
    }

    /// Strings whose forms begin with their own names. A fraction is printed after it: one that isn't printed has no digits after its
    /// point.
    private static func localization(_ locale: LanguageTag) throws -> Localization {
        // Only the language's own: a form for zero would be shown for 0 in any language that has one written.
        func forms(_ suffix: String) -> String {
            PluralRules(language: locale).categories.map { category in
                "\"\(category)\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(category)\(suffix)\" } }"
            }.joined(separator: ", ")
        }
        var entries = [
            "\"%lld\": { \"localizations\": { \"\(locale)\": { \"variations\": { \"plural\": { \(forms("")) } } } } }"
        ]
        for digits in 1...9 {
            entries.append(
                """
                "%.\(digits)f": { "localizations": { "\(locale)": { "stringUnit": { "state": "translated", "value": "%#@n@" },
                "substitutions": { "n": { "argNum": 1, "formatSpecifier": ".\(digits)f",
                "variations": { "plural": { \(forms(" %arg")) } } } } } } }
                """)
        }
        let catalog = """
            { "sourceLanguage": "\(locale)", "version": "1.0", "strings": { \(entries.joined(separator: ", ")) } }
            """
        return Localization(
            catalogs: [try StringCatalog(xcstrings: Array(catalog.utf8), file: "Localizable.xcstrings")], locale: locale
        )
    }
}
