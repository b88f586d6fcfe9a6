import Foundation
import MizanBase
import Testing

@testable import MizanText

@Suite struct FontTests {
    /// Of `NotoSansArabic-Regular.ttf` in Fonts/README.md's version.
    @Test func factsOfAFace() throws {
        let face = try TestFonts.face("NotoSansArabic-Regular")
        #expect(face.family == "Noto Sans Arabic")
        #expect(face.weight == .regular)
        #expect(face.unitsPerEm == 1_000)
        #expect(face.covers("ب"))
        #expect(!face.covers("ก"))
        #expect(face.ascender > 0)
        #expect(face.descender < 0)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: TestFonts.directory + "/NotoSansArabic-Regular.ttf"))
        // The directory's records are 16 bytes each, sorted by tag.
        let records = (0..<Int(bytes[5])).map { bytes[12 + 16 * $0..<28 + 16 * $0] }
        let head = try #require(records.first { $0.prefix(4).elementsEqual("head".utf8) })
        let offset = head.dropFirst(8).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        #expect(face.checksum == bytes[offset + 8..<offset + 12].reduce(0) { $0 << 8 | UInt32($1) })
        let revision = bytes[offset + 4..<offset + 8].reduce(0) { $0 << 8 | Int($1) }
        #expect(Double(face.revision) == (Double(revision) / 65_536 * 1_000).rounded() / 1_000)
        #expect(face.revision.split(separator: ".").last?.count == 3)
    }

    @Test func declaredOrderOfAFolder() throws {
        let fonts = try TestFonts.collection()
        #expect(
            fonts.faces.map(\.postScriptName) == [
                "NotoSans-Regular", "NotoSans-Bold", "NotoSansThai-Regular", "NotoSansThai-Bold",
                "NotoSansArabic-Regular", "NotoSansArabic-Bold", "NotoSansHebrew-Regular", "NotoSansHebrew-Bold",
                "NotoSansDevanagari-Regular", "NotoSansDevanagari-Bold",
            ])
        #expect(fonts.adding(fonts).faces == fonts.faces)
    }

    @Test func outlineIsInFontUnitsAndUpwards() throws {
        let face = try TestFonts.face("NotoSans-Regular")
        let outline = face.outline(of: try #require(face.glyph(for: "l")))
        var heights: [Double] = []
        for case .line(let to) in outline.elements { heights.append(to.y) }
        #expect(outline.elements.first.map { if case .move = $0 { true } else { false } } == true)
        #expect(outline.elements.last == .close)
        #expect((heights.max() ?? 0) > 700)
        #expect((heights.min() ?? 1) == 0)
        #expect(face.outline(of: try #require(face.glyph(for: " "))).elements.isEmpty)
        #expect(face.outline(of: 60_000).elements.isEmpty)
    }

    @Test func unreadableFontsAreErrors() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: TestFonts.directory + "/NotoSansThai-Regular.ttf"))
        var broken = [
            Data(), Data("not a font".utf8), Data(repeating: 0, count: 5_000), whole.prefix(3), whole.prefix(11),
            whole.prefix(100), whole.prefix(whole.count / 2), whole.prefix(whole.count - 8),
        ]
        broken.append(Data([0, 1, 0, 0, 255, 255]) + Data(repeating: 255, count: 600))
        for data in broken {
            try Self.withFile(data) { path in
                let error = #expect(throws: DiagnosticError.self) { try FontFace(file: path) }
                #expect(error?.diagnostics.map(\.rule) == ["font-unreadable"])
                #expect(error?.diagnostics.first?.file == path)
                #expect(error?.diagnostics.first?.fix != nil)
            }
        }
        #expect(throws: DiagnosticError.self) { try FontFace(file: "/nowhere/font.ttf") }
        #expect(throws: DiagnosticError.self) { try FontCollection(files: []) }
        #expect(throws: DiagnosticError.self) { try FontCollection(directory: "/nowhere") }
    }

    /// A font with wrong bytes inside either is refused or shapes something; it never crashes.
    @Test func damagedFontsDoNotCrash() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: TestFonts.directory + "/NotoSansDevanagari-Regular.ttf"))
        var random = SeededGenerator(state: 17)
        for _ in 0..<40 {
            var data = whole
            for _ in 0..<200 {
                data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try Self.withFile(data) { path in
                guard let fonts = try? FontCollection(files: [path]) else { return }
                let style = TextStyle(font: FontDescription(size: 16))
                let shaped = ShapedText(AttributedText("नमस्ते दुनिया क्षत्रिय abc"), style: style, fonts: fonts)
                let layout = shaped.layout(width: 60)
                #expect(layout.lines.last?.range.upperBound == shaped.text.utf16Count)
                for run in layout.lines.flatMap(\.runs) {
                    for glyph in run.glyphs { _ = run.face.outline(of: glyph.id) }
                }
            }
        }
    }

    @Test func versionsOfTheLibraries() {
        let versions = LibraryVersions.current
        #expect(versions.icu == "76.1")
        #expect(versions.cldr == "46")
        #expect(versions.unicode == "16.0")
        #expect(versions.hyphenation == "2026-02-24")
        for version in [versions.harfbuzz, versions.fribidi] {
            #expect(version.split(separator: ".").allSatisfy { Int($0) != nil })
            #expect(version.split(separator: ".").count == 3)
        }
    }

    private static func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("mizan-\(UUID().uuidString).ttf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }
}
