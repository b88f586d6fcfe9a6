import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

/// `mizan strings lint`: exit codes, the forms of what it prints, and new findings alone.
@Suite struct StringsLintTests {
    /// A catalog with an error and a warning.
    private static func catalog(german: String = "%lld von %@", comment: String = "") -> String {
        """
        { "sourceLanguage" : "en", "strings" : {
          "%@ sent %lld" : { "comment" : "The name of the sender, the number of letters.", "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "\(german)" } } } },
          "Done" : { \(comment)"localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } } } }
        }, "version" : "1.0" }
        """
    }

    @Test func `findings, as text and as JSON`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog(), to: "L.xcstrings")
        let file = folder.path + "/L.xcstrings"
        let run = CommandLineRun("strings", "lint", file)
        #expect(run.code == 1)
        #expect(
            run.text == """
                \(file):3:65: error: “%lld von %@” takes argument 1 for a whole number (%lld), which is an object (%@) in \
                “%@ sent %lld”; number the specifiers: %2$lld … %1$@ [specifiers-differ]
                \(file):4:3: warning: “Done” has no comment for translators; say in a comment where the text stands and what \
                each argument is [missing-comment]
                1 table, 2 keys, 2 languages, 1 error, 1 warning
                1 missing-comment, 1 specifiers-differ

                """)
        let json = CommandLineRun("strings", "lint", folder.path, "--json", "--rule", "specifiers-differ")
        #expect(json.code == 1)
        let findings = try JSONValue.parse(json.standard, file: "", comments: false).member("diagnostics").array()
        #expect(findings.count == 1)
        let finding = try #require(findings.first)
        #expect(try finding.member("key").string() == "%@ sent %lld")
        #expect(try finding.member("language").string() == "de")
        #expect(try finding.member("line").int() == 3)
        #expect(try finding.member("fix").string() == "number the specifiers: %2$lld … %1$@")
    }

    @Test func `warnings count where they are asked to`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog(german: "%2$lld von %1$@"), to: "L.xcstrings")
        #expect(CommandLineRun("strings", "lint", folder.path).code == 0)
        #expect(CommandLineRun("strings", "lint", folder.path, "--strict").code == 1)
        #expect(CommandLineRun("strings", "lint", folder.path, "--strict", "--rule", "key-case").code == 0)
    }

    @Test func `a call that is wrong`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a.txt")
        #expect(CommandLineRun("strings", "lint").code == 2)
        #expect(CommandLineRun("strings", "lint", folder.path + "/none.xcstrings").code == 2)
        let text = CommandLineRun("strings", "lint", folder.path + "/a.txt")
        #expect(text.code == 2 && text.error.contains("holds no strings that can be linted"))
        let empty = CommandLineRun("strings", "lint", folder.path)
        #expect(empty.code == 2 && empty.error.contains("there are no strings in"))
        let rule = CommandLineRun("strings", "lint", folder.path, "--rule", "key-cases")
        #expect(rule.code == 2 && rule.error.contains("did you mean “key-case”?"))
        #expect(CommandLineRun("strings", "lint", folder.path, "--json", "--github").code == 2)
        #expect(CommandLineRun("strings", "lint", folder.path, "--sample", "0").code == 2)
    }

    @Test func `a file that can't be read is a finding, and hides no other`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ \"sourceLanguage\" : ", to: "A.xcstrings")
        try folder.write(Self.catalog(), to: "B.xcstrings")
        let run = CommandLineRun("strings", "lint", folder.path)
        #expect(run.code == 1)
        #expect(run.text.contains("A.xcstrings:1:") && run.text.contains("[specifiers-differ]"))
    }

    @Test func `a baseline leaves the known findings out`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog(), to: "L.xcstrings")
        let baseline = folder.path + "/lint.json"
        let written = CommandLineRun("strings", "lint", folder.path, "--write-baseline", baseline)
        #expect(written.code == 0 && written.text == "2 findings in \(baseline)\n")
        func lint() -> CommandLineRun {
            CommandLineRun("strings", "lint", folder.path, "--baseline", baseline, "--strict")
        }
        let known = lint()
        #expect(known.code == 0)
        #expect(known.text.hasSuffix("1 table, 2 keys, 2 languages, no findings\n2 findings of \(baseline) left out\n"))
        try folder.write(
            Self.catalog(comment: "\"comment\" : \"Button of the page.\", ").replacing("Fertig", with: "Fertig%@"),
            to: "L.xcstrings")
        let new = lint()
        #expect(new.code == 1)
        #expect(new.text.contains("asks for argument 1"))
        #expect(new.text.hasSuffix("1 finding of \(baseline) left out; 1 of them is gone\n"))
    }

    @Test func `new findings since a revision`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog(), to: "L.xcstrings")
        func lint(_ revision: String = "HEAD") -> CommandLineRun {
            CommandLineRun("strings", "lint", folder.path, "--since", revision, "--strict")
        }
        let outside = lint()
        #expect(outside.code == 2 && outside.error.contains("--since needs git"))
        try TestGit.run(in: folder, ["init", "-q"])
        try TestGit.run(in: folder, ["add", "-A"])
        try TestGit.run(in: folder, ["commit", "-q", "-m", "a"])
        #expect(lint().code == 0)
        try folder.write("\n" + Self.catalog().replacing("Fertig", with: "Fertig%@"), to: "L.xcstrings")
        try folder.write("/* Title of the page. */ \"a\" = \"% 1$@ of %2$@\";", to: "en.lproj/M.strings")
        let run = lint()
        #expect(run.code == 1)
        #expect(
            run.text.hasSuffix(
                "1 broken-specifier, 1 languages-differ, 1 specifiers-differ\n2 findings of HEAD left out\n"),
            "\(run.text)")
        #expect(lint("none").code == 2)
    }

    @Test func `reports for a CI system`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog(), to: "L.xcstrings")
        let (sarif, junit) = (folder.path + "/lint.sarif", folder.path + "/lint.xml")
        let run = CommandLineRun(
            "strings", "lint", folder.path + "/L.xcstrings", "--sarif", sarif, "--junit", junit, "--github")
        #expect(run.code == 1)
        #expect(run.text.contains("::error file=\(folder.path)/L.xcstrings,line=3,col=65,title=specifiers-differ::"))
        let report = try JSONValue.parse(Array(folder.data(of: "lint.sarif")), file: "", comments: false)
        #expect(try report.member("runs").array().first?.member("results").array().count == 2)
        let xml = try folder.text(of: "lint.xml")
        // The warning fails no test.
        #expect(xml.contains("tests=\"1\" failures=\"1\""))
        let standard = CommandLineRun("strings", "lint", folder.path + "/L.xcstrings", "--sarif", "-")
        #expect(standard.standard.first == UInt8(ascii: "{"))
        #expect(standard.error.contains("[specifiers-differ]"))
    }

    @Test func `a sample is drawn by its seed`() throws {
        let fixtures = Checkout.root.path + "/Tests/Fixtures/catalogs"
        func sample(_ seed: String) -> String {
            CommandLineRun("strings", "lint", fixtures, "--sample", "5", "--seed", seed).text
        }
        let first = sample("1")
        #expect(first.split(separator: "\n").count == 8)
        #expect(first.contains("5 of these, drawn with seed 1\n"))
        #expect(sample("1") == first)
        #expect(sample("2") != first)
    }

    @Test func `scenes are linted with their tables, and a text that is an argument of another is found`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            { "schema": 1, "view": { "VStack": [
              { "Text": { "key": "Weather in %@", "arguments": [{ "key": "My Location" }] } },
              { "Text": { "key": "%@ km away", "arguments": ["12"] } },
              { "Text": { "key": "%lld left", "arguments": [3] } } ] } }
            """#, to: "a.scene.json")
        let run = CommandLineRun("strings", "lint", folder.path)
        #expect(run.text.contains("[localized-argument]") && run.text.contains("[unit-beside-argument]"), "\(run.text)")
        #expect(run.text.contains("a.scene.json:2:"))
        #expect(run.text.hasSuffix("1 localized-argument, 1 unit-beside-argument\n"), "\(run.text)")
    }

    @Test func `a framework's string without its bundle, in a scene`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "/* Button of the page. */ \"Done\" = \"Done\";", to: "Kit.bundle/en.lproj/Localizable.strings")
        try folder.write("/* Title of the page. */ \"Title\" = \"Title\";", to: "App/en.lproj/Localizable.strings")
        try folder.write(
            #"""
            { "schema": 1, "strings": [{ "bundle": "main", "path": "App" }, { "bundle": "Kit", "path": "Kit.bundle" }],
              "view": { "VStack": [ { "Text": { "key": "Done" } }, { "Text": { "key": "Done", "bundle": "Kit" } } ] } }
            """#, to: "a.scene.json")
        let run = CommandLineRun("strings", "lint", folder.path + "/a.scene.json")
        #expect(run.code == 1, "\(run.text)\(run.error)")
        #expect(
            run.text.contains(
                "“Done” is looked up in the main bundle, and the bundle “Kit” has it; name the bundle: Kit"))
        #expect(run.text.hasSuffix("1 lookup-without-bundle\n"))
    }

    @Test func `the strings of a parser take the place of those that were scanned`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Text(\"\\(way) km\")\n", to: "V.swift")
        let file = folder.path + "/V.swift"
        func strings(_ kind: String) -> String {
            """
            { "schema": 1, "diagnostics": [], "strings": [{ "key": "%@ km", "origin": "Text", "file": "\(file)", "line": 1,
              "column": 6, "arguments": [{ "kind": "\(kind)", "specifier": "%@", "expression": "way" }] }] }
            """
        }
        #expect(CommandLineRun("strings", "lint", file).text.contains("[unit-beside-argument]"))
        try folder.write(strings("number"), to: "number.json")
        let number = CommandLineRun("strings", "lint", file, "--extracted", folder.path + "/number.json")
        #expect(number.text.contains("[unit-beside-argument]"), "\(number.text)\(number.error)")
        try folder.write(strings("formatted"), to: "formatted.json")
        #expect(
            CommandLineRun("strings", "lint", file, "--extracted", folder.path + "/formatted.json").text
                == "1 string of sources and scenes, no findings\n")
        let wrong = CommandLineRun("strings", "lint", file, "--extracted", file)
        #expect(wrong.code == 2 && wrong.error.contains("V.swift:1:1: error:"))
    }

    @Test func `catalog is every language of a scene's tables`() throws {
        let folder = try TemporaryFolder()
        try folder.write("/* Button of the page. */ \"Done\" = \"Done\";", to: "en.lproj/Localizable.strings")
        try folder.write("\"Done\" = \"סיום\";", to: "he.lproj/Localizable.strings")
        try folder.write(
            #"{ "schema": 1, "strings": ["en.lproj", "he.lproj"], "view": { "Image": { "symbol": "chevron.left" } } }"#,
            to: "A.scene.json")
        try folder.write(#"{ "schema": 1, "view": { "Text": { "verbatim": "b" } } }"#, to: "B.scene.json")
        let audit = CommandLineRun("audit", folder.path + "/A.scene.json", "--locale", "catalog", "--locale", "ar")
        #expect(audit.text.contains("(he, ar)"), "\(audit.text)")
        try folder.write(
            #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["**"], "locales": ["catalog", "ar"] } } }"#,
            to: "Goldens/goldens.json")
        func list(_ options: String...) -> String {
            CommandLineRun(["golden", "list", "--goldens", folder.path + "/Goldens"] + options).text
        }
        #expect(list() == "A: 3 variants\n  ar\n  en\n  he\nB: 2 variants\n  ar\n  en\n5 variants of 2 scenes\n")
        #expect(list("--locale", "catalog").hasPrefix("A: 2 variants\n  en\n  he\nB: 1 variant\n  en\n"))
    }

    @Test func `audit prints the same for a table`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog(), to: "L.xcstrings")
        let file = folder.path + "/L.xcstrings"
        let lint = CommandLineRun("strings", "lint", file)
        let audit = CommandLineRun("audit", file)
        #expect(audit.code == lint.code)
        #expect(audit.text.split(separator: "\n").prefix(2) == lint.text.split(separator: "\n").prefix(2))
        #expect(CommandLineRun("audit", folder.path, "--rule", "key-case").code == 0)
    }

    @Test func `all findings are printed if they are asked for`() throws {
        let folder = try TemporaryFolder()
        let entries = (0..<30).map { "\"Key \($0)\" : { \"comment\" : \"Title\" }" }
        try folder.write(
            "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) }, \"version\" : \"1.0\" }",
            to: "L.xcstrings")
        let some = CommandLineRun("strings", "lint", folder.path)
        #expect(some.code == 0)
        #expect(some.text.split(separator: "\n").count { $0.contains("[comment-without-context]") } == 20)
        #expect(some.text.contains("… and 10 more"))
        let all = CommandLineRun("strings", "lint", folder.path, "--all")
        #expect(all.text.split(separator: "\n").count { $0.contains("[comment-without-context]") } == 30)
        #expect(!all.text.contains("more"))
        #expect(all.text.hasSuffix("1 table, 30 keys, 1 language, 30 notes\n30 comment-without-context\n"))
        #expect(CommandLineRun("strings", "lint", folder.path, "--strict").code == 0)
    }
}
