import Foundation
import MizanBase
import MizanCatalogs
import TestSupport
import Testing

/// The catalogs of a folder, one for each table.
@Suite struct CatalogFolderUpdateTests {
    private let folder: TemporaryFolder
    private static let empty =
        "{\n  \"sourceLanguage\" : \"de\",\n  \"strings\" : {\n    \"x\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}"

    init() throws { folder = try TemporaryFolder() }

    private func string(_ key: String, table: String? = nil) -> LocalizableString {
        LocalizableString(
            key: key, table: table, place: SourcePlace(file: "A.swift", line: 3, column: 5), origin: "Text")
    }

    @Test func `a table has a catalog of its name, in the language of those that are there`() throws {
        try folder.write(Self.empty, to: "Shop.xcstrings")
        try folder.write(Self.empty, to: "InfoPlist.xcstrings")
        let update = try CatalogFolderUpdate([string("a"), string("b", table: "Shop")], folder: folder.path)
        #expect(update.tables.map(\.name) == ["InfoPlist", "Localizable", "Shop"])
        // No Info.plist was looked at.
        #expect(update.tables.map(\.isChanged) == [false, true, true])
        try update.write()
        #expect(try folder.text(of: "Localizable.xcstrings").contains(#""sourceLanguage" : "de""#))
        #expect(try folder.text(of: "Shop.xcstrings").contains(#""extractionState" : "stale""#))
        #expect(try folder.text(of: "InfoPlist.xcstrings") == Self.empty)
        let again = try CatalogFolderUpdate([string("a"), string("b", table: "Shop")], folder: folder.path)
        #expect(again.tables.allSatisfy { !$0.isChanged })
    }

    @Test func `a new folder is made`() throws {
        try CatalogFolderUpdate([string("a")], folder: folder.path + "/New", sourceLanguage: "fr").write()
        #expect(try folder.text(of: "New/Localizable.xcstrings").contains(#""sourceLanguage" : "fr""#))
    }

    @Test(arguments: ["../../etc/x", "a/b", "", ".hidden", "a\nb"])
    func `a table's name can't lead out of the folder`(table: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try CatalogFolderUpdate([string("a", table: table)], folder: folder.path)
        }
        #expect(error?.diagnostics.map(\.rule) == ["table-name"])
        #expect(error?.description.hasPrefix("A.swift:3:5: error: ") == true)
    }

    @Test func `a table in an older format isn't hidden by a catalog`() throws {
        try folder.write("\"a\" = \"b\";", to: "en.lproj/Localizable.strings")
        let error = #expect(throws: DiagnosticError.self) {
            try CatalogFolderUpdate([string("a")], folder: folder.path)
        }
        #expect(error?.diagnostics.map(\.rule) == ["table-format"])
    }

    @Test func `another source language, and a damaged catalog, are errors`() throws {
        try folder.write(Self.empty, to: "Localizable.xcstrings")
        #expect(throws: DiagnosticError.self) {
            try CatalogFolderUpdate([string("a")], folder: folder.path, sourceLanguage: "en")
        }
        for text in [
            "{", "[]", #"{"sourceLanguage":"en","strings":[]}"#, #"{"sourceLanguage":"en","strings":{"a":1}}"#,
        ] {
            try folder.write(text, to: "Localizable.xcstrings")
            #expect(throws: DiagnosticError.self) { try CatalogFolderUpdate([string("a")], folder: folder.path) }
            #expect(try folder.text(of: "Localizable.xcstrings") == text)
        }
    }
}
