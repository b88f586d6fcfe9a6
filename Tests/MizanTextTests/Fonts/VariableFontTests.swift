import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// Instances of variable fonts, with the numbers of HarfBuzz's own tools and of fontTools; `Tests/Fixtures/VariableFonts/README.md` says
/// how they were asked.
@Suite struct VariableFontTests {
    static func file(_ name: String) -> String { Checkout.file("Tests/Fixtures/VariableFonts/\(name).ttf").path }

    private static func collection(_ names: String...) throws -> FontCollection {
        try FontCollection(files: names.map { file($0) })
    }

    private static func face(
        _ weight: Int = 400, width: Double = 100, isItalic: Bool = false, of fonts: FontCollection
    ) throws -> FontFace {
        let font = FontDescription(size: 16, weight: FontWeight(weight), width: FontWidth(width), isItalic: isItalic)
        return try #require(fonts.index.content.families.first?.match(for: font)?.face)
    }

    private static func line(_ text: String, _ font: FontDescription, in fonts: FontCollection) throws -> TextLine {
        try ShapedText(AttributedText(text), style: TextStyle(font: font), fonts: fonts).line()
    }

    @Test func `the header has the axes and opens nothing`() throws {
        var count = 0
        let inter = try #require(try FontHeader.read(Self.file("Inter-Subset"), count: &count).first)
        #expect(inter.axes.map(\.tag) == ["wght", "slnt"])
        #expect(inter.axes.map(\.minimum) == [100, -10])
        #expect(inter.axes.map(\.standard) == [400, 0])
        #expect(inter.axes.map(\.maximum) == [900, 0])
        #expect(count < 4_096)
        let axes = try #require(try FontHeader.read(Self.file("MizanAxes"), count: &count).first)
        #expect(axes.axes.map(\.tag) == ["wdth", "ital", "opsz"])
        #expect(try TestFonts.collection().headers.allSatisfy(\.axes.isEmpty))
    }

    /// Of “Mizan”: the advances of all letters, and the extents of M: its left edge and its width, in font units.
    struct Weighing: Sendable, CustomTestStringConvertible {
        let weight: Int
        var isItalic = false
        let advances: [Int]
        let left: Int
        let width: Int

        var testDescription: String { "\(weight)\(isItalic ? " italic" : "")" }
    }

    @Test(arguments: [
        Weighing(weight: 100, advances: [2_432, 624, 1_432, 1_524, 1_600], left: 320, width: 1_792),
        Weighing(weight: 250, advances: [2_468, 646, 1_478, 1_556, 1_624], left: 284, width: 1_900),
        Weighing(weight: 333, advances: [2_488, 658, 1_503, 1_574, 1_637], left: 264, width: 1_960),
        Weighing(weight: 400, advances: [2_504, 668, 1_524, 1_588, 1_648], left: 248, width: 2_008),
        Weighing(weight: 400, isItalic: true, advances: [2_504, 668, 1_524, 1_588, 1_648], left: 120, width: 2_348),
        Weighing(weight: 650, advances: [2_564, 750, 1_596, 1_626, 1_734], left: 190, width: 2_184),
        Weighing(weight: 650, isItalic: true, advances: [2_564, 750, 1_600, 1_626, 1_734], left: 62, width: 2_524),
        Weighing(weight: 900, advances: [2_624, 832, 1_668, 1_664, 1_820], left: 132, width: 2_360),
    ]) func `advances and extents are those that hb-shape gives`(_ weighing: Weighing) throws {
        let fonts = try Self.collection("Inter-Subset")
        let font = FontDescription(size: 2_816, weight: FontWeight(weighing.weight), isItalic: weighing.isItalic)
        let line = try Self.line("Mizan", font, in: fonts)
        let run = try #require(line.runs.first)
        let origins = line.glyphs.map(\.x) + [line.width]
        #expect(zip(origins.dropFirst(), origins).map { $0 - $1 } == weighing.advances.map(Double.init))
        let letter = try #require(run.face.glyph(for: "M"))
        let ink = try #require(run.face.ink(of: letter))
        #expect(ink.minX == weighing.left && ink.maxX - ink.minX == weighing.width)
        #expect(ink.minY == 0 && ink.maxY == 2_048)
        #expect(run.face.weight.value == weighing.weight && run.face.isSlanted == weighing.isItalic)
    }

    @Test func `an outline reaches as far as its ink`() throws {
        let fonts = try Self.collection("Inter-Subset")
        let outlines = try [100, 650, 900].map { weight -> (Double, Double) in
            let face = try Self.face(weight, of: fonts)
            let letter = try #require(face.glyph(for: "M"))
            let bounds = try #require(face.outline(of: letter).controlBounds)
            return (bounds.minX, bounds.maxX)
        }
        #expect(outlines.map(\.0) == [320, 190, 132])
        #expect(outlines.map(\.1) == [2_112, 2_374, 2_492])
    }

