import Foundation
import MizanBase
import MizanDocument
import TestSupport
import Testing

@testable import MizanCLI

@Suite struct FontsCommandTests {
    private static let shipped = Checkout.file("Tests/Fixtures/Faces").path

    @Test func `lists the fonts by family`() {
        let run = CommandLineRun("fonts", "--fonts", Self.shipped)
        #expect(run.code == 0)
        let lines = run.text.split(separator: "\n")
        #expect(lines.first == "10 fonts in 5 families of \(Self.shipped)")
        #expect(lines.contains("Noto Sans Arabic: NotoSansArabic-Regular 2.005, NotoSansArabic-Bold 2.005"))
    }

    @Test func `says which font shows what of a text`() {
        let run = CommandLineRun("fonts", "--fonts", Self.shipped, "--text", "in ירושלים")
        #expect(run.code == 0)
        #expect(
            run.text.split(separator: "\n").dropFirst() == [
                "0..<3 NotoSans-Regular “in ”", "3..<10 NotoSansHebrew-Regular (falls back) “ירושלים”",
                "families with all of it: none",
            ])
        let hebrew = CommandLineRun("fonts", "--fonts", Self.shipped, "--text", "שלום", "--locale", "he")
        #expect(hebrew.text.contains("0..<4 NotoSansHebrew-Regular “שלום”"))
        #expect(hebrew.text.contains("families with all of it: Noto Sans Hebrew"))
        let named = CommandLineRun(
            "fonts", "--fonts", Self.shipped, "--text", "1", "--family", "Noto Sans Devanagari")
        #expect(named.text.contains("0..<1 NotoSansDevanagari-Regular “1”"))
    }

    @Test func `a character without a font is a finding`() throws {
        let run = CommandLineRun("fonts", "--fonts", Self.shipped, "--text", "a漢b", "--json")
        #expect(run.code == 1)
        let json = try JSONValue.parse(run.standard, file: "-")
        let missing = try #require(try json.member("missingGlyphs").array().first)
        #expect(try missing.member("range").array().map { try $0.int() } == [1, 2])
        #expect(try missing.member("text").string() == "漢")
        #expect(try json.member("fonts").array().count == 10)
        #expect(try json.member("families").array().isEmpty)
    }

    @Test func `wrong calls and bad files`() throws {
        let unknown = CommandLineRun("fonts", "--fonts", Self.shipped, "--text", "a", "--family", "Noto Sans Hebrw")
        #expect(unknown.code == 2)
        #expect(unknown.error.contains("did you mean “Noto Sans Hebrew”? [unknown-font-family]"))
        #expect(CommandLineRun("fonts", "--locale", "a/b").code == 2)
        let folder = try TemporaryFolder()
        try folder.write("no font", to: "Bad.ttf")
        #expect(CommandLineRun("fonts", "--fonts", folder.path).error.contains("Bad.ttf: error: "))
        try folder.link("Thai.ttf", to: Self.shipped + "/NotoSansThai-Regular.ttf")
        let run = CommandLineRun("fonts", "--fonts", folder.path)
        #expect(run.code == 0)
        #expect(run.text.contains("1 font in 1 family of "))
        #expect(run.text.contains("Bad.ttf: warning: "))
        // Whoever draws with them is told.
        try folder.write(#"{ "schema": 1, "view": { "Text": "ก" } }"#, to: "a.scene.json")
        let preview = CommandLineRun(
            "preview", folder.path + "/a.scene.json", "--fonts", folder.path, "-o", folder.path + "/a.tree")
        #expect(preview.code == 0)
        #expect(preview.error.contains("Bad.ttf: warning: "))
    }
}
