import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

private func box(_ name: String, _ width: Double, _ height: Double = 10) -> some View {
    Rectangle().id(name).frame(width: width, height: height)
}

struct OffsetTests {
    @Test(arguments: LayoutDirection.allCases)
    func `an offset moves the view towards the trailing side and nothing else`(direction: LayoutDirection) throws {
        let tree = try HStack(spacing: 0) {
            box("a", 20).offset(x: 5, y: 3)
            box("b", 30)
        }
        .laidOut(width: 100, height: 20, direction)
        // The stack is 50 wide in the middle of 100, its views 10 high in the middle of 20.
        let isMirrored = direction == .rightToLeft
        #expect(try tree.frame("HStack") == Rect(x: 25, y: 5, width: 50, height: 10))
        #expect(try tree.frame("a") == Rect(x: isMirrored ? 100 - 30 - 20 : 30, y: 8, width: 20, height: 10))
        #expect(try tree.frame("b") == Rect(x: isMirrored ? 25 : 45, y: 5, width: 30, height: 10))
    }

    @Test func `guides stay where the view would be; what is no number moves nothing`() throws {
        let tree = try VStack(alignment: .leading, spacing: 0) {
            box("a", 20).offset(Size(width: 7, height: .nan))
            box("b", 10)
        }
        .laidOut()
        #expect(try tree.frame("a").origin == Point(x: 7, y: 0))
        #expect(try tree.frame("b").origin == Point(x: 0, y: 10))
    }
}

struct PositionTests {
    @Test func `the view's middle lies on the point, in all the space that is proposed`() throws {
        let view = box("a", 20).position(x: 30, y: 15)
        #expect(try view.laidOut(width: 100, height: 60).frame("a") == Rect(x: 20, y: 10, width: 20, height: 10))
        #expect(try view.laidOut(width: 100, height: 60, .rightToLeft).frame("a").minX == 60)
        // A flexible view is proposed all of it.
        let wide = Rectangle().id("a").position(Point(x: 0, y: 30))
        #expect(try wide.laidOut(width: 100, height: 60).frame("a") == Rect(x: -50, y: 0, width: 100, height: 60))
    }

    @Test func `where nothing is proposed it is as large as the view`() throws {
        let tree = try HStack(spacing: 0) {
            box("a", 20).position(x: 1, y: 2).fixedSize()
            box("b", 5)
        }
        .laidOut()
        #expect(tree.size.width.points == 25)
        #expect(try tree.frame("a") == Rect(x: -9, y: -3, width: 20, height: 10))
        #expect(try tree.frame("b").minX == 20)
        #expect(try box("a", 20).position(x: 0, y: 0).laidOut(width: 100).size.height.points == 10)
    }
}

/// Numbers of rule 1.5, and of the examples in SwiftUI's documentation.
struct AspectRatioTests {
    private var shape: some View { Rectangle().id("a") }

    @Test func `fit takes the smaller scale, fill the greater`() throws {
        let fit = try shape.aspectRatio(0.75, contentMode: .fit).laidOut(width: 200, height: 200)
        #expect(try fit.frame("a") == Rect(x: 25, y: 0, width: 150, height: 200))
        let fill = try shape.aspectRatio(Size(width: 3, height: 4), contentMode: .fill).laidOut(width: 150, height: 100)
        #expect(try fill.frame("a") == Rect(x: 0, y: -50, width: 150, height: 200))
    }

    @Test func `without a ratio the ideal size gives it`() throws {
        #expect(
            try shape.scaledToFit().laidOut(width: 300, height: 150).frame("a")
                == Rect(x: 75, y: 0, width: 150, height: 150))
        #expect(
            try shape.scaledToFill().laidOut(width: 300, height: 150).frame("a")
                == Rect(x: 0, y: -75, width: 300, height: 300))
        let ideal = shape.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity)
        // 30 × 10 in 90 × 90.
        #expect(
            try ideal.scaledToFit().laidOut(width: 90, height: 90).frame("a")
                == Rect(x: 0, y: 30, width: 90, height: 30))
    }

    @Test func `a length that isn't proposed gives way; without any the view is ideal`() throws {
        let view = shape.aspectRatio(2, contentMode: .fit)
        #expect(try view.laidOut(height: 60).size.width.points == 120)
        #expect(try view.laidOut(width: 60).size.height.points == 30)
        #expect(try view.laidOut().frame("a").size == Size(width: 10, height: 10))
    }

    @Test func `what fills a scrolling view takes the width and its own height`() throws {
        let wide = shape.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity)
        let tree = try ScrollView { wide.scaledToFill() }.laidOut(width: 90, height: 20)
        // 30 × 10 in 90 × any height.
        #expect(try tree.frame("a") == Rect(x: 0, y: 0, width: 90, height: 30))
    }

    @Test func `a view of fixed size stays`() throws {
        let tree = try box("a", 20, 10).aspectRatio(1, contentMode: .fill).laidOut(width: 100, height: 100)
        #expect(try tree.frame("a") == Rect(x: 40, y: 45, width: 20, height: 10))
    }

    @Test func `in a stack the ratio makes a share of the width a height`() throws {
        let tree = try HStack(alignment: .top, spacing: 0) {
            shape.aspectRatio(2, contentMode: .fit)
            Rectangle().id("b")
        }
        .laidOut(width: 100, height: 80)
        // Ranked by flexibility: a has 160 at infinity × 80; both share 100.
        #expect(try tree.frame("a") == Rect(x: 0, y: 0, width: 50, height: 25))
        #expect(try tree.frame("b") == Rect(x: 50, y: 0, width: 50, height: 80))
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `proportions that can't be kept change nothing`(ratio: Double) throws {
        let frame = try shape.aspectRatio(ratio, contentMode: .fit).laidOut(width: 40, height: 30).frame("a")
        #expect(frame.size.width <= 40 && frame.size.height <= 30)
    }
}

struct DividerTests {
    @Test func `it stands across its stack, one point thick without pixels and one pixel thick with them`() throws {
        let row = HStack(spacing: 0) {
            box("a", 20)
            Divider()
            box("b", 30)
        }
        #expect(
            try row.laidOut(width: 51, height: 60).frame("HStack/Divider") == Rect(x: 20, y: 0, width: 1, height: 60))
        let pixels = try row.laidOut(width: 50.5, height: 60, scale: 2)
        #expect(try pixels.frame("HStack/Divider") == Rect(x: 20, y: 0, width: 0.5, height: 60))
        let column = VStack(spacing: 4) {
            box("a", 20)
            Divider()
        }
        #expect(
            try column.laidOut(width: 90, height: 15).frame("VStack/Divider") == Rect(x: 0, y: 14, width: 90, height: 1)
        )
        // Ideally it is 10 long.
        #expect(try Divider().laidOut().size.width.points == 10)
    }

    @Test func `in a grid it spans all columns, in the colour of separators`() throws {
        let tree = try Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box("a", 20)
                box("b", 30)
            }
            Divider()
        }
        .laidOut()
        #expect(try tree.frame("Grid/Divider") == Rect(x: 0, y: 10, width: 50, height: 1))
        let node = try #require(tree.node(at: "Grid/Divider"))
        #expect(
            node.content
                == .shape(.rectangle, fill: .init(name: "separator", color: SystemColor.separator.value(in: .light))))
    }
}
