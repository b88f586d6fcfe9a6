import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

private func box(_ name: String, _ width: Double, _ height: Double = 10) -> some View {
    Rectangle().id(name).frame(width: width, height: height)
}

extension RenderTree {
    fileprivate func scroll(_ path: String = "ScrollView") throws -> RenderNode.Scroll {
        try #require(node(at: path)?.scroll)
    }
}

struct ScrollViewTests {
    @Test(arguments: LayoutDirection.allCases)
    func `a column scrolls in all the height, as wide as its content, the scroller on the trailing side`(
        direction: LayoutDirection
    ) throws {
        let tree = try ScrollView { box("a", 40, 200) }.laidOut(width: 100, height: 60, direction)
        #expect(try tree.frame("ScrollView") == Rect(x: 30, y: 0, width: 40, height: 60))
        #expect(try tree.frame("a") == Rect(x: 30, y: 0, width: 40, height: 200))
        let scroll = try tree.scroll()
        #expect(scroll.contentSize.width.points == 40 && scroll.contentSize.height.points == 200)
        #expect(scroll.offset == FixedPoint(x: .zero, y: .zero))
        #expect(scroll.scrollerSide == (direction == .leftToRight ? .right : .left))
        #expect(tree.node(at: "ScrollView")?.role == "scrollArea")
        let frame = try #require(tree.node(at: "ScrollView")?.frame)
        #expect(tree.node(at: "ScrollView")?.effects.map(\.operation) == [.clip(.rectangle, frame)])
    }

    @Test func `a row begins at the leading side: from right to left its right end shows`() throws {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                box("a", 120)
                box("b", 180)
            }
        }
        let tree = try view.laidOut(width: 100, height: 60)
        #expect(try tree.frame("ScrollView") == Rect(x: 0, y: 25, width: 100, height: 10))
        #expect(try tree.frame("a").minX == 0)
        #expect(try tree.scroll().offset.x == .zero)
        #expect(try tree.scroll().scrollerSide == nil)
        let mirrored = try view.laidOut(width: 100, height: 60, .rightToLeft)
        #expect(try mirrored.frame("a") == Rect(x: -20, y: 25, width: 120, height: 10))
        #expect(try mirrored.frame("b").minX == -200)
        #expect(try mirrored.scroll().offset.x.points == 200)
    }

    @Test func `the content is proposed the width, and ideal heights`() throws {
        let tree = try ScrollView {
            Rectangle().id("a")
            box("b", 30, 20)
        }
        .laidOut(width: 100, height: 25)
        // Two views stand in a column, 8 apart: 10 + 8 + 20.
        #expect(try tree.frame("a") == Rect(x: 0, y: 0, width: 100, height: 10))
        #expect(try tree.frame("b") == Rect(x: 35, y: 18, width: 30, height: 20))
        #expect(try tree.scroll().contentSize.height.points == 38)
    }

    @Test func `without a proposal it is as large as its content; both axes take all`() throws {
        #expect(try ScrollView { box("a", 40, 200) }.laidOut().size.height.points == 200)
        let both = try ScrollView([.horizontal, .vertical]) { box("a", 40, 200) }
            .laidOut(width: 100, height: 60, .rightToLeft)
        #expect(try both.frame("ScrollView") == Rect(x: 0, y: 0, width: 100, height: 60))
        #expect(try both.frame("a").minX == 60)
        // 40 in 100: the content's left corner lies 60 to the right of the frame's.
        #expect(try both.scroll().offset.x.points == -60)
    }

    @Test func `there is no scroller where everything shows, or it is not wanted`() throws {
        #expect(try ScrollView { box("a", 40, 60) }.laidOut(width: 100, height: 60).scroll().scrollerSide == nil)
        let hidden = ScrollView(.vertical, showsIndicators: false) { box("a", 40, 90) }
        #expect(try hidden.laidOut(width: 100, height: 60).scroll().scrollerSide == nil)
    }

    @Test func `a scrolling view in the other direction shows its own side`() throws {
        let tree = try VStack(spacing: 0) {
            ScrollView(.horizontal) { box("a", 300) }.environment(\.layoutDirection, .rightToLeft)
        }
        .laidOut(width: 100, height: 60)
        #expect(try tree.frame("a").minX == -200)
        #expect(try tree.scroll("VStack/ScrollView").offset.x.points == 200)
    }
}

struct ContainerRelativeFrameTests {
    @Test func `a frame of the root's parts, as documented`() throws {
        let tree = try Rectangle().id("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
            .laidOut(width: 320, height: 50)
        // (320 - 3 × 10) / 4 = 72.5; twice, and one distance.
        #expect(try tree.frame("a") == Rect(x: 82.5, y: 0, width: 155, height: 50))
        let corner = try box("b", 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
            .laidOut(width: 100, height: 60)
        #expect(try corner.frame("b") == Rect(x: 90, y: 50, width: 10, height: 10))
        let half = try Rectangle().id("c").containerRelativeFrame(.vertical) { length, _ in length / 4 }
            .laidOut(width: 100, height: 60)
        #expect(try half.frame("c") == Rect(x: 0, y: 22.5, width: 100, height: 15))
    }

    @Test func `a scrolling view is a container`() throws {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<3) { _ in Rectangle().containerRelativeFrame(.horizontal, count: 2, spacing: 10) }
            }
            .containerRelativeFrame(.vertical)
        }
        .frame(width: 200, height: 60)
        let tree = try view.laidOut(width: 320, height: 100)
        // (200 - 10) / 2 = 95, at 60 + 0, 105 and 210.
        let shapes = tree.nodes.filter { $0.type == "Rectangle" }.map(\.frame.rect)
        #expect(shapes == [60, 165, 270].map { Rect(x: $0, y: 20, width: 95, height: 60) })
        #expect(try tree.scroll().contentSize.width.points == 305)
        let mirrored = try view.laidOut(width: 320, height: 100, .rightToLeft)
        #expect(mirrored.nodes.first { $0.type == "Rectangle" }?.frame.rect.maxX == 260)
    }

    @Test func `where the container takes its length from the views, a view keeps its own`() throws {
        let tree = try ScrollView { Rectangle().id("a").containerRelativeFrame([.horizontal, .vertical]) }
            .laidOut(width: 70)
        #expect(try tree.frame("a") == Rect(x: 0, y: 0, width: 70, height: 10))
    }

    @Test func `each size of a scrolling view is answered with content made for it`() throws {
        // The stack asks for the least and the greatest width before it shares.
        let tree = try HStack(spacing: 0) {
            ScrollView { Rectangle().id("a").containerRelativeFrame([.horizontal, .vertical], count: 2, spacing: 0) }
            box("b", 40)
        }
        .laidOut(width: 100, height: 60)
        // Proposed 60 × 60, its view takes 30 × 30, and it is as wide as that.
        #expect(try tree.frame("a").size == Size(width: 30, height: 30))
        #expect(try tree.frame("HStack/ScrollView").size == Size(width: 30, height: 60))
    }
}
