import MizanBase
import MizanCatalogs
import MizanDocument
import MizanLocalization
import TestSupport
import Testing

struct CatalogExchangeTests {
    private static func rows(_ document: CatalogDocument, _ language: LanguageTag) throws -> [String] {
        try document.exported(to: language, original: "Localizable.xcstrings").units.map { unit in
            let state = [unit.target?.state, unit.target?.qualifier].compactMap { $0 }.joined(separator: "/")
            return [unit.id, unit.source ?? "–", unit.target?.text ?? "–", state].joined(separator: " · ")
        }
    }

    private static func counted(_ languages: String) throws -> CatalogDocument {
        try Catalogs.made("\"%lld files\": { \"localizations\": { \(languages) } }")
    }

    private static let english = "\"en\": { \(Catalogs.plural(["one": "%lld file", "other": "%lld files"])) }"

    // Seen of Xcode 27: a language that is missing.
    @Test func theFormsAreThoseOfTheTargetLanguage() throws {
        #expect(
            try Self.rows(Self.counted(Self.english), "uk") == [
                "%lld files|==|plural.one · %lld file · – · ", "%lld files|==|plural.few · %lld files · – · ",
                "%lld files|==|plural.many · %lld files · – · ", "%lld files|==|plural.other · %lld files · – · ",
            ])
        #expect(try Self.rows(Self.counted(Self.english), "ar").count == 6)
        #expect(try Self.rows(Self.counted(Self.english), "cs").count == 4)
        // A form for exact millions is nothing that translators are asked for.
        for language: LanguageTag in ["fr", "es", "pt-BR", "it", "ca", "de"] {
            #expect(try Self.rows(Self.counted(Self.english), language).count == 2)
        }
        #expect(try Self.rows(Self.counted(Self.english), "ja").count == 1)
    }

    // Seen of Xcode 27: French with nothing but `other`.
    @Test func formsThatTheTargetLacksAreAskedFor() throws {
        let document = try Self.counted(Self.english + ", \"he\": { \(Catalogs.plural(["other": "%lld קבצים"])) }")
        #expect(
            try Self.rows(document, "he") == [
                "%lld files|==|plural.one · %lld file · – · ", "%lld files|==|plural.two · %lld files · – · ",
                "%lld files|==|plural.other · %lld files · %lld קבצים · translated",
            ])
    }

    @Test func theShapeOfTheTargetDecides() throws {
        let flat = try Self.counted(Self.english + ", \"he\": \(Catalogs.unit("קבצים: %lld"))")
        #expect(try Self.rows(flat, "he") == ["%lld files · %lld files · קבצים: %lld · translated"])
        let varied = try Self.counted(
            "\"he\": { \(Catalogs.plural(["one": "קובץ", "two": "קובציים", "other": "%lld קבצים"])) }")
        #expect(
            try Self.rows(varied, "he") == [
                "%lld files|==|plural.one · %lld files · קובץ · translated",
                "%lld files|==|plural.two · %lld files · קובציים · translated",
                "%lld files|==|plural.other · %lld files · %lld קבצים · translated",
            ])
    }

    @Test func devicesAreNotFilledUpWithTheSources() throws {
        let devices = """
            "Tap": { "localizations": { "en": { "variations": { "device": {
            "iphone": { \(Catalogs.plural(["one": "Tap %lld", "other": "Taps %lld"])) }, "mac": \(Catalogs.unit("Click")),
            "other": \(Catalogs.unit("Select")) } } }
            """
        #expect(
            try Self.rows(Catalogs.made(devices + "}}"), "ja") == [
                "Tap|==|device.iphone.plural.other · Taps %lld · – · ", "Tap|==|device.mac · Click · – · ",
                "Tap|==|device.other · Select · – · ",
            ])
        let target = ", \"he\": { \"variations\": { \"device\": { \"ipad\": \(Catalogs.unit("הקישו")) } } } }}"
        #expect(
            try Self.rows(Catalogs.made(devices + target), "he")
                == ["Tap|==|device.ipad · Select · הקישו · translated"])
    }

    private static func substitutions(_ languages: String) throws -> CatalogDocument {
        try Catalogs.made("\"%lld of %lld\": { \"localizations\": { \(languages) } }")
    }

    private static func part(_ name: String, _ number: Int?, _ forms: KeyValuePairs<String, String>) -> String {
        let number = number.map { "\"argNum\": \($0), " } ?? ""
        return "\"\(name)\": { \(number)\"formatSpecifier\": \"lld\", \(Catalogs.plural(forms)) }"
    }

    private static func localization(_ text: String, _ parts: [String]) -> String {
        "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" }, "
            + "\"substitutions\": { \(parts.joined(separator: ", ")) } }"
    }

    @Test func substitutionsAreNumbered() throws {
        let english = Self.localization(
            "%#@birds@ in %#@my.yards@",
            [
                Self.part("birds", 1, ["one": "%arg bird", "other": "%arg birds (%lld), 100%%arg"]),
                Self.part("my.yards", 2, ["other": "%arg yards"]),
            ])
        let document = try Self.substitutions("\"en\": \(english)")
        #expect(
            try Self.rows(document, "ja") == [
                "%lld of %lld · %1$#@birds@ in %2$#@my.yards@ · – · ",
                "%lld of %lld|==|substitutions.birds.plural.other · %1$lld birds (%lld), 100%%arg · – · ",
                "%lld of %lld|==|substitutions.@my.yards@.plural.other · %2$lld yards · – · ",
            ])
    }

    @Test func statesAndCommentsComeOut() throws {
        let states = ["new", "translated", "needs_review", "machine_translated", "stale"]
        let entries = states.map { "\"\($0)\": { \"localizations\": { \"ar\": \(Catalogs.unit("حفظ", state: $0)) } }" }
        let document = try Catalogs.made(entries.joined(separator: ",\n"))
        #expect(
            try Self.rows(document, "ar") == [
                "new · new · حفظ · new", "translated · translated · حفظ · translated",
                "needs_review · needs_review · حفظ · needs-review-l10n",
                "machine_translated · machine_translated · حفظ · translated/leveraged-mt",
                "stale · stale · حفظ · needs-review-translation",
            ])
        let commented = try Catalogs.made(
            "\"a\": {\"comment\": \"A button\"}, \"b\": {\"comment\": \"A title\", \"isCommentAutoGenerated\": true}, \"c\": {\"shouldTranslate\": false}"
        )
        let units = try commented.exported(to: "ar", original: "a").units
        #expect(units.map(\.note) == ["A button", "A title"])
        #expect(units.map(\.isNoteGenerated) == [false, true])
    }

    // MARK: What Xcode loses in silence

    private static let losses: [(String, String)] = [
        ("\"Steps|==|plural.one\": {}", "Steps|==|plural.one"),
        ("\"Steps|==|device.mac\": {}", "Steps|==|device.mac"),
        ("\"Steps|==|substitutions.a.plural.other\": {}", "Steps|==|substitutions.a.plural.other"),
        (
            "\"k\": { \"localizations\": { \"ar\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"أ\" }, \(Catalogs.plural(["other": "ب"])) } } }",
            "k|==|plural.other"
        ),
        (
            "\"k\": { \"localizations\": { \"en\": { \"variations\": { \"plural\": { \"other\": \(Catalogs.unit("a")) }, \"device\": { \"other\": \(Catalogs.unit("b")) } } } } }",
            "k|==|device.other"
        ),
        (
            "\"k\": { \"localizations\": { \"en\": \(localization("%#@a|==|b@", [part("a|==|b", 1, ["other": "%arg"])])) } }",
            "k|==|substitutions.a|==|b.plural.other"
        ),
    ]

    @Test(arguments: losses) func whatWouldGetLostIsRefusedWithTheUnit(entry: String, id: String) throws {
        let document = try Catalogs.made(entry)
        let error = try #require(throws: DiagnosticError.self) { try document.exported(to: "ar", original: "a") }
        #expect(error.diagnostics.map(\.key) == [id])
        #expect(error.diagnostics.first?.rule == "xliff-loss")
        #expect(error.diagnostics.first?.place != nil)
    }

    @Test func translationsOfAKeyThatEndsAsAnIdAreRefused() throws {
        let document = try Catalogs.made("\"Steps|==|plural.one\": {}")
        try Self.expectLoss(
            document, [XLIFFUnit(id: "Steps|==|plural.one", source: nil, target: .init(text: "خطوات", state: nil))])
    }

    /// The source of such a unit is its own id; nothing in the catalog says which number it prints.
    @Test func formsOfASubstitutionThatOnlyTheTargetHadAreRefusedOnceItIsGone() throws {
        let arabic = Self.localization("المجموع %#@count@", [Self.part("count", 1, ["other": "%arg ملف"])])
        let document = try Catalogs.made("\"%lld total\": { \"localizations\": { \"ar\": \(arabic) } }")
        let file = try document.exported(to: "ar", original: "a")
        #expect(file.units.last?.source == "%lld total|==|substitutions.count.plural.other")
        #expect(try document.importing(file).document.bytes == document.bytes)
        var without = document
        without.removeLocalization("ar", of: "%lld total")
        try Self.expectLoss(without, file.units.filter { $0.id.contains("plural.other") })
    }

    @Test func aTextBesideVariationsIsRefused() throws {
        let document = try Self.counted(Self.english + ", \"he\": { \(Catalogs.plural(["other": "%lld קבצים"])) }")
        try Self.expectLoss(
            document, [XLIFFUnit(id: "%lld files", source: nil, target: .init(text: "קבצים", state: nil))])
        try Self.expectLoss(
            document, [XLIFFUnit(id: "%lld files|==|device.mac", source: nil, target: .init(text: "קבצים", state: nil))]
        )
        // Two that are both new don't go together either.
        try Self.expectLoss(
            try Self.counted(Self.english),
            ["", "|==|plural.other"].map {
                XLIFFUnit(id: "%lld files" + $0, source: nil, target: .init(text: "א", state: nil))
            })
    }

    private static func expectLoss(_ document: CatalogDocument, _ units: [XLIFFUnit]) throws {
        let file = XLIFFFile(
            original: "a", sourceLanguage: "en", targetLanguage: units.isEmpty ? "ar" : "he", units: units)
        let errors = try document.importing(file).notes.filter { $0.severity == .error }
        #expect(errors.first?.rule == "xliff-loss")
        #expect(errors.map(\.key) == [units.last?.id])
    }

    // MARK: Import

    @Test(arguments: Catalogs.paths) func anUntouchedExportChangesNothing(path: String) throws {
        let document = try Catalogs.document(path)
        let languages = try document.catalog().languages.filter { $0 != document.sourceLanguage }
        for language in Thoroughness.cases(languages, everyday: { $0 % 16 == 0 }) {
            let file = try document.exported(to: language, original: path)
            let read = try XLIFFDocument(XLIFFDocument(files: [file]).bytes(), file: "x.xliff")
            let result = try document.importing(read.files[0])
            #expect(result.document.bytes == document.bytes)
        }
    }

    /// Each text translated anew, from a document and into a language that isn't there: the export says what was imported.
    @Test(arguments: Catalogs.paths) func whatIsImportedIsExportedAgain(path: String) throws {
        let document = try Catalogs.document(path)
        for language: LanguageTag in Thoroughness.isThorough ? ["ar", "he", "cy"] : ["ar"] {
            var file = try document.exported(to: language, original: path)
            for index in file.units.indices {
                file.units[index].target = .init(text: "«\(file.units[index].source ?? "")»", state: "translated")
            }
            let bytes = try XLIFFDocument(files: [file]).bytes()
            let imported = try document.importing(try XLIFFDocument(bytes, file: "x.xliff").files[0]).document
            let again = try imported.exported(to: language, original: path)
            #expect(try XLIFFDocument(files: [again]).bytes() == bytes)
            // Other languages are as they were.
            let (before, after) = (try document.catalog(), try imported.catalog())
            for key in before.keys {
                var localizations = try #require(after.entries[key]).localizations
                localizations[language] = before.entries[key]?.localizations[language]
                #expect(localizations == before.entries[key]?.localizations)
            }
        }
    }

    @Test func formsOfSubstitutionsBringWhatTheyNeed() throws {
        let english = Self.localization(
            "%#@birds@", [Self.part("birds", 1, ["one": "%arg bird", "other": "%arg birds"])])
        let document = try Self.substitutions("\"en\": \(english)")
        let file = XLIFFFile(
            original: "a", sourceLanguage: "en", targetLanguage: "he",
            units: [
                XLIFFUnit(
                    id: "%lld of %lld|==|substitutions.birds.plural.one", source: "%1$lld bird",
                    target: .init(text: "ציפור %1$lld", state: "translated"))
            ])
        let imported = try document.importing(file).document
        #expect(
            imported["%lld of %lld", ["localizations", "he", "stringUnit", "state"]]?.stringValue == "new")
        let part = ["localizations", "he", "substitutions", "birds"]
        #expect(imported["%lld of %lld", part + ["argNum"]]?.intValue == 1)
        #expect(
            imported["%lld of %lld", part + ["variations", "plural", "one", "stringUnit", "value"]]?.stringValue
                == "ציפור %arg")
    }

    @Test func aTextBringsTheSubstitutionsThatItRefersTo() throws {
        let english = Self.localization(
            "%#@birds@", [Self.part("birds", 1, ["one": "%arg bird", "other": "%arg birds"])])
        let document = try Self.substitutions("\"en\": \(english)")
        func file(_ form: String, _ text: String) -> XLIFFFile {
            XLIFFFile(
                original: "a", sourceLanguage: "en", targetLanguage: "he",
                units: [
                    XLIFFUnit(id: "%lld of %lld" + form, source: nil, target: .init(text: text, state: "translated"))
                ])
        }
        let imported = try document.importing(file("", "כאן %1$#@birds@")).document
        #expect(
            try Self.rows(imported, "he") == [
                "%lld of %lld · %1$#@birds@ · כאן %1$#@birds@ · translated",
                "%lld of %lld|==|substitutions.birds.plural.one · %1$lld bird · %1$lld bird · new",
                "%lld of %lld|==|substitutions.birds.plural.two · %1$lld birds · %1$lld birds · new",
                "%lld of %lld|==|substitutions.birds.plural.other · %1$lld birds · %1$lld birds · new",
            ])
        // What nobody defines, and what would come out otherwise than it came in.
        for (form, text) in [("", "%1$#@cats@"), ("|==|substitutions.birds.plural.other", "%arg ציפורים")] {
            let (same, notes) = try document.importing(file(form, text))
            #expect(notes.filter { $0.severity == .error }.map(\.key) == ["%lld of %lld" + form])
            #expect(same.bytes == document.bytes)
        }
    }

    @Test func whatIsUnfinishedOrMissingChangesNothingAndAnEmptyTextEmpties() throws {
        let document = try Catalogs.made("\"Save\": { \"localizations\": { \"ar\": \(Catalogs.unit("حفظ")) } }")
        func imported(_ target: XLIFFUnit.Target?) throws -> String? {
            let file = XLIFFFile(
                original: "a", sourceLanguage: "en", targetLanguage: "ar",
                units: [XLIFFUnit(id: "Save", source: "Save", target: target)])
            return try document.importing(file).document["Save", ["localizations", "ar", "stringUnit", "value"]]?
                .stringValue
        }
        for state in ["new", "needs-review-l10n", "needs-review-translation"] {
            #expect(try imported(.init(text: "احفظ", state: state)) == "حفظ")
        }
        #expect(try imported(nil) == "حفظ")
        #expect(try imported(.init(text: "", state: "translated")) == "")
        #expect(try imported(.init(text: "احفظ", state: nil)) == "احفظ")
        #expect(try imported(.init(text: "احفظ", state: "done")) == "حفظ")
    }

    @Test func whatHasChangedSinceTheExportIsSaid() throws {
        let document = try Catalogs.made("\"save\": { \"localizations\": { \"en\": \(Catalogs.unit("Save all")) } }")
        let file = XLIFFFile(
            original: "a", sourceLanguage: "en", targetLanguage: "ar",
            units: [
                XLIFFUnit(id: "gone", source: "Gone", target: .init(text: "ذهب", state: "translated")),
                XLIFFUnit(id: "save", source: "Save", target: .init(text: "حفظ", state: "translated")),
            ])
        let (imported, notes) = try document.importing(file)
        #expect(notes.map(\.key) == ["gone", "save"])
        #expect(imported["save", ["localizations", "ar", "stringUnit", "state"]]?.stringValue == "needs_review")
        #expect(imported.keys == ["save"])
        var other = file
        other.sourceLanguage = "fr"
        #expect(throws: DiagnosticError.self) { try document.importing(other) }
        other = file
        other.targetLanguage = "en"
        #expect(throws: DiagnosticError.self) { try document.importing(other) }
    }
}
