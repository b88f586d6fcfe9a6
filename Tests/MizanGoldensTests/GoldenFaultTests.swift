import Foundation
import GoldenProjects
import MizanBase
import MizanDocument
import MizanFonts
import TestSupport
import Testing

@testable import MizanReports
@testable import MizanGoldens

/// What is broken in a scene isn't recorded, and no golden makes it right.
@Suite struct GoldenFaultTests {
    /// The small project with a scene that names a key and a symbol which nobody has.
    private static func project(allow: String = "") throws -> SmallProject {
        let project = try SmallProject(
            plan: """
                { "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["**"], "locales": ["en", "ar"] } },
                  "expectNoEffect": [{ "scene": "Plain", "locale": "ar", "why": "a square" }]\(allow) }
                """)
        try project.folder.write(#"{ "schema": 1, "view": { "Color": "red" } }"#, to: "Plain.scene.json")
        let card = try project.folder.text(of: "Card.scene.json")
        try project.folder.write(
            card.replacing(
                #"{ "Image": "dot", "id": "dot" }"#,
                with: #"{ "Text": "Nowhere", "id": "nowhere" }, { "Image": { "symbol": "nope" }, "id": "dot" }"#),
            to: "Card.scene.json")
        return project
    }

    private static let allowAll = """
        , "allow": [ { "rule": "unknown-string", "scene": "Card", "key": "Nowhere", "why": "a sample" },
                     { "rule": "image-missing", "why": "its drawing comes later" } ]
        """

    @Test func `nothing of it is recorded, and it is said once for all variants`() throws {
        let project = try Self.project()
        let recording = try project.run().record()
        #expect(recording.faults.map(\.rule) == ["unknown-string", "image-missing"])
        #expect(recording.faults.map(\.variants) == [["ar", "en"], ["ar", "en"]])
        #expect(recording.faults.first?.place?.line == 3)
        #expect(recording.failures == [])
        #expect(
            recording.written.map { $0.hasSuffix("Plain/en.tree") || $0.hasSuffix("Plain/ar.tree") } == [true, true])
    }

    @Test func `a golden that was recorded otherwise doesn't pass`() throws {
        let allowed = try Self.project(allow: Self.allowAll)
        #expect(try allowed.run().record().faults == [])
        #expect(try allowed.run().verify().isPassed)
        try allowed.folder.write(
            allowed.folder.text(of: "Goldens/goldens.json").replacing(Self.allowAll, with: ""),
            to: "Goldens/goldens.json")
        var outcomes: [GoldenOutcome] = []
        let summary = try allowed.run().verify { outcomes.append($0.outcome) }
        #expect(outcomes.map(\.status) == [.incomplete, .incomplete, .passed, .passed])
        #expect(outcomes.first?.diagnostics.map(\.severity) == [.error, .error])
        #expect(outcomes.first?.diagnostics.map(\.key) == ["Nowhere", "nope"])
        #expect(summary.text == "4 variants checked: 2 lack something that they show")
        #expect(
            GoldenAdvice.command.sentences(summary) == [
                "fix what isn't there before it is recorded, or add it to “allow” in goldens.json with the reason"
            ])
        // A report carries it, and nobody accepts it.
        let entry = ReportedCase(outcome: outcomes[0])
        let read = try ReportedCase(json: JSONValue.parse(entry.line, file: "outcome.json")).outcome
        #expect(read.status == .incomplete && read.diagnostics == outcomes[0].diagnostics && !read.canBeAccepted)
    }

    @Test func `a misspelt key is reported before the changes that follow from it`() throws {
        let project = try Self.project(allow: Self.allowAll)
        _ = try project.run().record()
        let card = try project.folder.text(of: "Card.scene.json")
        try project.folder.write(card.replacing("\"Nowhere\"", with: "\"Nowhere at all\""), to: "Card.scene.json")
        var findings = GoldenFindings(folder: "Goldens")
        var outcome: GoldenOutcome?
        _ = try project.run().verify { result in
            findings.add(result.outcome)
            outcome = outcome ?? result.outcome
        }
        #expect(findings.diagnostics.first?.rule == "unknown-string")
        #expect(findings.diagnostics.count > 1)
        let first = try #require(outcome)
        #expect(!first.changes.isEmpty)
        #expect(first.findings(in: "").first?.rule == "unknown-string")
        #expect(first.findings(in: "").count == first.changes.count + first.diagnostics.count)
    }

    @Test func `one that is kept is no other than one that is laid out`() throws {
        let project = try Self.project(allow: Self.allowAll)
        let options = GoldenRun.Options(store: try project.store())
        _ = try project.run().record(options)
        _ = try project.run().verify(options)
        try project.folder.write(
            project.folder.text(of: "Goldens/goldens.json").replacing(Self.allowAll, with: ""),
            to: "Goldens/goldens.json")
        #expect(try project.run().verify(options).count(.incomplete) == 2)
    }

    @Test func `what is allowed and isn't there any more is a finding of the plan`() throws {
        let unused = """
            , { "rule": "missing-argument", "scene": "Card", "why": "old" },
              { "rule": "image-missing", "key": "other", "why": "older" },
              { "rule": "image-missing", "locale": "he", "why": "of another set" } ]
            """
        let project = try Self.project(allow: String(Self.allowAll.dropLast(2)) + unused)
        _ = try project.run().record()
        let findings = try project.run().verify().findings
        #expect(findings.map(\.rule) == ["plan-unused", "plan-unused", "plan-unused"])
        #expect(
            findings.map(\.message) == [
                "nothing that “allow” fits is missing-argument (old)",
                "nothing that “allow” fits is image-missing of “other” (older)",
                "“allow” fits no variant (of another set): none has its “locales”",
            ])
    }

    @Test func `a character without a glyph isn't recorded either, unless the plan says why`() throws {
        func project(allow: String) throws -> SmallProject {
            let project = try SmallProject(
                plan:
                    #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["Name"], "locales": ["en"] } }\#(allow) }"#
            )
            try project.folder.write(
                #"{ "schema": 1, "view": { "Text": { "verbatim": "𓀀" }, "id": "name" } }"#, to: "Name.scene.json")
            return project
        }
        let bare = try project(allow: "")
        let recording = try bare.run().record()
        #expect(recording.faults.map(\.rule) == ["missing-glyph"] && recording.written == [])
        #expect(
            recording.faults.first?.description.hasSuffix(
                "Name.scene.json:1:34: error: name: 1 character has no glyph in any font: U+13000; add a font that has them, "
                    + "with “fonts” or --fonts [missing-glyph]") == true)
        let allowed = try project(allow: #", "allow": [{ "rule": "missing-glyph", "key": "name", "why": "a sample" }]"#)
        #expect(try allowed.run().record().faults == [])
        #expect(try allowed.run().verify().isPassed)
    }

    @Test(arguments: [
        (#"{ "rule": "image-missing" }"#, "missing-key"), (#"{ "why": "x" }"#, "missing-key"),
        (#"{ "rule": "image-missing", "why": " " }"#, "wrong-value"),
        (#"{ "rule": "image-missing", "kye": "a", "why": "x" }"#, "unknown-key"),
    ])
    func `an allowance has a rule and a reason`(entry: String, rule: String) throws {
        let error = #expect(throws: DiagnosticError.self) {
            try Self.project(allow: #", "allow": [\#(entry)]"#).run()
        }
        #expect(error?.diagnostics.map(\.rule) == [rule])
    }
}
