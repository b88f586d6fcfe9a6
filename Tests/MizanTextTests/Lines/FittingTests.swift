import MizanBase
import Testing

@testable import MizanText

@Suite struct FittingTests {
    @Test func spacingStandsBetweenLines() throws {
        let shaped = try shape("a\nb\nc")
        let line = try shape("a").line().height
        let layout = shaped.layout(width: nil, style: LineStyle(lineSpacing: 5))
        #expect(layout.lines.map(\.top) == [0, line + 5, 2 * (line + 5)])
        #expect(layout.size.height == 3 * line + 10)
        #expect(shaped.layout(width: nil, height: 3 * line + 9, style: LineStyle(lineSpacing: 5)).lines.count == 2)
        let reserved = try shape("a").layout(width: nil, style: LineStyle(reservedLineCount: 3, lineSpacing: 5))
        #expect(reserved.size.height == layout.size.height)
        for none in [-5, .nan, .infinity] as [Double] {
            #expect(shaped.layout(width: nil, style: LineStyle(lineSpacing: none)).size.height == 3 * line)
        }
    }

    @Test func heightIsMultipliedAboveTheText() throws {
        let plain = try shape("a\nb").layout(width: nil)
        let double = try shape("a\nb").layout(width: nil, style: LineStyle(lineHeightMultiple: 2))
        #expect((double.size.height - plain.size.height * 2).magnitude < 1e-9)
        let below = { (line: TextLine) in line.top + line.height - line.baseline }
        for (line, tall) in zip(plain.lines, double.lines) { #expect((below(line) - below(tall)).magnitude < 1e-9) }
        for none in [0, -1, .nan] as [Double] {
            let layout = try shape("a\nb").layout(width: nil, style: LineStyle(lineHeightMultiple: none))
            #expect(layout.size == plain.size)
        }
    }

    @Test func theLargestScaleThatFits() throws {
        let shaped = try shape("Hello world")
        let width = try shaped.line().width
        let style = LineStyle(lineLimit: 1, minimumScaleFactor: 0.5)
        for (part, scale) in [(1.0, 1.0), (0.9, 0.9), (0.707, 0.7), (0.5, 0.5)] {
            let layout = shaped.layout(width: width * part, style: style)
            #expect((layout.scale - scale).magnitude < 1e-12)
            #expect(layout.hidden == nil)
            #expect(layout.lines[0].runs.allSatisfy { ($0.size - 16 * scale).magnitude < 1e-9 })
            #expect((layout.size.width - width * scale).magnitude < 1e-6)
        }
        let cut = shaped.layout(width: width * 0.45, style: style)
        #expect(cut.scale == 0.5)
        #expect(cut.hidden != nil)
        #expect(shaped.layout(width: width / 2, style: LineStyle(minimumScaleFactor: 0.1)).scale == 1)
        #expect(try shape("a\n").layout(width: 50, style: style).scale == 1)
        for none in [0, -1, .nan, 2] as [Double] {
            let layout = shaped.layout(width: width / 2, style: LineStyle(lineLimit: 1, minimumScaleFactor: none))
            #expect(layout.scale == 1)
        }
    }

    @Test func lettersMoveTogetherBeforeTheTextIsCut() throws {
        let shaped = try shape("Hello world")
        let width = try shaped.line().width
        let style = LineStyle(lineLimit: 1, allowsTightening: true)
        // Eleven letters, 16 pt: each hundredth of the em is 1.76 pt.
        let tight = shaped.layout(width: width - 2, style: style)
        #expect(tight.tightening == 0.02)
        #expect((tight.size.width - (width - 2 * 1.76)).magnitude < 1e-2)
        #expect(tight.hidden == nil)
        #expect(tight.lines[0].glyphs.map(\.id) == (try shaped.line().glyphs.map(\.id)))
        let cut = shaped.layout(width: width - 9, style: style)
        #expect(cut.tightening == 0)
        #expect(cut.hidden != nil)
        let both = shaped.layout(
            width: width * 0.8, style: LineStyle(lineLimit: 1, minimumScaleFactor: 0.5, allowsTightening: true))
        #expect(both.hidden == nil)
        #expect(both.scale > 0.8)
        // Letters that join don't move.
        let arabic = try shape("سلم")
        #expect(arabic.layout(width: try arabic.line().width - 1, style: style).hidden != nil)
    }

    @Test func measuredWidthFedBackGivesTheSameFit() throws {
        var random = SeededGenerator(state: 19)
        var fitted = 0
        for _ in 0..<80 {
            let text = LineBreakingTests.text(&random)
            let shaped = try shape(text)
            let style = LineStyle(
                lineLimit: Int.random(in: 1...3, using: &random), minimumScaleFactor: 0.6, allowsTightening: true)
            let layout = shaped.layout(width: Double.random(in: 60...300, using: &random), style: style)
            guard layout.hidden == nil, layout.scale < 1 || layout.tightening > 0 else { continue }
            fitted += 1
            let again = shaped.layout(width: layout.size.width, style: style)
            #expect(again.starts == layout.starts, "\(text)")
            #expect(again.scale == layout.scale, "\(text)")
            #expect(again.tightening == layout.tightening, "\(text)")
        }
        #expect(fitted > 5)
    }

    // MARK: Letter spacing and baseline offset

    static func spaced(_ text: String, _ spacing: Double) -> AttributedText {
        AttributedText(text).with(TextAttributes(letterSpacing: spacing))
    }

    @Test func letterSpacingStandsBehindEachLetter() throws {
        let plain = try shape("abc").line()
        let line = try shape(Self.spaced("abc", 3)).line()
        #expect((line.width - plain.width - 9).magnitude < 1e-3)
        for (index, (near, far)) in zip(plain.glyphs, line.glyphs).enumerated() {
            #expect((far.x - near.x - Double(3 * index)).magnitude < 1e-3)
        }
        #expect((line.clusters[0].right - plain.clusters[0].right - 3).magnitude < 1e-3)
        // Right to left the space stands at a letter's left.
        let hebrew = try shape("אבג").line()
        let wide = try shape(Self.spaced("אבג", 3)).line()
        #expect((wide.width - hebrew.width - 9).magnitude < 1e-3)
        #expect(
            zip(hebrew.glyphs, wide.glyphs).enumerated().allSatisfy { index, pair in
                (pair.1.x - pair.0.x - Double(3 * (index + 1))).magnitude < 1e-3
            })
        #expect(try shape(Self.spaced("abc", .nan)).line().width == plain.width)
    }

