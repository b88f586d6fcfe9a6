import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// What is read and opened of a folder of fonts, and when.
@Suite struct FontIndexTests {
    private static func lines(_ text: String, _ language: LanguageTag = "en", in fonts: FontCollection) -> TextLayout {
        let style = TextStyle(font: FontDescription(size: 16), language: language)
        return ShapedText(AttributedText(text), style: style, fonts: fonts).layout(width: nil)
    }

    @Test func fontsAreOpenedUntilOneHasTheCharacter() throws {
        let fonts = try FontCollection(directory: TestFonts.directory)
        #expect(fonts.openCount == 0)
        #expect(fonts.headers.count == 10)
        #expect(fonts.openCount == 0)
        _ = Self.lines("Weather", in: fonts)
        #expect(fonts.openCount == 1)
        // Noto Sans, Thai, Arabic, Hebrew, of each the regular one.
        _ = Self.lines("in ירושלים", in: fonts)
        #expect(fonts.openCount == 4)
        _ = Self.lines("Weather in ירושלים", in: fonts)
        #expect(fonts.openCount == 4)
        // Nobody has it: everybody was asked, a family by its regular face.
        #expect(Self.lines("漢", in: fonts).missing == [0..<1])
        #expect(fonts.openCount == 5)
        #expect(fonts.faces.count == 10)
        #expect(fonts.openCount == 10)
    }

    @Test func theIndexReadsLittle() throws {
        let fonts = try FontCollection(directory: TestFonts.directory)
        let sizes = try fonts.headers.map { try Data(contentsOf: URL(fileURLWithPath: $0.path)).count }
        #expect(fonts.indexedBytes > 10 * 500)
        #expect(fonts.indexedBytes < 10 * 4_096)
        #expect(sizes.reduce(0, +) > 50 * fonts.indexedBytes)
    }

    /// A text without a family would else be in “Noto Mono” where the folder is Debian's.
    @Test func monospacedFamiliesStandLast() throws {
        let folder = try TemporaryFolder()
        var font = try Data(contentsOf: URL(fileURLWithPath: TestFonts.directory + "/NotoSans-Regular.ttf"))
        // PANOSE: family type 2, any serifs, any weight, proportion 9.
        let record = try #require(font.range(of: Data("OS/2".utf8))).lowerBound + 8
        let table = font[record..<record + 4].reduce(0) { $0 << 8 | Int($1) }
        font[table + 32] = 2
        font[table + 35] = 9
        try folder.write(font, to: "Mono.ttf")
        try folder.link("Hebrew.ttf", to: TestFonts.directory + "/NotoSansHebrew-Regular.ttf")
        let headers = try FontCollection(directory: folder.path).headers
        #expect(headers.map(\.family) == ["Noto Sans Hebrew", "Noto Sans"])
        #expect(headers.map(\.isMonospaced) == [false, true])
    }

    @Test func headersSayWhatTheFacesSay() throws {
        for header in try TestFonts.collection().headers {
            let face = try FontFace(file: header.path)
            #expect(face.header == header)
            #expect(header.path.hasSuffix("/" + header.postScriptName + ".ttf"))
            #expect(!header.hasColor)
        }
    }

    @Test func joinedCollectionsOpenNothing() throws {
        let shipped = try FontCollection(directory: TestFonts.directory)
        let own = try FontCollection(files: [TestFonts.directory + "/NotoSansThai-Bold.ttf"])
        let joined = own.adding(shipped)
        #expect(joined.headers.map(\.postScriptName).prefix(2) == ["NotoSansThai-Bold", "NotoSans-Regular"])
        #expect(shipped.openCount == 0)
        // A family stands once, with the fonts of both.
        #expect(Self.lines("ไทย", "th", in: joined).lines[0].runs.first?.face.postScriptName == "NotoSansThai-Regular")
    }

