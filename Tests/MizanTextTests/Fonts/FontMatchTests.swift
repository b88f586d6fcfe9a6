import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// Which font of a family answers a description. Source: CSS Fonts 4 §5.2.
@Suite struct FontMatchTests {
    /// The properties of a font, as bytes of a copy of a font file say them.
    private struct Properties {
        var weight = 400
        var widthClass = 5
        var isItalic = false
    }

    private static func family(_ fonts: [Properties], and others: [String] = []) throws -> (FontFamily, TemporaryFolder)
    {
        let folder = try TemporaryFolder()
        let original = Data(try Checkout.bytes(of: "Tests/Fixtures/VariableFonts/MizanAxes.ttf"))
        for (index, properties) in fonts.enumerated() {
            var font = original
            let axes = try #require(font.range(of: Data("fvar".utf8)))
            font.replaceSubrange(axes, with: Data("none".utf8))
            let record = try #require(font.range(of: Data("OS/2".utf8))).lowerBound + 8
            let table = font[record..<record + 4].reduce(0) { $0 << 8 | Int($1) }
            font[table + 4] = UInt8(properties.weight >> 8)
            font[table + 5] = UInt8(properties.weight & 0xff)
            font[table + 7] = UInt8(properties.widthClass)
            font[table + 63] = properties.isItalic ? 0x81 : 0xc0
            try folder.write(font, to: "\(index).ttf")
        }
        for (index, other) in others.enumerated() { try folder.link("v\(index).ttf", to: other) }
        let files =
            fonts.indices.map { folder.path + "/\($0).ttf" } + others.indices.map { folder.path + "/v\($0).ttf" }
        return (try #require(try FontCollection(files: files).index.content.families.first), folder)
    }

    private static func match(
        _ family: FontFamily, weight: Int = 400, width: Double = 100, isItalic: Bool = false
    ) throws -> FontMatch {
        try #require(
            family.match(
                for: FontDescription(
                    size: 16, weight: FontWeight(weight), width: FontWidth(width), isItalic: isItalic)))
    }

    @Test func `of static fonts the nearest width, narrower ones first up to the normal one`() throws {
        let (family, folder) = try Self.family([
            Properties(widthClass: 3), Properties(), Properties(widthClass: 6), Properties(widthClass: 9),
        ])
        let answers = try [50, 62.5, 75, 80, 87.5, 100, 101, 112.5, 120, 160, 200, 500].map {
            try Self.match(family, width: $0).entry.header.widthClass
        }
        #expect(answers == [3, 3, 3, 3, 3, 5, 6, 6, 9, 9, 9, 9])
        withExtendedLifetime(folder) {}
    }

    @Test func `the width goes before the slant, the slant before the weight`() throws {
        let (family, folder) = try Self.family([
            Properties(weight: 700, widthClass: 3), Properties(weight: 900, isItalic: true), Properties(weight: 700),
        ])
        #expect(try Self.match(family, weight: 700, width: 75, isItalic: true).entry.header.widthClass == 3)
        #expect(try Self.match(family, weight: 700, isItalic: true).entry.header.weight == .black)
        #expect(try Self.match(family, weight: 900).entry.header.weight == .bold)
        for weight in [Int.min, 0, Int.max] {
            #expect(try Self.match(family, weight: weight).entry.header.weight == .bold)
        }
        withExtendedLifetime(folder) {}
    }

    @Test func `a face drawn slanted goes before an axis, an axis before an upright face`() throws {
        let variable = VariableFontTests.file("MizanAxes")
        let (alone, first) = try Self.family([Properties()], and: [variable])
        #expect(try Self.match(alone, isItalic: true).coordinates.map(\.description) == ["ital=1"])
        #expect(try Self.match(alone).coordinates.isEmpty)
        let (both, second) = try Self.family([Properties(isItalic: true)], and: [variable])
        let match = try Self.match(both, isItalic: true)
        #expect(match.entry.header.isSlanted && match.coordinates.isEmpty)
        #expect(try !Self.match(both).entry.header.isSlanted)
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a variable font has all widths between its ends`() throws {
        let (family, folder) = try Self.family([Properties(widthClass: 2)], and: [VariableFontTests.file("MizanAxes")])
        #expect(try Self.match(family, width: 62.5).entry.header.axes.isEmpty)
        #expect(try Self.match(family, width: 75).coordinates.map(\.description) == ["wdth=75"])
        #expect(
            try Self.match(family, width: 75, isItalic: true).coordinates.map(\.description) == ["ital=1", "wdth=75"])
        #expect(try Self.match(family, width: 1_000 / 9).coordinates.map(\.description) == ["wdth=111.1111"])
        withExtendedLifetime(folder) {}
    }

    @Test func `widths have the names and percentages of CSS`() {
        #expect([FontWidth.compressed, .condensed, .standard, .expanded].map(\.value) == [62.5, 75, 100, 125])
        #expect(FontWidth.compressed < .condensed && FontWidth(.nan) == .standard)
        #expect(FontDescription(size: 16) != FontDescription(size: 16, width: .condensed))
    }
}
