import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Apple documents the rule without numbers: children in order, the first whose ideal size is no larger than the proposal
/// on the constrained axes, else the last.
@Suite("ViewThatFits")
struct ViewThatFitsTests {
    private static func bars(_ axes: Axis.Set = .horizontal) -> some View {
        ViewThatFits(in: axes) {
            Rectangle().frame(width: 120, height: 10).id("wide")
            Rectangle().frame(width: 80, height: 30).id("middle")
            Rectangle().frame(width: 40, height: 50).id("narrow")
        }
        .id("bars")
    }

    @Test(
        "takes the first alternative that is no wider",
        arguments: [(200.0, 0), (120, 0), (119, 1), (80, 1), (79.5, 2), (40, 2), (10, 2), (0, 2)])
    func widths(width: Double, index: Int) throws {
        let tree = try Self.bars().laidOut(width: width)
        let took = try #require(tree.nodes.first?.took)
        #expect(took.index == index)
        #expect(took.count == 3)
        #expect(tree.nodes.map(\.path) == ["bars", "bars/" + ["wide", "middle", "narrow"][index]])
    }

    @Test("says what each rejected alternative needs and had, in the tree and in its text form")
    func reasons() throws {
        let tree = try Self.bars().laidOut(width: 50)
        let lengths = try #require(tree.nodes.first?.took).rejected.map { [$0.needs.points, $0.offered.points] }
        #expect(lengths == [[120, 50], [80, 50]])
        #expect(
            tree.text.contains(
                "\nbars ViewThatFits 5,0 40x50 axes horizontal took 3 of 3 (wide needs 120 > 50, middle needs 80 > 50)\n"
            ))
    }

    @Test("only the constrained axes count")
    func axes() throws {
        #expect(try Self.bars(.vertical).laidOut(width: 10, height: 10).nodes.first?.took?.index == 0)
        #expect(try Self.bars(.vertical).laidOut(width: 200, height: 9).nodes.first?.took?.index == 2)
        #expect(try Self.bars([.horizontal, .vertical]).laidOut(width: 90, height: 30).nodes.first?.took?.index == 1)
        #expect(try Self.bars([]).laidOut(width: 1, height: 1).nodes.first?.took?.index == 0)
    }

    @Test("without a proposal everything fits")
    func ideal() throws {
        #expect(
            try Self.bars([.horizontal, .vertical]).laidOut().nodes.first?.took
                == Fallback(index: 0, count: 3, rejected: []))
    }

    @Test("a text that would wrap does not fit in its row, and the column shows it whole")
    func actions() throws {
        let labels = ViewList([
            AnyView(Text(verbatim: "Next days").id("next")), AnyView(Text(verbatim: "Play the radar").id("play")),
        ])
        let view = ViewThatFits(in: .horizontal) {
            HStack { labels }
            VStack { labels }
        }
        let wide = try view.laidOut(width: 300)
        #expect(wide.nodes[1].type == "HStack")
        let narrow = try view.laidOut(width: 150)
        #expect(narrow.nodes[1].type == "VStack")
        #expect(try narrow.text(at: "play").lines.count == 1)
        let needed = try #require(narrow.nodes[0].took?.rejected.first?.needs.points)
        #expect(try view.laidOut(width: needed).nodes[1].type == "HStack")
        #expect(try view.laidOut(width: needed - 0.001).nodes[1].type == "VStack")
    }

    @Test("takes the same alternative from the right")
    func mirrored() throws {
        for width in [200.0, 100, 50] {
            let (left, right) = (
                try Self.bars().laidOut(width: width), try Self.bars().laidOut(width: width, .rightToLeft)
            )
            #expect(left.nodes.map(\.took) == right.nodes.map(\.took))
        }
    }

    @Test("no alternatives are nothing, not an error")
    func empty() throws {
        let tree = try ViewThatFits { EmptyView() }.laidOut(width: 100, height: 100)
        #expect(tree.nodes.count == 1)
        #expect(tree.nodes[0].frame.size == .zero)
    }
}
