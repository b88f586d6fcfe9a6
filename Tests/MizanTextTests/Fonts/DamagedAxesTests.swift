import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// Tables of axes that are wrong: the font is then one without them, and nothing crashes.
@Suite struct DamagedAxesTests {
    private static let original = "Tests/Fixtures/VariableFonts/Inter-Subset.ttf"

    private static func place(of tag: String, in font: Data) throws -> (record: Int, table: Int) {
        let record = try #require(font.range(of: Data(tag.utf8))).lowerBound
        return (record, font[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) })
    }

    /// Lays out a text in several weights of a font whose table of axes was changed.
    ///
    /// - Parameter change: gets the table's place.
    private static func axes(_ change: (inout Data, (record: Int, table: Int)) -> Void) throws -> [FontAxis] {
        var font = Data(try Checkout.bytes(of: original))
        change(&font, try place(of: "fvar", in: font))
        let folder = try TemporaryFolder()
        try folder.write(font, to: "Font.ttf")
        guard let fonts = try? FontCollection(files: [folder.path + "/Font.ttf"]) else { return [] }
        for weight in [1, 399, 400, 650, 1_000] {
            let style = TextStyle(font: FontDescription(size: 16, weight: FontWeight(weight), isItalic: weight == 650))
            let layout = ShapedText(AttributedText("Mizan AV."), style: style, fonts: fonts).layout(width: nil)
            for run in layout.lines.flatMap(\.runs) {
                for glyph in run.glyphs { _ = run.face.outline(of: glyph.id) }
            }
        }
        return fonts.headers.first?.axes ?? []
    }

    private static func write(_ value: Int, _ count: Int, to font: inout Data, at place: Int) {
        for index in 0..<count { font[place + index] = UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - index))) }
    }

    @Test func `a whole table`() throws {
        #expect(try Self.axes { _, _ in }.count == 2)
    }

    @Test func `a table that is cut off`() throws {
        for length in [0, 1, 9, 15, 16, 17, 35, 36, 55] {
            #expect(try Self.axes { font, place in Self.write(length, 4, to: &font, at: place.record + 12) }.isEmpty)
        }
    }

    @Test func `too many axes, and axes that stand elsewhere`() throws {
        #expect(try Self.axes { font, place in Self.write(0xffff, 2, to: &font, at: place.table + 8) }.isEmpty)
        #expect(try Self.axes { font, place in Self.write(65, 2, to: &font, at: place.table + 8) }.isEmpty)
        #expect(try Self.axes { font, place in Self.write(0xffff, 2, to: &font, at: place.table + 4) }.isEmpty)
        #expect(try Self.axes { font, place in Self.write(19, 2, to: &font, at: place.table + 10) }.isEmpty)
        #expect(try Self.axes { font, place in Self.write(0xffff, 2, to: &font, at: place.table + 10) }.isEmpty)
        #expect(try Self.axes { font, place in Self.write(2, 2, to: &font, at: place.table) }.isEmpty)
    }

    @Test func `an axis whose ends are exchanged, or that is there twice, is left out`() throws {
        let exchanged = try Self.axes { font, place in
            Self.write(1_000 << 16, 4, to: &font, at: place.table + 16 + 4)
        }
        #expect(exchanged.map(\.tag) == ["slnt"])
        let twice = try Self.axes { font, place in
            font.replaceSubrange(place.table + 36..<place.table + 40, with: Data("wght".utf8))
        }
        #expect(twice.map(\.maximum) == [900])
        let unnamed = try Self.axes { font, place in Self.write(0x20_2c3d40, 4, to: &font, at: place.table + 16) }
        #expect(unnamed.map(\.tag) == ["slnt"])
    }

    /// Wrong bytes in what instances are made of: axes, the outlines' and the metrics' variations.
    @Test func `random bytes`() throws {
        var random = SeededGenerator(state: 23)
        for _ in 0..<60 {
            _ = try Self.axes { font, place in
                let tables = ["fvar", "gvar", "HVAR", "GDEF", "GPOS"].compactMap { try? Self.place(of: $0, in: font) }
                for table in tables {
                    let length = font[table.record + 12..<table.record + 16].reduce(0) { $0 << 8 | Int($1) }
                    for _ in 0..<4 {
                        let byte = table.table + Int.random(in: 0..<max(length, 1), using: &random)
                        font[byte] = UInt8.random(in: 0...255, using: &random)
                    }
                }
            }
        }
    }
}
