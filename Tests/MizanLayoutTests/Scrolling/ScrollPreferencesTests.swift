import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// What views around say of a scrolling view.
@Suite struct ScrollPreferencesTests {
    private func list(@ViewBuilder _ content: () -> some View = { square("a", 60) }) -> some View {
        ScrollView { content() }
    }

    @Test func `content margins scroll with the content, and are part of its size`() throws {
        let tree = try list().contentMargins(.horizontal, 10).contentMargins(.top, 5, for: .scrollContent)
            .laidOut(width: 200, height: 40)
        #expect(try tree.frame("ScrollView") == Rect(x: 60, y: 0, width: 80, height: 40))
        #expect(try tree.frame("a") == Rect(x: 70, y: 5, width: 60, height: 60))
        #expect(tree.node(at: "ScrollView")?.scroll?.contentSize.height.points == 65)
    }

    @Test func `margins turn with the direction, and are those of the nearest scrolling view alone`() throws {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) {
                list(); square("b")
            }
        }
        .contentMargins(.leading, 12)
        let left = try view.laidOut(width: 200, height: 100)
        #expect(try left.frame("ScrollView/HStack").minX == 12)
        #expect(try left.frame("a").minX == 12)
        let right = try view.laidOut(width: 200, height: 100, .rightToLeft)
        #expect(try right.frame("ScrollView/HStack").maxX == 188)
    }

    @Test func `a frame relative to the container leaves room for margins`() throws {
        let tree = try list { Rectangle().frame(height: 9).containerRelativeFrame(.horizontal).id("r") }
            .contentMargins(.horizontal, 20).laidOut(width: 200, height: 40)
        #expect(try tree.frame("r").width == 160)
    }

    @Test func `margins for indicators leave the content alone`() throws {
        let tree = try list().contentMargins(9, for: .scrollIndicators).laidOut(width: 200, height: 40)
        #expect(try tree.frame("a") == Rect(x: 70, y: 0, width: 60, height: 60))
    }

    @Test func `indicators are shown, or not, whatever the view says`() throws {
        func side(_ view: some View) throws -> ScreenSide? {
            try view.laidOut(width: 200, height: 40).node(at: "ScrollView")?.scroll?.scrollerSide
        }
        #expect(try side(list()) == .right)
        #expect(try side(list().scrollIndicators(.hidden)) == nil)
        #expect(try side(list().scrollIndicators(.never, axes: .horizontal)) == .right)
        let hidden = ScrollView(showsIndicators: false) { square("a", 60) }
        #expect(try side(hidden) == nil)
        #expect(try side(hidden.scrollIndicators(.visible)) == .right)
    }

    @Test func `content may be drawn beyond the view`() throws {
        func effects(_ view: some View) throws -> Int? {
            try view.laidOut(width: 200, height: 40).node(at: "ScrollView")?.effects.count
        }
        #expect(try effects(list()) == 1)
        #expect(try effects(list().scrollClipDisabled()) == 0)
        #expect(try effects(list().scrollClipDisabled(false)) == 1)
    }

    @Test func `a scene's padding is 16 points, and safe areas are ignored by either name`() throws {
        #expect(try square("a").scenePadding(.horizontal).laidOut().frame("a").minX == 16)
        #expect(
            try Color.red.edgesIgnoringSafeArea(.all).laidOut(width: 9, height: 9)
                == Color.red.ignoresSafeArea().laidOut(width: 9, height: 9))
    }
}
