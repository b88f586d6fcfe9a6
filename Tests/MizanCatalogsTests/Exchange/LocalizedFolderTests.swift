import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanCatalogs

/// Folders of `.lproj` tables, storyboards and pictures, and folders of packages.
struct LocalizedFolderTests {
    private static func folder(_ files: KeyValuePairs<String, String>) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    private static func manifest(_ name: String, _ language: String = "en") -> String {
        "let package = Package(name: \"\(name)\", defaultLocalization: \"\(language)\", targets: [.target(name: \"\(name)\")])"
    }

    // MARK: Packages

    @Test func aFolderOfPackagesHasTheTablesOfEach() throws {
        let folder = try Self.folder([
            "App/Package.swift": Self.manifest("App"),
            "App/Sources/App/en.lproj/Localizable.strings": "\"App\" = \"App\";",
            "App/Tests/AppTests/en.lproj/Localizable.strings": "\"Test\" = \"Test\";",
            "Kits/Kit/Package.swift": Self.manifest("Kit"),
            "Kits/Kit/Sources/Kit/en.lproj/Localizable.strings": "\"Kit\" = \"Kit\";",
            "Kits/Kit/Sources/Kit/Inner/Package.swift": Self.manifest("Inner"),
            "Kits/Kit/Sources/Kit/Inner/Sources/en.lproj/Localizable.strings": "\"Inner\" = \"Inner\";",
            "Shared/en.lproj/Localizable.strings": "\"Shared\" = \"Shared\";",
        ])
        #expect(
            try StringTables(root: folder.path).tables.map(\.path) == [
                "App/Sources/App/en.lproj/Localizable.strings", "Kits/Kit/Sources/Kit/en.lproj/Localizable.strings",
                "Shared/en.lproj/Localizable.strings",
            ])
    }

    @Test func packagesOfSeveralLanguagesAreRefused() throws {
        let folder = try Self.folder([
            "App/Package.swift": Self.manifest("App"),
            "App/Sources/App/en.lproj/Localizable.strings": "\"App\" = \"App\";",
            "Kit/Package.swift": Self.manifest("Kit", "de"),
            "Kit/Sources/Kit/de.lproj/Localizable.strings": "\"Kit\" = \"Kit\";",
        ])
        let error = #expect(throws: DiagnosticError.self) { try StringTables(root: folder.path) }
        #expect(error?.diagnostics.first?.rule == "source-language")
        #expect(try StringTables(root: folder.path, sourceLanguage: "de").tables.count == 1)
    }

    @Test func linksThatLeadBackAreFollowedOnce() throws {
        let folder = try Self.folder(["App/en.lproj/Localizable.strings": "\"App\" = \"App\";"])
        for name in ["Back", "Again", "App/Up", "Zeta"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: folder.path)
        }
        #expect(try StringTables(root: folder.path).tables.map(\.path) == ["App/en.lproj/Localizable.strings"])
    }

    // MARK: Keys that are texts

    private static let french = """
        "Save changes?" = "Enregistrer les modifications ?";
        "Cancel" = "Annuler";
        "You have %d messages" = "Vous avez %d messages";
        "settings.title" = "Réglages";

        """

    @Test func keysThatAreTextsNeedNoSource() throws {
        let folder = try Self.folder([
            "en.lproj/Localizable.strings": "\"Welcome back\" = \"Welcome back!\";\n",
            "fr.lproj/Localizable.strings": Self.french,
        ])
        let tables = try StringTables(root: folder.path)
        let units = try tables.exported(to: "de").files[0].units
        #expect(units.map(\.id) == ["Welcome back", "Cancel", "Save changes?", "You have %d messages"])
        #expect(units.map(\.source) == ["Welcome back!", "Cancel", "Save changes?", "You have %d messages"])
        // What is left out isn't left out silently.
        #expect(tables.notes.map(\.key) == ["settings.title"] && tables.notes.map(\.rule) == ["missing-source"])
        let french = try tables.exported(to: "fr").files[0].units
        #expect(french.compactMap(\.target?.text).count == 3)
    }

    @Test func aTableThatOnlyTranslationsHaveIsOne() throws {
        let folder = try Self.folder([
            "fr.lproj/Localizable.strings": Self.french,
            "fr.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Météo\";\n",
        ])
        var tables = try StringTables(root: folder.path)
        #expect(tables.tables.map(\.path) == ["en.lproj/Localizable.strings"])
        #expect(Set(tables.notes.map(\.key)) == ["settings.title", "CFBundleDisplayName"])
        var document = try tables.exported(to: "de")
        #expect(document.files[0].units.count == 3)
        #expect(try tables.importTranslations(document).isEmpty && tables.changes.isEmpty)
        for (id, text) in [("Cancel", "Abbrechen"), ("You have %d messages", "Sie haben %@ Nachrichten")] {
            let index = try #require(document.files[0].units.firstIndex { $0.id == id })
            document.files[0].units[index].target = .init(text: text, state: "translated")
        }
        let notes = try tables.importTranslations(document)
        #expect(notes.map(\.key) == ["You have %d messages"] && notes.map(\.rule) == ["specifiers-differ"])
        #expect(tables.changes.map(\.path) == ["de.lproj/Localizable.strings"])
        #expect(
            tables.changes.first.map { String(decoding: $0.bytes, as: UTF8.self) }?.hasSuffix(
                "\"Cancel\" = \"Abbrechen\";\n") == true)
    }

    @Test func textsOfBaseAreInTheSourceLanguage() throws {
        let folder = try Self.folder([
            "Base.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
        ])
        let document = try StringTables(root: folder.path).exported(to: "de")
        #expect(document.files.map(\.original) == ["Base.lproj/Localizable.strings"])
        #expect(document.files[0].units.map(\.source) == ["Save"])
        #expect(document.files[0].units.map(\.target?.text) == ["Sichern"])
        try folder.write("\"save\" = \"Save!\";\n", to: "en.lproj/Localizable.strings")
        #expect(
            try StringTables(root: folder.path).exported(to: "de").files.map(\.original)
                == ["en.lproj/Localizable.strings"])
    }

    @Test(arguments: [
        ("Save changes?", true, true), ("Cancel", true, false), ("OK", true, false), ("%@ (%@)", true, false),
        ("settings.title", false, false), ("save_button", false, false), ("saveButton", false, false),
        ("CANCEL", true, false), ("GiB", true, false), ("mg/dL", true, false), ("iCloud", true, false),
        ("10.0.2.2", true, false),
        ("abc-12-xyz.title", false, false), ("Sichern…", true, false), ("Wait...", true, false), ("こんにちは", true, false),
        ("", false, false), (" ", true, false), ("- -", true, false),
    ])
    func keysAreTextsByTheirTable(key: String, amongTexts: Bool, amongNames: Bool) {
        let texts = KeyConvention(source: [(key: "Save as", text: "Save as")], keys: ["Save as", key])
        #expect(texts.isText(key) == amongTexts)
        let names = KeyConvention(
            source: [(key: "a.b", text: "A B"), (key: "b.c", text: "B C")], keys: ["a.b", "b.c", "c.d", key])
        #expect(names.isText(key) == amongNames)
    }

    // MARK: Storyboards

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes><scene sceneID="s1"><objects>
            <viewController title="Inbox" id="vc1-00-abc" sceneMemberID="viewController">
              <label text="Hello" id="lab-00-abc"/>
              <button id="but-00-abc"><state key="normal" title="Send"/></button>
            </viewController></objects></scene></scenes>
        </document>
        """

    @Test func aStoryboardIsATable() throws {
        let german =
            "/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"lab-00-abc\"; */\n\"lab-00-abc.text\" = \"Hallo\";\n"
        let folder = try Self.folder(["Base.lproj/Main.storyboard": Self.storyboard, "de.lproj/Main.strings": german])
        var tables = try StringTables(root: folder.path)
        var document = try tables.exported(to: "de")
        #expect(document.files.map(\.original) == ["Base.lproj/Main.storyboard"])
        let units = document.files[0].units
        #expect(units.map(\.id) == ["but-00-abc.normalTitle", "lab-00-abc.text", "vc1-00-abc.title"])
        #expect(units.map(\.target?.text) == [nil, "Hallo", nil])
        #expect(units[0].note == "Class = \"UIButton\"; normalTitle = \"Send\"; ObjectID = \"but-00-abc\";")
        #expect(try tables.importTranslations(document).isEmpty && tables.changes.isEmpty)
        document.files[0].units[0].target = .init(text: "Senden", state: "translated")
        _ = try tables.importTranslations(document)
        #expect(tables.changes.map(\.path) == ["de.lproj/Main.strings"])
        #expect(
            tables.changes.first.map { String(decoding: $0.bytes, as: UTF8.self) } == german + """

                /* Class = "UIButton"; normalTitle = "Send"; ObjectID = "but-00-abc"; */
                "but-00-abc.normalTitle" = "Senden";

                """)
        let package = try LocalizationPackage(tables, to: "de")
        #expect(package.sources.map(\.path) == ["Base.lproj/Main.storyboard"])
    }

    @Test func theSourceLanguagesOwnTextsCountBeforeTheStoryboards() throws {
        let folder = try Self.folder([
            "Base.lproj/Main.storyboard": Self.storyboard, "en.lproj/Main.strings": "\"lab-00-abc.text\" = \"Hi\";\n",
        ])
        let files = try StringTables(root: folder.path).exported(to: "he").files
        #expect(files.count == 1)
        #expect(files[0].units.map(\.source) == ["Send", "Hi", "Inbox"])
    }

    @Test func aStoryboardWhoseTextsACatalogHasIsNone() throws {
        let folder = try Self.folder([
            "Base.lproj/Main.storyboard": Self.storyboard,
            "mul.lproj/Main.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}",
        ])
        #expect(try StringTables(root: folder.path).tables.map(\.path) == ["mul.lproj/Main.xcstrings"])
    }

    // MARK: Pictures

    private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    @Test func picturesTravel() throws {
        let folder = try Self.folder(["en.lproj/Localizable.strings": "\"a\" = \"a\";\n"])
        try folder.write(Data(Self.picture + [1]), to: "en.lproj/sign.png")
        try folder.write(Data(Self.picture + [2]), to: "ar.lproj/sign.png")
        try folder.write(Data(Self.picture + [3]), to: "Icons/other.png")
        let output = try TemporaryFolder()
        for language: LanguageTag in ["ar", "he"] {
            try LocalizationPackage(StringTables(root: folder.path), to: language).write(into: output.path)
            #expect(
                try output.data(of: "\(language).xcloc/Source Contents/en.lproj/sign.png")
                    == folder.data(of: "en.lproj/sign.png"))
        }
        #expect(try LocalizationPackage.pictures(at: output.path + "/ar.xcloc").map(\.path) == ["ar.lproj/sign.png"])
        #expect(try LocalizationPackage.pictures(at: output.path + "/he.xcloc").isEmpty)

        var tables = try StringTables(root: folder.path)
        #expect(
            try tables.importPictures(LocalizationPackage.pictures(at: output.path + "/ar.xcloc"), in: "ar").isEmpty)
        #expect(tables.changes.isEmpty)
        for (path, last) in [
            ("he.lproj/sign.png", UInt8(4)), ("he.lproj/none.png", 5), ("../x.png", 6), ("en.lproj/sign.png", 7),
        ] {
            let notes = try tables.importPictures([.init(path: path, bytes: Self.picture + [last])], in: "he")
            #expect(notes.isEmpty == (last == 4))
        }
        let fake = try tables.importPictures(
            [.init(path: "he.lproj/sign.png", bytes: Array("#!/bin/sh".utf8))], in: "he")
        #expect(fake.map(\.severity) == [.error])
        #expect(tables.changes.map(\.path) == ["he.lproj/sign.png"])
        #expect(tables.changes.first?.bytes.last == 4)
    }

    // MARK: Changes by others

    @Test func aFileThatHasChangedIsNotWrittenOver() throws {
        let folder = try Self.folder(["en.lproj/Localizable.strings": "\"a b\" = \"a b\";\n"])
        var tables = try StringTables(root: folder.path)
        let edit = StringsEdit(key: "a b", language: "de", text: "ä b")
        #expect(try tables.set(edit).isEmpty)
        try tables.checkAreUnchanged()
        try folder.write("\"a b\" = \"x\";\n", to: "de.lproj/Localizable.strings")
        let error = #expect(throws: DiagnosticError.self) { try tables.checkAreUnchanged() }
        #expect(error?.diagnostics.first?.rule == "file-changed")
    }
}
