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
        let took = try #require(tree.nodes.first?.chosenAlternative)
        #expect(took.index == index)
        #expect(took.count == 3)
        #expect(tree.nodes.map(\.path) == ["bars", "bars/" + ["wide", "middle", "narrow"][index]])
    }

    @Test("says what each rejected alternative needs and had, in the tree and in its text form")
    func reasons() throws {
        let tree = try Self.bars().laidOut(width: 50)
        let lengths = try #require(tree.nodes.first?.chosenAlternative).rejected.map {
            [$0.needs.points, $0.offered.points]
        }
        #expect(lengths == [[120, 50], [80, 50]])
        #expect(
            tree.text.contains(
                "\nbars ViewThatFits 5,0 40x50 axes horizontal took 3 of 3 (wide needs 120 > 50, middle needs 80 > 50)\n"
            ))
    }

    @Test("only the constrained axes count")
    func axes() throws {
        #expect(try Self.bars(.vertical).laidOut(width: 10, height: 10).nodes.first?.chosenAlternative?.index == 0)
        #expect(try Self.bars(.vertical).laidOut(width: 200, height: 9).nodes.first?.chosenAlternative?.index == 2)
        #expect(
            try Self.bars([.horizontal, .vertical]).laidOut(width: 90, height: 30).nodes.first?.chosenAlternative?.index
                == 1)
        #expect(try Self.bars([]).laidOut(width: 1, height: 1).nodes.first?.chosenAlternative?.index == 0)
    }

    @Test("without a proposal everything fits")
    func ideal() throws {
        #expect(
            try Self.bars([.horizontal, .vertical]).laidOut().nodes.first?.chosenAlternative
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
        let needed = try #require(narrow.nodes[0].chosenAlternative?.rejected.first?.needs.points)
        #expect(try view.laidOut(width: needed).nodes[1].type == "HStack")
        #expect(try view.laidOut(width: needed - 0.001).nodes[1].type == "VStack")
    }

    @Test("takes the same alternative from the right")
    func mirrored() throws {
        for width in [200.0, 100, 50] {
            let (left, right) = (
                try Self.bars().laidOut(width: width), try Self.bars().laidOut(width: width, .rightToLeft)
            )
            #expect(left.nodes.map(\.chosenAlternative) == right.nodes.map(\.chosenAlternative))
        }
    }

    @Test("no alternatives are nothing, not an error")
    func empty() throws {
        let tree = try ViewThatFits { EmptyView() }.laidOut(width: 100, height: 100)
        #expect(tree.nodes.count == 1)
        #expect(tree.nodes[0].frame.size == .zero)
    }

    /// The nodes that the alternatives before the taken one are too long for.
    private static func overflowing(
        _ axes: Axis.Set = .horizontal, width: Double? = 100, height: Double? = nil,
        @ViewBuilder _ content: () -> some View
    ) throws -> [String?] {
        let view = ViewThatFits(in: axes) {
            content()
            Color.red.frame(width: 1, height: 1)
        }
        return try #require(view.laidOut(width: width, height: height).nodes.first?.chosenAlternative).rejected.map(
            \.node)
    }

    @Test("names the deepest node that has less room than it likes, the first in reading order")
    func overflowingNodes() throws {
        let long = Text(verbatim: "A title that is far too long")
        let short = Text(verbatim: "a")
        let row = try Self.overflowing {
            HStack {
                short
                long
                long
            }
        }
        #expect(row == ["HStack/Text[1]"], "the first that gets less than its length")
        #expect(
            try Self.overflowing {
                HStack {
                    short;
                    HStack {
                        short; long.id("title")
                    }.padding(2)
                }
            } == ["title"])
        #expect(
            try Self.overflowing {
                HStack {
                    short;
                    VStack {
                        short; long
                    }.id("column")
                }
            } == ["column/Text[1]"])
        #expect(
            try Self.overflowing {
                HStack {
                    short; long.padding(3).background(Color.blue).id("own")
                }.padding(8)
            }
                == ["own"], "a modifier is named by its view")
        #expect(try Self.overflowing { long } == [nil], "the alternative itself")
        #expect(try Self.overflowing { long.padding(30) } == [nil])
        #expect(
            try Self.overflowing(.vertical, width: 60, height: 50) {
                VStack {
                    short; long; short
                }
            } == ["VStack/Text"])
        let listed = try Self.overflowing {
            HStack { ForEach(["a", "b", "a much longer one"], id: \.self) { Text(verbatim: $0) } }
        }
        #expect(listed == ["HStack/Text[2]"])
    }

    @Test("the shortest views have what they like, the others equal shares, also of fixed sizes")
    func overflowingFixedSizes() throws {
        let button = { (title: String) in
            Text(verbatim: title).fixedSize().padding(2).frame(maxWidth: .infinity).background(Color.blue)
        }
        let buttons = try Self.overflowing {
            HStack {
                button("a"); button("A title that is far too long"); button("b")
            }
        }
        #expect(buttons == ["HStack/Text[1]"], "not a short one that has nothing, since the long one is served first")
        #expect(
            try Self.overflowing {
                HStack {
                    Rectangle().frame(width: 9, height: 9)
                    VStack {
                        Text(verbatim: "a"); Text(verbatim: "A title that is far too long")
                    }.fixedSize()
                }
            } == ["HStack/VStack/Text[1]"], "a view that takes more than it has hands on what it has")
        func box(_ width: Double) -> some View { Rectangle().frame(width: width, height: 9) }
        #expect(
            try Self.overflowing {
                HStack {
                    box(20); box(90)
                }
            } == ["HStack/Rectangle[1]"])
        #expect(
            try Self.overflowing {
                HStack {
                    box(70); box(70)
                }
            } == ["HStack/Rectangle"])
        #expect(
            try Self.overflowing {
                ZStack {
                    box(20); box(110)
                }
            } == ["ZStack/Rectangle[1]"])
        #expect(
            try Self.overflowing {
                HStack {
                    box(20); Text(verbatim: "never in two lines").fixedSize()
                }
            } == ["HStack/Text"])
    }

    @Test("the tree has the node's name after the lengths, and a tree with the alternative has the node")
    func overflowingNodeInText() throws {
        let view = ViewThatFits(in: .horizontal) {
            HStack {
                Text(verbatim: "a")
                VStack { Text(verbatim: "A title that is far too long") }
            }
            Text(verbatim: "b")
        }
        let tree = try view.laidOut(width: 100)
        let rejection = try #require(tree.nodes.first?.chosenAlternative?.rejected.first)
        #expect(
            tree.text.contains(" took 2 of 2 (HStack needs \(rejection.needs) > 100 for HStack/VStack/Text)\n"))
        let path = try #require(rejection.node)
        #expect(try view.laidOut(width: 500).nodes.contains { $0.path == "ViewThatFits/" + path })
    }
}
