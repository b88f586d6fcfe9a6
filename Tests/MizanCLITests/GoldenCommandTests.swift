import Foundation
import TestSupport
import Testing

@testable import MizanCLI

/// `mizan golden`: which goldens a call is about.
@Suite struct GoldenCommandTests {
    /// Two scenes of one text each, recorded in English and Arabic.
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["**"], "locales": ["en", "ar"] } } }"#,
            to: "Goldens/goldens.json")
        for name in ["A", "B"] {
            try folder.write(#"{ "schema": 1, "view": { "Text": "\#(name)" } }"#, to: name + ".scene.json")
        }
        #expect(CommandLineRun("golden", "record", "--goldens", folder.path + "/Goldens").code == 0)
        return folder
    }

    @Test func `the plan is looked for in the folders above`() throws {
        let folder = try Self.project()
        try folder.write("", to: "Sources/Deep/a.txt")
        let start = folder.path + "/"
        #expect(GoldenFolderOptions.folder(from: start) == start + "Goldens")
        #expect(GoldenFolderOptions.folder(from: start + "Sources/Deep/") == start + "Sources/Deep/../../Goldens")
        #expect(GoldenFolderOptions.folder(from: start + "Goldens/") == start + "Goldens")
        #expect(GoldenFolderOptions.folder(from: start + "Goldens/A/") == start + "Goldens/A/..")
        #expect(GoldenFolderOptions.folder(from: "/") == nil)
        #expect(GoldenFolderOptions.folder(from: start + "none/") == nil)
    }

    @Test func `shards are parts of the whole`() throws {
        let goldens = try Self.project()
        let all = goldens.path + "/Goldens"
        let lists = ["1/2", "2/2"].map {
            CommandLineRun("golden", "list", "--goldens", all, "--shard", $0, "--json").text
        }
        let names = lists.flatMap { $0.split(separator: "\n").filter { $0.contains("\"tree\"") } }
        #expect(names.count == 4 && Set(names).count == 4)
        for wrong in ["3/2", "0/2", "1", "1/2/3", "a/b", "", "0/0", "1/9223372036854775808"] {
            let run = CommandLineRun("golden", "list", "--goldens", all, "--shard", wrong)
            #expect(run.code == 2)
            #expect(run.error.contains("write one such as "), "\(run.error)")
        }
    }

    @Test func `results are reused that were kept with the same key, and not where git tracks them`() throws {
        let folder = try Self.project()
        func verify(_ environment: [String: String]) -> CommandLineRun {
            CommandLineRun(["golden", "verify", "--goldens", folder.path + "/Goldens"], environment: environment)
        }
        let own = ["MIZAN_CACHE_KEY": "own"]
        try folder.write("", to: "home/file")
        #expect(verify(own).text == "4 variants checked: all as recorded\n")
        #expect(verify(own).text == "4 variants checked, 4 not laid out again: all as recorded\n")
        for other in [["MIZAN_CACHE_KEY": "other"], [:], ["MIZAN_CACHE_KEY": "", "HOME": folder.path + "/home"]] {
            #expect(verify(other).text == "4 variants checked: all as recorded\n", "\(other)")
        }
        // A user's own key is kept outside of the project.
        let home = ["HOME": folder.path + "/home"]
        #expect(verify(home).text == "4 variants checked, 4 not laid out again: all as recorded\n")
        try TestGit.run(in: folder, ["init", "-q"])
        #expect(verify(home).text == "4 variants checked, 4 not laid out again: all as recorded\n")
        try TestGit.run(in: folder, ["add", "--force", ".mizan/CACHEDIR.TAG"])
        let tracked = verify(home)
        #expect(tracked.code == 0 && tracked.text == "4 variants checked: all as recorded\n")
        #expect(
            tracked.error.contains("git tracks files of this folder: what is kept in it isn't used"), "\(tracked.error)"
        )
    }

    @Test func `what can't be laid out is left as it is, and the rest is recorded`() throws {
        let folder = try Self.project()
        let before = try folder.data(of: "Goldens/A/en.tree")
        try folder.write(#"{ "schema": 1, "view": { "Txt": "A" } }"#, to: "A.scene.json")
        try folder.write(#"{ "schema": 1, "view": { "Text": "new" } }"#, to: "B.scene.json")
        let run = CommandLineRun("golden", "record", "--goldens", folder.path + "/Goldens")
        #expect(run.code == 2 && run.error.contains("[unknown-view]"), "\(run.error)")
        #expect(run.text.contains("2 written, 0 unchanged\n2 left as they are, which can't be laid out: A/ar, A/en\n"))
        #expect(try folder.data(of: "Goldens/A/en.tree") == before)
        #expect(try folder.text(of: "Goldens/B/en.tree").contains("\"new\""))
    }

    @Test func `changes since a revision`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        func git(_ arguments: String...) throws { try TestGit.run(in: folder, arguments) }
        func list(_ revision: String) -> CommandLineRun {
            CommandLineRun("golden", "list", "--goldens", goldens, "--changed-since", revision)
        }
        let outside = list("HEAD")
        #expect(outside.code == 2 && outside.error.contains("is in no work tree of it"))
        try git("init", "-q")
        let empty = list("HEAD")
        #expect(empty.code == 2 && empty.error.contains("git knows no revision “HEAD”; fetch it first"))
        try git("add", "-A")
        try git("commit", "-q", "-m", "a")
        #expect(list("HEAD").text == "0 variants of 0 scenes, 4 left out\n")
        try folder.write(#"{ "schema": 1, "view": { "Text": "C" } }"#, to: "B.scene.json")
        #expect(list("HEAD").text == "B: 2 variants\n  ar\n  en\n2 variants of 1 scene, 2 left out\n")
        try folder.write(#"{ "schema": 1, "view": { "Text": "C" } }"#, to: "New.scene.json")
        #expect(list("HEAD").text.hasSuffix("4 variants of 2 scenes, 2 left out\n"))
        let verified = CommandLineRun("golden", "verify", "--goldens", goldens, "--changed-since", "HEAD")
        #expect(verified.code == 1)
        #expect(verified.text.hasSuffix("2 differ, 2 missing; when the change is meant, run “mizan golden record”\n"))
        for wrong in ["none", "--output=x", ""] { #expect(list(wrong).code == 2) }
        // What came to the other branch since is not this one's.
        try git("add", "-A")
        try git("commit", "-q", "-m", "b")
        try git("branch", "main-line")
        try git("checkout", "-q", "main-line")
        try folder.write(#"{ "schema": 1, "view": { "Text": "D" } }"#, to: "A.scene.json")
        try git("commit", "-q", "-a", "-m", "c")
        try git("checkout", "-q", "-b", "branch", "HEAD~1")
        try folder.write(#"{ "schema": 1, "view": { "Text": "E" } }"#, to: "New.scene.json")
        #expect(list("main-line").text == "New: 2 variants\n  ar\n  en\n2 variants of 1 scene, 4 left out\n")
        #expect(list("main-line...HEAD").error.contains("names two revisions; name the one that the branch came from"))
    }

    @Test func `JSON names each variant with its scene, and counts`() throws {
        let folder = try Self.project()
        for name in ["A", "B"] {
            try folder.write(#"{ "schema": 1, "view": { "Text": "longer" } }"#, to: name + ".scene.json")
        }
        let run = CommandLineRun("golden", "verify", "--goldens", folder.path + "/Goldens", "--json")
        for name in ["A/ar", "A/en", "B/ar", "B/en"] { #expect(run.text.contains("\"\(name)\"")) }
        #expect(run.text.contains("\"variants\": 4") && run.text.contains("\"differs\": 4"), "\(run.text)")
        let list = CommandLineRun("golden", "list", "--goldens", folder.path + "/Goldens", "--json")
        #expect(list.text.contains("\"set\": \"a\"") && list.text.contains("\"scenes\": 2"), "\(list.text)")
    }

    /// A plan of three sets, of which the default one has the variants of another.
    private static func severalSets() throws -> (folder: TemporaryFolder, goldens: String) {
        let folder = try project()
        try folder.write(
            #"""
            { "schema": 1, "scenes": "..", "default": "a", "sets": {
                "a": { "scenes": ["**"], "locales": ["en", "ar"] },
                "smoke": { "scenes": ["A"], "locales": ["en"] },
                "wide": { "scenes": ["B"], "locales": ["en"], "widths": [null, 500], "exclude": { "locale": "he" } } } }
            """#, to: "Goldens/goldens.json")
        return (folder, folder.path + "/Goldens")
    }

    @Test func `several sets are one run, and what a run leaves out is named`() throws {
        let (folder, goldens) = try Self.severalSets()
        defer { withExtendedLifetime(folder) {} }
        func list(_ arguments: String...) -> String {
            CommandLineRun(["golden", "list", "--goldens", goldens] + arguments).text
                .split(separator: "\n").last.map(String.init) ?? ""
        }
        #expect(list() == "4 variants of 2 scenes")
        #expect(list("--set", "smoke", "--set", "wide") == "3 variants of 2 scenes")
        #expect(list("--all-sets") == "5 variants of 2 scenes")
        #expect(list("--all-sets", "B") == "3 variants of 1 scene")
        #expect(CommandLineRun("golden", "list", "--goldens", goldens, "--set", "none").code == 2)
        #expect(CommandLineRun("golden", "list", "--goldens", goldens, "--all-sets", "--set", "a").code == 2)
        let run = CommandLineRun("golden", "verify", "--goldens", goldens)
        #expect(
            run.text.hasSuffix("not verified: wide; --set takes other sets than a, --all-sets every one\n"),
            "\(run.text)")
        let all = CommandLineRun("golden", "verify", "--goldens", goldens, "--all-sets")
        #expect(all.code == 1)
        // How many were not laid out again stands between.
        #expect(all.text.contains("5 variants checked"), "\(all.text)")
        #expect(all.text.contains(": 1 missing, 1 unused entry of the plan"), "\(all.text)")
        #expect(!all.text.contains("not verified"))
    }

    @Test func `what in the plan fits nothing fails a verification, and warns elsewhere`() throws {
        let (folder, goldens) = try Self.severalSets()
        defer { withExtendedLifetime(folder) {} }
        let words =
            "“exclude” fits no variant of the set “wide”: none has its “locales”; take it out, or fix its values "
            + "[plan-unused]"
        let run = CommandLineRun("golden", "verify", "--goldens", goldens)
        #expect(run.code == 1)
        #expect(run.text.hasPrefix("\(goldens)/goldens.json:4:85: error: \(words)\n"), "\(run.text)")
        let list = CommandLineRun("golden", "list", "--goldens", goldens)
        #expect(list.code == 0)
        #expect(list.error == "\(goldens)/goldens.json:4:85: warning: \(words)\n")
        #expect(CommandLineRun("golden", "verify", "--goldens", goldens, "B").code == 0)
    }

    @Test func `unused goldens are said by folder, and one by one in JSON`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        for number in 1...30 { try folder.write("mizan-tree 1\n", to: "Goldens/A/en_w\(number).tree") }
        for number in 1...25 { try folder.write("mizan-tree 1\n", to: "Goldens/Old\(number)/en.tree") }
        let run = CommandLineRun("golden", "verify", "--goldens", goldens)
        let lines = run.text.split(separator: "\n")
        #expect(lines.count == 22, "\(run.text)")
        #expect(
            lines.first
                == "\(goldens)/A: error: no variant uses 30 goldens: en_w1.tree, en_w10.tree, en_w11.tree and 27 more; run “mizan golden prune”, or add its variant to goldens.json [golden-unused]"
        )
        #expect(lines.contains { $0.contains("no variant uses 6 more goldens in 6 other folders") })
        #expect(lines.last?.hasSuffix("55 unused goldens") == true)
        let json = CommandLineRun("golden", "verify", "--goldens", goldens, "--json")
        #expect(json.text.components(separatedBy: "\"golden-unused\"").count == 56)
    }

    @Test func `line ends and versions have advice of their own, wherever it is told`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        let file = "Goldens/A/ar.tree"
        let tree = try folder.text(of: file)
        func told(_ text: String, _ arguments: String...) throws -> [String] {
            try folder.write(text, to: file)
            let files = ["junit.xml", "summary.md", "report"].map { folder.path + "/" + $0 }
            let run = CommandLineRun(
                [
                    "golden", "verify", "--goldens", goldens, "--junit", files[0], "--summary-md", files[1], "--report",
                    files[2], "--github",
                ] + arguments)
            let json = CommandLineRun(["golden", "verify", "--goldens", goldens, "--json"] + arguments)
            #expect(run.code == 1 && json.code == 1)
            return try [
                run.text, json.text, folder.text(of: "junit.xml"),
                folder.text(of: "summary.md").replacing("\\", with: ""),
                folder.text(of: "report/report.js"), folder.text(of: "report/cases/0.js"),
            ]
        }
        for text in try told(tree.replacing("\n", with: "\r\n")) {
            #expect(text.contains("to .gitattributes, then delete"), "\(text)")
            #expect(!text.contains("golden record") && !text.contains("golden accept"), "\(text)")
        }
        for text in try told(tree.replacing("harfbuzz ", with: "harfbuzz 0."), "--exact-versions") {
            #expect(text.contains("golden record --versions-only"), "\(text)")
            #expect(!text.contains("golden record”"), "\(text)")
        }
    }

    @Test func `versions are the first line, once for the run, and no failure alone`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        func older(_ name: String) throws {
            let file = "Goldens/\(name).tree"
            try folder.write(folder.text(of: file).replacing("harfbuzz ", with: "harfbuzz 0."), to: file)
        }
        func verify(_ arguments: String...) -> CommandLineRun {
            CommandLineRun(["golden", "verify", "--goldens", goldens] + arguments)
        }
        try older("A/ar")
        try older("B/en")
        let run = verify("--no-cache")
        #expect(run.code == 0)
        let lines = run.text.split(separator: "\n")
        #expect(lines.first?.hasPrefix("\(goldens): note: 2 goldens are of other versions: harfbuzz 0.") == true)
        #expect(lines.dropFirst() == ["4 variants checked: all as recorded, 2 by other versions"])
        #expect(verify("--json").code == 0)
        let json = verify("--json").text
        #expect(json.contains("\"otherVersions\": 2") && json.contains("\"severity\": \"note\""), "\(json)")
        #expect(verify("--github").text.hasPrefix("::notice file="))
        let exact = verify("--exact-versions")
        #expect(exact.code == 1)
        #expect(exact.text.hasPrefix("\(goldens): error: 2 goldens are of other versions: "), "\(exact.text)")
        #expect(exact.text.contains(": 2 differ in versions only; "))
        // Whatever moved.
        try folder.write(#"{ "schema": 1, "view": { "Text": "longer" } }"#, to: "A.scene.json")
        let moved = verify()
        #expect(moved.code == 1)
        #expect(moved.text.hasPrefix("\(goldens): note: 2 goldens are of other versions: "), "\(moved.text)")
        #expect(moved.text.components(separatedBy: "other versions").count == 2)
        let report = folder.path + "/report"
        #expect(verify("--report", report, "--summary-md", folder.path + "/summary.md").code == 1)
        for file in ["report/report.js", "summary.md"] {
            #expect(try folder.text(of: file).components(separatedBy: "2 goldens are of other versions").count == 2)
        }
    }

    @Test func `annotations stand at lines of scenes, named from the project's root`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        try folder.write(
            "{ \"schema\": 1,\n  \"view\": { \"Text\": \"A\",\n    \"id\": \"title\" } }", to: "A.scene.json")
        #expect(CommandLineRun("golden", "record", "--goldens", goldens).code == 0)
        try folder.write(
            "{ \"schema\": 1,\n  \"view\": { \"Text\": \"C\",\n    \"id\": \"title\" } }", to: "A.scene.json")
        let both = CommandLineRun("golden", "verify", "--goldens", goldens, "--github")
        #expect(
            both.text.hasPrefix("::error file=A.scene.json,line=3,col=11,title=golden-differs::title text “A” → “C”"),
            "\(both.text)")
        #expect(both.text.contains(" (the same in 2 variants)\n"))
        let one = CommandLineRun("golden", "verify", "--goldens", goldens, "--github", "--locale", "en")
        #expect(one.text.hasPrefix("::error file=A.scene.json,line=3,col=11,"))
        #expect(one.text.split(separator: "\n").first?.hasSuffix(" (in A/en)") == true, "\(one.text)")
    }

    @Test func `a golden of a newer engine is refused with the reason`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        for file in ["Goldens/A/ar.tree", "Goldens/B/en.tree"] {
            try folder.write(folder.text(of: file).replacing("harfbuzz ", with: "harfbuzz 99."), to: file)
        }
        let before = try folder.text(of: "Goldens/A/ar.tree")
        for arguments in [[], ["--versions-only"]] {
            let run = CommandLineRun(["golden", "record", "--goldens", goldens] + arguments)
            #expect(run.code == 2)
            #expect(
                run.text == "0 written, 2 unchanged\n2 left as they are, which are newer: A/ar, B/en\n", "\(run.text)")
            #expect(run.error.contains("the golden is newer than what would record it: harfbuzz 99."), "\(run.error)")
            #expect(run.error.contains(" (the same in 2 variants); use the golden's versions or newer ones; "))
        }
        #expect(try folder.text(of: "Goldens/A/ar.tree") == before)
    }

    @Test func `what is the same in several variants is said once, the causes first`() throws {
        let folder = try Self.project()
        let goldens = folder.path + "/Goldens"
        try folder.write(
            #"{ "schema": 1, "view": { "VStack": [{ "Text": "longer", "id": "t" }, { "Text": "A", "id": "u" }] } }"#,
            to: "A.scene.json")
        #expect(CommandLineRun("golden", "record", "--goldens", goldens).code == 0)
        try folder.write(
            #"{ "schema": 1, "view": { "VStack": [{ "Text": "longer\nstill", "id": "t" }, { "Text": "A", "id": "u" }] } }"#,
            to: "A.scene.json")
        let run = CommandLineRun("golden", "verify", "--goldens", goldens)
        let lines = run.text.split(separator: "\n")
        #expect(lines.count == 3, "\(run.text)")
        #expect(lines.first?.hasPrefix("\(goldens)/A/ar.tree: error: t text “longer” → ") == true)
        #expect(lines.first?.hasSuffix(" (the same in 2 variants) [golden-differs]") == true)
        #expect(lines.dropFirst().first?.contains("displaced (the same in 2 variants)") == true)
        #expect(lines.last?.contains("4 variants checked, 2 not laid out again: 2 differ; ") == true)
    }

    @Test func `a call that can't be`() {
        for arguments in [["--jobs", "0"], ["--cache-size", "-1"], ["--jobs", "x"]] {
            #expect(CommandLineRun(["golden", "verify"] + arguments).code == 2)
        }
    }

    @Test func `what isn't there is not recorded, and fails a verification`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["**"], "locales": ["en", "ar"] } } }"#,
            to: "Goldens/goldens.json")
        try folder.write(
            #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": {} } }"#, to: "L.xcstrings")
        try folder.write(
            #"{ "schema": 1, "strings": ["L.xcstrings"], "view": { "Text": { "key": "Bye", "table": "L" } } }"#,
            to: "A.scene.json")
        let goldens = ["--goldens", folder.path + "/Goldens", "--no-cache"]
        let said = "A.scene.json:1:62: error: the table “L” has no string “Bye”; add it there, or say a default value"
        let recorded = CommandLineRun(["golden", "record"] + goldens)
        #expect(recorded.code == 1)
        #expect(recorded.text.contains("0 written, 0 unchanged\n"))
        #expect(recorded.text.components(separatedBy: said).count == 2, "once: \(recorded.text)")
        #expect(
            recorded.text.hasSuffix(
                "what lacks something isn't recorded: fix it, or add it to “allow” in goldens.json with the reason\n"))
        let verified = CommandLineRun(["golden", "verify"] + goldens)
        #expect(verified.code == 1)
        #expect(verified.text.contains("has no string “Bye” (the same in 2 variants)"))
        #expect(verified.text.contains("2 variants checked: 2 lack something that they show; fix what isn't there"))
        let json = CommandLineRun(["golden", "verify", "--json"] + goldens)
        #expect(json.text.contains(#""incomplete": 2"#) && json.text.contains(#""key": "Bye""#))
    }
}
