import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanCatalogs

/// Translations of a `.stringsdict` file, of which some texts are missing or wrong.
struct StringsDictionaryExchangeTests {
    private static func forms(_ name: String, _ forms: KeyValuePairs<String, String>) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
            + forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
    }

    private static let format = "NSStringLocalizedFormatKey"
    private static let source =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>%d files in %d folders</key><dict><key>\(format)</key><string>%#@files@ in %#@folders@</string>
        \(forms("files", ["one": "%d file", "other": "%d files"]))\(forms("folders", ["one": "%d folder", "other": "%d folders"]))</dict>
        <key>Width</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>short</string>
        <key>50</key><string>long</string></dict></dict>
        <key>%d guests</key><dict><key>\(format)</key><string>%#@guests@</string>
        \(forms("guests", ["zero": "Nobody", "one": "", "other": "%d guests"]))</dict>
        </dict></plist>

        """

    private static let files = "/%d files in %d folders:dict/"

    private static func imported(
        _ targets: KeyValuePairs<String, String>
    ) throws -> (text: String?, notes: [Diagnostic]) {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "en.lproj/L.stringsdict")
        var tables = try StringTables(root: folder.path)
        let units = targets.map { XLIFFUnit(id: $0.key, source: nil, target: .init(text: $0.value, state: nil)) }
        let file = XLIFFFile(
            original: "en.lproj/L.stringsdict", sourceLanguage: "en", targetLanguage: "de", units: units)
        let notes = try tables.importTranslations(XLIFFDocument(files: [file]))
        return (tables.changes.first.map { String(decoding: $0.bytes, as: UTF8.self) }, notes)
    }

    @Test func whatIsFinishedIsTakenAndTheRestIsNamed() throws {
        let (text, notes) = try Self.imported([
            Self.files + "NSStringLocalizedFormatKey:dict/:string": "%#@files@ in %#@folders@",
            Self.files + "files:dict/one:dict/:string": "%d Datei",
            Self.files + "files:dict/other:dict/:string": "%d Dateien",
            "/Width:dict/NSStringVariableWidthRuleType:dict/20:dict/:string": "kurz",
            "/Width:dict/NSStringVariableWidthRuleType:dict/50:dict/:string": "lang",
        ])
        #expect(
            notes.map(\.key) == [
                Self.files + "folders:dict/one:dict/:string", Self.files + "folders:dict/other:dict/:string",
            ])
        #expect(notes.allSatisfy { $0.severity == .warning })
        let written = try #require(text)
        #expect(written.contains("kurz") && !written.contains("Datei"))
        // It can be read.
        _ = try StringsDictionaryDocument(Array(written.utf8), file: "de")
    }

    @Test func nothingWholeWritesNothing() throws {
        let (text, notes) = try Self.imported([Self.files + "files:dict/one:dict/:string": "%d Datei"])
        #expect(text == nil)
        #expect(notes.count == 4)
    }

    @Test func emptySourcesAndTheTextForZeroAreNotNeeded() throws {
        let (text, notes) = try Self.imported([
            "/%d guests:dict/NSStringLocalizedFormatKey:dict/:string": "%#@guests@",
            "/%d guests:dict/guests:dict/other:dict/:string": "%d Gäste",
        ])
        #expect(notes.map(\.message) == [])
        #expect(try #require(text).contains("<key>one</key>\n\t\t\t<string></string>"))
        #expect(try #require(text).contains("zero") == false)
    }

    @Test func aSpecifierOfAnotherTypeIsRefused() throws {
        let (text, notes) = try Self.imported([
            "/%d guests:dict/NSStringLocalizedFormatKey:dict/:string": "%#@guests@",
            "/%d guests:dict/guests:dict/one:dict/:string": "Ein Gast",
            "/%d guests:dict/guests:dict/other:dict/:string": "%2$@ Gäste",
            "/Width:dict/NSStringVariableWidthRuleType:dict/20:dict/:string": "kurz",
            "/Width:dict/NSStringVariableWidthRuleType:dict/50:dict/:string": "lang",
        ])
        #expect(notes.first?.rule == "specifiers-differ" && notes.first?.severity == .error)
        #expect(notes.first?.key == "/%d guests:dict/guests:dict/other:dict/:string")
        #expect(notes.dropFirst().allSatisfy { $0.rule == "xliff-incomplete" && $0.severity == .error })
        #expect(text?.contains("kurz") == true && text?.contains("Gast") == false)
    }

    @Test func theTextForZeroIsOffered() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "en.lproj/L.stringsdict")
        let units = try StringTables(root: folder.path).exported(to: "de").files[0].units
        #expect(units.contains { $0.id == "/%d guests:dict/guests:dict/zero:dict/:string" && $0.source == "Nobody" })
        #expect(!units.contains { $0.id == Self.files + "files:dict/zero:dict/:string" })
    }
}