    @Test func `a weight or width beyond its axis is the axis's end`() throws {
        let inter = try Self.collection("Inter-Subset")
        #expect(try Self.face(1_000, of: inter) === Self.face(900, of: inter))
        #expect(try Self.face(1, of: inter) === Self.face(100, of: inter))
        for weight in [Int.min, -1, 0] { #expect(try Self.face(weight, of: inter).weight.value == 100) }
        #expect(try Self.face(.max, of: inter).weight.value == 900)
        let axes = try Self.collection("MizanAxes")
        #expect(try Self.face(width: 1e300, of: axes).coordinates.map(\.description) == ["wdth=200"])
        #expect(try Self.face(width: -3, of: axes).coordinates.map(\.description) == ["wdth=50"])
        #expect(try Self.face(width: .nan, of: axes).coordinates == [])
        #expect(try Self.face(width: .infinity, of: axes).coordinates == [])
    }

    @Test func `the same request is the same face, and the font's own place the font itself`() throws {
        let fonts = try Self.collection("Inter-Subset")
        let file = try #require(fonts.face(named: "Inter"))
        #expect(try Self.face(of: fonts) === file)
        #expect(try Self.face(650, of: fonts) === Self.face(650, of: fonts))
        #expect(try Self.face(650, of: fonts) !== Self.face(651, of: fonts))
        #expect(try Self.face(650, isItalic: true, of: fonts) !== Self.face(650, of: fonts))
        #expect(fonts.openCount == 1)
        // An instance has the font's characters, name and version.
        let bold = try Self.face(700, of: fonts)
        #expect(bold.postScriptName == file.postScriptName && bold.checksum == file.checksum)
        for scalar in "Mizan Q9".unicodeScalars { #expect(bold.glyph(for: scalar) == file.glyph(for: scalar)) }
    }

    @Test func `the widths of letters and the heights of lines are the instance's`() throws {
        let fonts = try Self.collection("MizanAxes")
        let cases: [(width: Double, isItalic: Bool, advance: Int32, right: Int, ascender: Int, descender: Int)] = [
            (100, false, 600, 500, 800, -200), (150, false, 900, 750, 850, -225), (200, false, 1_200, 1_000, 900, -250),
            (75, false, 600, 500, 800, -200), (150, true, 900, 950, 850, -225), (100, true, 600, 700, 800, -200),
        ]
        for (width, isItalic, advance, right, ascender, descender) in cases {
            let face = try Self.face(width: width, isItalic: isItalic, of: fonts)
            let glyph = try #require(face.glyph(for: "A"))
            #expect(face.advance(of: glyph) == advance)
            #expect(face.ink(of: glyph)?.maxX == right)
            #expect(face.ascender == ascender && face.descender == descender)
        }
        #expect(try Self.face(width: 150, of: fonts).widthClass == 8)
        #expect(try Self.line("A", FontDescription(size: 10, width: FontWidth(200)), in: fonts).height == 11.5)
    }

    @Test func `a word in bold is in another instance`() throws {
        let fonts = try Self.collection("Inter-Subset")
        let bold = AttributedText.Run(range: 0..<5, attributes: TextAttributes(presentation: .stronglyEmphasized))
        let text = AttributedText("Mizan AV", runs: [bold])
        let layout = ShapedText(text, style: TextStyle(font: FontDescription(size: 16)), fonts: fonts).layout(
            width: nil)
        #expect(layout.lines[0].runs.map(\.face.weight.value) == [700, 400])
    }

    @Test func `many weights have an end, and each request an answer`() throws {
        let fonts = try Self.collection("Inter-Subset")
        let faces = try (100...900).map { try Self.face($0, of: fonts) }
        #expect(Set(faces.map(\.weight.value)).count <= Limits.fontInstances + 9)
        // The first ones are exact, the last ones the nearest hundreds.
        #expect(faces.prefix(300).map(\.weight.value) == Array(100..<400))
        for (wanted, face) in zip(100...900, faces) { #expect(abs(face.weight.value - wanted) <= 50) }
        #expect(try Self.face(900, of: fonts) === faces.last)
    }

    @Test func `threads that ask at once get one face`() async throws {
        let fonts = try Self.collection("Inter-Subset")
        let faces = try await withThrowingTaskGroup(of: FontFace.self) { group in
            for number in 0..<64 { group.addTask { try Self.face(500 + number % 4, of: fonts) } }
            return try await group.reduce(into: Set<FontFace>()) { $0.insert($1) }
        }
        #expect(faces.count == 4)
    }

    @Test func `an instance lives without its collection`() throws {
        let font = FontDescription(size: 16, weight: .black)
        let run = try #require(try Self.line("Mizan", font, in: Self.collection("Inter-Subset")).runs.first)
        #expect(run.face.glyph(for: "z") != nil)
        #expect(!run.face.outline(of: run.glyphs[0].id).elements.isEmpty)
        #expect(run.face.withBytes { $0.count } > 10_000)
    }
}
