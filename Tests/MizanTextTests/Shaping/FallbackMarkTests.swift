import MizanBase
import MizanUnicode
import Testing

@testable import MizanText

/// Marks that the font of their base lacks, with the shipped fonts.
@Suite struct FallbackMarkTests {
    private static let fonts = Result {
        let folder = TestFonts.root + "/Fonts"
        return try FontCollection(directory: folder).adding(FontCollection(directory: folder + "/CJK"))
    }

    private static func shape(_ text: AttributedText, size: Double = 20) throws -> ShapedText {
        ShapedText(text, style: TextStyle(font: FontDescription(size: size)), fonts: try fonts.get())
    }

    private static func shape(_ text: String) throws -> ShapedText { try shape(AttributedText(text)) }

    /// A letter of each script.
    static let bases = Array("xαбաאسकকਕકକதకಕകකกກကកაአ한か日".unicodeScalars)
    /// Above, below, through the base.
    static let marks: [Unicode.Scalar] = [
        "\u{301}", "\u{308}", "\u{305}", "\u{323}", "\u{332}", "\u{336}", "\u{1DE4}",
    ]

    private static func ink(_ glyph: PositionedGlyph, of run: GlyphRun) throws -> Rect {
        let ink = try #require(run.face.ink(of: glyph.id))
        let scale = run.size / Double(run.face.unitsPerEm)
        return Rect(
            x: glyph.x + Double(ink.minX) * scale, y: glyph.y - Double(ink.maxY) * scale,
            width: Double(ink.maxX - ink.minX) * scale, height: Double(ink.maxY - ink.minY) * scale)
    }

    @Test(arguments: marks) func `a mark of another font is centred on its base and takes no room`(
        mark: Unicode.Scalar
    ) throws {
        var borrowed = 0
        for base in Self.bases {
            let text = "\(base)\(mark)\(base)"
            let shaped = try Self.shape(text)
            #expect(shaped.missing.isEmpty, "\(text)")
            let line = try shaped.line()
            #expect(line.glyphs.allSatisfy { $0.id != 0 }, "\(text)")
            guard let run = line.runs.first(where: \.range.isEmpty) else { continue }
            borrowed += 1
            #expect(run.face.covers(mark) && run.glyphs.count == 1 && run.glyphs[0].cluster == 0)
            let plainText = try Self.shape("\(base)\(base)")
            let plain = try plainText.line()
            // The glyphs of the bases are those without the mark, in their places.
            let rest = line.runs.filter { !$0.range.isEmpty }.flatMap(\.glyphs)
            #expect(rest.map(\.id) == plain.glyphs.map(\.id) && rest.map(\.x) == plain.glyphs.map(\.x), "\(text)")
            #expect(line.width == plain.width, "\(text)")
            #expect(line.clusters.map(\.left) == plain.clusters.map(\.left), "\(text)")

            let ink = try Self.ink(run.glyphs[0], of: run)
            let owner = try #require(plain.runs.first)
            let own = try plain.glyphs.filter { $0.cluster == 0 }.map { try Self.ink($0, of: owner) }
            let box = try #require(own.dropFirst().reduce(own.first) { $0?.union($1) })
            #expect(((ink.minX + ink.maxX) / 2 - (box.minX + box.maxX) / 2).magnitude < 0.5, "\(text)")
            guard mark != "\u{336}" else {
                #expect(((ink.minY + ink.maxY) / 2 - (box.minY + box.maxY) / 2).magnitude < 0.5, "\(text)")
                continue
            }
            let isBelow = [220, 218].contains(CharacterProperties.combiningClass(of: mark.value))
            #expect(isBelow ? ink.minY >= box.maxY : ink.maxY <= box.minY + 20 * 0.1, "\(text)")
            let next = try plain.glyphs.filter { $0.cluster != 0 }.map { try Self.ink($0, of: owner) }
            for other in next where other.maxX > other.minX {
                let isApart =
                    ink.maxX <= other.minX || ink.minX >= other.maxX || ink.maxY <= other.minY
                    || ink.minY >= other.maxY
                #expect(isApart, "\(text)")
            }
        }
        #expect(borrowed >= 4)
    }

    @Test func `the font's own marks keep their anchors next to one of another font`() throws {
        // HarfBuzz would take the missing glyph of U+0336 for the base of the qamats.
        let plain = try Self.shape("א\u{5B8}ב").line()
        let struck = try Self.shape("א\u{336}\u{5B8}ב").line()
        let glyphs = struck.runs.filter { !$0.range.isEmpty }.flatMap(\.glyphs)
        #expect(glyphs.map(\.id) == plain.glyphs.map(\.id) && glyphs.map(\.x) == plain.glyphs.map(\.x))
    }

    @Test func `letters join across a mark of another font`() throws {
        for (plain, marked) in [("سل", "س\u{336}ل"), ("سلام", "سل\u{336}ام"), ("سلام", "سلا\u{336}م\u{336}")] {
            let line = try Self.shape(marked).line()
            let bases = line.runs.filter { !$0.range.isEmpty }.flatMap(\.glyphs)
            #expect(bases.map(\.id) == (try Self.shape(plain).line().glyphs.map(\.id)))
            #expect(line.runs.contains { $0.range.isEmpty })
        }
    }

