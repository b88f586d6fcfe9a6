import MizanBase
import Testing

@testable import MizanText

@Suite struct InkTests {
    /// Against the outlines themselves.
    @Test func inkIsThatOfTheOutlines() throws {
        for name in ["NotoSans-Regular", "NotoSansArabic-Bold", "NotoSansThai-Regular"] {
            let face = try TestFonts.face(name)
            for glyph in stride(from: UInt32(3), to: 150, by: 7) {
                var (low, high) = (Double.infinity, -Double.infinity)
                for case .line(let point) in face.outline(of: glyph).elements {
                    low = min(low, point.y)
                    high = max(high, point.y)
                }
                guard low < high else { continue }
                let ink = try #require(face.ink(of: glyph))
                #expect(Double(ink.minY) <= low && Double(ink.maxY) >= high)
                #expect(face.exceedsMetrics(glyph) == (ink.maxY > face.ascender || ink.minY < face.descender))
                let extent = try #require(face.inkExtent(of: glyph))
                #expect(extent.top == ink.maxY && extent.bottom == ink.minY)
            }
        }
        #expect(try shape("   ").line().inkBounds == nil)
    }

    @Test func boundsHoldTheGlyphs() throws {
        let line = try shape("Ag", size: 20).line()
        let ink = try #require(line.inkBounds)
        #expect(ink.minX >= 0 && ink.maxX <= line.width)
        #expect(ink.minY > 0 && ink.minY < line.baseline - 10)
        #expect(ink.maxY > line.baseline && ink.maxY < line.height)
        let layout = try shape("Ag\nאב", size: 20).layout(width: nil)
        let both = try #require(layout.inkBounds(in: 200, alignment: .natural, interface: .leftToRight))
        #expect(both.minX < 5 && both.maxX > 190)
        #expect(both.maxY >= layout.lines[1].baseline)
    }

    /// Marks that stack beyond the font's ascent and descent push the lines apart, as far as they reach and no further.
    @Test(arguments: [
        "a\u{302}\u{301}\u{303}\u{308}\u{302}\u{301}\u{303}", "x\u{323}\u{325}\u{331}\u{323}\u{325}\u{331}",
    ])
    func stackedMarksAreInsideTheLine(_ text: String) throws {
        let shaped = try shape("a\n" + text + "\na")
        let layout = shaped.layout(width: nil)
        let plain = shaped.layout(width: nil, style: LineStyle(includesInk: false))
        let outside = try #require(plain.lines[1].inkBounds)
        let (top, bottom) = (plain.lines[1].top, plain.lines[1].top + plain.lines[1].height)
        #expect(outside.minY < top || outside.maxY > bottom)
        let grown = max(top - outside.minY, 0) + max(outside.maxY - bottom, 0)
        #expect((layout.size.height - plain.size.height - grown).magnitude < 1e-9)
        for line in layout.lines {
            let ink = try #require(line.inkBounds)
            #expect(ink.minY >= line.top - 1e-9 && ink.maxY <= line.top + line.height + 1e-9)
        }
        #expect(layout.lines[0].height == plain.lines[0].height)
    }

    @Test func noLineClips() throws {
        var random = SeededGenerator(state: 31)
        for _ in 0..<150 {
            let layout = try shape(LineBreakingTests.text(&random)).layout(width: 120)
            for line in layout.lines {
                guard let ink = line.inkBounds else { continue }
                #expect(ink.minY >= line.top - 1e-9 && ink.maxY <= line.top + line.height + 1e-9)
            }
        }
    }
}
