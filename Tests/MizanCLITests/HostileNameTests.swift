import Foundation
import MizanBase
import TestSupport
import Testing

/// Names of files, folders, ids, images and fonts that would act on a terminal, begin a line of their own, or turn one.
@Suite struct HostileNameTests {
    /// An escape sequence, a title, a line that GitHub Actions takes for a command, and an override.
    private static let name = "a\u{1B}[2J\u{1B}]0;t\u{7}\n::error::forged\r\u{9B}1m\u{202E}b"

    /// What may stand in a line of ours: no controls, no bidi marks, and no command at its beginning.
    private static func check(_ run: CommandLineRun, _ words: String) {
        for text in [run.text, run.error] {
            let bad = text.unicodeScalars.filter { scalar in
                scalar != "\n"
                    && (scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format)
            }
            #expect(bad.isEmpty, "\(words): \(bad.map { String($0.value, radix: 16) })")
            for line in text.split(separator: "\n") {
                #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(words): \(line)")
            }
        }
    }

    private static func project(_ view: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "schema": 1, "assets": ["A.xcassets"], "view": \#(view) }"#, to: "\(name).scene.json")
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>"#,
            to: "A.xcassets/\(name).imageset/dot.svg")
        try folder.write(
            #"{ "images": [{ "filename": "dot.svg" }] }"#, to: "A.xcassets/\(name).imageset/Contents.json")
        try folder.write(
            #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["**"], "locales": ["en", "ar"] } } }"#,
            to: "Goldens/goldens.json")
        return folder
    }

    private static var json: String {
        get throws { String(decoding: try JSONEncoder().encode(name), as: UTF8.self) }
    }

