import Foundation
import MizanDocument
import TestSupport
import Testing

/// `mizan scene`: exit codes and the forms of what it prints.
@Suite struct SceneCommandTests {
    @Test func `the examples have no errors`() {
        let run = CommandLineRun("scene", "check", Checkout.file("Examples").path, "--locale", "en", "--locale", "ar")
        #expect(run.code == 0)
        #expect(run.text.hasSuffix(" scenes, no errors\n"))
    }

    @Test func `errors of a folder, as text and as JSON`() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "schema": 1, "view": { "Text": "a" } }"#, to: "a.scene.json")
        let views = (1...25).map { #"{ "Txt": \#($0) }"# }.joined(separator: ",\n")
        try folder.write("{ \"schema\": 1, \"view\": { \"VStack\": [\n\(views)] } }", to: "b/b.scene.json")
        let run = CommandLineRun("scene", "check", folder.path)
        #expect(run.code == 1)
        let lines = run.text.split(separator: "\n")
        let file = folder.path + "/b/b.scene.json"
        #expect(lines.count == 22)
        #expect(lines[0] == "\(file):2:3: error: Mizan has no view “Txt”; did you mean “Text”? [unknown-view]")
        #expect(lines[20] == "\(file): … and 5 more")
        #expect(lines[21] == "2 scenes, 25 errors")
        let json = CommandLineRun("scene", "check", "--json", file)
        #expect(json.code == 1)
        #expect(json.error == "1 scene, 25 errors\n")
        let diagnostics = try JSONValue.parse(json.standard, file: "", comments: false).member("diagnostics").array()
        #expect(diagnostics.count == 25)
        #expect(try diagnostics.last?.member("line").int() == 26)
    }

    @Test func `a folder of strings that names no language is a warning, of the check and of previews`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"Hello\" = \"Hello\";", to: "Strings/en.lproj/Localizable.strings")
        try folder.write("\"Hello\" = \"Вітаю\";", to: "Strings/be@tarask.lproj/Localizable.strings")
        try folder.write(
            #"{ "schema": 1, "strings": ["Strings"], "view": { "Text": "Hello" } }"#, to: "a.scene.json")
        let warning =
            "Strings/be@tarask.lproj: warning: “be@tarask.lproj” names no language; what is in it is not used; "
            + "name the folder by a language tag, such as sr-Latn.lproj [unknown-language]"
        let check = CommandLineRun("scene", "check", folder.path)
        #expect(check.code == 0 && check.text.contains(warning), "\(check.text)")
        let preview = CommandLineRun("inspect", folder.path + "/a.scene.json", "--locale", "be")
        #expect(preview.code == 0 && preview.text.contains("\"Hello\"") && preview.error.contains(warning))
    }

    @Test func `a bad file of a catalog that scenes share is said once`() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] {
            try folder.write(
                #"{ "schema": 1, "assets": ["A.xcassets"], "view": { "Text": "a" } }"#, to: name + ".scene.json")
        }
        try folder.write("no picture", to: "A.xcassets/X.imageset/x.png")
        try folder.write(
            #"{ "images": [{ "filename": "x.png" }] }"#, to: "A.xcassets/X.imageset/Contents.json")
        let run = CommandLineRun("scene", "check", folder.path)
        #expect(run.code == 1)
        #expect(
            run.text == """
                \(folder.path)/A.xcassets/X.imageset/x.png: error: the image can't be read: it is neither PNG nor JPEG; \
                use a whole PNG or JPEG file [image-unreadable]
                2 scenes, 1 error

                """)
        // No scene shows it.
        #expect(CommandLineRun("inspect", folder.path + "/a.scene.json").code == 0)
    }

    @Test func `a file that is not there is an error of the call`() {
        let run = CommandLineRun("scene", "check", "/none.scene.json")
        #expect(run.code == 2)
        #expect(run.error.contains("there is no file"))
    }

    @Test func `the depth of views can be raised, to a limit`() throws {
        let folder = try TemporaryFolder()
        let (open, close) = (#"{"VStack":["#, "]}")
        try folder.write(
            #"{ "schema": 1, "view": "# + String(repeating: open, count: 1_200) + #"{"Text":"a"}"#
                + String(repeating: close, count: 1_200) + " }", to: "deep.scene.json")
        let file = folder.path + "/deep.scene.json"
        let run = CommandLineRun("inspect", file)
        #expect(run.code == 2)
        #expect(run.error.contains(":1:11024: error: views and their modifiers are nested more than 1000 deep"))
        #expect(CommandLineRun("scene", "check", file).code == 1)
        #expect(CommandLineRun("inspect", "--depth-limit", "1201", file).code == 0)
        #expect(CommandLineRun("scene", "check", "--depth-limit", "10000", file).code == 0)
        #expect(CommandLineRun("inspect", "--depth-limit", "10001", file).error.contains("--depth-limit 10001"))
        #expect(CommandLineRun("inspect", "--depth-limit", "0", file).code == 2)
    }

    @Test func `the schema`() throws {
        let folder = try TemporaryFolder()
        #expect(CommandLineRun("scene", "schema", "-o", folder.path + "/s.json").code == 0)
        let run = CommandLineRun("scene", "schema")
        #expect(run.text.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\""))
        #expect(try folder.data(of: "s.json") == Data(run.standard))
    }
}
