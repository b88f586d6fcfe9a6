import Foundation
import MizanBase
import MizanLocalization
import TestSupport
import Testing

/// Strings of real apps, compared with what Foundation finds in the files.
@Suite struct RealCatalogTests {
    @Test func `every unit of a string catalog is there with its state`() throws {
        let path = "Tests/Fixtures/catalogs/gomap/Localizable.xcstrings"
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(Checkout.bytes(of: path))) as? [String: Any])
        var expected: [String: Int] = [:]
        func count(_ value: Any, _ label: String) {
            guard let fields = value as? [String: Any] else { return }
            if let state = fields["state"] as? String, let text = fields["value"] as? String {
                expected["\(label) \(state) \(text)", default: 0] += 1
            }
            for (name, value) in fields { count(value, label + "/" + name) }
        }
        for (key, entry) in try #require(root["strings"] as? [String: [String: Any]]) {
            for (language, localization) in entry["localizations"] as? [String: Any] ?? [:] {
                count(localization, "\(key) \(language)")
            }
        }
        var found: [String: Int] = [:]
        func count(_ value: StringCatalog.TextOrVariations, _ label: String) {
            switch value {
            case .unit(let unit): found["\(label)/stringUnit \(unit.state) \(unit.value)", default: 0] += 1
            case .plural(let forms):
                for (category, unit) in forms {
                    found[
                        "\(label)/variations/plural/\(category.rawValue)/stringUnit \(unit.state) \(unit.value)",
                        default: 0] += 1
                }
            case .device, .width: Issue.record("the file has no variations by device")
            }
        }
        let catalog = try Catalogs.gomap()
        for (key, entry) in catalog.entries {
            for (language, localization) in entry.localizations {
                let label = "\(key) \(language)"
                count(localization.value, label)
                for (name, part) in localization.substitutions { count(part.value, "\(label)/substitutions/\(name)") }
            }
        }
        #expect(found == expected)
        #expect(expected.count > 800)
        #expect(catalog.warnings.isEmpty)
        let strings = try #require(root["strings"] as? [String: [String: Any]])
        for (key, entry) in catalog.entries {
            #expect(entry.comment == strings[key]?["comment"] as? String)
            #expect(entry.extractionState == strings[key]?["extractionState"] as? String)
        }
    }

    @Test(arguments: ["ar", "de", "en", "fa", "he", "ru"])
    func `a table of strings reads as Foundation reads it`(language: String) throws {
        let path = "Tests/Fixtures/catalogs/sparkle/\(language).lproj/Sparkle.strings"
        let bytes = try Checkout.bytes(of: path)
        let expected = try #require(
            try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String])
        let catalog = try StringCatalog(
            strings: bytes, file: path, language: LanguageTag(language), sourceLanguage: "en")
        let texts = catalog.entries.mapValues { entry -> String? in
            guard case .unit(let unit)? = entry.localizations[LanguageTag(language)]?.value else { return nil }
            return unit.value
        }
        #expect(texts == expected)
        #expect(catalog.table == "Sparkle")
        #expect(catalog.warnings.isEmpty)
    }

    @Test func `half-translated tables fall back key by key`() throws {
        let bundle = try StringBundle(folder: Checkout.file("Tests/Fixtures/catalogs/sparkle").path)
        #expect(bundle.localizations.map(\.identifier) == ["ar", "de", "en", "fa", "he", "ru"])
        #expect(bundle.developmentLanguage == "en")
        let table = try #require(bundle.tables["Sparkle"])
        let counts: [String: Int] = table.entries.values.reduce(into: [:]) { counts, entry in
            for language in entry.localizations.keys { counts[language.identifier, default: 0] += 1 }
        }
        #expect(counts == ["en": 67, "de": 67, "he": 64, "fa": 33, "ru": 28, "ar": 19])
        let arabic = Localization(bundles: [bundle], locale: "ar-EG")
        let moved = arabic.resolve(
            "Move \("Sparkle") to the Applications folder to keep it up to date", table: "Sparkle")
        #expect(moved.isFallback)
        let cancel = arabic.resolve("Cancel", table: "Sparkle")
        #expect(!cancel.isFallback && cancel.language == "ar", "\(cancel)")
    }
}
