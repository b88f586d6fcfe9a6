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

    private func string(_ key: String, table: String? = nil, in file: String? = nil) -> LocalizableString {
        LocalizableString(
            key: key, table: table,
            place: SourcePlace(file: file.map { "\(folder.path)/\($0)" } ?? "A.swift", line: 3, column: 5),
            origin: "Text")
    }

    private func update(
        _ strings: [LocalizableString], folder name: String? = nil, sourceLanguage: LanguageTag? = nil
    ) throws -> CatalogFolderUpdate {
        var options = CatalogFolderUpdate.Options()
        options.sourceLanguage = sourceLanguage
        return try CatalogFolderUpdate(
            ExtractedStrings(strings: strings), folder: folder.path + (name.map { "/" + $0 } ?? ""), options: options)
    }

    @Test func `a table has a catalog of its name, in the language of those that are there`() throws {
        try folder.write(Self.empty, to: "Shop.xcstrings")
        try folder.write(Self.empty, to: "InfoPlist.xcstrings")
        let update = try self.update([string("a"), string("b", table: "Shop")])
        #expect(update.tables.map(\.name) == ["InfoPlist", "Localizable", "Shop"])
        // No Info.plist was looked at.
        #expect(update.tables.map(\.isChanged) == [false, true, true])
        try update.write()
        #expect(try folder.text(of: "Localizable.xcstrings").contains(#""sourceLanguage" : "de""#))
        #expect(try folder.text(of: "Shop.xcstrings").contains(#""extractionState" : "stale""#))
        #expect(try folder.text(of: "InfoPlist.xcstrings") == Self.empty)
        let again = try self.update([string("a"), string("b", table: "Shop")])
        #expect(again.tables.allSatisfy { !$0.isChanged })
    }

    @Test func `a new folder is made`() throws {
        try update([string("a")], folder: "New", sourceLanguage: "fr").write()
        #expect(try folder.text(of: "New/Localizable.xcstrings").contains(#""sourceLanguage" : "fr""#))
    }

    @Test(arguments: ["../../etc/x", "a/b", "", ".hidden", "a\nb"])
    func `a table's name can't lead out of the folder`(table: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try update([string("a", table: table)])
        }
        #expect(error?.diagnostics.map(\.rule) == ["table-name"])
        #expect(error?.description.hasPrefix("A.swift:3:5: error: ") == true)
    }

    @Test func `new keys go to the end of a .strings file of the source language`() throws {
        let old = "/* c */\n\"a\" = \"A\";\n"
        try folder.write(old, to: "en.lproj/Localizable.strings")
        try folder.write("\"a\" = \"Ä\";\n", to: "fr.lproj/Localizable.strings")
        try folder.write(Self.dictionary, to: "en.lproj/Localizable.stringsdict")
        var new = string("%@ of %lld")
        new.arguments = [.init(.text), .init(.number, specifier: "%lld")]
        new.comment = "The place of a mail"
        let strings = [string("a"), new, string("%lld mails"), string("Brand new"), string("")]
        let update = try self.update(strings)
        #expect(update.tables.map(\.path) == [folder.path + "/en.lproj/Localizable.strings"])
        #expect(update.tables[0].changes.map(\.key) == ["%@ of %lld", "Brand new"])
        try update.write()
        #expect(
            try folder.text(of: "en.lproj/Localizable.strings") == old
                + "\n/* The place of a mail */\n\"%@ of %lld\" = \"%1$@ of %2$lld\";\n"
                + "\n/* No comment provided by engineer. */\n\"Brand new\" = \"Brand new\";\n")
        #expect(try folder.text(of: "fr.lproj/Localizable.strings") == "\"a\" = \"Ä\";\n")
        #expect(try self.update(strings).tables.allSatisfy { !$0.isChanged })
        #expect(try folder.names.contains("Localizable.xcstrings") == false)
    }

    private static let dictionary = """
        <plist version="1.0"><dict><key>%lld mails</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>%lld mails</string></dict></dict></dict></plist>
        """

    @Test func `a .strings file is that of the package's language, or of Base`() throws {
        try folder.write(
            "// swift-tools-version: 6.0\nlet p = Package(name: \"P\", defaultLocalization: \"he\")",
            to: "P/Package.swift")
        try folder.write("\"a\" = \"א\";\n", to: "P/Sources/P/R/he.lproj/Localizable.strings")
        try folder.write("\"a\" = \"A\";\n", to: "P/Sources/P/R/en.lproj/Localizable.strings")
        try folder.write("\"a\" = \"A\";\n", to: "Q/Base.lproj/Localizable.strings")
        let hebrew = try self.update([string("b")], folder: "P/Sources/P/R")
        #expect(hebrew.tables.map(\.path) == [folder.path + "/P/Sources/P/R/he.lproj/Localizable.strings"])
        let base = try update([string("b"), string("c", table: "Other")], folder: "Q")
        #expect(
            base.tables.map(\.path) == ["Localizable", "Other"].map { folder.path + "/Q/Base.lproj/\($0).strings" })
    }

    @Test func `strings go to the nearest tables of a folder of packages`() throws {
        for name in ["App", "Kit"] {
            try folder.write(
                "\"\(name)\" = \"\(name)\";", to: "\(name)/Sources/\(name)/Resources/en.lproj/Localizable.strings")
        }
        try folder.write(
            Self.empty.replacing("\"de\"", with: "\"en\""), to: "Kit/Sources/Kit/Resources/Colors.xcstrings")
        let strings = [
            string("App", in: "App/Sources/App/A.swift"), string("a", in: "App/Sources/App/Views/A.swift"),
            string("k", in: "Kit/Sources/Kit/K.swift"), string("red", table: "Colors", in: "App/Sources/App/A.swift"),
            string("both", in: "Shared/S.swift"),
        ]
        let update = try self.update(strings)
        let changes = update.tables.flatMap { table in
            table.changes.map { "\(table.path.dropFirst(folder.path.count + 1)) \($0.change) \($0.key)" }
        }
        #expect(
            changes == [
                "App/Sources/App/Resources/en.lproj/Localizable.strings added a",
                "Kit/Sources/Kit/Resources/Colors.xcstrings stale x",
                "Kit/Sources/Kit/Resources/Colors.xcstrings added red",
                "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings added k",
            ])
        #expect(update.diagnostics.map(\.rule) == ["table-unsure"] && update.diagnostics[0].key == "both")
    }

    @Test func `keys that a look-up of a variable may mean, and those of shared sources, aren't stale`() throws {
        try folder.write(Self.empty, to: "A/R/Localizable.xcstrings")
        try folder.write(Self.empty, to: "B/R/Localizable.xcstrings")
        #expect(try update([string("a", in: "A/a.swift")]).tables.map(\.isChanged) == [true, true])
        let shared = try update([string("x", in: "Shared/a.swift")])
        #expect(shared.tables.map(\.isChanged) == [false, false] && shared.diagnostics.isEmpty)
        let spelled = ExtractedStrings(strings: [], spelled: ["x"])
        #expect(try CatalogFolderUpdate(spelled, folder: folder.path).tables.map(\.isChanged) == [false, false])
    }

    @Test func `the phrases of a shortcut are a set of strings, or keys of their own`() throws {
        var shortcut = string("Order in ${applicationName}", table: "AppShortcuts")
        shortcut.phrases = ["Order in ${applicationName}", "Get ${drink} from ${applicationName}"]
        let catalog = try update([shortcut], folder: "New")
        try catalog.write()
        let text = try folder.text(of: "New/AppShortcuts.xcstrings")
        #expect(
            text.contains(
                """
                        "en" : {
                          "stringSet" : {
                            "state" : "new",
                            "values" : [
                              "Order in ${applicationName}",
                              "Get ${drink} from ${applicationName}"
                            ]
                          }
                        }
                """))
        #expect(try update([shortcut], folder: "New").tables.allSatisfy { !$0.isChanged })
        // The order of the phrases changed: the key is another one of them.
        shortcut.phrases.reverse()
        shortcut.key = shortcut.phrases[0]
        let turned = try update([shortcut], folder: "New")
        #expect(turned.tables[0].changes.map(\.change) == [.added])
        try folder.write("\"Order in ${applicationName}\" = \"Order\";", to: "Old/en.lproj/AppShortcuts.strings")
        #expect(
            try update([shortcut], folder: "Old").tables[0].changes.map(\.key) == [
                "Get ${drink} from ${applicationName}"
            ])
    }

    @Test func `another source language, and a damaged catalog, are errors`() throws {
        try folder.write(Self.empty, to: "Localizable.xcstrings")
        #expect(throws: DiagnosticError.self) {
            try update([string("a")], sourceLanguage: "en")
        }
        for text in [
            "{", "[]", #"{"sourceLanguage":"en","strings":[]}"#, #"{"sourceLanguage":"en","strings":{"a":1}}"#,
        ] {
            try folder.write(text, to: "Localizable.xcstrings")
            #expect(throws: DiagnosticError.self) { try update([string("a")]) }
            #expect(try folder.text(of: "Localizable.xcstrings") == text)
        }
    }
}
