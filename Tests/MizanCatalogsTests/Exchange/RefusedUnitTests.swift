import MizanBase
import MizanLocalization
import Testing

@testable import MizanCatalogs

/// Units that an import refuses, and those that it takes next to them.
struct RefusedUnitTests {
    private static let english =
        "\"en\": { \(Catalogs.plural(["one": "%1$lld file from %2$@", "other": "%1$lld files from %2$@"])) }"

    private static func catalog(_ arabic: String = "") throws -> CatalogDocument {
        try Catalogs.made(
            """
            "%lld files from %@": { "localizations": { \(english)\(arabic) } }, "Cancel": {}, "Files: %lld": {}, "Hello, %@": {},
            "Save": { "localizations": { "ar": \(Catalogs.unit("حفظ %lld")) } }
            """)
    }

    private static func imported(
        _ targets: KeyValuePairs<String, String>, into document: CatalogDocument? = nil
    ) throws -> (document: CatalogDocument, notes: [Diagnostic]) {
        let units = targets.map { XLIFFUnit(id: $0.key, source: nil, target: .init(text: $0.value, state: nil)) }
        let file = XLIFFFile(original: "a", sourceLanguage: "en", targetLanguage: "ar", units: units)
        return try (document ?? catalog()).importing(file)
    }

    private static func text(_ document: CatalogDocument, _ key: String, _ form: [String] = []) -> [String?] {
        let path = ["localizations", "ar"] + form + ["stringUnit"]
        return ["value", "state"].map { document[key, path + [$0]]?.stringValue }
    }

    @Test(arguments: [
        ("Files: %lld", "ملفات: %@"), ("Hello, %@", "مرحبا %d"), ("Hello, %@", "مرحبا %@ %@"),
        ("Cancel", "إلغاء %@"), ("Hello, %@", "مرحبا %f"), ("%lld files from %@|==|plural.other", "%2$@: %1$@"),
    ])
    func aSpecifierOfAnotherTypeIsRefusedAndTheRestIsTaken(id: String, target: String) throws {
        let other = id == "Cancel" ? "Hello, %@" : "Cancel"
        let (document, notes) = try Self.imported([id: target, other: other == "Cancel" ? "إلغاء" : "مرحبا %@"])
        #expect(notes.map(\.key) == [id])
        #expect(notes.first?.severity == .error && notes.first?.rule == "specifiers-differ")
        #expect(Self.text(document, other).last == "translated")
        let key = UnitIdentifier(id)?.key ?? id
        #expect(document.memberNames(of: key, at: ["localizations", "ar"]) == nil)
    }

    @Test(arguments: [
        ("Hello, %@", "مرحبا %1$@"), ("Files: %lld", "ملفات: %d"), ("Cancel", "100% إلغاء"),
    ])
    func specifiersOfTheSameTypeAreTaken(id: String, target: String) throws {
        let (document, notes) = try Self.imported([id: target])
        #expect(notes.isEmpty)
        #expect(Self.text(document, id) == [target, "translated"])
    }

    /// “Save” has a fault of its own, which the import doesn't touch.
    @Test func faultsOfOtherTextsAreNotNamed() throws {
        #expect(try Self.imported(["Cancel": "إلغاء"]).notes.isEmpty)
        let touched = try Self.imported(["Save": "حفظ %lld!"])
        #expect(touched.notes.map(\.rule) == ["specifiers-differ"])
        #expect(Self.text(touched.document, "Save").first == "حفظ %lld")
    }

    @Test func anArgumentThatIsntShownIsAWarning() throws {
        let (document, notes) = try Self.imported(["Hello, %@": "مرحبا"])
        #expect(notes.map(\.severity) == [.warning])
        #expect(Self.text(document, "Hello, %@") == ["مرحبا", "translated"])
    }

    // MARK: Plurals

    private static let forms: KeyValuePairs = [
        "zero": "لا ملفات من %2$@", "one": "ملف %1$lld من %2$@", "two": "ملفا %1$lld من %2$@",
        "few": "%1$lld ملفات من %2$@",
        "many": "%1$lld ملفًا من %2$@", "other": "%1$lld ملف من %2$@",
    ]

    private static func ids(_ names: Set<String>) -> KeyValuePairs<String, String> {
        let pairs = forms.filter { names.contains($0.key) }.map { ("%lld files from %@|==|plural." + $0.key, $0.value) }
        switch pairs.count {
        case 1: return [pairs[0].0: pairs[0].1]
        case 5:
            return [
                pairs[0].0: pairs[0].1, pairs[1].0: pairs[1].1, pairs[2].0: pairs[2].1, pairs[3].0: pairs[3].1,
                pairs[4].0: pairs[4].1,
            ]
        default:
            return [
                pairs[0].0: pairs[0].1, pairs[1].0: pairs[1].1, pairs[2].0: pairs[2].1, pairs[3].0: pairs[3].1,
                pairs[4].0: pairs[4].1, pairs[5].0: pairs[5].1,
            ]
        }
    }

    private static let all: Set = ["zero", "one", "two", "few", "many", "other"]

