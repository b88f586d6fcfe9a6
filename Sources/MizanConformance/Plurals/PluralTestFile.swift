import MizanBase
import MizanDocument
import MizanUnicode

/// A file of CLDR's plural rules: the numbers that it lists as samples of each form.
///
/// `plurals.xml` and `ordinals.xml` of CLDR itself, or `plurals.json` and `ordinals.json` of its JSON edition.
package struct PluralTestFile: Sendable {
    /// A number, and the form that a locale's rules choose for it.
    package struct PluralTestCase: Sendable {
        package let line: Int
        package let locale: LanguageTag
        package let category: PluralCategory
        package let sample: PluralSample

        /// The name of the case: `he many 20`.
        package var text: String { "\(locale) \(category.rawValue) \(sample.text)" }
    }

    /// The kind of the rules, for counts or for places in an order.
    package private(set) var kind: PluralRules.NumberKind = .cardinal
    /// In the order of the file, ranges number by number; at least one.
    package private(set) var cases: [PluralTestCase] = []

    /// Reads a file.
    ///
    /// - Throws: `DiagnosticError` with the place of text in another form.
    package init(_ bytes: [UInt8], file: String) throws {
        if bytes.first(where: { !Self.space.contains($0) }) == UInt8(ascii: "{") {
            try readJSON(try JSONValue.parse(bytes, file: file, comments: false))
        } else {
            try readXML(bytes, file: file)
        }
        guard !cases.isEmpty else {
            throw Self.error(
                SourcePlace(file: file, line: 1, column: 1), "the file has no sample of a plural rule",
                fix: "name CLDR's plurals.xml or ordinals.xml")
        }
    }

    private static let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]

    private mutating func readXML(_ bytes: [UInt8], file: String) throws {
        var reader = try XMLReader(bytes, file: file)
        var locales: [LanguageTag] = []
        var category: PluralCategory?
        while let event = try reader.next() {
            switch event {
            case .start(let element) where element.name == "plurals":
                kind = element["type"] == "ordinal" ? .ordinal : .cardinal
            case .start(let element) where element.name == "pluralRules":
                locales = (element["locales"] ?? "").split(whereSeparator: \.isWhitespace).map {
                    LanguageTag(String($0))
                }
            case .start(let element) where element.name == "pluralRule":
                category = try Self.category(element["count"] ?? "", at: element.place)
            case .text(let rule, let place):
                guard let category else { continue }
                for locale in locales { try add(rule, locale, category, at: place) }
            case .end(let name, _) where name == "pluralRule": category = nil
            case .start, .end: break
            }
        }
    }

    private mutating func readJSON(_ root: JSONValue) throws {
        for table in try root.member("supplemental").object() where table.key.hasPrefix("plurals-type-") {
            kind = table.key.hasSuffix("ordinal") ? .ordinal : .cardinal
            for locale in try table.value.object() {
                for form in try locale.value.object() {
                    let name = form.key.split(separator: "-").last.map(String.init) ?? ""
                    let category = try Self.category(name, at: form.value.place)
                    try add(form.value.string(), LanguageTag(locale.key), category, at: form.value.place)
                }
            }
        }
    }

    /// Takes the samples of a rule such as `i = 1 and v = 0 @integer 1 @decimal 1.0~1.5, …`.
    private mutating func add(
        _ rule: String, _ locale: LanguageTag, _ category: PluralCategory, at place: SourcePlace
    ) throws {
        for list in rule.split(separator: "@", omittingEmptySubsequences: false).dropFirst() {
            for words in list.drop(while: { $0.isLetter }).split(separator: ",") {
                let written = words.split(whereSeparator: \.isWhitespace).joined()
                guard written != "…", !written.isEmpty else { continue }
                guard let samples = PluralSample.samples(written) else {
                    throw Self.error(
                        place, "\(Diagnostic.quote(written)) is no sample", fix: "write 3, 1.50, 0~15 or 1c6")
                }
                cases += samples.map {
                    PluralTestCase(line: place.line, locale: locale, category: category, sample: $0)
                }
            }
        }
    }

    private static func category(_ name: String, at place: SourcePlace) throws -> PluralCategory {
        guard let category = PluralCategory(rawValue: name) else {
            throw error(place, "\(Diagnostic.quote(name)) is no plural form", fix: nil)
        }
        return category
    }

    private static func error(_ place: SourcePlace, _ message: String, fix: String?) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "conformance-syntax", place: place, message: message, fix: fix))
    }
}
