import MizanBase
import MizanUnicode
import Testing

@testable import MizanText

/// Space after each grapheme cluster, but not between letters that join: CSS Text 4 §8.2.
@Suite struct LetterSpacingTests {
    private static func spaced(_ text: String, by spacing: Double) -> AttributedText {
        AttributedText(text).with(TextAttributes(letterSpacing: spacing))
    }

    /// Written by hand, after ArabicShaping.txt.
    private enum Joining {
        static let dual = Set("بتثجحسشصطعغفقكلمنهيئ".unicodeScalars)
        static let right = Set("اأدذرزوةء".unicodeScalars).subtracting(["ء"])
        static let causing: Set<Unicode.Scalar> = ["\u{640}", "\u{200D}"]
        static let transparent = Set("\u{64B}\u{64E}\u{651}\u{670}\u{200E}".unicodeScalars)

        static func join(_ before: some BidirectionalCollection<Unicode.Scalar>, _ after: some Sequence<Unicode.Scalar>)
            -> Bool
        {
            guard let first = before.last(where: { !transparent.contains($0) }),
                let next = after.first(where: { !transparent.contains($0) })
            else { return false }
            return (dual.contains(first) || causing.contains(first))
                && (dual.contains(next) || right.contains(next) || causing.contains(next))
        }
    }

    private static func scalars(_ units: some Sequence<UInt16>) -> [Unicode.Scalar] {
        Array(String(decoding: Array(units), as: UTF16.self).unicodeScalars)
    }

    /// Each glyph's space in points, in logical order, with the offset at which its HarfBuzz cluster ends.
    private static func spaces(_ plain: ShapedText, _ wide: ShapedText) throws -> [(end: Int, space: Double)] {
        try #require(plain.items.map(\.range) == wide.items.map(\.range))
        var result: [(end: Int, space: Double)] = []
        for (item, other) in zip(plain.items, wide.items) where item.kind == .glyphs {
            var glyphs = Array(zip(plain.glyphs[item.glyphs], wide.glyphs[other.glyphs]))
            try #require(item.glyphs.count == other.glyphs.count)
            if item.isRightToLeft { glyphs.reverse() }
            for (place, (glyph, moved)) in glyphs.enumerated() {
                #expect(glyph.id == moved.id)
                let end = place + 1 < glyphs.count ? Int(glyphs[place + 1].0.cluster) : item.range.upperBound
                let space = other.scale.points(Int(moved.advance)) - item.scale.points(Int(glyph.advance))
                // What is drawn moves with the space only where that is at its left.
                let shift = other.scale.points(Int(moved.xOffset)) - item.scale.points(Int(glyph.xOffset))
                #expect((shift - (item.isRightToLeft ? space : 0)).magnitude < 1e-9)
                result.append((end == Int(glyph.cluster) ? -1 : end, space))
            }
        }
        return result
    }

