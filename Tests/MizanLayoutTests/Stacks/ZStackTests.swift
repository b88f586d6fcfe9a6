import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Rule 1.6 of `Tests/Fixtures/swiftui-frames.md`: what a `ZStack` holds is counted from its own corner.
struct ZStackTests {
    private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
        Rectangle().id(name).frame(width: width, height: height)
    }

    @Test func `a badge whose guides are its centre hangs over the corner of its icon`() throws {
        let badge = box("badge", 16, 16).alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        let view = ZStack(alignment: .topTrailing) {
            box("icon", 40, 40)
            badge
        }
        let tree = try view.laidOut(width: 40, height: 40)
        #expect(try tree.frame("ZStack") == Rect(x: 0, y: 0, width: 40, height: 40))
        #expect(try tree.frame("icon") == Rect(x: 0, y: 8, width: 40, height: 40))
        #expect(try tree.frame("badge") == Rect(x: 32, y: 0, width: 16, height: 16))
        // From right to left the picture is mirrored in the stack.
        let mirrored = try view.laidOut(width: 40, height: 40, .rightToLeft)
        #expect(try mirrored.frame("icon") == Rect(x: 0, y: 8, width: 40, height: 40))
        #expect(try mirrored.frame("badge") == Rect(x: -8, y: 0, width: 16, height: 16))
    }

    @Test func `of children that answer the second proposal otherwise, the guides count from the corner`() throws {
        // Proposed nothing it is 30 high; proposed 30, the frame's minimum makes it 50.
        let column = VStack(spacing: 0) { Rectangle().id("a").frame(minHeight: 50) }
        let view = ZStack(alignment: .bottom) { column.frame(idealHeight: 30, maxHeight: 50) }
            .fixedSize(horizontal: false, vertical: true)
        let tree = try view.laidOut(width: 100)
        let stack = try tree.frame("ZStack")
        #expect(try tree.frame("a").minY == stack.minY)
    }

    @Test func `children of a lower priority decide neither size nor guides`() throws {
        let tree = try ZStack(alignment: .bottomLeading) {
            box("low", 90, 60).layoutPriority(-1)
            box("high", 40, 20)
        }
        .laidOut(width: 40, height: 20)
        #expect(try tree.frame("ZStack") == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(try tree.frame("low") == Rect(x: 0, y: -40, width: 90, height: 60))
        #expect(try tree.frame("high") == Rect(x: 0, y: 0, width: 40, height: 20))
    }
}