    @Test func `an image with such a name, through every verb`() throws {
        let folder = try Self.project(#"{ "Image": \#(Self.json) }"#)
        let scene = folder.path + "/\(Self.name).scene.json"
        for arguments in [
            ["inspect", scene], ["preview", scene, "--format", "tree", "-o", "-"],
            ["preview", scene, "--format", "html", "-o", "-"], ["inspect", scene, "--json"],
            ["preview", scene, "--locale", "en", "--locale", "ar", "-o", folder.path + "/\(Self.name)"],
            ["scene", "check", scene], ["audit", scene], ["golden", "list", "--goldens", folder.path + "/Goldens"],
            ["golden", "list", "--json", "--goldens", folder.path + "/Goldens"],
            ["golden", "record", "--goldens", folder.path + "/Goldens"],
            ["golden", "verify", "--goldens", folder.path + "/Goldens"],
            ["golden", "prune", "--goldens", folder.path + "/Goldens"],
        ] {
            Self.check(CommandLineRun(arguments), arguments.prefix(2).joined(separator: " "))
        }
        let tree = CommandLineRun("inspect", scene).text
        #expect(tree.contains(#"image a\u{1b}[2J\u{1b}]0;t\u{7}\u{a}::error::forged\u{d}\u{9b}1m\u{202e}b"#), "\(tree)")
    }

    @Test(arguments: [
        #"{ "Image": "none" }"#, #"{ "Text": "a", "id": NAME }"#, #"{ NAME: "a" }"#,
        #"{ "Text": { "key": "a", NAME: 1 } }"#,
        #"{ "Text": "a", "modifiers": [{ NAME: 1 }] }"#, #"{ "Text": "$NAME" }"#, #"{ "Text": { "date": NAME } }"#,
        #"{ "Text": { "date": "2026-03-02", "format": NAME } }"#, #"{ "Text": { "number": 1, "format": NAME } }"#,
        #"{ "Text": "a", "modifiers": [{ "foregroundStyle": NAME }] }"#, #"{ "Image": { "symbol": NAME } }"#,
    ])
    func `errors about such names, with what was meant`(view: String) throws {
        // The catalog has an image of the name itself, which would do as a symbol.
        let unknown = try Self.json.dropLast() + "?\""
        let view = view.replacing("\"$NAME\"", with: unknown.replacing("\"a", with: "\"$a"))
            .replacing("NAME", with: unknown)
        let folder = try Self.project(view)
        for arguments in [
            ["inspect"], ["scene", "check"], ["scene", "check", "--json"], ["audit"],
            ["preview", "-o", folder.path + "/x.png"],
        ] {
            let run = CommandLineRun(arguments + [folder.path + "/\(Self.name).scene.json"])
            // Of an image that isn't there a placeholder is drawn, and it is said.
            #expect(run.code != 0 || arguments == ["audit"] || run.error.contains("[image-missing]"))
            Self.check(run, arguments.joined(separator: " "))
        }
        // Errors of scenes come by one way through these: on every day one that warns and one that fails.
        let isShownOfGoldens = Thoroughness.isThorough || view.contains("none") || view.hasPrefix("{ \"Text\": \"$")
        guard isShownOfGoldens else { return }
        for arguments in [
            ["record"], ["verify"], ["verify", "--github"], ["verify", "--json"], ["verify", "--junit", "-"],
            ["verify", "--summary-md", "-"],
        ] {
            let run = CommandLineRun(["golden"] + arguments + ["--goldens", folder.path + "/Goldens"])
            guard arguments.last != "--github" else {
                // One line a finding, and none that the finding forged.
                #expect(!run.text.contains("\n::error::forged") && !run.text.contains("\u{1B}"))
                continue
            }
            Self.check(run, arguments.joined(separator: " "))
        }
    }

    @Test func `a golden that holds such names`() throws {
        let folder = try Self.project(#"{ "Text": "a", "id": "title" }"#)
        try FileManager.default.moveItem(
            atPath: folder.path + "/\(Self.name).scene.json", toPath: folder.path + "/A.scene.json")
        let goldens = folder.path + "/Goldens"
        #expect(CommandLineRun("golden", "record", "--goldens", goldens).code == 0)
        let text = try folder.text(of: "Goldens/A/en.tree")
        let names = Self.name.replacing("\n", with: "\u{2028}")
        try folder.write(
            text.replacing("title", with: names).replacing("NotoSans-Regular", with: names), to: "Goldens/A/en.tree")
        for arguments in [[], ["--json"], ["--junit", "-"], ["--summary-md", "-"]] {
            let run = CommandLineRun(["golden", "verify", "--no-cache", "--goldens", goldens] + arguments)
            #expect(run.code == 1, "\(run.error)")
            Self.check(run, arguments.joined(separator: " "))
        }
        let github = CommandLineRun("golden", "verify", "--no-cache", "--github", "--goldens", goldens)
        #expect(!github.text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        let commands = github.text.split(separator: "\n").filter { $0.hasPrefix("::") }
        // The font of that name is gone.
        #expect(commands.first?.hasPrefix("::notice file=") == true)
        #expect(
            commands.count > 1 && commands.dropFirst().allSatisfy { $0.hasPrefix("::error file=") }, "\(commands)")
    }

    @Test func `calls that name what isn't there`() throws {
        for arguments in [
            ["inspect", Self.name], ["preview", Self.name, "-o", "x.png"], ["scene", "check", Self.name], [Self.name],
            ["--" + Self.name], ["golden", "verify", "--goldens", Self.name], ["fonts", "--fonts", Self.name],
            ["strings", "list", Self.name], ["symbols", Self.name], ["strings", "show", "a", "--file", Self.name],
            ["strings", "show", "a", "--locale", Self.name], ["golden", "list", "--shard", Self.name],
            ["golden", "accept", Self.name],
            ["golden", "merge-reports", Self.name, "-o", "/nonexistent/x"],
            ["audit", Self.name], ["preview", "::error::forged", "-o", "x.png"],
        ] {
            let run = CommandLineRun(arguments)
            #expect(run.code == 2, "\(arguments)")
            Self.check(run, arguments.joined(separator: " "))
        }
    }

    @Test func `tables and fonts with such names`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"b\";\n", to: "en.lproj/\(Self.name).strings")
        try folder.write("no font", to: "Fonts/\(Self.name).ttf")
        try folder.write(try Data(contentsOf: Checkout.file("Fonts/NotoSans-Regular.ttf")), to: "Fonts/a.ttf")
        for arguments in [
            ["strings", "list", folder.path], ["strings", "list", folder.path, "--language", "en"],
            ["strings", "list", "--json", folder.path],
            ["fonts", "--fonts", folder.path + "/Fonts"], ["fonts", "--json", "--fonts", folder.path + "/Fonts"],
            ["fonts", "--fonts", folder.path + "/Fonts", "--text", Self.name],
        ] {
            Self.check(CommandLineRun(arguments), arguments.prefix(3).joined(separator: " "))
        }
    }
}
