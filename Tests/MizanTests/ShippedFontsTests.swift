import Foundation
import MizanBase
import MizanFonts
import MizanFontsCJK
import MizanFontsEmoji
import MizanText
import TestSupport
import Testing

@Suite("The shipped fonts")
struct ShippedFontsTests {
    private static func all() throws -> FontCollection {
        try ShippedFonts.collection().adding(ShippedFontsCJK.collection()).adding(ShippedFontsEmoji.collection())
    }

    @Test("their folder is found without help; Noto Sans is first, those that one asks for stand behind its scripts")
    func collection() throws {
        let families = try ShippedFonts.collection().familyNames
        #expect(families.count == 24)
        #expect(families.first == "Noto Sans")
        #expect(families.suffix(3) == ["Noto Naskh Arabic", "Noto Nastaliq Urdu", "Noto Sans Mono"])
        #expect(
            try ShippedFonts.collection().faces.filter { $0.family == "Noto Sans" }.map(\.postScriptName) == [
                "NotoSans-Regular", "NotoSans-Medium", "NotoSans-SemiBold", "NotoSans-Bold", "NotoSans-Italic",
                "NotoSans-BoldItalic",
            ])
        #expect(try ShippedFontsCJK.collection().faces.count == 8)
        #expect(try ShippedFontsEmoji.collection().familyNames == ["Noto Color Emoji"])
    }

    /// What a family that one doesn't ask for would do to a line.
    @Test("a line is as high in every script as in Latin")
    func heights() throws {
        let asked = ["Noto Naskh Arabic", "Noto Nastaliq Urdu"]
        for face in try ShippedFonts.collection().faces where !asked.contains(face.family) {
            #expect((1_068...1_069).contains(face.ascender), "\(face.postScriptName)")
            #expect((-293 ... -292).contains(face.descender), "\(face.postScriptName)")
        }
    }

    private static func faces(_ text: String, _ language: LanguageTag = "en") throws -> [String] {
        let style = TextStyle(font: FontDescription(size: 16), language: language)
        let lines = ShapedText(AttributedText(text), style: style, fonts: try all()).layout(width: nil).lines
        for line in lines { #expect(line.missing.isEmpty, "\(text)") }
        return lines.flatMap(\.runs).map(\.face.postScriptName)
    }

    @Test(
        "each script has its face",
        arguments: [
            ("سلام", "NotoSansArabicUI"), ("নমস্কার", "NotoSansBengaliUI"), ("नमस्ते", "NotoSansDevanagariUI"),
            ("નમસ્તે", "NotoSansGujaratiUI"), ("ਸਤਿ", "NotoSansGurmukhiUI"), ("ನಮಸ್ತೆ", "NotoSansKannadaUI"),
            ("សួស្តី", "NotoSansKhmerUI"), ("ສະບາຍດີ", "NotoSansLaoUI"), ("നമസ്തേ", "NotoSansMalayalamUI"),
            ("မင်္ဂလာ", "NotoSansMyanmarUI"), ("ନମସ୍ତେ", "NotoSansOriyaUI"), ("ආයුබෝ", "NotoSansSinhalaUI"),
            ("வணக்கம்", "NotoSansTamilUI"), ("నమస్తే", "NotoSansTeluguUI"), ("สวัสดี", "NotoSansThaiUI"),
            ("שלום", "NotoSansHebrew"), ("Բարեւ", "NotoSansArmenian"), ("გამარჯობა", "NotoSansGeorgian"),
            ("ሰላም", "NotoSansEthiopic"), ("привет, γειά", "NotoSans"), ("✓✗⌘⌫☐☑\u{fe0e}", "NotoSansSymbols2"),
        ])
    func scripts(text: String, face: String) throws {
        #expect(try Self.faces(text) == [face + "-Regular"])
    }

    @Test("Han is written as in its language; Urdu in Nastaliq; Arabic and Persian in the interface's face")
    func languages() throws {
        for (language, region) in [("ja", "jp"), ("ko", "kr"), ("zh", "sc"), ("zh-TW", "tc"), ("zh-HK", "tc")] {
            #expect(try Self.faces("今日", LanguageTag(language)) == ["NotoSansCJK\(region)-Regular"])
        }
        #expect(try Self.faces("انسان", "ur") == ["NotoNastaliqUrdu-Regular"])
        #expect(try Self.faces("انسان", "fa") == ["NotoSansArabicUI-Regular"])
        #expect(try Self.faces("انسان", "ar") == ["NotoSansArabicUI-Regular"])
    }

    @Test("emoji, their sequences and flags are one glyph each")
    func emoji() throws {
        let emoji = try ShippedFontsEmoji.collection()
        let style = TextStyle(font: FontDescription(size: 16), language: "en")
        for text in ["🎉", "👩🏽‍💻", "🇯🇵", "👨‍👩‍👧", "1️⃣", "❤️", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] {
            let shaped = ShapedText(AttributedText(text), style: style, fonts: try Self.all())
            let runs = shaped.layout(width: nil).lines.flatMap(\.runs)
            #expect(runs.map(\.face.postScriptName) == ["NotoColorEmoji"])
            #expect(runs.flatMap(\.glyphs).count == 1, "\(text)")
        }
        #expect(emoji.faces.count == 1)
        #expect(try Self.faces("1 #") == ["NotoSans-Regular"])
    }

    @Test("Latin letters open one font; a script's own is found before those of other products")
    func lazily() throws {
        let fonts = try Self.all()
        let style = TextStyle(font: FontDescription(size: 16), language: "en")
        _ = ShapedText(AttributedText("Hello"), style: style, fonts: fonts).layout(width: nil).lines
        #expect(fonts.openCount == 1)
        let arabic = TextStyle(font: FontDescription(size: 16), language: "ar")
        _ = ShapedText(AttributedText("مرحبا 1"), style: arabic, fonts: fonts).layout(width: nil).lines
        #expect(fonts.openCount <= 14)
        // Signs that the script's face lacks are the base's, not those of a hand that one asks for.
        #expect(try Set(Self.faces("رقم +49", "ar")) == ["NotoSans-Regular", "NotoSansArabicUI-Regular"])
        #expect(fonts.headers.first { $0.postScriptName == "NotoColorEmoji" }?.hasColor == true)
    }

    @Test("they are below 44 MB in all, and those that the README's hashes list")
    func size() throws {
        let folder = Checkout.file("Fonts")
        let names = ["", "CJK", "Emoji"].flatMap { sub in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + sub)) ?? []).filter {
                $0.hasSuffix(".ttf") || $0.hasSuffix(".otf")
            }.map { sub.isEmpty ? $0 : sub + "/" + $0 }
        }
        let sizes = try names.map { try Data(contentsOf: folder.appending(path: $0)).count }
        #expect(sizes.reduce(0, +) < 44_000_000)
        let readme = try text(of: folder.path + "/README.md")
        for name in names { #expect(readme.contains("  \(name)\n"), "\(name)") }
        #expect(names.count == 66)
    }

    @Test("a folder given is taken in their place")
    func override() throws {
        let shipped = try ShippedFonts.folder()
        #expect(try ShippedFonts.folder(override: shipped + "/.") == shipped + "/.")
    }

    @Test("a folder that isn't there is an error that names it and the option", arguments: ["/nowhere/fonts", ""])
    func missing(folder: String) throws {
        let error = try #require(throws: DiagnosticError.self) { try ShippedFonts.collection(folder: folder) }
        #expect(error.diagnostics.map(\.rule) == ["fonts-missing"])
        #expect(error.description.contains("\(Diagnostic.quote(folder))"))
        #expect(error.description.contains("--fonts"))
    }

    @Test("a file isn't a folder of fonts")
    func file() throws {
        let error = try #require(throws: DiagnosticError.self) { try ShippedFonts.folder(override: #filePath) }
        #expect(error.diagnostics.map(\.rule) == ["fonts-missing"])
    }

    @Test("the table in Fonts/README.md names each face with its revision and checksum")
    func readme() throws {
        let readme = try text(
            of: #filePath.replacing("Tests/MizanTests/ShippedFontsTests.swift", with: "Fonts/README.md"))
        for face in try Self.all().faces {
            let digits = String(face.checksum, radix: 16)
            let checksum = String(repeating: "0", count: 8 - digits.count) + digits
            let row = try #require(
                readme.split(separator: "\n").first { $0.contains("\(face.postScriptName).") && $0.hasPrefix("| `") })
            #expect(row.contains("` | \(face.family) |"))
            #expect(row.hasSuffix("| \(face.revision) | `\(checksum)` |"))
        }
    }

    private func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