    @Test func letterSpacingTakesLigaturesApartAndKeepsJoins() throws {
        for text in ["السلام عليكم", "لا"] {
            let (plain, wide) = (try shape(text).line(), try shape(Self.spaced(text, 4)).line())
            #expect(wide.glyphs.map(\.id) == plain.glyphs.map(\.id))
        }
        let separate = try shape(Self.spaced("ffi", 0.001)).line().glyphs.count
        #expect(separate == 3)
        // A mark stays on its letter.
        let marked = try shape(Self.spaced("x\u{323}y", 4)).line()
        #expect(marked.clusters.count == 2)
        let plain = try shape("x\u{323}y").line()
        #expect((marked.width - plain.width - 8).magnitude < 1e-3)
    }

    @Test func spacedTextWrapsAsItMeasures() throws {
        var random = SeededGenerator(state: 29)
        for _ in 0..<150 {
            let text = LineBreakingTests.text(&random)
            let shaped = try shape(Self.spaced(text, Double.random(in: -0.7...4, using: &random)))
            let width = Double.random(in: 40...300, using: &random)
            let layout = shaped.layout(width: width)
            guard layout.size.width <= width else { continue }
            #expect(shaped.layout(width: layout.size.width).starts == layout.starts, "\(text)")
            for line in layout.lines {
                let edges = line.clusters.filter { $0.right > $0.left }
                let total = edges.reduce(0) { $0 + ($1.right - $1.left) }
                if edges.allSatisfy({ $0.left >= -1e-9 && $0.right <= line.width + 1e-9 }) {
                    #expect((total - line.width).magnitude < 1e-6)
                }
            }
        }
    }

    @Test func baselineOffsetRaisesGlyphsAndTheLine() throws {
        let plain = try shape("ab").line()
        var text = AttributedText("a")
        text.append(AttributedText("b").with(TextAttributes(baselineOffset: 5)))
        let line = try shape(text).line()
        #expect(line.glyphs.map(\.y) == [0, -5])
        #expect((line.width - plain.width).magnitude < 1e-9)
        #expect((line.baseline - plain.baseline - 5).magnitude < 1e-9)
        #expect((line.height - plain.height - 5).magnitude < 1e-9)
        let low = try shape(AttributedText("b").with(TextAttributes(baselineOffset: -5))).line()
        #expect(low.baseline == plain.baseline)
        #expect((low.height - plain.height - 5).magnitude < 1e-9)
    }
}
