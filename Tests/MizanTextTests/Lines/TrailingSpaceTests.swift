import MizanBase
import Testing

@testable import MizanText

/// Spaces at a paragraph's end hang conditionally: CSS Text 3 §4.1.3.
@Suite struct TrailingSpaceTests {
    private func width(_ text: String) throws -> Double { try shape(text).line().width }

    @Test func spacesAtTheEndOfAParagraphCount() throws {
        let space = try width("a b") - width("a") - width("b")
        #expect(space > 3)
        for (text, bare, count) in [
            ("Hello ", "Hello", 1), (" ", "", 1), ("   ", "", 3), ("שלום  ", "שלום", 2), ("سلام ", "سلام", 1),
        ] {
            #expect(try (width(text) - width(bare) - Double(count) * space).magnitude < 1e-9, "\(text)")
        }
        let lines = try shape("Hello \u{2028}Hello  \nHello \n ").layout(width: nil).lines
        for (line, count) in zip(lines, [1, 2, 1]) {
            #expect(try (line.width - width("Hello") - Double(count) * space).magnitude < 1e-9)
        }
        #expect((lines[3].width - space).magnitude < 1e-9)
        // A tab reaches the next of the stops, which are eight spaces apart; an ideographic space is one more character.
        #expect(try (width("a\t") - 8 * space).magnitude < 1e-9)
        #expect(try (width("a\u{3000}") - width("a\u{3000}a") + width("a")).magnitude < 1e-9)
    }

    @Test func onlySpacesThatDontFitHang() throws {
        for (text, direction) in [("Hello   ", LayoutDirection.leftToRight), ("שלום   ", .rightToLeft)] {
            let shaped = try shape(text)
            let whole = try shaped.line().width
            let bare = try width(String(text.dropLast(3)))
            let style = LineStyle(lineLimit: 1, minimumScaleFactor: 0.5, allowsTightening: true)
            for room in [bare, bare + 1, (bare + whole) / 2, whole - 1, whole, whole + 10] {
                let layout = shaped.layout(width: room, style: style)
                #expect(layout.lines.count == 1 && layout.hidden == nil)
                #expect(layout.scale == 1 && layout.tightening == 0)
                let line = layout.lines[0]
                #expect((line.width - min(room, whole)).magnitude < 1e-9)
                #expect(layout.size.width == shaped.size(width: room, style: style).width)
                // The letters begin at the leading edge, and what hangs is outside of the other one.
                #expect(line.direction == direction)
                let (letter, space) = (line.clusters[0], line.clusters[text.utf16.count - 1])
                if direction == .leftToRight {
                    #expect(letter.left == 0 && (space.right - whole).magnitude < 1e-9)
                } else {
                    #expect((letter.right - line.width).magnitude < 1e-9)
                    #expect((space.left - (line.width - whole)).magnitude < 1e-9)
                }
            }
            // A word that is too wide stays so.
            #expect((shaped.layout(width: 0).lines.last?.width ?? 0) < bare)
        }
    }

    @Test func spacesAtASoftBreakHang() throws {
        let bare = try width("aaa")
        for text in ["aaa   bbb", "aaa\u{3000}bbb", "aaa\tbbb"] {
            let lines = try shape(text).layout(width: bare + 8).lines
            #expect(lines.count == 2 && lines[0].range == 0..<text.utf16.count - 3, "\(text)")
            #expect((lines[0].width - bare).magnitude < 1e-9, "\(text)")
        }
    }

    @Test func aLineThatTakesOverLaterSpacesKeepsItsWidth() throws {
        let shaped = try shape("Hello \n    \n ")
        for room in [nil, 200.0] {
            let layout = shaped.layout(width: room, style: LineStyle(lineLimit: 1))
            #expect(layout.hidden == nil && layout.lines[0].range == 0..<13)
            #expect((try width("Hello ") - layout.size.width).magnitude < 1e-9)
        }
    }

    @Test func alignmentIncludesThem() throws {
        let line = try shape("ab ").line()
        #expect((line.clusters[1].right - (try width("ab"))).magnitude < 1e-9)
        #expect(line.leftOffset(in: 100, alignment: .right, interface: .leftToRight) == 100 - line.width)
        #expect(line.leftOffset(in: 100, alignment: .center, interface: .leftToRight) == (100 - line.width) / 2)
    }

    @Test func caretsAndSelectionsAreInside() throws {
        for (text, isLeftToRight) in [("ab ", true), ("שם ", false)] {
            let layout = try shape(text).layout(width: nil)
            let positions = layout.positions(in: layout.size.width)
            let caret = try #require(positions.caret(at: TextPosition(3)))
            #expect((caret.x - (isLeftToRight ? layout.size.width : 0)).magnitude < 1e-9)
            let space = try #require(positions.rects(of: 2..<3).first)
            #expect(space.minX > -1e-9 && space.maxX < layout.size.width + 1e-9)
            #expect((space.width - (try width(" "))).magnitude < 1e-9)
            // A click there is one on the space.
            let hit = positions.position(at: Point(x: space.minX + space.width * 0.4, y: 1))
            #expect(hit?.offset == (isLeftToRight ? 2 : 3))
        }
    }

    /// Lines break, are cut and shrink as they do without the spaces, and the measured width, fed back, gives the same lines.
    @Test func spacesAtTheEndChangeNoBreaks() throws {
        var random = SeededGenerator(state: 41)
        var styles = TruncationMode.allCases.map { LineStyle(lineLimit: 2, truncationMode: $0) }
        styles += [LineStyle(wrapping: .balanced), LineStyle(isJustified: true), LineStyle()]
        styles.append(LineStyle(lineLimit: 2, minimumScaleFactor: 0.6, allowsTightening: true))
        var (partial, cut) = (0, 0)
        for round in 0..<280 {
            let text = LineBreakingTests.text(&random) + "."
            let spaces = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                [" ", "\u{3000}", "\t", "\u{2003}"].randomElement(using: &random) ?? " "
            }.joined()
            let (bare, spaced) = (try shape(text), try shape(text + spaces))
            let style = styles[round % styles.count]
            let room = Double.random(in: 40...300, using: &random)
            let (plain, layout) = (bare.layout(width: room, style: style), spaced.layout(width: room, style: style))
            let note = Comment(rawValue: "\(text.debugDescription) + \(spaces.debugDescription) in \(room)")
            #expect(layout.starts == plain.starts, note)
            #expect(layout.hidden?.lowerBound == plain.hidden?.lowerBound, note)
            #expect(layout.scale == plain.scale && layout.tightening == plain.tightening, note)
            #expect(layout.size == spaced.size(width: room, style: style), note)
            #expect(layout.lines.dropLast().map(\.width) == plain.lines.dropLast().map(\.width), note)
            let (last, plainLast) = (try #require(layout.lines.last), try #require(plain.lines.last))
            #expect(last.width >= plainLast.width - 1e-9, note)
            #expect(last.width <= max(plainLast.width, room) + LineFiller.tolerance, note)
            if last.width == room { partial += 1 }
            if layout.hidden != nil { cut += 1 }
            guard layout.size.width <= room else { continue }
            let again = spaced.layout(width: layout.size.width, style: style)
            #expect(again.starts == layout.starts && again.hidden == layout.hidden, note)
            // Spaces are widened by whole font units.
            #expect((again.size.width - layout.size.width).magnitude < (style.isJustified ? 0.02 : 1e-4), note)
            #expect(again.scale == layout.scale && again.tightening == layout.tightening, note)
        }
        #expect(partial > 10 && cut > 10)
    }
}
