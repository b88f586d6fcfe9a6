import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

private func box(_ name: String, _ width: Double, _ height: Double = 10) -> some View {
    Rectangle().id(name).frame(width: width, height: height)
}

struct FlowLayoutTests {
    @ViewBuilder private var words: some View {
        box("a", 40)
        box("b", 30, 20)
        box("c", 50)
        box("d", 60)
    }

    @Test func `what doesn't fit begins a new row`() throws {
        let tree = try FlowLayout(horizontalSpacing: 5, verticalSpacing: 4) { words }.laidOut(width: 100)
        // 40 + 5 + 30 = 75; 5 + 50 more is too much. 50 + 5 + 60 is too much. Rows of 20, 10 and 10.
        #expect(try tree.frame("FlowLayout").size == Size(width: 75, height: 20 + 4 + 10 + 4 + 10))
        // 75 stand in the middle of 100. a has half of 20 less half of 10 above it.
        #expect(try tree.frame("a").origin == Point(x: 12.5, y: 5))
        #expect(try tree.frame("b").origin == Point(x: 57.5, y: 0))
        #expect(try tree.frame("c").origin == Point(x: 12.5, y: 24))
        #expect(try tree.frame("d").origin == Point(x: 12.5, y: 38))
    }

    @Test func `a row that fits exactly is no wider; ideally all is one row`() throws {
        let flow = FlowLayout(horizontalSpacing: 5, verticalSpacing: 4) { words }
        #expect(try flow.laidOut(width: 130).frame("FlowLayout").size == Size(width: 130, height: 20 + 4 + 10))
        #expect(try flow.laidOut().frame("FlowLayout").size == Size(width: 40 + 30 + 50 + 60 + 15, height: 20))
        #expect(try FlowLayout {}.laidOut(width: 50).size.height == .zero)
    }

    @Test func `rows stand at the side that the alignment says, from right to left mirrored`() throws {
        let flow = FlowLayout(alignment: .trailing, horizontalSpacing: 5, verticalSpacing: 4) { words }
        let tree = try flow.laidOut(width: 75)
        // The row of c alone leaves 25 free; the rows of d, 15.
        #expect(try tree.frame("c").minX == 25)
        #expect(try tree.frame("d").minX == 15)
        let mirrored = try flow.laidOut(width: 75, .rightToLeft)
        #expect(try mirrored.frame("a").minX == 75 - 40)
        #expect(try mirrored.frame("b").minX == 0)
        #expect(try mirrored.frame("c").minX == 0)
    }

    @Test func `a view that is too wide by itself is proposed the width`() throws {
        let tree = try FlowLayout(horizontalSpacing: 5) {
            box("a", 20)
            Rectangle().id("wide").frame(minWidth: 30, idealWidth: 300).frame(height: 12)
        }
        .laidOut(width: 80)
        #expect(try tree.frame("wide") == Rect(x: 0, y: 18, width: 80, height: 12))
    }

    @Test func `the baselines of a row lie on each other`() throws {
        let tree = try FlowLayout(alignment: .leadingFirstTextBaseline) {
            Text(verbatim: "Gate").id("large").font(.largeTitle)
            Text(verbatim: "12").id("small")
        }
        .laidOut(width: 300)
        let lines = try ["large", "small"].map { try #require(tree.text(at: $0).lines.first) }
        #expect(lines[0].baseline == lines[1].baseline)
        #expect(lines[0].frame.minY != lines[1].frame.minY)
    }
}

struct EqualWidthHStackTests {
    @ViewBuilder private var boxes: some View {
        Rectangle().id("a").frame(idealWidth: 20, maxWidth: .infinity).frame(height: 10)
        Rectangle().id("b").frame(idealWidth: 50, maxWidth: .infinity).frame(height: 16)
        box("fixed", 30)
    }

    @Test func `all have the widest's ideal width`() throws {
        let tree = try EqualWidthHStack(spacing: 6) { boxes }.laidOut(width: 200, height: 20)
        // 3 × 50 + 2 × 6 = 162 in the middle of 200.
        #expect(try tree.frame("EqualWidthHStack") == Rect(x: 19, y: 2, width: 162, height: 16))
        #expect(try tree.frame("a") == Rect(x: 19, y: 5, width: 50, height: 10))
        #expect(try tree.frame("b") == Rect(x: 75, y: 2, width: 50, height: 16))
        // A view that keeps its width stands in the middle of its part: 131 + (50 - 30) / 2.
        #expect(try tree.frame("fixed") == Rect(x: 141, y: 5, width: 30, height: 10))
        let mirrored = try EqualWidthHStack(spacing: 6) { boxes }.laidOut(width: 200, height: 20, .rightToLeft)
        #expect(try mirrored.frame("a").minX == 200 - 19 - 50)
    }

    @Test func `where there is less room each has an equal share`() throws {
        let tree = try EqualWidthHStack(spacing: 6) { boxes }.laidOut(width: 102)
        // 102 - 12 = 90: 30 each.
        #expect(try tree.frame("a") == Rect(x: 0, y: 3, width: 30, height: 10))
        #expect(try tree.frame("b").minX == 36)
        #expect(try tree.frame("fixed").minX == 72)
    }

    @Test func `distances are what the neighbours prefer, 8 by itself`() throws {
        let tree = try EqualWidthHStack {
            box("a", 10)
            box("b", 10)
        }
        .laidOut()
        #expect(try tree.frame("EqualWidthHStack").size.width == 28)
    }
}
