import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanCatalogs

struct StringsEditTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let catalog = try Catalogs.made(
            """
            "%lld files": { "localizations": { "en": { \(Catalogs.plural(["one": "%lld file", "other": "%lld files"])) } } },
            "Hello, %@": {}, "Save": { "comment": "A button", "localizations": { "ar": \(Catalogs.unit("احفظ", state: "new")) } }
            """)
        try folder.write(Data(catalog.formatted()), to: "Localizable.xcstrings")
        try folder.write("/* Menu */\n\"Quit\" = \"Quit\"; // end\n", to: "en.lproj/Menu.strings")
        return folder
    }

    /// The lines that an edit changes, old and new.
    private static func changes(_ edit: StringsEdit, in folder: TemporaryFolder) throws -> (
        lines: [String], notes: [Diagnostic]
    ) {
        var tables = try StringTables(root: folder.path)
        let notes = try tables.set(edit)
        let lines = tables.changes.flatMap { change -> [String] in
            let before = (try? folder.text(of: change.path)) ?? ""
            let after = String(decoding: change.bytes, as: UTF8.self)
            let difference = after.split(separator: "\n", omittingEmptySubsequences: false)
                .difference(from: before.split(separator: "\n", omittingEmptySubsequences: false))
            return [change.path]
                + difference.map {
                    switch $0 {
                    case .insert(_, let line, _): "+" + line.trimmingCharacters(in: .whitespaces)
                    case .remove(_, let line, _): "-" + line.trimmingCharacters(in: .whitespaces)
                    }
                }
        }
        return (lines, notes)
    }

    @Test func oneTextIsTwoLines() throws {
        let edit = StringsEdit(key: "Save", language: "ar", text: "حفظ")
        #expect(
            try Self.changes(edit, in: Self.folder()).lines == [
                "Localizable.xcstrings", "-\"value\" : \"احفظ\"", "-\"state\" : \"new\",",
                "+\"state\" : \"translated\",",
                "+\"value\" : \"حفظ\"",
            ])
        var same = edit
        (same.text, same.state) = ("احفظ", "new")
        #expect(try Self.changes(same, in: Self.folder()).lines.isEmpty)
    }

    @Test func formsStatesAndCommentsAreWritten() throws {
        let folder = try Self.folder()
        var tables = try StringTables(root: folder.path)
        for (form, text) in [("one", "קובץ %lld"), ("plural.other", "%lld קבצים")] {
            let edit = StringsEdit(
                key: "%lld files", language: "he", text: text, form: form, state: "needs_review", comment: "A count")
            #expect(try tables.set(edit).isEmpty)
        }
        let document = try CatalogDocument(#require(tables.changes.first).bytes, file: "a")
        let path = ["localizations", "he", "variations", "plural", "other", "stringUnit"]
        #expect(document["%lld files", path + ["value"]]?.stringValue == "%lld קבצים")
        #expect(document["%lld files", path + ["state"]]?.stringValue == "needs_review")
        #expect(document["%lld files", ["comment"]]?.stringValue == "A count")
    }

    @Test func theSourceLanguageIsEditedToo() throws {
        let edit = StringsEdit(key: "Save", language: "en", text: "Save all")
        #expect(try Self.changes(edit, in: Self.folder()).lines.contains("+\"value\" : \"Save all\""))
        let menu = StringsEdit(key: "Quit", language: "en", text: "Quit \"now\"")
        #expect(
            try Self.changes(menu, in: Self.folder()).lines == [
                "en.lproj/Menu.strings", "-\"Quit\" = \"Quit\"; // end", "+\"Quit\" = \"Quit \\\"now\\\"\"; // end",
            ])
    }

    @Test func aStringsFileOfANewLanguageIsMade() throws {
        let edit = StringsEdit(key: "Quit", language: "ar", text: "إنهاء", comment: "In the menu")
        #expect(
            try Self.changes(edit, in: Self.folder()).lines
                == ["ar.lproj/Menu.strings", "+/* In the menu */", "+\"Quit\" = \"إنهاء\";"])
    }

    @Test(arguments: [
        (StringsEdit(key: "Hello, %@", language: "ar", text: "مرحبا %d"), "specifiers-differ"),
        (StringsEdit(key: "Hello, %@", language: "en", text: "Hello, %d"), "specifiers-differ"),
        (StringsEdit(key: "Save", language: "ar", text: "أ", form: "plural.one"), "xliff-loss"),
    ])
    func aTextThatDoesntFitIsRefused(edit: StringsEdit, rule: String) throws {
        let (lines, notes) = try Self.changes(edit, in: Self.folder())
        #expect(lines.isEmpty)
        #expect(notes.map(\.rule) == [rule] && notes.map(\.severity) == [.error])
    }

    @Test(arguments: [
        (StringsEdit(key: "Sav", language: "ar", text: "أ"), "“Save”"),
        (StringsEdit(key: "Save", language: "ar", text: "أ", form: "pural.one"), "no form"),
        (StringsEdit(key: "Save", language: "ar", text: "أ", state: "translatd"), "“translated”"),
        (StringsEdit(key: "Quit", language: "ar", text: "أ", form: "one"), "--variation"),
        (StringsEdit(key: "Quit", language: "ar", text: "أ", state: "new"), "--state"),
    ])
    func aWrongEditIsAnError(edit: StringsEdit, words: String) throws {
        let folder = try Self.folder()
        var tables = try StringTables(root: folder.path)
        let error = #expect(throws: DiagnosticError.self) { try tables.set(edit) }
        let said = error?.diagnostics.map { $0.message + ($0.fix ?? "") }.joined() ?? ""
        #expect(said.contains(words), "\(said)")
        #expect(tables.changes.isEmpty)
    }

    @Test func aKeyOfTwoTablesMustBeMeant() throws {
        let folder = try Self.folder()
        try folder.write("\"Save\" = \"Save\";\n", to: "en.lproj/Other.strings")
        var tables = try StringTables(root: folder.path)
        let edit = StringsEdit(key: "Save", language: "ar", text: "حفظ")
        #expect(throws: DiagnosticError.self) { try tables.set(edit) }
        var one = try StringTables(path: folder.path + "/en.lproj/Other.strings")
        #expect(try one.set(edit).isEmpty)
        #expect(one.changes.map(\.path) == ["ar.lproj/Other.strings"])
    }

    @Test func formsOfAStringsDictionaryAreEdited() throws {
        let folder = try TemporaryFolder()
        func forms(_ one: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>\(one)</string>
            <key>other</key><string>%d files</string></dict></dict></dict></plist>

            """
        }
        try folder.write(forms("%d file"), to: "en.lproj/L.stringsdict")
        try folder.write(forms("%d Dateien"), to: "de.lproj/L.stringsdict")
        var tables = try StringTables(root: folder.path)
        func edit(_ language: LanguageTag, _ text: String, form: String? = "substitutions.n.plural.one") -> StringsEdit
        {
            StringsEdit(key: "%d files", language: language, text: text, form: form)
        }
        #expect(try tables.set(edit("de", "%d Datei")).isEmpty)
        #expect(tables.changes.map { String(decoding: $0.bytes, as: UTF8.self) } == [forms("%d Datei")])
        #expect(try tables.set(edit("de", "%2$@")).map(\.rule) == ["specifiers-differ"])
        // One form of an entry that isn't there, and a form that the entry doesn't have.
        #expect(throws: DiagnosticError.self) { try tables.set(edit("he", "קובץ %d")) }
        #expect(throws: DiagnosticError.self) { try tables.set(edit("de", "x", form: "substitutions.m.plural.one")) }
    }
}
