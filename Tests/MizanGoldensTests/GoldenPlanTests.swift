import Foundation
import MizanBase
import MizanDocument
import MizanFonts
import MizanReports
import MizanScenes
import TestSupport
import Testing

@testable import MizanGoldens

/// `goldens.json`: what it means and what is wrong with it.
@Suite struct GoldenPlanTests {
    private static func read(_ text: String) throws -> GoldenPlan {
        try GoldenPlan(file: SourceFile(name: "goldens.json", bytes: Array(text.utf8)))
    }

    @Test func `a set is every combination less what is excluded, by name`() throws {
        let plan = try Self.read(
            #"""
            { "schema": 1, "scenes": "s", "sets": { "a": {
                "scenes": ["**"], "locales": ["he", "en_us"], "pseudo": [[], ["rtl"]], "widths": [320, 430.5],
                "textSizes": ["large", "xSmall"],
                "exclude": [{ "locales": ["he"], "pseudo": [["rtl"]] }, { "locales": ["he"], "widths": [430.5] }],
                "pictures": { "pseudo": [["rtl"]] } } } }
            """#)
        let selection = try #require(plan.selection(named: nil))
        #expect(
            try selection.cases(of: ["S"]).map(\.variant.name) == [
                "en-US+rtl_w320", "en-US+rtl_w320_xSmall", "en-US+rtl_w430.5", "en-US+rtl_w430.5_xSmall", "en-US_w320",
                "en-US_w320_xSmall", "en-US_w430.5", "en-US_w430.5_xSmall", "he_w320", "he_w320_xSmall",
            ])
        #expect(try selection.cases(of: ["S"]).count(where: \.hasPicture) == 4)
    }

    @Test func `every axis, and null for what is the scene's own`() throws {
        let plan = try Self.read(
            #"""
            { "schema": 1, "scenes": "s", "sets": { "a": {
                "scenes": ["**"], "locales": ["en"], "directions": [null, "rtl"], "heights": [null, 640], "scales": [2, 3],
                "appearances": ["light", "dark"],
                "exclude": [{ "direction": "rtl", "appearance": "dark" }, { "scene": "B", "heights": [null] }],
                "include": [{ "scale": 3, "scenes": ["A", "B"] }, { "scale": 2, "height": 640 }] } } }
            """#)
        let selection = try #require(plan.selection(named: nil))
        let names = try selection.cases(of: ["A", "B"]).map(\.name)
        #expect(
            names == [
                "A/en@3x", "A/en_dark@3x", "A/en_h640", "A/en_h640@3x", "A/en_h640_dark", "A/en_h640_dark@3x",
                "A/en_rtl@3x",
                "A/en_rtl_h640", "A/en_rtl_h640@3x", "B/en_h640", "B/en_h640@3x", "B/en_h640_dark", "B/en_h640_dark@3x",
                "B/en_rtl_h640", "B/en_rtl_h640@3x",
            ], "\(names)")
    }

    @Test func `devices by any of their names, and null for the scene's own`() throws {
        let plan = try Self.read(
            #"""
            { "schema": 1, "scenes": "s", "sets": { "a": {
                "scenes": ["**"], "locales": ["en"], "scales": [2, 3], "devices": [null, "ipad", "watch"],
                "exclude": [{ "device": "applewatch", "scale": 3 }, { "devices": [null], "scale": 3 }] } } }
            """#)
        let names = try #require(plan.selection(named: nil)).cases(of: ["S"]).map(\.variant.name)
        #expect(names == ["en", "en@3x~pad", "en~pad", "en~watch"])
    }

    @Test func `catalog is every language of a scene's tables, so that a new one is in the goldens by itself`() throws {
        let folder = try TemporaryFolder()
        func catalog(_ languages: String...) throws {
            let texts = languages.map { #""\#($0)": { "stringUnit": { "state": "translated", "value": "x" } }"# }
            try folder.write(
                #"{ "sourceLanguage": "en", "strings": { "x": { "localizations": { \#(texts.joined(separator: ",")) } } }, "version": "1.0" }"#,
                to: "S/L.xcstrings")
        }
        try folder.write(#"{ "schema": 1, "strings": ["L.xcstrings"], "view": { "Text": "x" } }"#, to: "S/A.scene.json")
        try folder.write(#"{ "schema": 1, "view": { "Text": { "verbatim": "x" } } }"#, to: "S/B.scene.json")
        try folder.write(#"{ "schema": 1, "view": "#, to: "S/C.scene.json")
        func names(_ locales: String, _ others: String = "") throws -> [String] {
            let plan = try Self.read(
                #"{ "schema": 1, "scenes": "S", "sets": { "a": { "scenes": ["**"], "locales": \#(locales) \#(others) } } }"#
            )
            return try plan.cases(of: try #require(plan.selection(named: nil)), in: folder.path).map(\.name)
        }
        try catalog("ar", "de")
        // Of a scene that can't be read there is one, which says why.
        #expect(try names(#""catalog""#) == ["A/ar", "A/de", "A/en", "B/en", "C/en"])
        try catalog("ar", "de", "he")
        #expect(
            try names(#"["catalog", "ar-EG", "de"]"#) == [
                "A/ar", "A/ar-EG", "A/de", "A/en", "A/he", "B/ar-EG", "B/de", "B/en", "C/ar-EG", "C/de", "C/en",
            ])
        #expect(
            try names(#""catalog""#, #", "exclude": [{ "locales": ["he"] }]"#)
                == ["A/ar", "A/de", "A/en", "B/en", "C/en"])
        // No scene to ask.
        let selection = try #require(
            Self.read(#"{ "schema": 1, "scenes": "S", "sets": { "a": { "scenes": ["**"], "locales": "catalog" } } }"#)
                .selection(named: nil))
        #expect(throws: DiagnosticError.self) { try selection.cases(of: ["A"]) }
    }

    @Test func `a direction in a filter is the one that was asked for`() {
        let filter = GoldenPlan.Filter(directions: [.rightToLeft])
        #expect(filter.fits(Variant(locale: "en", direction: .rightToLeft), scene: "A"))
        #expect(!filter.fits(Variant(locale: "ar", direction: .rightToLeft), scene: "A"))
        #expect(GoldenPlan.Filter(directions: [nil]).fits(Variant(locale: "ar"), scene: "A"))
    }

    @Test func `exceptions have their reasons`() throws {
        let plan = try Self.read(
            #"""
            { "schema": 1, "scenes": "s", "sets": {},
              "expectNoEffect": [{ "scene": "Dial", "direction": "rtl", "why": "clockwise stays" }],
              "tolerances": [{ "scene": "Map", "locale": "ar", "node": "map/shade", "channels": 2, "why": "a gradient" }] }
            """#)
        #expect(plan.expectNoEffect.map(\.why) == ["clockwise stays"])
        #expect(
            plan.expectNoEffect.first?.filter.fits(Variant(locale: "en", direction: .rightToLeft), scene: "Dial")
                == true)
        #expect(plan.tolerances.first?.node == "map/shade")
        #expect(plan.tolerances.first?.filter.fits(Variant(locale: "en"), scene: "Map") == false)
    }

    @Test func `the default set, the only set, the asked one`() throws {
        func plan(_ rest: String) throws -> GoldenPlan {
            let set = #"{ "scenes": ["**"], "locales": ["en"] }"#
            return try Self.read(
                #"{ "schema": 1, "scenes": "s", "sets": { "a": \#(set), "b": \#(set) }\#(rest) }"#)
        }
        #expect(try plan("").selection(named: nil) == nil)
        #expect(try plan("").selection(named: "b") != nil)
        #expect(try plan(#", "default": "b""#).selection(named: nil) != nil)
        #expect(try plan("").selection(named: "c") == nil)
    }

    /// 317 lengths: as many widths as heights make more than 100,000 variants.
    private static let numbers = (1...317).map(String.init).joined(separator: ",")

    private static func plan(_ members: String) -> String {
        #"{ "schema": 1, "scenes": "s", "sets": {}, \#(members) }"#
    }

    private static func set(_ members: String) -> String {
        #"{ "schema": 1, "scenes": "s", "sets": { "a": { \#(members) } } }"#
    }

    @Test(arguments: [
        ("wrong-value", #"{ "schema": 1, "scenes": ¶"/Examples", "sets": {} }"#),
        ("set-empty", #"{ "schema": 1, "scenes": "s", "sets": { "a": { "scenes": ["**"], "locales": ¶[] } } }"#),
        (
            "set-empty",
            #"{ "schema": 1, "scenes": "s", "sets": { "a": { "scenes": ["**"], "locales": ["en"], "widths": ¶[] } } }"#
        ),
        ("missing-key", "¶{}"), ("json-syntax", "¶no"), ("schema", #"{ "schema": ¶2 }"#),
        ("unknown-key", #"{ "schema": 1, ¶"expectEffect": [] }"#),
        ("missing-key", plan(#""expectNoEffect": [¶{ "scene": "A" }]"#)),
        ("wrong-value", plan(#""expectNoEffect": [{ "scene": "A", "why": ¶" " }]"#)),
        ("unknown-key", plan(#""expectNoEffect": [{ ¶"node": "a", "why": "b" }]"#)),
        ("missing-key", plan(#""tolerances": [¶{ "channels": 2, "why": "b" }]"#)),
        ("wrong-type", plan(#""tolerances": [{ "node": "a", "channels": ¶256, "why": "b" }]"#)),
        ("missing-key", plan(#""tolerances": [¶{ "node": "a", "channels": 2 }]"#)),
        ("unknown-value", #"{ "schema": 1, "scenes": "s", "sets": { }, "default": ¶"full" }"#),
        ("missing-key", #"{ "schema": 1, "scenes": "s", "sets": { "a": ¶{ "locales": ["en"] } } }"#),
        ("unknown-key", set(#"¶"scene": []"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": [¶"../../en"]"#)),
        ("wrong-type", set(#""scenes": ["**"], "locales": ["en"], "widths": [¶-1]"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": ["en"], "pseudo": [[¶"upside-down"]]"#)),
        ("wrong-type", set(#""scenes": ["**"], "locales": ["en"], "pseudo": [¶"rtl"]"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": ["en"], "textSizes": [¶"huge"]"#)),
        ("unknown-key", set(#""scenes": ["**"], "locales": ["en"], "exclude": [{ ¶"screens": [] }]"#)),
        (
            "wrong-value",
            set(#""scenes": ["**"], "locales": ["en"], "include": { "locale": "en", "locales": ¶["he"] }"#)
        ),
        ("wrong-type", set(#""scenes": ["**"], "locales": ["en"], "heights": [¶0]"#)),
        ("wrong-type", set(#""scenes": ["**"], "locales": ["en"], "scales": [¶17]"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": ["en"], "appearances": [¶"dim"]"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": ["en"], "devices": [¶"ipda"]"#)),
        ("unknown-value", set(#""scenes": ["**"], "locales": ["en"], "directions": [¶"up"]"#)),
        (
            "too-many-variants",
            #"{ "schema": 1, "scenes": "s", "sets": { "a": ¶{ "scenes": ["**"], "locales": ["en"], "widths": [\#(numbers)], "#
                + #""heights": [\#(numbers)] } } }"#
        ),
    ])
    func `what is wrong has its place`(rule: String, text: String) throws {
        let before = try #require(text.range(of: "¶")?.lowerBound)
        let column = text[..<before].utf8.count + 1
        let error = #expect(throws: DiagnosticError.self) { try Self.read(text.replacing("¶", with: "")) }
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

    @Test func `a scene that a set names and nobody has is an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "scenes/Card.scene.json")
        for (scenes, isRight) in [
            (#"["Card"]"#, true), (#"["C*"]"#, true), (#"["Card", "Cart"]"#, false), (#"["D/*", "Card"]"#, false),
        ] {
            let plan = try Self.read(
                #"{ "schema": 1, "scenes": "scenes", "sets": { "a": { "scenes": \#(scenes), "locales": ["en"] } } }"#)
            let selection = try #require(plan.selection(named: nil))
            if isRight {
                #expect(try plan.scenes(of: selection, in: folder.path).map(\.name) == ["Card"])
            } else {
                let error = #expect(throws: DiagnosticError.self) { try plan.scenes(of: selection, in: folder.path) }
                #expect(error?.diagnostics.map(\.rule) == ["scene-missing"])
            }
        }
    }

    @Test func `a set without a variant is an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "scenes/Card.scene.json")
        for (rest, isRight) in [
            ("", true), (#", "include": [{ "locales": ["en"] }]"#, true),
            (#", "include": [{ "locales": ["he"] }]"#, false),
            (#", "exclude": [{}]"#, false),
        ] {
            let plan = try Self.read(
                #"{ "schema": 1, "scenes": "scenes", "sets": { "a": { "scenes": ["**"], "locales": ["en"]\#(rest) } } }"#
            )
            let run = Result {
                try GoldenRun(plan: plan, folder: folder.path, fonts: ShippedFonts.collection(), pictures: .png)
            }
            if isRight {
                #expect(try run.get().cases.count == 1)
            } else {
                let error = #expect(throws: DiagnosticError.self) { try run.get() }
                #expect(error?.diagnostics.map(\.rule) == ["set-empty"])
                #expect(error?.diagnostics.first?.message == "set “a” has no variant")
            }
        }
    }

    @Test(arguments: ["new\nline", "bell\u{7}", "line\u{2028}"])
    func `a scene whose name can't stand in a line is an error`(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: name + ".scene.json")
        let error = #expect(throws: DiagnosticError.self) { try SceneFile.all(in: folder.path) }
        #expect(error?.diagnostics.map(\.rule) == ["scene-name"])
        #expect(error?.description.contains { $0.isNewline || $0 == "\u{7}" } == false)
    }

    @Test func `the folder of the scenes is named as a user would`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "Goldens/goldens.json")
        try folder.write("{}", to: "Examples/Card.scene.json")
        let text =
            #"{ "schema": 1, "scenes": "../Examples", "sets": { "a": { "scenes": ["**"], "locales": ["en"] } } }"#
        func paths(_ plan: String, _ goldens: String) throws -> [String] {
            let plan = try Self.read(plan)
            return try plan.scenes(of: #require(plan.selection(named: nil)), in: folder.path + goldens).map(\.path)
        }
        #expect(try paths(text, "/Goldens") == [folder.path + "/Examples/Card.scene.json"])
        // Not where a link leads elsewhere.
        try folder.write("{}", to: "other/Examples/Dial.scene.json")
        try folder.write("{}", to: "other/Goldens/goldens.json")
        try folder.link("Linked", to: folder.path + "/other/Goldens")
        #expect(try paths(text, "/Linked") == [folder.path + "/Linked/../Examples/Dial.scene.json"])
        let error = #expect(throws: DiagnosticError.self) {
            try paths(text.replacing("Examples", with: "None"), "/Goldens")
        }
        #expect(error?.diagnostics.map(\.rule) == ["file-missing"])
    }

    @Test func `no pattern takes for ever`() {
        let name = Array(repeating: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", count: 60).joined(separator: "/")
        let pattern = Array(repeating: "**/*a*a*a*a*a*b*", count: 30).joined(separator: "/")
        #expect(!ScenePattern(pattern).matches(name))
        #expect(ScenePattern(pattern.replacing("b", with: "a")).matches(name))
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
