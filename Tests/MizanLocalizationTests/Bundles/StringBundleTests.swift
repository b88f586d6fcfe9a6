import Foundation
import MizanBase
import MizanDocument
import MizanLocalization
import TestSupport
import Testing

@Suite struct StringBundleTests {
    private static func strings(_ entries: [(String, String)]) -> String {
        entries.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    }

    private static let tickets = """
        <plist version="1.0"><dict><key>%lld tickets</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@tickets@</string><key>tickets</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Karte</string><key>other</key><string>%lld Karten</string></dict></dict></dict></plist>
        """

    @Test func `a folder of lproj folders, with several tables`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            Self.strings([("Cancel", "Cancel"), ("%lld tickets", "%lld tickets")]), to: "en.lproj/Localizable.strings")
        try folder.write(
            Self.strings([("Cancel", "Abbrechen"), ("%lld tickets", "falsch")]), to: "de.lproj/Localizable.strings")
        try folder.write(Self.tickets, to: "de.lproj/Localizable.stringsdict")
        try folder.write(Self.strings([("CFBundleDisplayName", "Vorhersage")]), to: "de.lproj/InfoPlist.strings")
        try folder.write(Self.strings([("Ordered", "commandées")]), to: "fr.lproj/UserProfile.strings")
        let bundle = try StringBundle(folder: folder.path)
        #expect(bundle.tables.keys.sorted() == ["InfoPlist", "Localizable", "UserProfile"])
        #expect(bundle.localizations.map(\.identifier) == ["de", "en", "fr"])
        let german = Localization(bundles: [bundle], locale: "de-AT")
        #expect(german.resolve("Cancel").plain == "Abbrechen")
        // The entry of the stringsdict wins over that of the strings.
        #expect(german.resolve("\(1) tickets").plain == "1 Karte")
        #expect(german.resolve("\(3) tickets").plain == "3 Karten")
        #expect(german.resolve("CFBundleDisplayName", table: "InfoPlist").plain == "Vorhersage")
        let french = Localization(bundles: [bundle], locale: "fr")
        #expect(french.resolve("Ordered", table: "UserProfile").plain == "commandées")
        let cancel = french.resolve("Cancel")
        #expect(cancel.plain == "Cancel" && cancel.isFallback && cancel.language == "en")
    }

    @Test func `folders named as POSIX names locales; one that is no language is a warning and isn't used`() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("en", "Hello"), ("sr", "Здраво"), ("sr@latin", "Zdravo"), ("uz_UZ.UTF-8@cyrillic", "Салом"),
            ("be@tarask", "Вітаю"), ("my words", "?"),
        ] {
            try folder.write(Self.strings([("Hello", text)]), to: "\(name).lproj/Localizable.strings")
        }
        let bundle = try StringBundle(folder: folder.path)
        #expect(bundle.localizations.map(\.identifier) == ["en", "sr", "sr-Latn", "uz-Cyrl-UZ"])
        #expect(
            bundle.warnings.map(\.message) == [
                "“be@tarask.lproj” names no language; what is in it is not used",
                "“my words.lproj” names no language; what is in it is not used",
            ])
        func hello(_ locale: LanguageTag) -> String {
            Localization(bundles: [bundle], locale: locale).resolve("Hello").plain
        }
        #expect(hello("en") == "Hello" && hello("be") == "Hello")
        #expect(hello("sr-Latn") == "Zdravo" && hello("uz-Cyrl") == "Салом")
        // In Montenegro Serbian is written in Latin letters, in Bosnia and Serbia in Cyrillic ones (CLDR's likely subtags).
        #expect(hello("sr-ME") == "Zdravo" && hello("sr-BA") == "Здраво" && hello("sr") == "Здраво")
    }

    @Test func `Base is no language, and its texts are those of development`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.strings([("a", "base a"), ("b", "base b")]), to: "Base.lproj/Localizable.strings")
        try folder.write(Self.strings([("a", "français a")]), to: "fr.lproj/Localizable.strings")
        try folder.write(Self.strings([("b", "español b")]), to: "es.lproj/Localizable.strings")
        let bundle = try StringBundle(folder: folder.path, developmentLanguage: "fr")
        #expect(bundle.localizations.map(\.identifier) == ["es", "fr"])
        let localization = Localization(bundles: [bundle], locale: "en")
        #expect(localization.resolve("a").plain == "français a")
        #expect(localization.resolve("b").plain == "base b")
        #expect(localization.resolve("b").language == "fr")
        #expect(
            StringBundle.preferredLocalizations(from: ["Base", "en"], forPreferences: ["ja"]) == ["en"])
    }

    @Test func `a resource bundle of SwiftPM says its language of development`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>fr</string></dict></plist>",
            to: "spm_Kit.resources/Info.plist")
        try folder.write(Self.strings([("k", "fr")]), to: "spm_Kit.resources/fr.lproj/Localizable.strings")
        try folder.write(Self.strings([("k", "en")]), to: "spm_Kit.resources/en.lproj/Localizable.strings")
        let bundle = try StringBundle(folder: folder.path + "/spm_Kit.resources")
        #expect(bundle.name == "spm_Kit")
        #expect(bundle.developmentLanguage == "fr")
        #expect(Localization(bundles: [bundle], locale: "ja").resolve("k").plain == "fr")
        let foundation = try #require(Bundle(path: folder.path + "/spm_Kit.resources"))
        #expect(try StringBundle(foundation).tables["Localizable"]?.keys == ["k"])
    }

    @Test func `an app for macOS, and folders named as they once were`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>English</string></dict></plist>",
            to: "Old.app/Contents/Info.plist")
        try folder.write(
            Self.strings([("k", "English")]), to: "Old.app/Contents/Resources/English.lproj/Localizable.strings")
        try folder.write(Self.strings([("k", "中文")]), to: "Old.app/Contents/Resources/zh_TW.lproj/Localizable.strings")
        let bundle = try StringBundle(folder: folder.path + "/Old.app")
        #expect(bundle.name == "Old" && bundle.developmentLanguage == "en")
        #expect(Localization(bundles: [bundle], locale: "zh-Hant-HK").resolve("k").plain == "中文")
        #expect(Localization(bundles: [bundle], locale: "de").resolve("k").plain == "English")
    }

    @Test func `a folder of resources beside folders of languages, and a link in a circle`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.strings([("a", "A")]), to: "en.lproj/Localizable.strings")
        try folder.write(Self.strings([("b", "B")]), to: "Resources/en.lproj/More.strings")
        try folder.link("Resources/Resources", to: "../Resources")
        let bundle = try StringBundle(folder: folder.path)
        #expect(bundle.tables.keys.sorted() == ["Localizable", "More"])
        #expect(bundle.tables["More"]?.keys == ["b"])
    }

    @Test func `several bundles are apart; without its bundle a framework's key is shown`() throws {
        let app = StringBundle(tables: [try Catalogs.made(Catalogs.entry("Done", [("de", "Fertig")]))])
        let kit = StringBundle(
            tables: [try Catalogs.made(Catalogs.entry("kit.title", [("de", "Wetter"), ("en", "Weather")]))], name: "Kit"
        )
        let german = Localization(bundles: [app, kit], locale: "de")
        #expect(german.resolve("kit.title").plain == "kit.title")
        #expect(german.resolve("kit.title", bundle: "Kit").plain == "Wetter")
        #expect(german.resolve("Done").plain == "Fertig")
        #expect(german.resolve("Done", bundle: "Kit").plain == "Done")
        #expect(german.resolve("kit.title", bundle: "Missing").plain == "kit.title")
        #expect(german.inLocale("en").resolve("kit.title", bundle: "Kit").plain == "Weather")
    }

    @Test func `an app supplies the languages that a package lacks, entry by entry`() throws {
        let kit = StringBundle(
            tables: [
                try Catalogs.made(
                    Catalogs.entry("Retry", [("de", "Wiederholen"), ("en", "Retry")]) + ","
                        + Catalogs.entry("Close", [("de", "Schließen")]))
            ], name: "Kit")
        let supplied = StringBundle(
            tables: [
                try Catalogs.made(
                    Catalogs.entry("Retry", [("uk", "Повторити"), ("de", "Nochmal")]) + ","
                        + "\"Close\": { \"localizations\": { \"de\": { \"stringUnit\": { \"state\": \"new\", \"value\": \"Close\" } } } }"
                )
            ])
        let bundle = supplied.laid(over: kit)
        #expect(bundle.name == "Kit")
        func text(_ key: LocalizedStringKey, _ locale: LanguageTag) -> String {
            Localization(bundles: [bundle], locale: locale).resolve(key, bundle: "Kit").plain
        }
        #expect(text("Retry", "uk-UA") == "Повторити")
        #expect(text("Retry", "de") == "Nochmal")
        // What nobody has translated hides no translation.
        #expect(text("Close", "de") == "Schließen")
        #expect(text("Close", "uk") == "Close")
        #expect(text("Retry", "en") == "Retry")
    }

    @Test func `tables laid over one with another source language keep their keys as texts`() throws {
        let kit = StringBundle(tables: [try Catalogs.made("\"Retry\": {}")], name: "Kit")
        let app = StringBundle(
            tables: [
                try Catalogs.made(
                    "\"Retry\": { \"localizations\": { \"uk\": { \"stringUnit\": { \"value\": \"Повторити\" } } } }",
                    source: "de")
            ])
        let localization = Localization(bundles: [app.laid(over: kit)], locale: "uk")
        #expect(localization.resolve("Retry").plain == "Повторити")
        #expect(localization.inLocale("en").resolve("Retry").plain == "Retry")
        #expect(localization.inLocale("en").resolve("Retry").language == "en")
    }

    @Test func `files that lead outside of the folder are not read`() throws {
        let outside = try TemporaryFolder()
        try outside.write(Self.strings([("k", "secret")]), to: "Localizable.strings")
        let folder = try TemporaryFolder()
        try folder.write(Self.strings([("k", "text")]), to: "en.lproj/Other.strings")
        try folder.link("en.lproj/Localizable.strings", to: outside.path + "/Localizable.strings")
        let error = #expect(throws: DiagnosticError.self) { try StringBundle(folder: folder.path) }
        #expect(error?.diagnostics.first?.rule == "path-outside-root")
    }

    @Test func `an error in one of the files names it`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"b\"", to: "de.lproj/Localizable.strings")
        let error = #expect(throws: DiagnosticError.self) { try StringBundle(folder: folder.path) }
        #expect(error?.diagnostics.first?.place?.description == folder.path + "/de.lproj/Localizable.strings:1:10")
    }
}
