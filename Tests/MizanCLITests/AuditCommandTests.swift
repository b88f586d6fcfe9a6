import MizanAudit
import MizanCatalogs
import MizanDocument
import TestSupport
import Testing

/// `mizan audit`: exit codes and the forms of what it prints.
@Suite struct AuditCommandTests {
    private static let scene = #"""
        { "schema": 1, "view": { "HStack": [
          { "Image": { "symbol": "chevron.left" }, "id": "back" }, { "Text": "1" } ] } }
        """#

    @Test func `findings, as text and as JSON`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "quiz.scene.json")
        try folder.write(#"{ "schema": 1, "view": { "Text": "a" } }"#, to: "sub/text.scene.json")
        let run = CommandLineRun("audit", folder.path)
        #expect(run.code == 0)
        #expect(
            run.text == """
                \(folder.path)/quiz.scene.json:2:50: warning: back shows “chevron.left”, which keeps its side from right to \
                left (en+rtl); show “chevron.backward”, which turns with the reading; where the side is meant, say so with \
                the semantic content attribute spatial, on the image or on what it stands in [physical-name]
                2 scenes, 1 warning

                """)
        let json = CommandLineRun("audit", "--json", "--strict", folder.path)
        #expect(json.code == 1)
        #expect(json.error == "2 scenes, 1 warning\n")
        let findings = try JSONValue.parse(json.standard, file: "", comments: false).member("diagnostics").array()
        #expect(findings.count == 1)
        #expect(try findings.first?.member("rule").string() == "physical-name")
        #expect(try findings.first?.member("severity").string() == "warning")
        #expect(try findings.first?.member("node").string() == "back")
        #expect(try findings.first?.member("variants").array().map { try $0.string() } == ["en+rtl"])
        #expect(try findings.first?.member("message").string().hasSuffix("from right to left") == true)
    }

    @Test func `the variants and the rules that are asked for`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.scene, to: "quiz.scene.json")
        let file = folder.path + "/quiz.scene.json"
        #expect(CommandLineRun("audit", file, "--locale", "en").text == "1 scene, no findings\n")
        #expect(CommandLineRun("audit", file, "--locale", "en").code == 0)
        let both = CommandLineRun("audit", file, "--locale", "ar", "--locale", "he", "--strict")
        #expect(both.code == 1)
        #expect(both.text.contains("(ar, he)"))
        #expect(CommandLineRun("audit", file, "--strict", "--rule", "mark-is-mirrored").code == 0)
        #expect(
            CommandLineRun("audit", file, "--strict", "--rule", "mark-is-mirrored", "--rule", "physical-name").code == 1
        )
    }

    @Test func `an error fails the call, a warning only where it is asked to`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            { "schema": 1, "view": { "VStack": [
              { "Image": { "symbol": "chevron.left" }, "id": "back" }, { "Text": { "verbatim": "-5" }, "id": "minus" } ] } }
            """#, to: "both.scene.json")
        let run = CommandLineRun("audit", folder.path)
        #expect(run.code == 1)
        #expect(run.text.hasSuffix("1 scene, 1 error, 1 warning\n"))
        #expect(CommandLineRun("audit", folder.path, "--rule", "physical-name").code == 0)
        #expect(CommandLineRun("audit", folder.path, "--rule", "physical-name", "--strict").code == 1)
    }

    @Test func `a call or a scene that is wrong`() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "schema": 1, "view": { "Txt": "a" } }"#, to: "bad.scene.json")
        #expect(CommandLineRun("audit", folder.path + "/bad.scene.json").code == 2)
        #expect(CommandLineRun("audit").error.contains("<scene>"))
        #expect(CommandLineRun("audit").code == 2)
        #expect(CommandLineRun("audit", "/none.scene.json").code == 2)
        let rule = CommandLineRun("audit", folder.path, "--rule", "none")
        #expect(rule.code == 2)
        #expect(rule.error.contains("the nearest are bare-key, key-case, unreadable; --list-rules lists all"))
    }

    @Test func `arguments are tried in the sentences of a table`() throws {
        let table = Checkout.root.path + "/Tests/Fixtures/catalogs/sparkle/fa.lproj/Sparkle.strings"
        let isolated = CommandLineRun("audit", table, "--rule", "bidi-bleed")
        #expect(isolated.code == 0 && !isolated.text.contains("bidi-bleed"))
        let pasted = CommandLineRun("audit", table, "--rule", "bidi-bleed", "--arguments", "pasted")
        #expect(pasted.code == 0 && pasted.text.contains("is seen in another place"))
        #expect(CommandLineRun("audit", table, "--rule", "bidi-bleed", "--arguments", "pasted", "--strict").code == 1)
    }

    @Test func `the rules`() throws {
        let run = CommandLineRun("audit", "--list-rules")
        #expect(run.code == 0)
        let isError = "\n  is: an error where the left one stands at the right of the right one, else a warning\n"
        #expect(run.text.contains(isError))
        for rule in AuditRules.all {
            #expect(run.text.contains("\(rule.name)\n  finds: \(rule.description.summary)\n"))
        }
        let json = try JSONValue.parse(
            CommandLineRun("audit", "--list-rules", "--json").standard, file: "", comments: false)
        let names = try json.member("rules").array().map { try $0.member("name").string() }
        #expect(names == AuditRules.all.map(\.name) + ["bidi-bleed"] + LintRules.all.map(\.name))
    }
}
