import MizanBase
import Testing

@testable import MizanText

/// What is kept changes no layout, and stays within its bytes.
@Suite struct TextCacheTests {
    private static let style = TextStyle(font: FontDescription(size: 16), language: "en")

    private static func isSame(_ left: TextLayout, _ right: TextLayout) -> Bool {
        left.size == right.size && left.starts == right.starts && left.lines.map(\.runs) == right.lines.map(\.runs)
    }

    @Test func keptLayoutsAreThoseMadeAnew() throws {
        let fonts = try TestFonts.collection()
        let cache = TextCache(byteBudget: 400_000)
        var random = SeededGenerator(state: 41)
        var texts: [String] = []
        for _ in 0..<300 {
            // Every second text was seen before, at this width or another.
            if texts.isEmpty || Bool.random(using: &random) { texts.append(LineBreakingTests.text(&random)) }
            let text = AttributedText(try #require(texts.randomElement(using: &random)))
            let width: Double? = [nil, 60, 61.5, 300][Int.random(in: 0..<4, using: &random)]
            let kept = cache.layout(text, style: Self.style, fonts: fonts, width: width)
            let anew = ShapedText(text, style: Self.style, fonts: fonts).layout(width: width)
            #expect(Self.isSame(kept, anew), "\(text.string)")
            #expect(cache.byteCount <= cache.byteBudget)
        }
        #expect(cache.count > 20)
    }

    /// Each of these is another text than the first, or the same one in another style.
    @Test func differentTextsAreNotTakenForEachOther() throws {
        let fonts = try TestFonts.collection()
        let cache = TextCache(byteBudget: 1 << 20)
        let text = AttributedText("caf\u{e9} 12")
        var attributed = text
        attributed = attributed.with(TextAttributes(color: RGBA(red: 255, green: 0, blue: 0)))
        let others = [
            AttributedText("cafe\u{301} 12"), text.isolated(.rightToLeft), text.isolated(.leftToRight), attributed,
        ]
        let first = cache.shaped(text, style: Self.style, fonts: fonts)
        for other in others {
            #expect(cache.shaped(other, style: Self.style, fonts: fonts) !== first)
            #expect(cache.shaped(other, style: Self.style, fonts: fonts).text == other)
        }
        var styles = [Self.style, Self.style, Self.style, Self.style]
        styles[0].font.size = 17
        styles[1].language = "ar"
        styles[2].baseDirection = .rightToLeft
        styles[3].font.weight = .bold
        for style in styles {
            let shaped = cache.shaped(text, style: style, fonts: fonts)
            #expect(shaped !== first && shaped.style == style)
        }
        #expect(cache.shaped(text, style: Self.style, fonts: fonts.preferring(["Noto Sans"], for: "en")) !== first)
        #expect(cache.shaped(text, style: Self.style, fonts: fonts) === first)
        #expect(cache.count == 10)
    }

    @Test func manyLabelsStayWithinTheBudget() throws {
        let fonts = try TestFonts.collection()
        let cache = TextCache(byteBudget: 300_000)
        var most = 0
        for number in 0..<3_000 {
            let text = AttributedText("Archive \(number)")
            _ = cache.layout(text, style: Self.style, fonts: fonts, width: 320)
            most = max(most, cache.byteCount)
            #expect(cache.byteCount <= cache.byteBudget)
            // What was asked for last is there.
            #expect(
                cache.shaped(text, style: Self.style, fonts: fonts)
                    === cache.shaped(text, style: Self.style, fonts: fonts))
        }
        #expect(most > 200_000)
        cache.removeAll()
        #expect(cache.byteCount == 0 && cache.count == 0)
    }

    /// A text counts for what it took when it was taken in, until that is counted anew.
    @Test func whatIsFoundLaterIsCountedOnce() throws {
        let fonts = try TestFonts.collection()
        // A line may end behind each character: more places than are estimated before they are found.
        let text = AttributedText(String(repeating: "\u{4e2d}", count: 400))
        let (cache, other) = (TextCache(byteBudget: 1 << 20), TextCache(byteBudget: 1 << 20))
        let shaped = cache.shaped(text, style: Self.style, fonts: fonts)
        let before = shaped.byteCount
        _ = shaped.layout(width: 100)
        #expect(shaped.byteCount > before)
        #expect(cache.byteCount > before)
        _ = cache.layout(text, style: Self.style, fonts: fonts, width: 90)
        _ = other.layout(text, style: Self.style, fonts: fonts, width: 90)
        #expect(cache.byteCount == other.byteCount)
    }

    @Test func whatIsAskedForAgainIsKept() throws {
        let fonts = try TestFonts.collection()
        let cache = TextCache(byteBudget: 200_000)
        let own = AttributedText("Inbox")
        let first = cache.shaped(own, style: Self.style, fonts: fonts)
        for number in 0..<2_000 {
            _ = cache.shaped(AttributedText("Archive \(number)"), style: Self.style, fonts: fonts)
            #expect(cache.shaped(own, style: Self.style, fonts: fonts) === first)
        }
    }

    @Test func noBudgetKeepsNothing() throws {
        let cache = TextCache(byteBudget: 0)
        let layout = cache.layout(
            AttributedText("Inbox"), style: Self.style, fonts: try TestFonts.collection(), width: nil)
        #expect(layout.lines.count == 1 && cache.count == 0)
    }

    @Test func sizesAreThoseOfLayouts() throws {
        var random = SeededGenerator(state: 43)
        let styles = [
            LineStyle(), LineStyle(lineLimit: 1), LineStyle(reservedLineCount: 2), LineStyle(lineSpacing: 3.5),
            LineStyle(lineHeightMultiple: 1.3), LineStyle(lineLimit: 2, minimumScaleFactor: 0.5),
        ]
        for _ in 0..<300 {
            let texts = [LineBreakingTests.text(&random), "", " ", "a\n", "one\ntwo", "نَصٌّ\u{2028}ẑ̃̂", "a\tb"]
            let text = texts.randomElement(using: &random) ?? ""
            let shaped = try shape(text, size: Double.random(in: 8...30, using: &random))
            let widths: [Double?] = [nil, 0, -1, .infinity, Double.random(in: 20...900, using: &random)]
            let width: Double? = widths[Int.random(in: 0..<widths.count, using: &random)]
            let style = styles.randomElement(using: &random) ?? LineStyle()
            let layout = shaped.layout(width: width, style: style)
            #expect(
                shaped.size(width: width, style: style) == layout.size, "\(text) in \(String(describing: width))"
            )
            var held = LaidOutText(shaped, style: style)
            for width in [width, 50, nil, width] {
                let size = held.size(width: width)
                #expect(Self.isSame(held.layout(width: width), shaped.layout(width: width, style: style)))
                #expect(held.size(width: width) == size)
            }
        }
    }
}
