import Foundation
import GoldenProjects
import MizanBase
import MizanFonts
import MizanReports
import TestSupport
import Testing

@testable import MizanGoldens

/// Variants whose locale, pseudo-languages and direction change nothing.
@Suite struct GoldenEffectTests {
    /// One scene, and what is found in its variants after recording: `en_rtl variant-without-effect`.
    private static func findings(
        _ view: String, axes: String, expectNoEffect: String = "[]", strings: Bool = false, language: String = "en"
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            { "schema": 1, "scenes": "..", "expectNoEffect": \(expectNoEffect),
              "sets": { "a": { "scenes": ["S"], \(axes) } } }
            """, to: "Goldens/goldens.json")
        try folder.write(
            #"{ "schema": 1, \#(strings ? #""strings": ["Localizable.xcstrings"], "# : "")"proposal": { "width": 200 }, "#
                + #""view": \#(view) }"#, to: "S.scene.json")
        let catalog = SmallProject.strings(arabic: "مرحبا")
        try folder.write(
            catalog.replacing(#""sourceLanguage": "en""#, with: #""sourceLanguage": "\#(language)""#),
            to: "Localizable.xcstrings")
        let goldens = folder.path + "/Goldens"
        let run = try GoldenRun(
            plan: GoldenPlan(file: .read(goldens + "/goldens.json")), folder: goldens, fonts: ShippedFonts.collection(),
            pictures: .png)
        _ = try run.record()
        var findings: [String] = []
        _ = try run.verify { result in
            #expect(result.outcome.status == (result.outcome.diagnostics.isEmpty ? .passed : .withoutEffect))
            findings += result.outcome.diagnostics.map { "\(result.outcome.case.variant.name) \($0.rule)" }
        }
        return findings
    }

    private static let row = #"{ "HStack": [ { "Color": "red" }, { "Color": "blue" } ] }"#
    private static let axes =
        #""locales": ["en"], "directions": [null, "rtl"], "pseudo": [[], ["accented"]], "widths": [100, 200]"#

    @Test func `a layout that turns around in whole has an effect`() throws {
        #expect(try Self.findings(Self.row, axes: #""locales": ["en", "ar"], "directions": [null, "rtl"]"#) == [])
    }

    @Test func `strings that aren't there change nothing`() throws {
        let found = try Self.findings(
            #"{ "Text": { "key": "Hello" } }"#, axes: #""locales": ["en", "ar", "de"]"#, strings: true)
        #expect(found == ["de variant-without-effect"])
        #expect(
            try Self.findings(
                #"{ "Text": { "verbatim": "Hello" } }"#, axes: #""locales": ["en"], "pseudo": [[], ["accented"]]"#) == [
                    "en+accented variant-without-effect"
                ])
    }

    @Test func `the language that the strings are written in is no variant of it`() throws {
        let found = try Self.findings(
            #"{ "Text": { "key": "Hello" } }"#, axes: #""locales": ["de", "en", "ar"]"#, strings: true, language: "de")
        #expect(found == ["en variant-without-effect"])
    }

    @Test func `a scene without text or direction says so in each variant, also where the base isn't in the set`()
        throws
    {
        let square = #"{ "Color": "red" }"#
        #expect(
            try Self.findings(square, axes: Self.axes) == [
                "en+accented_rtl_w100 variant-without-effect", "en+accented_rtl_w200 variant-without-effect",
                "en+accented_w100 variant-without-effect", "en+accented_w200 variant-without-effect",
                "en_rtl_w100 variant-without-effect", "en_rtl_w200 variant-without-effect",
            ])
        #expect(try Self.findings(square, axes: #""locales": ["he"]"#) == ["he variant-without-effect"])
    }

    @Test func `what is expected is no finding, and what isn't so any more is one`() throws {
        let expected = #"[{ "scene": "S", "direction": "rtl", "why": "a square" }]"#
        let axes = #""locales": ["en"], "directions": [null, "rtl"]"#
        #expect(try Self.findings(#"{ "Color": "red" }"#, axes: axes, expectNoEffect: expected) == [])
        #expect(try Self.findings(Self.row, axes: axes, expectNoEffect: expected) == ["en_rtl no-effect-expected"])
        #expect(
            try Self.findings(
                #"{ "Color": "red" }"#, axes: axes,
                expectNoEffect: #"[{ "scene": "Other", "direction": "rtl", "why": "a square" }]"#)
                == ["en_rtl variant-without-effect"])
    }
}
