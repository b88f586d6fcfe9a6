import Foundation
import MizanBase
import MizanDocument
import MizanLocalization
import TestSupport
import Testing

@testable import MizanCatalogs

struct CompiledCatalogTests {
    private static func files(_ strings: String) throws -> [String: String] {
        let compiled = try CompiledCatalog(Catalogs.made(strings).catalog())
        return Dictionary(
            uniqueKeysWithValues: compiled.files().map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test func textsAndVariationsGoToTheirFiles() throws {
        let files = try Self.files(
            """
            "Save": { "localizations": { "ar": \(Catalogs.unit("حفظ")), "he": \(Catalogs.unit("Save", state: "new")) } },
            "%@: %lld files": { "localizations": { "he": { \(Catalogs.plural(["one": "%@: קובץ", "other": "%@: %lld קבצים"])) } } }
            """)
        #expect(files["ar.lproj/Localizable.strings"] == "\"Save\" = \"حفظ\";\n")
        #expect(
            files["en.lproj/Localizable.strings"] == "\"Save\" = \"Save\";\n\"%@: %lld files\" = \"%@: %lld files\";\n")
        #expect(files["he.lproj/Localizable.strings"]?.isEmpty == true)
        #expect(files["ar.lproj/Localizable.stringsdict"] == nil)
        let dictionary = try #require(files["he.lproj/Localizable.stringsdict"])
        for line in [
            "<string>%2$#@value@</string>", "<string>NSStringPluralRuleType</string>",
            "<string>%1$@: %2$lld קבצים</string>",
        ] { #expect(dictionary.contains(line)) }
    }

    @Test func aControlInAPropertyListIsRefusedWithItsKey() throws {
        let document = try Catalogs.made(
            "\"k\": { \"localizations\": { \"en\": { \(Catalogs.plural(["other": "\\u0007 %lld"])) } } }")
        let error = try #require(throws: DiagnosticError.self) { try CompiledCatalog(document.catalog()) }
        #expect(error.diagnostics.first?.key == "k")
    }

    /// Catalogs of shapes that the examples don't have.
    private static let shapes = [
        """
        "%@ has %lld": { "localizations": { "en": { \(Catalogs.plural(["one": "%@ has one, %%", "other": "%@ has %lld"])) },
            "ar": { \(Catalogs.plural(["zero": "لا شيء", "few": "%1$@: %2$lld", "other": "%2$lld: %1$@"])) } } }
        """,
        """
        "%lld of %lld": { "localizations": { "en": {
            "stringUnit": { "state": "translated", "value": "%#@birds@ in %#@yards@" }, "substitutions": {
            "birds": { "argNum": 1, "formatSpecifier": "lld", \(Catalogs.plural(["one": "%arg bird", "other": "%arg birds of %2$lld"])) },
            "yards": { "argNum": 2, "formatSpecifier": "lld", \(Catalogs.plural(["one": "a yard", "other": "%arg yards"])) } } },
            "he": { "stringUnit": { "state": "translated", "value": "%#@yards@, %#@birds@" }, "substitutions": {
            "birds": { "argNum": 1, "formatSpecifier": "lld", \(Catalogs.plural(["two": "שתי ציפורים", "other": "%arg ציפורים"])) },
            "yards": { "argNum": 2, "formatSpecifier": "lld", \(Catalogs.plural(["other": "%arg חצרות"])) } } } } }
        """,
        """
        "%lld and %lld": { "localizations": { "en": {
            "stringUnit": { "state": "translated", "value": "%#@a@ and %#@b@" }, "substitutions": {
            "a": { "formatSpecifier": "lld", \(Catalogs.plural(["one": "%arg cat", "other": "%arg cats"])) },
            "b": { "formatSpecifier": "lld", \(Catalogs.plural(["one": "%arg dog", "other": "%arg dogs"])) } } } } }
        """,
        """
        "%lld taps": { "localizations": { "en": { "variations": { "device": {
            "iphone": { \(Catalogs.plural(["one": "Tap once", "other": "Tap %lld times"])) },
            "mac": { \(Catalogs.plural(["one": "Click once", "other": "Click %lld times"])) },
            "other": \(Catalogs.unit("Select %lld times")) } } } } }
        """,
        """
        "paste": { "localizations": { "en": \(Catalogs.unit("Paste the tags")),
            "ar": { \(Catalogs.plural(["one": "لصق الوسم", "other": "لصق الوسوم"])) } } }
        """,
        "\"Say \\\"%@\\\"\\n\\tnow\": {}, \"\": {}, \"100%\": {}, \"a\\\\b\": {}",
    ]

    private static func same(_ document: CatalogDocument, sizes: [Int128], devices: [DeviceIdiom]) throws {
        let catalog = try document.catalog()
        let folder = try TemporaryFolder()
        for file in try CompiledCatalog(catalog).files() { try folder.write(Data(file.bytes), to: file.path) }
        let compiled = try StringBundle(folder: folder.path, developmentLanguage: catalog.sourceLanguage)
        let original = StringBundle(tables: [catalog], developmentLanguage: catalog.sourceLanguage)
        #expect(Set(compiled.localizations) == Set(original.localizations))
        let zone = try #require(TimeZone(identifier: "UTC"))
        for language in catalog.languages {
            for device in devices {
                func localization(_ bundle: StringBundle) -> Localization {
                    Localization(bundles: [bundle], locale: language, timeZone: zone, device: device)
                }
                let (before, after) = (localization(original), localization(compiled))
                for key in catalog.keys {
                    let texts = NumberedFormat(key, variables: [:]).arguments.filter { $0.specifier.hasSuffix("@") }
                    let demanded = before.missingArguments(
                        of: LocalizedStringResource(key: key, defaultValue: nil, table: catalog.table, arguments: []))
                    for size in sizes {
                        // A text may do without arguments that its key has.
                        let count = max(demanded.max() ?? 0, NumberedFormat(key, variables: [:]).arguments.count)
                        let arguments: [LocalizedValue] = (0..<count).map { index in
                            texts.contains { $0.number == index + 1 } ? .text("«סמי»") : .integer(size + Int128(index))
                        }
                        let resource = LocalizedStringResource(
                            key: key, defaultValue: nil, table: catalog.table, arguments: arguments)
                        let (first, second) = (before.resolve(resource), after.resolve(resource))
                        #expect(
                            first.text.plainText(.marked) == second.text.plainText(.marked),
                            "\(key) \(language) \(device.rawValue) \(size)")
                        if arguments.isEmpty { break }
                    }
                }
            }
        }
    }

    @Test(arguments: shapes) func everyLookUpGivesTheTextOfTheCatalog(strings: String) throws {
        try Self.same(Catalogs.made(strings), sizes: [0, 1, 2, 3, 11, 100], devices: [.other, .iPhone, .iPod, .mac])
    }

    @Test(arguments: Catalogs.paths) func everyLookUpOfARealCatalogGivesItsText(path: String) throws {
        try Self.same(Catalogs.document(path), sizes: [0, 1, 2, 5, 11], devices: [.other])
    }
}