    @Test func aPluralWithSomeOfItsFormsIsUnfinished() throws {
        let (document, notes) = try Self.imported(Self.ids(["one"]))
        let key = "%lld files from %@"
        #expect(Self.text(document, key, ["variations", "plural", "one"]) == ["ملف %1$lld من %2$@", "new"])
        #expect(notes.map(\.rule) == ["plural-unfinished"] && notes.map(\.severity) == [.warning])
        for name in Self.all.subtracting(["one"]) { #expect(notes.first?.message.contains("plural.\(name)”") == true) }
        #expect(try document.catalog().state(of: key, in: "ar").name == "new")
        // A reader is shown the source.
        let bundle = StringBundle(tables: [try document.catalog()])
        #expect(
            Localization(bundles: [bundle], locale: "ar").resolve("\(1) files from \("Dana")").text.string.contains(
                "file"))
        // Again: nothing changes.
        #expect(try Self.imported(Self.ids(["one"]), into: document).document.bytes == document.bytes)
        // All of them: it is finished.
        let (whole, none) = try Self.imported(Self.ids(Self.all), into: document)
        #expect(none.isEmpty)
        #expect(try whole.catalog().state(of: key, in: "ar").name == "translated")
    }

    @Test func aPluralWhoseRefusedFormIsLackingIsUnfinished() throws {
        var file = XLIFFFile(original: "a", sourceLanguage: "en", targetLanguage: "ar", units: [])
        file.units = Self.ids(Self.all).map {
            XLIFFUnit(id: $0.key, source: nil, target: .init(text: $0.value, state: "translated"))
        }
        file.units[2].target?.text = "ملفان %1$@ %2$@"
        let (document, notes) = try Self.catalog().importing(file)
        #expect(notes.map(\.rule) == ["specifiers-differ", "plural-unfinished"])
        #expect(try document.catalog().state(of: "%lld files from %@", in: "ar").name == "new")
    }

    /// A plural that readers are shown already stays shown.
    @Test func aPluralThatWasTranslatedBeforeStaysSo() throws {
        let arabic = ", \"ar\": { \(Catalogs.plural(["one": "ملف %1$lld من %2$@", "other": "%1$lld ملف من %2$@"])) }"
        let (document, notes) = try Self.imported(
            ["%lld files from %@|==|plural.one": "ملف واحد %1$lld من %2$@"], into: Self.catalog(arabic))
        #expect(notes.isEmpty)
        #expect(Self.text(document, "%lld files from %@", ["variations", "plural", "one"]).last == "translated")
    }

    @Test func anEmptySourceIsFinished() throws {
        let english = "\"en\": { \(Catalogs.plural(["one": "", "other": "%lld more"])) }"
        let document = try Catalogs.made("\"more %lld\": { \"localizations\": { \(english) } }")
        let file = XLIFFFile(
            original: "a", sourceLanguage: "en", targetLanguage: "de",
            units: [
                XLIFFUnit(id: "more %lld|==|plural.other", source: nil, target: .init(text: "%lld weitere", state: nil))
            ])
        let (imported, notes) = try document.importing(file)
        #expect(notes.isEmpty)
        #expect(try imported.catalog().state(of: "more %lld", in: "de").name == "translated")
    }

    /// The source's text for 0 is offered to languages without such a form, and isn't needed.
    @Test func theTextForZeroIsOffered() throws {
        let forms: KeyValuePairs = ["zero": "No participants", "one": "%d participant", "other": "%d participants"]
        let document = try Catalogs.made(
            "\"COUNT\": { \"localizations\": { \"en\": { \(Catalogs.plural(forms)) } } }, \"Plain %lld\": {}")
        let units = try document.exported(to: "ru", original: "a").units
        #expect(units.first?.id == "COUNT|==|plural.zero" && units.first?.source == "No participants")
        #expect(units.count == 6)
        let ids = ["one": "%d участник", "few": "%d участника", "many": "%d участников", "other": "%d участника"]
        let file = XLIFFFile(
            original: "a", sourceLanguage: "en", targetLanguage: "ru",
            units: ids.map {
                XLIFFUnit(id: "COUNT|==|plural.\($0.key)", source: nil, target: .init(text: $0.value, state: nil))
            })
        let (imported, notes) = try document.importing(file)
        #expect(notes.isEmpty)
        #expect(try imported.catalog().state(of: "COUNT", in: "ru").name == "translated")
        let zero = XLIFFUnit(id: "COUNT|==|plural.zero", source: nil, target: .init(text: "Нет участников", state: nil))
        var more = file
        more.units = [zero]
        #expect(
            try imported.importing(more).document[
                "COUNT", ["localizations", "ru", "variations", "plural", "zero", "stringUnit", "value"]]?
                .stringValue == "Нет участников")
    }

    /// A catalog that could not be read any more would take the other units with it.
    @Test func aTextThatLeadsBackToItselfIsRefusedAlone() throws {
        let part =
            "\"birds\": { \"argNum\": 1, \"formatSpecifier\": \"lld\", \(Catalogs.plural(["one": "%arg bird", "other": "%arg birds"])) }"
        let english =
            "\"en\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"%#@birds@\" }, \"substitutions\": { \(part) } }"
        let document = try Catalogs.made("\"%lld birds\": { \"localizations\": { \(english) } }, \"Cancel\": {}")
        let units = [
            ("%lld birds", "%1$#@birds@"), ("%lld birds|==|substitutions.birds.plural.other", "%1$#@birds@"),
            ("Cancel", "ביטול"),
        ].map { XLIFFUnit(id: $0.0, source: nil, target: .init(text: $0.1, state: "translated")) }
        let file = XLIFFFile(original: "a", sourceLanguage: "en", targetLanguage: "he", units: units)
        let (imported, notes) = try document.importing(file)
        #expect(notes.contains { $0.severity == .error && $0.key?.hasPrefix("%lld birds") == true })
        #expect(imported["Cancel", ["localizations", "he", "stringUnit", "value"]]?.stringValue == "ביטול")
        _ = try imported.catalog()
    }
}