    @Test func everythingButJoinsGetsTheSpace() throws {
        let alphabet = [
            "ب", "ت", "س", "ل", "م", "ه", "ي", "ا", "د", "ر", "و", "ة", "ء", "ل", "م", "َ", "ّ", "\u{640}", "\u{200C}",
            "\u{200D}", "\u{200E}", " ", "،", "؟", "١", "7", ".", "!", "A", "ש", "👍", "😀",
        ]
        var random = SeededGenerator(state: 53)
        var (joined, apart) = (0, 0)
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? ""
            }.joined()
            let units = Array(text.utf16)
            let spacing = Double(Int.random(in: 1...16, using: &random)) / 4
            let (plain, wide) = (try shape(text), try shape(Self.spaced(text, by: spacing)))
            for (end, space) in try Self.spaces(plain, wide) {
                let isSpaced =
                    end > 0 && (end == units.count || plain.source.marks[end].isGraphemeStart)
                    && !Joining.join(Self.scalars(units[..<end]), Self.scalars(units[end...]))
                #expect((space - (isSpaced ? spacing : 0)).magnitude < 1e-2, "\(text.debugDescription) before \(end)")
                if isSpaced { apart += 1 } else if end > 0 { joined += 1 }
            }
        }
        #expect(joined > 200 && apart > 800)
    }

    @Test func anArabicWordKeepsItsInnerAdvances() throws {
        for word in ["سلم", "محمد", "عليكم", "بيت", "ܫܠܡ"] {
            let (plain, wide) = (try shape(word), try shape(Self.spaced(word, by: 6)))
            let spaces = try Self.spaces(plain, wide)
            #expect(spaces.dropLast().allSatisfy { $0.space == 0 } || word == "ܫܠܡ", "\(word)")
            #expect((spaces.reduce(0) { $0 + $1.space } - 6).magnitude < 1e-2, "\(word)")
        }
        // ا ل س لا م: after alef, after the ligature, which is one glyph, and at the end.
        let (plain, wide) = (try shape("السلام"), try shape(Self.spaced("السلام", by: 6)))
        #expect(wide.glyphs.map(\.id) == plain.glyphs.map(\.id))
        #expect(try Self.spaces(plain, wide).filter { $0.space > 0 }.map(\.end) == [1, 5, 6])
    }

    /// A word in two colours, fonts or languages is shaped in parts that join.
    @Test func lettersJoinAcrossItems() throws {
        var text = AttributedText("بي").with(TextAttributes(letterSpacing: 4))
        text.append(AttributedText("ت").with(TextAttributes(font: FontDescription(size: 20), letterSpacing: 4)))
        let wide = try shape(text)
        #expect(wide.items.count == 2)
        #expect(wide.items[0].letterSpacingUnits > 0)
        let joined = try shape("بيت").line().clusters[..<2].reduce(0) { $0 + $1.right - $1.left }
        #expect((wide.items[0].scale.points(wide.items[0].advance) - joined).magnitude < 1e-6)
        // An isolate's end parts them.
        var parts = AttributedText("بي")
        parts.append(AttributedText("ت").isolated(.rightToLeft))
        let separate = try shape(parts.with(TextAttributes(letterSpacing: 4))).line().width
        #expect((separate - (try shape(parts).line().width) - 8).magnitude < 1e-2)
    }

    @Test func aCutWordIsSpacedAsItIsShown() throws {
        let style = LineStyle(lineLimit: 1)
        let shaped = try shape(Self.spaced("بببببببببببب", by: 5))
        let layout = shaped.layout(width: try shape("بببببب…").line().width + 10, style: style)
        let shown = try #require(layout.hidden).lowerBound
        let bare = try shape(String(repeating: "ب", count: shown)).line().width
        let ellipsis = try #require(layout.lines[0].runs.first { $0.isEllipsis }).glyphs[0]
        // The last letter shown joins nothing: it has its final form, and the space after it.
        let ellipsisWidth = layout.lines[0].width - bare - 5
        #expect(ellipsisWidth > 5 && ellipsisWidth < 16)
        #expect(ellipsis.x == 0)
    }

    @Test func tighteningMovesOnlyWhatDoesNotJoin() throws {
        let style = LineStyle(lineLimit: 1, allowsTightening: true)
        let (apart, joined) = (try shape("دار زوارد دور"), try shape("سلم"))
        let width = try apart.line().width
        let tight = apart.layout(width: width - 2, style: style)
        #expect(tight.hidden == nil && tight.tightening > 0)
        let edge = try joined.line().width
        // The space after the last letter is all there is to take: 0.8 points of 16.
        #expect(joined.layout(width: edge - 0.5, style: style).tightening > 0)
        #expect(joined.layout(width: edge - 1, style: style).hidden != nil)
    }

    /// Hand-parted by UAX #29 with GB9c; where Unicode parts a stack, the font's ligature keeps it together.
    @Test(arguments: [
        ["हि", "न्दी", " ", "ल्या", " ", "क्‍ष", " ", "म्ह"], ["ন্যা", "য়", " ", "ব্য", "ব", "হা", "র"], ["ક્યા", " ", "ગ્યા"],
        ["ക്യ", " ", "ക്വ", " ", "ന്യ"], ["క్య", "క్ష్మ"], ["କ୍ୟ", "ତ୍ର"], ["ಕ್ಯ", "ಸ್ತ್ರೀ"], ["ශ්‍රී", " ", "ක්‍ය"], ["ក្ក", "ខ្មែ", "រ"],
        ["က္က", "န္တ", "မျိုး"], ["க்ஷ", "கொ"], ["ਕ੍ਰ", "ਹਿ"],
    ])
    func noClusterIsTornApart(_ clusters: [String]) throws {
        let fonts = try FontCollection(directory: TestFonts.root + "/Fonts")
        func line(_ text: AttributedText) throws -> TextLine {
            let shaped = ShapedText(
                text, style: TextStyle(font: FontDescription(size: 16), language: "en"), fonts: fonts)
            #expect(shaped.missing.isEmpty)
            return try shaped.line()
        }
        let (plain, wide) = (
            try line(AttributedText(clusters.joined())), try line(Self.spaced(clusters.joined(), by: 8))
        )
        #expect(plain.glyphs.map(\.id) == wide.glyphs.map(\.id))
        var start = 0
        for (number, cluster) in clusters.enumerated() {
            let end = start + cluster.utf16.count
            let pairs = zip(plain.glyphs, wide.glyphs).filter { (start..<end).contains($0.0.cluster) }
            #expect(!pairs.isEmpty)
            for (glyph, moved) in pairs {
                #expect((moved.x - glyph.x - Double(number) * 8).magnitude < 2e-2, "\(cluster)")
                #expect(moved.y == glyph.y)
            }
            start = end
        }
        #expect((wide.width - plain.width - Double(clusters.count) * 8).magnitude < 2e-2)
    }

    /// Marks that join nothing, each a cluster: the characters around are looked for once.
    @Test func longTextsEnd() throws {
        for unit in ["\u{200E}\u{64E}", "ب\u{200E}\u{64E}", "\u{200D}", "ب"] {
            let text = String(repeating: unit, count: 20_000)
            let wide = try shape(Self.spaced(text, by: 1))
            #expect(wide.layout(width: nil).lines.count == 1)
        }
    }
}
