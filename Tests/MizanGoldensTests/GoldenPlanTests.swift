import Foundation
import MizanBase
import MizanDocument
import MizanGoldens
import MizanScenes
import TestSupport
import Testing

/// `goldens.json`: what it means and what is wrong with it.
@Suite struct GoldenPlanTests {
    private static func plan(_ text: String) throws -> GoldenPlan {
        try GoldenPlan(file: SourceFile(name: "goldens.json", bytes: Array(text.utf8)))
    }

    @Test func `a set is every combination less what is excluded, by name`() throws {
        let plan = try Self.plan(
            #"""
            { "schema": 1, "scenes": "s", "sets": { "a": {
                "scenes": ["**"], "locales": ["he", "en_us"], "pseudo": [[], ["rtl"]], "widths": [320, 430.5],
                "textSizes": ["large", "xSmall"],
                "exclude": [{ "locales": ["he"], "pseudo": [["rtl"]] }, { "locales": ["he"], "widths": [430.5] }],
                "pictures": { "pseudo": [["rtl"]] } } } }
            """#)
        let selection = try #require(plan.selection(named: nil))
        #expect(
            selection.variants.map(\.name) == [
                "en-US+rtl_w320", "en-US+rtl_w320_xSmall", "en-US+rtl_w430.5", "en-US+rtl_w430.5_xSmall", "en-US_w320",
                "en-US_w320_xSmall", "en-US_w430.5", "en-US_w430.5_xSmall", "he_w320", "he_w320_xSmall",
            ])
        #expect(selection.variants.filter(selection.hasPicture).count == 4)
    }

    @Test func `the default set, the only set, the asked one`() throws {
        func plan(_ rest: String) throws -> GoldenPlan {
            let set = #"{ "scenes": ["**"], "locales": ["en"] }"#
            return try Self.plan(
                #"{ "schema": 1, "scenes": "s", "sets": { "a": \#(set), "b": \#(set) }\#(rest) }"#)
        }
        #expect(try plan("").selection(named: nil) == nil)
        #expect(try plan("").selection(named: "b") != nil)
        #expect(try plan(#", "default": "b""#).selection(named: nil) != nil)
        #expect(try plan("").selection(named: "c") == nil)
    }

    private static func set(_ members: String) -> String {
        #"{ "schema": 1, "scenes": "s", "sets": { "a": { \#(members) } } }"#
    }

    @Test(arguments: [
        ("missing-key", "¶{}"), ("json-syntax", "¶no"), ("schema", #"{ "schema": ¶2 }"#),
        ("unknown-key", #"{ "schema": 1, ¶"expectNoEffect": [] }"#),
        ("unknown-value", #"{ "schema": 1, "scenes": "s", "sets": { }, "default": ¶"full" }"#),
        ("missing-key", #"{ "schema": 1, "scenes": "s", "sets": { "a": ¶{ "locales": ["en"] } } }"#),
        ("unknown-key", set(#"¶"scene": []"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": [¶"../../en"]"#)),
        ("wrong-type", set(#""scenes": ["**"], "locales": ["en"], "widths": [¶-1]"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": ["en"], "pseudo": [[¶"upside-down"]]"#)),
        ("wrong-type", set(#""scenes": ["**"], "locales": ["en"], "pseudo": [¶"rtl"]"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": ["en"], "textSizes": [¶"huge"]"#)),
        ("unknown-key", set(#""scenes": ["**"], "locales": ["en"], "exclude": [{ ¶"scenes": [] }]"#)),
    ])
    func `what is wrong has its place`(rule: String, text: String) throws {
        let before = try #require(text.range(of: "¶")?.lowerBound)
        let column = text[..<before].utf8.count + 1
        let error = #expect(throws: DiagnosticError.self) { try Self.plan(text.replacing("¶", with: "")) }
        #expect(error?.diagnostics.map(\.rule) == [rule])
        #expect(error?.diagnostics.first?.place == SourcePlace(file: "goldens.json", line: 1, column: column))
    }

    @Test(arguments: [
        ("Forecast", "Forecast", true), ("Forecast", "**", true), ("Forecast", "*", true),
        ("Forecast", "Forecast/*", true), ("Forecast", "Fore*", true), ("Forecast", "*cast", true),
        ("Forecast", "F*r*t", true), ("Forecast", "fore*", false), ("Forecast", "Fore", false),
        ("Forecast", "Forecast/**", true), ("A/B/C", "A/*", false), ("A/B/C", "A/**", true), ("A/B/C", "**/C", true),
        ("A/B/C", "A/*/C", true), ("A/B/C", "**/B", false), ("A/B", "*", false), ("A/B", "A", false),
        ("A/aXbXc", "A/a*X*c", true), ("A/aXbXc", "A/a*Y*c", false), ("A", "", false),
    ])
    func `patterns of scene names`(name: String, pattern: String, fits: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: name + ".scene.json")
        let scene = try #require(try SceneFile.all(in: folder.path).first)
        #expect(scene.name == name)
        #expect(scene.matches(pattern) == fits)
    }

    @Test func `a scene that is called as its folder takes the folder's name`() throws {
        let folder = try TemporaryFolder()
        for file in ["B/B.scene.json", "A.scene.json", "B/C.scene.json", "B/notes.json"] {
            try folder.write("{}", to: file)
        }
        #expect(try SceneFile.all(in: folder.path).map(\.name) == ["A", "B", "B/C"])
    }

    @Test(arguments: [["B/B.scene.json", "B.scene.json"], ["a.scene.json", "A.scene.json"]])
    func `two scenes of one name are an error`(files: [String]) throws {
        let folder = try TemporaryFolder()
        for file in files { try folder.write("{}", to: file) }
        let error = #expect(throws: DiagnosticError.self) { try SceneFile.all(in: folder.path) }
        #expect(error?.diagnostics.map(\.rule) == ["scene-name"])
    }
}
