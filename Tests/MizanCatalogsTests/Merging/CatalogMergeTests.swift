import MizanBase
import MizanCatalogs
import MizanDocument
import TestSupport
import Testing

struct CatalogMergeTests {
    private static let base = """
        "Save": { "localizations": { "ar": \(Catalogs.unit("حفظ")), "he": \(Catalogs.unit("שמירה")) } },
        "%lld files": { "localizations": { "he": { \(Catalogs.plural(["one": "קובץ", "other": "%lld קבצים"])) } } }
        """

    private static func made() throws -> CatalogDocument {
        let document = try Catalogs.made(base)
        return try CatalogDocument(document.formatted(), file: "Localizable.xcstrings")
    }

    private static func edited(_ edit: (inout CatalogDocument) -> Void) throws -> CatalogDocument {
        var document = try made()
        edit(&document)
        return document
    }

    private static func merged(_ ours: CatalogDocument, _ theirs: CatalogDocument) throws -> CatalogMerge {
        try CatalogMerge(base: made(), ours: ours, theirs: theirs)
    }

    @Test func changesOfKeysLanguagesAndFormsAreJoined() throws {
        let plural = ["variations", "plural"]
        let ours = try Self.edited {
            $0.setUnit("احفظ", state: "translated", of: "Save", in: "ar")
            $0.setUnit("קובץ אחד", state: "translated", of: "%lld files", in: "he", form: plural + ["one"])
            $0.add("Open", comment: "Opens a file")
        }
        let theirs = try Self.edited {
            $0.setUnit("לשמור", state: "needs_review", of: "Save", in: "he")
            $0.setUnit("שני קבצים", state: "translated", of: "%lld files", in: "he", form: plural + ["two"])
            $0.setComment("Stores the file", of: "Save")
            $0.add("Close")
            $0.version = "1.1"
        }
        let merge = try Self.merged(ours, theirs)
        #expect(merge.conflicts.isEmpty)
        let expected = try Self.edited {
            $0.setUnit("احفظ", state: "translated", of: "Save", in: "ar")
            $0.setUnit("לשמור", state: "needs_review", of: "Save", in: "he")
            $0.setComment("Stores the file", of: "Save")
            $0.setUnit("קובץ אחד", state: "translated", of: "%lld files", in: "he", form: plural + ["one"])
            $0.setUnit("שני קבצים", state: "translated", of: "%lld files", in: "he", form: plural + ["two"])
            $0.add("Open", comment: "Opens a file")
            $0.add("Close")
            $0.version = "1.1"
        }
        #expect(
            String(decoding: merge.document.bytes, as: UTF8.self) == String(decoding: expected.bytes, as: UTF8.self))
    }

    private static let conflicts:
        [(String, String?, @Sendable (inout CatalogDocument) -> Void, @Sendable (inout CatalogDocument) -> Void)] = [
            (
                "“Save”: its text in ar is changed by both", "ar",
                { $0.setUnit("احفظ", state: "translated", of: "Save", in: "ar") },
                { $0.setUnit("خزّن", state: "translated", of: "Save", in: "ar") }
            ),
            // A text that is new isn't reviewed because the old one was.
            (
                "“Save”: its text in ar is changed by both", "ar",
                { $0.setUnit("احفظ", state: "translated", of: "Save", in: "ar") },
                { $0.setUnit("حفظ", state: "needs_review", of: "Save", in: "ar") }
            ),
            (
                "“%lld files”: its text in he (plural.one) is changed by both", "he",
                {
                    $0.setUnit(
                        "א", state: "translated", of: "%lld files", in: "he", form: ["variations", "plural", "one"])
                },
                {
                    $0.setUnit(
                        "ב", state: "translated", of: "%lld files", in: "he", form: ["variations", "plural", "one"])
                }
            ),
            (
                "the key “Save” is removed by ours and changed by theirs", nil, { $0[entry: "Save"] = nil },
                { $0.setComment("Stores the file", of: "Save") }
            ),
            (
                "“Save”: its text in ar is removed by one and changed by the other", "ar",
                { $0.removeLocalization("ar", of: "Save") },
                { $0.setUnit("احفظ", state: "translated", of: "Save", in: "ar") }
            ),
            (
                "“Save”: its text in fr is varied by one and changed by the other", "fr",
                { $0.setUnit("Enregistrer", state: "translated", of: "Save", in: "fr") },
                {
                    $0.setUnit(
                        "Enregistrer", state: "translated", of: "Save", in: "fr", form: ["variations", "device", "mac"])
                }
            ),
            (
                "“Save”: the field “comment” is changed by both", nil, { $0.setComment("A button", of: "Save") },
                { $0.setComment("A menu item", of: "Save") }
            ),
        ]

    @Test(arguments: conflicts.indices) func whatBothChangedIsNamedAndStaysOurs(index: Int) throws {
        let (message, language, first, second) = Self.conflicts[index]
        let ours = try Self.edited(first)
        let merge = try Self.merged(ours, Self.edited(second))
        #expect(merge.conflicts.map(\.message) == [message])
        #expect(merge.conflicts.first?.language?.identifier == language)
        #expect(merge.conflicts.first?.key != nil)
        #expect(merge.document.bytes == ours.bytes)
    }

    /// One random change.
    private static func change(_ document: inout CatalogDocument, _ random: inout SeededGenerator) {
        let keys = document.keys
        let key =
            Int.random(in: 0..<4, using: &random) == 0
            ? "Key \(Int.random(in: 0..<30, using: &random))" : keys.randomElement(using: &random) ?? "a"
        let language: LanguageTag = ["ar", "he", "de"].randomElement(using: &random) ?? "ar"
        let text = "\(Int.random(in: 0..<5, using: &random))"
        switch Int.random(in: 0..<8, using: &random) {
        case 0: document[entry: key] = nil
        case 1: document.removeLocalization(language, of: key)
        case 2: document.setComment(text, of: key)
        case 3: document.setExtractionState("stale", of: key)
        case 4:
            document[key, ["localizations", language.identifier]] = nil
            document.setUnit(text, state: "translated", of: key, in: language, form: ["variations", "plural", "other"])
        case 5: document.add(key, comment: text)
        default:
            guard document[key, ["localizations", language.identifier, "variations"]] == nil else { return }
            document.setUnit(text, state: "translated", of: key, in: language)
        }
    }

    @Test func randomMergesKeepTheLawsOfMerging() throws {
        var random = SeededGenerator(seed: 25)
        let base = try Self.made()
        var joined = 0
        for _ in 0..<Thoroughness.count(150, thorough: 3_000) {
            var (ours, theirs) = (base, base)
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&ours, &random) }
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&theirs, &random) }
            // What only one side changed is the result; what both changed alike is no conflict.
            let same = try CatalogMerge(base: base, ours: base, theirs: ours)
            #expect(same.conflicts.isEmpty)
            #expect(try same.document.formatted() == ours.formatted())
            #expect(try CatalogMerge(base: base, ours: ours, theirs: base).document.bytes == ours.bytes)
            #expect(try CatalogMerge(base: base, ours: ours, theirs: ours).document.bytes == ours.bytes)
            let (first, second) = (
                try CatalogMerge(base: base, ours: ours, theirs: theirs),
                try CatalogMerge(base: base, ours: theirs, theirs: ours)
            )
            #expect(first.conflicts.count == second.conflicts.count)
            guard first.conflicts.isEmpty else { continue }
            joined += 1
            #expect(try first.document.formatted() == second.document.formatted())
        }
        #expect(joined > 20)
    }
}
