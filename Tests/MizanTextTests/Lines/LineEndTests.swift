import MizanBase
import Testing

@testable import MizanText

@Suite struct LineEndTests {
    /// UAX #9 L1, 4: the example of a line that ends after an isolate's end, which FriBidi alone gets wrong.
    @Test func isolateControlsAtTheEndTakeTheParagraphLevel() throws {
        let layout = try shape("\u{5d0} \u{2069}\u{2028}\u{5d1}", direction: .leftToRight).layout(width: nil)
        #expect(layout.lines.count == 2)
        #expect(layout.lines.map { $0.clusters.map(\.level) } == [[1, 0, 0, 0], [1]])
    }

    @Test func spacesAtASoftBreakHangOutside() throws {
        let bare = try shape("אבג", direction: .rightToLeft).line()
        let layout = try shape("אבג   ד", direction: .rightToLeft).layout(width: bare.width)
        let line = try #require(layout.lines.first)
        #expect(line.width == bare.width)
        #expect(line.clusters[3].right == 0)
        #expect(line.clusters[5].left < line.clusters[4].left)
        #expect(line.clusters[0].right == line.width)

        let width = try shape("abc").line().width
        let latin = try #require(try shape("abc   d").layout(width: width).lines.first)
        #expect(latin.width == width)
        #expect(latin.clusters[3].left == latin.width)
    }

    /// A space behind right-to-left text at a left-to-right line's end stands at the right.
    @Test func trailingSpaceLeavesItsRun() throws {
        let line = try shape("ab גד ", direction: .leftToRight).line()
        #expect(line.clusters.map(\.level) == [0, 0, 0, 1, 1, 0])
        #expect((line.clusters[5].right - line.width).magnitude < 1e-9)
    }

    @Test func leftOffsets() throws {
        let line = try shape("שלום").line()
        let rest = 200 - line.width
        let places = TextAlignment.allCases.map { alignment in
            LayoutDirection.allCases.map { line.leftOffset(in: 200, alignment: alignment, interface: $0) }
        }
        #expect(
            places == [
                [0, rest], [rest / 2, rest / 2], [rest, 0], [rest, rest], [0, 0], [rest, rest], [rest, rest],
            ])
    }

    @Test func emptyTextAndClosingNewlineHaveAnEmptyLine() throws {
        let empty = try shape("").layout(width: 100)
        #expect(empty.lines.map(\.range) == [0..<0])
        #expect(empty.size.width == 0)
        #expect(empty.size.height > 0)
        #expect(try shape("a\n").layout(width: 100).lines.map(\.range) == [0..<2, 2..<2])
        #expect(try shape("a\r\n\nb").layout(width: 100).lines.map(\.range) == [0..<3, 3..<4, 4..<5])
        #expect(try shape("a\u{2028}").layout(width: nil).lines.count == 2)
    }

    @Test func eachParagraphHasItsDirection() throws {
        let layout = try shape("Hello\nשלום\n123").layout(width: nil)
        #expect(layout.lines.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
    }
}
