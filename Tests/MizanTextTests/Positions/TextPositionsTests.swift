import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// Carets, hits, selections and moves, by what UAX #9 says of the order, and by properties of all of them.
@Suite("Positions in a text")
struct TextPositionsTests {
    private static let texts = [
        "Hello, world", "שלום עולם", "abc שלום def", "مرحبا 123 abc", "سلام یک ABC-12 است", "नमस्ते दुनिया", "👨‍👩‍👧 family 🇮🇱",
        "one\ntwo\n", "שורה\nline\n\nend", "office affluent", "ไทยง่ายๆ", "日本語とEnglishの混ぜ書き", "a\u{301}e\u{301} x",
        "לא x\u{200f}! y",
    ]

    private func positions(_ text: String, width: Double? = nil, size: Double = 20) throws -> TextPositions {
        let layout = try shape(text, size: size).layout(width: width)
        return layout.positions(in: width ?? layout.size.width)
    }

    @Test("at a boundary of directions an offset has two carets")
    func boundaries() throws {
        // Shown as: abc DEF, with the Hebrew from the right.
        let text = try positions("abc אבג")
        let end = try #require(text.caret(at: TextPosition(7, affinity: .upstream)))
        let hebrew = text.rects(of: 4..<7)
        #expect(hebrew.count == 1)
        #expect(end.x == hebrew[0].minX)
        #expect(end.level == 1)
        let both = text.carets(at: 4)
        #expect(both.map(\.x) == [hebrew[0].maxX, hebrew[0].minX])
        #expect(both.map(\.level) == [1, 0])
        #expect(text.carets(at: 2).count == 1)
        #expect(text.carets(at: 99).isEmpty)
    }

    @Test("a selection over a boundary of directions has a rectangle on either side")
    func selections() throws {
        let text = try positions("abc אבג def")
        // “c ” and א: the latter stands at the right end of the Hebrew.
        let rects = text.rects(of: 2..<5)
        #expect(rects.count == 2)
        #expect(rects[0].minX < rects[1].minX)
        #expect(text.rects(of: 0..<11).count == 1)
        #expect(text.rects(of: 3..<3).isEmpty)
        let lines = try positions("one\ntwo")
        #expect(lines.rects(of: 1..<6).map(\.minY) == [0, lines.rects(of: 4..<5)[0].minY])
    }

    @Test("tabs that hang at a line's end reach from stop to stop")
    func hangingTabs() throws {
        let text = try positions("a\t\tb\t\t")
        let stop = try #require(text.rects(of: 2..<3).first)
        let hanging = try #require(text.rects(of: 5..<6).first)
        #expect(abs(stop.size.width - stop.minX) < 1e-6)
        #expect(abs(hanging.maxX - 4 * stop.size.width) < 1e-6)
    }

    @Test("a hit beside a caret finds the caret", arguments: texts)
    func hits(_ string: String) throws {
        for width in [nil, 90.0] {
            let text = try positions(string, width: width)
            for placed in text.lines {
                for cluster in placed.line.clusters where cluster.right > cluster.left {
                    let quarter = (cluster.right - cluster.left) / 4
                    for x in [cluster.left + quarter, cluster.right - quarter] {
                        let point = Point(x: placed.left + x, y: placed.top + placed.height / 2)
                        let hit = try #require(text.position(at: point))
                        #expect([cluster.start, cluster.end].contains(hit.offset))
                        let caret = try #require(text.caret(at: hit))
                        // The nearer side.
                        #expect(abs(caret.x - point.x) <= quarter + 1e-6, "\(string) \(cluster)")
                    }
                }
            }
        }
    }