    @Test func whatIsNoFontIsPassedOver() throws {
        let folder = try TemporaryFolder()
        try folder.write("no font", to: "A.ttf")
        try folder.write(Data([0x74, 0x74, 0x63, 0x66, 0, 1, 0, 0, 255, 255, 255, 255]), to: "B.ttc")
        try FileManager.default.createDirectory(atPath: folder.path + "/C.otf", withIntermediateDirectories: false)
        mkfifo(folder.path + "/D.ttf", 0o600)
        try folder.link("E.ttf", to: "/nowhere")
        let alone = #expect(throws: DiagnosticError.self) { try FontCollection(directory: folder.path) }
        #expect(alone?.diagnostics.map(\.rule) == Array(repeating: "font-unreadable", count: 5))

        try folder.link("F.ttf", to: TestFonts.directory + "/NotoSansHebrew-Regular.ttf")
        let fonts = try FontCollection(directory: folder.path)
        #expect(fonts.headers.map(\.family) == ["Noto Sans Hebrew"])
        #expect(
            fonts.unreadable.compactMap { $0.file?.split(separator: "/").last } == [
                "A.ttf", "B.ttc", "C.otf", "D.ttf", "E.ttf",
            ])
        #expect(fonts.unreadable.allSatisfy { $0.severity == .warning && $0.rule == "font-unreadable" })
        #expect(Self.lines("שלום", in: fonts).missing.isEmpty)
    }

    @Test func aFontThatGoesAwayIsNotAsked() throws {
        let folder = try TemporaryFolder()
        for name in ["NotoSans-Regular", "NotoSansHebrew-Regular"] {
            try folder.write(Data(try Checkout.bytes(of: "Tests/Fixtures/Faces/\(name).ttf")), to: name + ".ttf")
        }
        let fonts = try FontCollection(directory: folder.path)
        #expect(fonts.headers.count == 2)
        try FileManager.default.removeItem(atPath: folder.path + "/NotoSans-Regular.ttf")
        #expect(Self.lines("a ש", in: fonts).lines.flatMap(\.runs).allSatisfy { $0.face.family == "Noto Sans Hebrew" })
    }

    /// Every font of a collection file, each by its number.
    @Test func collectionFile() throws {
        let folder = try TemporaryFolder()
        let names = ["NotoSansThai-Regular", "NotoSansHebrew-Bold"]
        try folder.write(
            Data(Self.collection(try names.map { try Checkout.bytes(of: "Tests/Fixtures/Faces/\($0).ttf") })),
            to: "Two.ttc")
        let fonts = try FontCollection(directory: folder.path)
        #expect(fonts.headers.map(\.postScriptName) == names)
        #expect(fonts.headers.map(\.number) == [0, 1])
        for name in names {
            let own = try TestFonts.face(name)
            let face = try #require(fonts.face(named: name))
            #expect(face.checksum == own.checksum && face.ascender == own.ascender)
            for scalar in "กשa 1".unicodeScalars { #expect(face.covers(scalar) == own.covers(scalar)) }
        }
        #expect(try FontFace(file: folder.path + "/Two.ttc").postScriptName == names[0])
        #expect(try FontCollection(files: [folder.path + "/Two.ttc"]).faces.count == 2)
    }

    /// Fonts put behind each other; the tables' offsets count from the file's start.
    private static func collection(_ fonts: [[UInt8]]) -> [UInt8] {
        func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
        var file = Array("ttcf".utf8) + [0, 1, 0, 0] + bytes(fonts.count)
        var start = file.count + 4 * fonts.count
        for font in fonts {
            file += bytes(start)
            start += font.count
        }
        for var font in fonts {
            let start = file.count
            for table in 0..<(Int(font[4]) << 8 | Int(font[5])) {
                let place = 12 + 16 * table + 8
                let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
                font.replaceSubrange(place..<place + 4, with: bytes(start + offset))
            }
            file += font
        }
        return file
    }
}