    @Test func `marks stack away from their base`() throws {
        let line = try Self.shape("日\u{301}\u{302}\u{323}\u{325}").line()
        let marks = line.runs.filter(\.range.isEmpty)
        let inks = try marks.flatMap { run in try run.glyphs.map { try Self.ink($0, of: run) } }
        #expect(inks.count == 4)
        for (index, ink) in inks.enumerated() {
            for other in inks[..<index] { #expect(ink.maxY <= other.minY + 0.1 || ink.minY >= other.maxY - 0.1) }
        }
    }

    @Test func `spacing and size move a mark with its base`() throws {
        for text in ["日\u{301}日\u{301}", "א\u{336}ב\u{336}", "か\u{332}き"] {
            func places(_ shaped: ShapedText) throws -> [Double] {
                let line = try shaped.line()
                let marks = line.runs.filter(\.range.isEmpty).flatMap(\.glyphs)
                let bases = line.runs.filter { !$0.range.isEmpty }.flatMap(\.glyphs)
                return try marks.map { mark in mark.x - (try #require(bases.first { $0.cluster == mark.cluster })).x }
            }
            let plain = try places(try Self.shape(text))
            let spaced = try places(
                try Self.shape(AttributedText(text).with(TextAttributes(letterSpacing: 7))))
            #expect(zip(plain, spaced).allSatisfy { ($0 - $1).magnitude < 0.01 } && plain.count == spaced.count)
            let small = try places(try Self.shape(text).transformed(scale: 0.5))
            #expect(zip(plain, small).allSatisfy { ($0 / 2 - $1).magnitude < 1e-9 })
        }
    }

    @Test func `a mark that no font has shows a box of its own`() throws {
        let mark: Unicode.Scalar = "\u{1ACE}"
        #expect(try Self.fonts.get().faces.allSatisfy { !$0.covers(mark) })
        for (base, next) in [("日", "x"), ("א", "ב"), ("か", "き"), ("x", "y")] {
            let text = "\(base)\(mark)\(next)"
            let shaped = try Self.shape(text)
            #expect(shaped.missing == [1..<2])
            let line = try shaped.line()
            let plain = try Self.shape(base + next).line()
            let boxes = line.runs.flatMap { run in run.glyphs.filter { $0.id == 0 }.map { ($0, run) } }
            #expect(boxes.count == 1)
            let (glyph, run) = try #require(boxes.first)
            let advance = Double(run.face.advance(of: 0)) * run.size / Double(run.face.unitsPerEm)
            #expect((line.width - plain.width - advance).magnitude < 1e-9 && advance > 0)
            let box = try Self.ink(glyph, of: run)
            for run in line.runs {
                for glyph in run.glyphs where glyph.id != 0 {
                    let ink = try Self.ink(glyph, of: run)
                    #expect(ink.maxX <= box.minX || ink.minX >= box.maxX, "\(text)")
                }
            }
        }
    }

    @Test func `lines break and are cut around the whole cluster`() throws {
        let text = String(repeating: "か\u{301}き\u{336}日\u{332}", count: 6)
        let plain = String(text.unicodeScalars.filter { !Self.marks.contains($0) }.map(Character.init))
        let (shaped, other) = (try Self.shape(text), try Self.shape(plain))
        for width in stride(from: 0.0, through: 220, by: 20) {
            let lines = shaped.layout(width: width).lines
            let expected = other.layout(width: width).lines
            #expect(lines.map { $0.range.lowerBound } == expected.map { $0.range.lowerBound * 2 })
            #expect(lines.map(\.width) == expected.map(\.width))
            for line in lines {
                let marks = line.runs.filter(\.range.isEmpty).flatMap(\.glyphs)
                #expect(marks.count == line.range.count / 2)
                #expect(line.glyphs.allSatisfy { line.range.contains($0.cluster) && $0.id < 1 << 24 })
            }
            for mode in [TruncationMode.head, .middle, .tail] {
                let style = LineStyle(lineLimit: 1, truncationMode: mode)
                let (cut, plainCut) = (
                    shaped.layout(width: width, style: style), other.layout(width: width, style: style)
                )
                let hidden = plainCut.hidden.map { $0.lowerBound * 2..<$0.upperBound * 2 }
                #expect(cut.hidden == hidden && cut.size.width == plainCut.size.width)
            }
        }
        let layout = shaped.layout(width: 100)
        let (positions, others) = (layout.positions(in: 100), other.layout(width: 100).positions(in: 100))
        for offset in 0...plain.utf16.count {
            let (own, expected) = (positions.carets(at: offset * 2), others.carets(at: offset))
            #expect(own.map(\.x) == expected.map(\.x))
            guard offset < plain.utf16.count else { continue }
            // Inside of the cluster there is no place for a caret.
            #expect(positions.carets(at: offset * 2 + 1).map(\.x).first == own.first?.x)
            #expect(
                positions.rects(of: offset * 2..<offset * 2 + 1).map(\.minX)
                    == others.rects(of: offset..<offset + 1).map(\.minX))
        }
        for x in stride(from: 0.0, to: 100, by: 7) {
            let point = Point(x: x, y: 5)
            #expect(positions.position(at: point)?.offset == others.position(at: point).map { $0.offset * 2 })
        }
    }

    @Test func `a line's height holds the ink of its marks`() throws {
        let layout = try Self.shape("日\u{301}\u{302}\u{308}\n日\u{325}\u{323}\u{332}\n日").layout(width: nil)
        for line in layout.lines {
            let ink = try #require(line.inkBounds)
            #expect(ink.minY >= line.top - 1e-9 && ink.maxY <= line.top + line.height + 1e-9)
        }
        #expect(layout.lines[0].height > layout.lines[2].height)
    }
}