    @Test("a caret is found without the line's other clusters, and is the same", arguments: texts)
    func lookups(_ string: String) throws {
        for width in [nil, 90.0] {
            for placed in try positions(string, width: width).lines {
                let line = placed.line
                let visible = VisualLine(line).clusters.filter { $0.right > $0.left }
                for cluster in VisualLine(line).clusters {
                    for offset in cluster.start..<cluster.end { #expect(line.cluster(with: offset) == cluster) }
                }
                for cluster in visible { #expect(line.cluster(at: (cluster.left + cluster.right) / 2) == cluster) }
                #expect(line.cluster(at: -1_000) == visible.first)
                #expect(line.cluster(at: 1_000) == visible.last)
            }
        }
    }

    @Test("a ligature is divided by its font's carets, and evenly where it has none")
    func ligatures() throws {
        // Noto Sans Italic sets “ffi” as one glyph of 896 units with carets at 247 and 557.
        let italic = try FontFace(file: Checkout.file("Fonts/NotoSans-Italic.ttf").path)
        let style = TextStyle(font: FontDescription(size: 1_000))
        let layout = ShapedText(AttributedText("x ffi"), style: style, fonts: FontCollection(faces: [italic]))
            .layout(width: nil)
        let text = layout.positions(in: layout.size.width)
        let start = try #require(text.caret(at: TextPosition(2))).x
        let carets = try (3...5).map { try #require(text.caret(at: TextPosition($0))).x - start }
        #expect(carets.map { $0.rounded() } == [247, 557, 896])
        #expect(text.position(at: Point(x: start + 260, y: 1))?.offset == 3)
        // Lam and alef: half of a glyph each.
        let arabic = try positions("لا")
        let rects = [arabic.rects(of: 0..<1)[0], arabic.rects(of: 1..<2)[0]]
        #expect(abs(rects[0].size.width - rects[1].size.width) < 0.02)
    }

    @Test("beside a line a point counts for its start or its end, whatever the word there")
    func besideLines() throws {
        // Right to left with English at its end: behind it, on the left, is the end.
        let hebrew = try positions("אבג abc", width: 200)
        let left = try #require(hebrew.rects(of: 4..<7).first).minX
        #expect(hebrew.position(at: Point(x: left - 9, y: 1)) == TextPosition(7))
        #expect(
            hebrew.caret(at: TextPosition(7)) == TextCaret(x: left, top: 0, height: hebrew.lines[0].height, level: 1))
        #expect(try #require(hebrew.caret(at: TextPosition(7, affinity: .upstream))).x > left)
        #expect(hebrew.position(from: TextPosition(7), moving: .right) == TextPosition(5, affinity: .upstream))
        // Left to right with Hebrew at its start.
        let english = try shape("אב abc\nאב", direction: .leftToRight).layout(width: 200).positions(in: 200)
        #expect(english.position(at: Point(x: -9, y: 1)) == TextPosition(0, affinity: .upstream))
        #expect(english.caret(at: TextPosition(0, affinity: .upstream))?.x == 0)
        let second = english.lines[1].top + 1
        #expect(english.position(at: Point(x: -9, y: second)) == TextPosition(7, affinity: .upstream))
        #expect(english.caret(at: TextPosition(7, affinity: .upstream))?.top == english.lines[1].top)
        #expect(english.position(at: Point(x: 199, y: 1)) == TextPosition(6))
        // Wrapped: what ends there belongs to this line.
        let wrapped = try positions("one two", width: 40)
        #expect(wrapped.lines.count == 2)
        #expect(wrapped.position(at: Point(x: 999, y: 1)) == TextPosition(4, affinity: .upstream))
    }

    @Test("right and left pass every visible cluster once, one after the other", arguments: texts)
    func visualMoves(_ string: String) throws {
        for width in [nil, 90.0] {
            let text = try positions(string, width: width)
            for (index, placed) in text.lines.enumerated() {
                let line = VisualLine(placed.line)
                let visible = line.clusters.indices.filter { line.clusters[$0].right > line.clusters[$0].left }
                guard let first = visible.first else { continue }
                var position = line.clusters[first].position(isRight: false)
                var xs = [try #require(text.caret(at: position)).x]
                for _ in visible {
                    position = text.position(from: position, moving: .right)
                    xs.append(try #require(text.caret(at: position)).x)
                    #expect(text.line(of: position) == index)
                }
                #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 + 1e-9 }, "\(string): \(xs)")
                #expect(abs((xs.last ?? 0) - placed.left - line.clusters[visible[visible.count - 1]].right) < 1e-6)
                for x in xs.dropLast().reversed() {
                    position = text.position(from: position, moving: .left)
                    #expect(abs(try #require(text.caret(at: position)).x - x) < 1e-6, "\(string) back")
                }
            }
        }
    }

    @Test("forward and backward go through all grapheme clusters", arguments: texts)
    func logicalMoves(_ string: String) throws {
        let text = try positions(string, width: 90)
        var offsets = [0]
        var position = TextPosition(0)
        while position.offset < text.count {
            position = text.position(from: position, moving: .forward)
            offsets.append(position.offset)
        }
        var length = 0
        #expect(
            offsets == [0]
                + string.map {
                    length += $0.utf16.count; return length
                })
        for offset in offsets.dropLast().reversed() {
            position = text.position(from: position, moving: .backward)
            #expect(position.offset == offset)
        }
    }

    @Test("visual moves go on to the next line where the paragraph reads on")
    func lineChanges() throws {
        let latin = try positions("ab\ncd")
        #expect(latin.position(from: TextPosition(2), moving: .right) == TextPosition(3))
        #expect(latin.position(from: TextPosition(3), moving: .left).offset == 2)
        let hebrew = try positions("אב\nגד", width: 100)
        #expect(hebrew.position(from: TextPosition(2), moving: .left) == TextPosition(3))
        #expect(hebrew.position(from: TextPosition(3), moving: .right).offset == 2)
        #expect(hebrew.position(from: TextPosition(0), moving: .right) == TextPosition(0))
        // A line that is only wrapped: each step passes something.
        let wrapped = try positions("日本語日本語", width: 70)
        #expect(wrapped.lines.count == 2)
        var position = TextPosition(0)
        var offsets: [Int] = []
        for _ in 0..<6 {
            position = wrapped.position(from: position, moving: .right)
            offsets.append(position.offset)
        }
        #expect(offsets == [1, 2, 3, 4, 5, 6])
    }

    @Test("words, lines and paragraphs")
    func units() throws {
        let text = try positions("Hello, שלום עולם.\nNext line")
        #expect(text.words == [0..<5, 7..<11, 12..<16, 18..<22, 23..<27])
        #expect(text.position(from: TextPosition(5), moving: .wordForward).offset == 11)
        #expect(text.position(from: TextPosition(11), moving: .wordBackward).offset == 7)
        #expect(text.wordRange(at: 8) == 7..<11)
        #expect(text.wordRange(at: 5) == 5..<6)
        #expect(text.lineRange(at: TextPosition(3)) == 0..<18)
        #expect(text.position(from: TextPosition(3), moving: .lineEnd).offset == 17)
        #expect(text.position(from: TextPosition(20), moving: .lineStart).offset == 18)
        #expect(text.paragraph(at: 3) == 0..<17)
        #expect(text.paragraph(at: 20) == 18..<27)
        #expect(text.position(from: TextPosition(20), moving: .up).offset <= 17)
        #expect(text.position(from: TextPosition(20), moving: .down).offset == 27)
        let end = try positions("one\n")
        #expect(end.paragraph(at: 4) == 4..<4)
        #expect(try #require(end.caret(at: TextPosition(4, affinity: .upstream))).top > 0)
    }

    @Test("an empty text has a caret where reading begins")
    func empty() throws {
        let layout = try shape("").layout(width: nil)
        let text = layout.positions(in: 100, interface: .leftToRight)
        #expect(text.caret(at: TextPosition(0))?.x == 0)
        #expect(text.position(at: Point(x: 50, y: 5)) == TextPosition(0))
        #expect(
            layout.positions(in: 100, alignment: .leading, interface: .rightToLeft).caret(at: TextPosition(0))?.x == 100
        )
    }
}
