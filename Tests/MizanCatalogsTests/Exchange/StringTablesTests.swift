import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

@testable import MizanCatalogs

struct StringTablesTests {
    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>%lld files</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@files@</string>
        \t\t<key>files</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>lld</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%lld file</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%lld files</string>
        \t\t</dict>
        \t</dict>
        </dict>
        </plist>

        """

    /// A package with tables of all formats, in a target of its own folder too.
    private static func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            // defaultLocalization: "fr"
            let package = Package(
                name: "Mail", defaultLocalization: "en", /* path: "No" */
                targets: [
                    .target(name: "Mail", resources: [.process("Resources")]), .executableTarget(name: "Tool", path: "Tool"),
                    .testTarget(name: "MailTests", path: "Elsewhere"),
                ])
            """, to: "Package.swift")
        let catalog = try Catalogs.made("\"Send\": {}, \"Later\": {\"shouldTranslate\": false}").formatted()
        try folder.write(Data(catalog), to: "Sources/Mail/Resources/Localizable.xcstrings")
        try folder.write("/* A button */\n\"Quit\" = \"Quit\";\n", to: "Tool/en.lproj/Localizable.strings")
        try folder.write("\"Quit\" = \"Beenden\";\n", to: "Tool/de.lproj/Localizable.strings")
        try folder.write(dictionary, to: "Tool/en.lproj/Localizable.stringsdict")
        try folder.write(Data(catalog), to: "Elsewhere/Localizable.xcstrings")
        try folder.write(Data(catalog), to: "Tests/MailTests/Localizable.xcstrings")
        try folder.write(Data(catalog), to: ".build/Localizable.xcstrings")
        return folder
    }

    @Test func aPackageHasTheTablesOfItsTargets() throws {
        let folder = try Self.package()
        let tables = try StringTables(root: folder.path)
        #expect(tables.sourceLanguage == "en")
        #expect(
            tables.tables.map(\.path) == [
                "Sources/Mail/Resources/Localizable.xcstrings", "Tool/en.lproj/Localizable.strings",
                "Tool/en.lproj/Localizable.stringsdict",
            ])
    }

    @Test func manifestsAreReadAsText() {
        func manifest(_ text: String) -> PackageManifest { PackageManifest(Array(text.utf8)) }
        #expect(manifest("Package(defaultLocalization : /* a */ \"pt-BR\")").defaultLocalization == "pt-BR")
        #expect(manifest("let a = \"defaultLocalization: \\\"x\\\"\"").defaultLocalization == nil)
        #expect(manifest("Package(defaultLocalization: \"\\(language)\")").defaultLocalization == nil)
        #expect(manifest("Package(defaultLocalization: LanguageTag(\"de\"))").defaultLocalization == nil)
        #expect(
            manifest(".target(name: \"A\", dependencies: [.product(name: \"p\", package: \"q\")], path: \"Lib/A\")")
                .folders.last == "Lib/A")
        #expect(manifest(".testTarget(name: \"A\", path: \"T\"), .target(name: \"B\")").folders.count == 4)
        for text in ["\"", "/*", "//", ".target(", "\"\\", "defaultLocalization:"] { _ = manifest(text) }
    }

    @Test func idsOfStringsDictionariesAreTheirPaths() throws {
        let folder = try Self.package()
        let document = try StringTables(root: folder.path).exported(to: "uk")
        let units = try #require(document.files.last).units
        #expect(
            units.map(\.id) == [
                "/%lld files:dict/NSStringLocalizedFormatKey:dict/:string",
                "/%lld files:dict/files:dict/one:dict/:string",
                "/%lld files:dict/files:dict/few:dict/:string", "/%lld files:dict/files:dict/many:dict/:string",
                "/%lld files:dict/files:dict/other:dict/:string",
            ])
        #expect(units.map(\.source) == ["%#@files@", "%lld file", "%lld files", "%lld files", "%lld files"])
        #expect(document.files[1].units.first?.note == "A button")
    }

    @Test func aNewLanguageGoesBesideTheSources() throws {
        let folder = try Self.package()
        var tables = try StringTables(root: folder.path)
        var package = try LocalizationPackage(tables, to: "ar")
        for (file, texts) in [
            (0, ["إرسال"]), (1, ["إنهاء"]),
            (2, ["%#@files@", "لا ملفات", "ملف", "ملفان", "%lld ملفات", "%lld ملفًا", "%lld ملف"]),
        ] {
            #expect(package.document.files[file].units.count == texts.count)
            for (index, text) in texts.enumerated() {
                package.document.files[file].units[index].target = .init(text: text, state: "translated")
            }
        }
        let output = try TemporaryFolder()
        try package.write(into: output.path)
        #expect(try output.names == ["ar.xcloc"])
        let sent = try output.data(of: "ar.xcloc/Localized Contents/ar.xliff")
        #expect(
            try output.data(of: "ar.xcloc/Source Contents/Tool/en.lproj/Localizable.strings")
                == folder.data(of: "Tool/en.lproj/Localizable.strings"))
        #expect(
            try output.text(of: "ar.xcloc/contents.json") == """
                {
                  "developmentRegion" : "en",
                  "targetLocale" : "ar",
                  "toolInfo" : {
                    "toolBuildNumber" : "\(EngineVersion.text)",
                    "toolID" : "mizan",
                    "toolName" : "Mizan",
                    "toolVersion" : "\(EngineVersion.text)"
                  },
                  "version" : "1.0"
                }
                """)
        let notes = try tables.importTranslations(LocalizationPackage.document(at: output.path + "/ar.xcloc"))
        #expect(notes.isEmpty)
        #expect(
            tables.changes.map(\.path) == [
                "Sources/Mail/Resources/Localizable.xcstrings", "Tool/ar.lproj/Localizable.strings",
                "Tool/ar.lproj/Localizable.stringsdict",
            ])
        for change in tables.changes { try folder.write(Data(change.bytes), to: change.path) }
        #expect(try folder.text(of: "Tool/ar.lproj/Localizable.strings") == "/* A button */\n\"Quit\" = \"إنهاء\";\n")
        let dictionary = try folder.text(of: "Tool/ar.lproj/Localizable.stringsdict")
        #expect(dictionary.contains("\t\t\t<key>two</key>\n\t\t\t<string>ملفان</string>\n"))
        #expect(dictionary.contains("<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>"))
        // The same bytes again, also over the package that is there.
        try LocalizationPackage(StringTables(root: folder.path), to: "ar").write(into: output.path)
        #expect(try output.data(of: "ar.xcloc/Localized Contents/ar.xliff") == sent)
    }

    @Test func oneTextOfAStringsDictionaryIsOneLine() throws {
        let spaced = Self.dictionary.replacing("\t", with: "    ").replacing("<dict>\n", with: "<dict> <!-- kept -->\n")
        let source = try StringsDictionaryDocument(Array(Self.dictionary.utf8), file: "en")
        var target = try StringsDictionaryDocument(Array(spaced.utf8), file: "de")
        try target.set([(path: ["%lld files", "files", "one"], text: "%lld <Datei>")], template: source)
        #expect(
            String(decoding: target.bytes, as: UTF8.self) == spaced.replacing("%lld file<", with: "%lld &lt;Datei&gt;<")
        )
        // Something new would cost the comments.
        let before = target.bytes
        let error = #expect(throws: DiagnosticError.self) {
            try target.set([(path: ["%lld files", "files", "few"], text: "%lld")], template: source)
        }
        #expect(error?.diagnostics.first?.rule == "strings-form")
        #expect(target.bytes == before)
    }

    @Test func theRealStringsFilesComeBackAsTheyWere() throws {
        let root = Checkout.file("Tests/Fixtures/catalogs/sparkle").path
        for language: LanguageTag in ["ar", "de", "fa", "he", "ru"] {
            var tables = try StringTables(root: root, sourceLanguage: "en")
            var document = try XLIFFDocument(tables.exported(to: language).bytes(), file: "x")
            #expect(try tables.importTranslations(document).isEmpty)
            #expect(tables.changes.isEmpty)
            let index = try #require(document.files[0].units.firstIndex { $0.target != nil })
            document.files[0].units[index].target?.text += "!"
            _ = try tables.importTranslations(document)
            let change = try #require(tables.changes.first)
            let before = try Catalogs.bytes("Tests/Fixtures/catalogs/sparkle/" + change.path).split(
                separator: 10, omittingEmptySubsequences: false)
            let after = change.bytes.split(separator: 10, omittingEmptySubsequences: false)
            #expect(before.count == after.count && zip(before, after).count { $0 != $1 } == 1)
        }
    }

    @Test func aDocumentOfAnotherFolderIsRefused() throws {
        let folder = try Self.package()
        var tables = try StringTables(root: folder.path)
        for original in [
            "Localizable.xcstrings", "../Localizable.xcstrings", "/etc/passwd", "Tool/de.lproj/Localizable.strings",
        ] {
            let file = XLIFFFile(original: original, sourceLanguage: "en", targetLanguage: "ar", units: [])
            #expect(throws: DiagnosticError.self) { try tables.importTranslations(XLIFFDocument(files: [file])) }
        }
        let path = "Sources/Mail/Resources/Localizable.xcstrings"
        for language in ["../../x", "", "en"] {
            let file = XLIFFFile(original: path, sourceLanguage: "en", targetLanguage: language, units: [])
            #expect(throws: DiagnosticError.self) { try tables.importTranslations(XLIFFDocument(files: [file])) }
        }
        let twice = XLIFFFile(original: path, sourceLanguage: "en", targetLanguage: "ar", units: [])
        #expect(throws: DiagnosticError.self) { try tables.importTranslations(XLIFFDocument(files: [twice, twice])) }
        #expect(throws: DiagnosticError.self) { try tables.exported(to: "en") }
    }
}
