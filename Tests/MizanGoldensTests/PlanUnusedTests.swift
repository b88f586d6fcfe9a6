import Foundation
import GoldenProjects
import MizanBase
import MizanDocument
import MizanFonts
import TestSupport
import Testing

@testable import MizanGoldens

/// What in a plan fits nothing, or isn't needed any more.
@Suite struct PlanUnusedTests {
    /// The findings of a plan's members, as `line:column message; fix`, after recording.
    private static func findings(_ members: String, set: String = "", narrowed: Bool = false) throws -> [String] {
        let project = try SmallProject(
            plan: """
                { "schema": 1, "scenes": "..",
                  "default": "a",
                  "sets": {
                    "a": { "scenes": ["**"], "locales": ["en", "ar"], "pictures": [{ "scene": "Card" }]\(set) },
                    "b": { "scenes": ["Plain"], "locales": ["he"] } },
                \(members.isEmpty ? #""expectNoEffect": [\#(plain)]"# : members) }
                """)
        try project.folder.write(#"{ "schema": 1, "view": { "Color": "red" } }"#, to: "Plain.scene.json")
        var run = try project.run()
        _ = try run.record()
        if narrowed { run = run.narrowed { _ in true } }
        let summary = try run.verify()
        #expect(summary.isPassed == summary.findings.isEmpty)
        #expect(summary.findings.allSatisfy { $0.rule == "plan-unused" })
        return summary.findings.map {
            "\($0.place.map { "\($0.line):\($0.column)" } ?? "-") \($0.message); \($0.fix ?? "")"
        }
    }

    /// A scene that looks the same everywhere.
    private static let plain = #"{ "scene": "Plain", "why": "a square" }"#

    @Test func `what is needed is no finding`() throws {
        #expect(
            try Self.findings(
                #""expectNoEffect": [\#(Self.plain)], "tolerances": [{ "scene": "Card", "node": "dot", "channels": 1, "why": "x" }]"#,
                set:
                    #", "exclude": [{ "scene": "Plain", "locale": "ar" }], "include": [{ "locale": "en" }, { "scenes": ["*"] }]"#
            ) == [])
    }

    @Test func `a filter of a set that fits nothing says which of its values don't`() throws {
        let found = try Self.findings(
            "",
            set: """
                ,
                      "include": [{ "locales": ["en", "ar"] }, { "widths": [320] }],
                      "exclude": [{ "locale": "he" }, { "scene": "Crad", "locale": "en" },
                                  { "direction": "rtl", "textSize": "large" }]
                """)
        #expect(
            found == [
                "5:48 “include” fits no variant of the set “a”: none has its “widths”; take it out, or fix its values",
                "6:19 “exclude” fits no variant of the set “a”: none has its “locales”; take it out, or fix its values",
                "6:39 “exclude” fits no variant of the set “a”: none has its “scenes”; did you mean “Card”?",
                "7:19 “exclude” fits no variant of the set “a”: none has its “directions”; take it out, or fix its values",
            ])
    }

    @Test func `what include left out can't be excluded, and what is excluded has no picture`() throws {
        #expect(
            try Self.findings(
                #""tolerances": []"#, set: #", "include": { "locale": "en" }, "exclude": { "locale": "ar" }"#
            ).map { $0.contains("“exclude” fits no variant of the set “a”: none has its “locales”;") } == [true])
        #expect(
            try Self.findings("", set: #", "exclude": { "scene": "Card" }"#).first?.contains("“pictures”") == true)
    }

    @Test func `exceptions that fit no variant of any set`() throws {
        let found = try Self.findings(
            """
            "expectNoEffect": [\(Self.plain), { "scene": "Plain", "direction": "rtl", "why": "turns" }, { "locale": "he", "why": "b" }],
            "tolerances": [{ "scene": "Plain", "node": "plain", "channels": 1, "why": "grey" }]
            """)
        #expect(
            found == [
                "6:61 “expectNoEffect” fits no variant (turns): none has its “directions”; take it out, or fix its values",
                "7:16 “tolerances” fits no variant with a picture (grey): none has its “scenes”; take it out, or fix its values",
            ])
    }

    @Test func `a node that no variant has, and no effect where there can't be one`() throws {
        let members = """
            "expectNoEffect": [\(Self.plain), { "scene": "Card", "locale": "en", "why": "own" }],
            "tolerances": [{ "node": "dot", "channels": 1, "why": "a" }, { "node": "gone", "channels": 1, "why": "grey" }]
            """
        #expect(
            try Self.findings(members).map { $0.prefix { $0 != ";" } } == [
                "6:61 “expectNoEffect” fits variants in the strings' own language and direction alone, which have no effect "
                    + "anyway (own)", "7:62 no variant that “tolerances” fits has a node “gone” (grey)",
            ])
        #expect(try Self.findings(members, narrowed: true) == [])
    }

    @Test func `a case that can't be laid out leaves open what it needs`() throws {
        let project = try SmallProject(
            plan: #"""
                { "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["Card"], "locales": ["en"], "pictures": {} } },
                  "tolerances": [{ "node": "gone", "channels": 1, "why": "grey" }] }
                """#)
        _ = try project.run().record()
        #expect(try project.run().verify().findings.count == 1)
        try project.folder.write(#"{ "schema": 1, "view": { "Txt": "a" } }"#, to: "Card.scene.json")
        #expect(try project.run().verify().findings == [])
    }

    @Test func `a kept result needs what a layout needed`() throws {
        let project = try SmallProject(
            plan: #"""
                { "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["Card"], "locales": ["en"], "pictures": {} } },
                  "tolerances": [{ "node": "dot", "channels": 1, "why": "grey" }] }
                """#)
        _ = try project.run().record(GoldenRun.Options(store: project.store()))
        let summary = try project.run().verify(GoldenRun.Options(store: project.store()))
        #expect(summary.fromStore == 1)
        #expect(summary.findings == [])
    }

    @Test func `an effect that is ruled out names the place that rules it out`() throws {
        let project = try SmallProject(
            plan: #"""
                { "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["Card"], "locales": ["ar"] } },
                  "expectNoEffect": [{ "scene": "Card", "why": "grey" }] }
                """#)
        _ = try project.run().record()
        let found = try project.run().allFindings()
        #expect(found.map(\.rule) == ["no-effect-expected"])
        #expect(found.first?.notes.first?.place.column == 22)
    }
}
