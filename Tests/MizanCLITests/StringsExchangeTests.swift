import Foundation
import MizanDocument
import TestSupport
import Testing

@testable import MizanCLI

/// `mizan strings export`, `import`, `format`, `compile` and `merge`.
@Suite struct StringsExchangeTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Save" : {
              "comment" : "A button",
              "localizations" : {
                "ar" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Save"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(catalog, to: "Localizable.xcstrings")
        return folder
    }

    @Test func `an export reads the code first, and marks nothing as stale`() throws {
        let folder = try Self.folder()
        try folder.write(#"{ "schema": 1, "view": { "Text": "Send" } }"#, to: "Mail.scene.json")
        try folder.write("\"a\" = \"A\";\n", to: "en.lproj/Other.strings")
        let call = ["strings", "export", folder.path, "--language", "ar", "-o", folder.path + "/out"]
        let without = CommandLineRun(call + ["--no-extract"])
        #expect(without.code == 0 && without.text.contains("2 texts of 2 tables"), "\(without.text)")
        #expect(try folder.text(of: "Localizable.xcstrings") == Self.catalog)
        let export = CommandLineRun(call)
        #expect(export.code == 0 && export.text.contains("3 texts of 2 tables, 3 to translate"), "\(export.text)")
        #expect(export.error == "\(folder.path)/Localizable.xcstrings: 1 new from the code\n")
        #expect(try folder.text(of: "out/ar.xcloc/Localized Contents/ar.xliff").contains("<source>Send</source>"))
        let catalog = try folder.text(of: "Localizable.xcstrings")
        #expect(catalog.contains("\"Send\" : {") && !catalog.contains("stale"))
        // Nothing new: nothing is written, and nothing is said.
        #expect(CommandLineRun(call).error.isEmpty)
        // The tables of a package in the folder aren't exported, and stay.
        try folder.write("", to: "Kit/Package.swift")
        try folder.write("\"b\" = \"B\";\n", to: "Kit/Sources/Kit/en.lproj/Localizable.strings")
        try folder.write(#"{ "schema": 1, "view": { "Text": "Reply" } }"#, to: "Kit/Sources/Kit/Kit.scene.json")
        #expect(CommandLineRun(call).code == 0)
        #expect(try folder.text(of: "Kit/Sources/Kit/en.lproj/Localizable.strings") == "\"b\" = \"B\";\n")
        // One table alone is exported as it is.
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        _ = CommandLineRun(
            "strings", "export", folder.path + "/Localizable.xcstrings", "--language", "ar", "-o", folder.path + "/out")
        #expect(try folder.text(of: "Localizable.xcstrings") == Self.catalog)
    }

    @Test func `a translation goes out and comes back as one changed text`() throws {
        let folder = try Self.folder()
        let export = CommandLineRun(
            "strings", "export", folder.path, "--language", "ar", "--language", "he", "-o", folder.path + "/out")
        #expect(export.code == 0)
        #expect(
            export.text == """
                \(folder.path)/out/ar.xcloc: 1 text of 1 table, 1 to translate
                \(folder.path)/out/he.xcloc: 1 text of 1 table, 1 to translate

                """)
        let package = folder.path + "/out/ar.xcloc"
        let untouched = CommandLineRun("strings", "import", package, "--root", folder.path)
        #expect(untouched.code == 0 && untouched.text.isEmpty)
        #expect(untouched.error == "nothing has changed\n")
        #expect(try folder.text(of: "Localizable.xcstrings") == Self.catalog)

        let name = "out/ar.xcloc/Localized Contents/ar.xliff"
        let xliff = try folder.text(of: name)
        try folder.write(xliff.replacing("\"new\">Save", with: "\"needs-review-l10n\">حفظ"), to: name)
        let unfinished = CommandLineRun("strings", "import", package, "--root", folder.path)
        #expect(unfinished.code == 0)
        #expect(unfinished.error.contains("note: 1 target isn't finished by its state and changes nothing"))
        try folder.write(xliff.replacing("\"new\">Save", with: "\"translated\">حفظ"), to: name)
        let imported = CommandLineRun("strings", "import", package, "--root", folder.path)
        #expect(imported.code == 0 && imported.error.isEmpty)
        #expect(imported.text == folder.path + "/Localizable.xcstrings\n")
        #expect(
            try folder.text(of: "Localizable.xcstrings")
                == Self.catalog.replacing("\"new\"", with: "\"translated\"").replacing(
                    "\"value\" : \"Save\"", with: "\"value\" : \"حفظ\""))
    }

    @Test func `a translation with another argument is refused, and the rest is taken`() throws {
        let folder = try TemporaryFolder()
        let entry = "    \"Cancel\" : {},\n    \"Save\" : {"
        let catalog = Self.catalog.replacing("    \"Save\" : {", with: entry).replacing("Save", with: "%lld bags")
        try folder.write(catalog, to: "Localizable.xcstrings")
        #expect(CommandLineRun("strings", "export", folder.path, "--language", "ar", "-o", folder.path).code == 0)
        let name = "ar.xcloc/Localized Contents/ar.xliff"
        let xliff = try folder.text(of: name)
            .replacing("<source>Cancel</source>", with: "<source>Cancel</source><target>إلغاء</target>")
        try folder.write(
            xliff.replacing("state=\"new\">%lld bags", with: "state=\"translated\">%@ حقائب"), to: name)
        let run = CommandLineRun("strings", "import", folder.path + "/ar.xcloc", "--root", folder.path)
        #expect(run.code == 1)
        #expect(run.error.contains("error: the unit “%lld bags”: ") && run.error.contains("[specifiers-differ]"))
        #expect(run.text == folder.path + "/Localizable.xcstrings\n")
        let text = try folder.text(of: "Localizable.xcstrings")
        #expect(text.contains("إلغاء") && !text.contains("حقائب"))
    }

    @Test func `a spreadsheet goes out and comes back`() throws {
        let folder = try Self.folder()
        let path = folder.path
        let export = CommandLineRun("strings", "export", path, "--language", "ar", "--format", "csv", "-o", path)
        #expect(export.code == 0 && export.text == "\(path)/ar.csv: 1 text of 1 table, 1 to translate\n")
        let csv = try folder.text(of: "ar.csv")
        let untouched = CommandLineRun("strings", "import", path + "/ar.csv", "--root", path)
        #expect(untouched.code == 0 && untouched.error == "nothing has changed\n")
        try folder.write(csv.replacing("Save,new", with: "حفظ,translated"), to: "ar.csv")
        #expect(CommandLineRun("strings", "import", path + "/ar.csv", "--root", path).code == 0)
        #expect(
            try folder.text(of: "Localizable.xcstrings")
                == Self.catalog.replacing("\"new\"", with: "\"translated\"").replacing(
                    "\"value\" : \"Save\"", with: "\"value\" : \"حفظ\""))
    }

    @Test func `pictures and storyboards go out and come back`() throws {
        let folder = try TemporaryFolder()
        let xml =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><label text=\"Hello\" id=\"a-b-c\"/></document>"
        try folder.write(xml, to: "Base.lproj/Main.xib")
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
        try folder.write(Data(png + [1]), to: "en.lproj/sign.png")
        let path = folder.path
        let export = CommandLineRun("strings", "export", path, "--language", "he", "-o", path)
        #expect(export.text == "\(path)/he.xcloc: 1 text of 1 table, 1 to translate; 1 picture\n")
        let name = "he.xcloc/Localized Contents/he.xliff"
        try folder.write(
            folder.text(of: name).replacing("</source>", with: "</source><target>שלום</target>"), to: name)
        try folder.write(Data(png + [2]), to: "he.xcloc/Localized Contents/he.lproj/sign.png")
        let run = CommandLineRun("strings", "import", path + "/he.xcloc", "--root", path)
        #expect(run.code == 0 && run.error.isEmpty)
        #expect(run.text == "\(path)/he.lproj/Main.strings\n\(path)/he.lproj/sign.png\n")
        #expect(try folder.data(of: "he.lproj/sign.png") == Data(png + [2]))
        #expect(
            try folder.text(of: "he.lproj/Main.strings")
                == "/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"a-b-c\"; */\n\"a-b-c.text\" = \"שלום\";\n")
    }

    @Test func `keys without a text are named`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"Save as\" = \"Save as\";\n", to: "en.lproj/Localizable.strings")
        try folder.write("\"a.b\" = \"ب\";\n", to: "ar.lproj/Localizable.strings")
        let run = CommandLineRun("strings", "export", folder.path, "--language", "ar", "-o", folder.path)
        #expect(run.code == 0 && run.error.contains("[missing-source]"))
    }

    @Test func `one text is set`() throws {
        let folder = try Self.folder()
        let path = folder.path + "/Localizable.xcstrings"
        let run = CommandLineRun("strings", "set", "Save", "ar", "حفظ", "--file", path)
        #expect(run.code == 0 && run.text == path + "\n" && run.error.isEmpty)
        #expect(
            try folder.text(of: "Localizable.xcstrings")
                == Self.catalog.replacing("\"new\"", with: "\"translated\"").replacing(
                    "\"value\" : \"Save\"", with: "\"value\" : \"حفظ\""))
        let again = CommandLineRun("strings", "set", "Save", "ar", "حفظ", "--file", path)
        #expect(again.code == 0 && again.text.isEmpty)
        let refused = CommandLineRun("strings", "set", "Save", "ar", "حفظ %@", "--file", path)
        #expect(refused.code == 1 && refused.error.contains("[specifiers-differ]"))
        for (arguments, words) in [
            (["Sav", "ar", "x"], "did you mean “Save”?"), (["Save", "a b", "x"], "a b"),
            (["Save", "ar", "x", "--state", "done"], "there is no state “done”"),
            (["Save", "ar", "x", "--variation", "some"], "no form"), (["Save", "ar"], "<text>"),
        ] {
            let wrong = CommandLineRun(["strings", "set"] + arguments + ["--file", path])
            #expect(wrong.code == 2 && wrong.error.contains(words), "\(wrong.error)")
        }
    }

    /// Each import waits for the other, and reads what it wrote.
    @Test func `two imports at once keep both languages`() async throws {
        let folder = try Self.folder()
        for (language, text) in [("de", "Sichern"), ("he", "שמירה")] {
            try folder.write(
                "table,id,source en,target \(language)\nLocalizable.xcstrings,Save,Save,\(text)\n",
                to: language + ".csv")
        }
        let path = folder.path
        let codes = await withTaskGroup(of: Int32.self) { group in
            for language in ["de", "he"] {
                group.addTask { CommandLineRun("strings", "import", "\(path)/\(language).csv", "--root", path).code }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes == [0, 0])
        let text = try folder.text(of: "Localizable.xcstrings")
        #expect(text.contains("Sichern") && text.contains("שמירה"))
    }

    @Test func `two packages change one catalog`() throws {
        let folder = try Self.folder()
        _ = CommandLineRun(
            "strings", "export", folder.path, "--language", "de", "--language", "he", "-o", folder.path + "/out")
        for (language, text) in [("de", "Sichern"), ("he", "שמירה")] {
            let name = "out/\(language).xcloc/Localized Contents/\(language).xliff"
            try folder.write(
                folder.text(of: name).replacing("</source>", with: "</source><target>\(text)</target>"), to: name)
        }
        let packages = ["de", "he"].map { folder.path + "/out/\($0).xcloc" }
        let run = CommandLineRun(["strings", "import", "--root", folder.path] + packages)
        #expect(run.code == 0)
        let text = try folder.text(of: "Localizable.xcstrings")
        #expect(text.contains("Sichern") && text.contains("שמירה"))
    }

    @Test func `a scene's pictures are notes`() throws {
        let folder = try Self.folder()
        let scene = Checkout.file("Examples/Forecast/Forecast.scene.json").path
        let run = CommandLineRun(
            "strings", "export", folder.path, "--language", "ar", "--scene", scene, "-o", folder.path + "/out")
        #expect(run.code == 0)
        for name in ["Forecast_ar.png", "Forecast_en.png"] {
            #expect(try folder.data(of: "out/ar.xcloc/Notes/" + name).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test func `what would get lost writes nothing`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog.replacing("\"Save\" : {", with: "\"Save|==|plural.one\" : {"), to: "A.xcstrings")
        let run = CommandLineRun("strings", "export", folder.path, "--language", "ar", "-o", folder.path + "/out")
        #expect(run.code == 2)
        #expect(run.error.contains("A.xcstrings:4:5: error: the unit “Save|==|plural.one”: "))
        #expect(try folder.names == ["A.xcstrings"])
    }

    @Test(arguments: [
        (["export", "."], "--language"), (["export", "NONE", "--language", "ar"], "NONE"),
        (["export", "Localizable.xcstrings", "--language", "en"], "en is the language of the sources"),
        (["export", "Localizable.xcstrings", "--language", "a b"], "a b"), (["import", "none.xliff"], "none.xliff"),
        (["import", "Localizable.xcstrings"], "xml-syntax"),
        (["compile", "none.xcstrings", "-o", "out"], "none.xcstrings"),
        (["format", "none.xcstrings"], "none.xcstrings"), (["merge", "a", "b", "c"], "there is no file"),
    ])
    func `a wrong call exits with 2 and says why`(arguments: [String], words: String) throws {
        let folder = try Self.folder()
        let inside = arguments.map { $0.contains(".xcstrings") ? folder.path + "/" + $0 : $0 }
        let run = CommandLineRun(["strings"] + inside)
        #expect(run.code == 2)
        #expect(run.error.contains(words), "\(run.error)")
    }

    @Test func `a catalog is written as Xcode writes it, and checked`() throws {
        let folder = try TemporaryFolder()
        let odd = Self.catalog.replacing(" : ", with: ":") + "\n"
        try folder.write(odd, to: "A.xcstrings")
        let path = folder.path + "/A.xcstrings"
        let check = CommandLineRun("strings", "format", "--check", path)
        #expect(check.code == 1 && check.text == "\(path) isn't written as Xcode writes it\n")
        #expect(try folder.text(of: "A.xcstrings") == odd)
        #expect(CommandLineRun("strings", "format", path).code == 0)
        #expect(try folder.text(of: "A.xcstrings") == Self.catalog)
        #expect(CommandLineRun("strings", "format", "--check", path).code == 0)
    }

    @Test func `conflict markers are called that`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\n<<<<<<< HEAD\n", to: "A.xcstrings")
        for command in [["format"], ["compile", "-o", folder.path]] {
            let run = CommandLineRun(["strings"] + command + [folder.path + "/A.xcstrings"])
            #expect(run.code == 2)
            #expect(run.error.contains("A.xcstrings:2:1: error: two changes of this place were not merged"))
            #expect(run.error.contains("[merge-conflict]"))
        }
    }

    @Test func `a catalog becomes tables that list the same strings`() throws {
        let folder = try TemporaryFolder()
        let gomap = Checkout.file("Tests/Fixtures/catalogs/gomap/Localizable.xcstrings").path
        #expect(CommandLineRun("strings", "compile", gomap, "-o", folder.path).code == 0)
        let shown = ["strings", "show", "Pasting %ld tag(s)", "--locale", "de", "--arg", "1", "--file"]
        #expect(CommandLineRun(shown + [folder.path]).text == CommandLineRun(shown + [gomap]).text)
        #expect(CommandLineRun(shown + [folder.path]).text == "1 Tag einfügen\n")
    }

    @Test func `git's merge driver joins, and exits with 1 for a conflict`() throws {
        let folder = try Self.folder()
        try folder.write(Self.catalog.replacing("A button", with: "In the menu"), to: "theirs")
        try folder.write(Self.catalog.replacing("\"new\"", with: "\"translated\""), to: "ours")
        let files = ["Localizable.xcstrings", "ours", "theirs"].map { folder.path + "/" + $0 }
        let run = CommandLineRun(["strings", "merge"] + files)
        #expect(run.code == 0 && run.text.isEmpty)
        let joined = try folder.text(of: "ours")
        #expect(joined.contains("In the menu") && joined.contains("\"translated\""))

        try folder.write(Self.catalog.replacing("A button", with: "On the bar"), to: "ours")
        let conflict = CommandLineRun(["strings", "merge"] + files)
        #expect(conflict.code == 1)
        #expect(conflict.text.contains("“Save”: the field “comment” is changed by both"))
        #expect(try folder.text(of: "ours").contains("On the bar"))
        let named = CommandLineRun(["strings", "merge"] + files + ["--path", "App/Localizable.xcstrings", "--json"])
        #expect(named.code == 1)
        #expect(named.text.contains("\"file\": \"App/Localizable.xcstrings\""))
        #expect(named.text.contains("\"key\": \"Save\""))
        // Both sides added the file: git's base is empty.
        try folder.write("", to: "Localizable.xcstrings")
        #expect(CommandLineRun(["strings", "merge"] + files + ["-o", "-"]).code == 1)
    }
}
