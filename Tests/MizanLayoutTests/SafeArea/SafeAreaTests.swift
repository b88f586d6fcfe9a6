import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

private func box(_ name: String, _ width: Double, _ height: Double = 10) -> some View {
    Rectangle().id(name).frame(width: width, height: height)
}

nonisolated extension View {
    /// Laid out in 100 × 200, of which a device takes 20 above, 10 below and 5 at the leading edge.
    fileprivate func onDevice(_ direction: LayoutDirection = .leftToRight, width: Double? = 100) throws -> RenderTree {
        var environment = try testEnvironment(direction)
        environment.safeAreaInsets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
        return try renderTree(proposal: ProposedViewSize(width: width, height: 200), environment: environment)
    }
}

struct SafeAreaTests {
    @Test func `the root keeps inside the safe area`() throws {
        let tree = try Rectangle().id("a").onDevice()
        #expect(tree.size.width.points == 100 && tree.size.height.points == 200)
        #expect(try tree.frame("a") == Rect(x: 5, y: 20, width: 95, height: 170))
        #expect(try Rectangle().id("a").onDevice(.rightToLeft).frame("a").minX == 0)
        // In the middle of what is left; an ideal width has the insets around it.
        #expect(try box("b", 15).onDevice().frame("b") == Rect(x: 45, y: 100, width: 15, height: 10))
        #expect(try box("b", 15).onDevice(width: nil).size.width.points == 20)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `what ignores it reaches beyond the edges that it touches, and moves nothing else`(
        direction: LayoutDirection
    ) throws {
        let isMirrored = direction == .rightToLeft
        let all = try Rectangle().id("a").ignoresSafeArea().onDevice(direction)
        #expect(try all.frame("a") == Rect(x: 0, y: 0, width: 100, height: 200))
        let top = try Rectangle().id("a").ignoresSafeArea(edges: .top).onDevice(direction)
        #expect(try top.frame("a") == Rect(x: isMirrored ? 0 : 5, y: 0, width: 95, height: 190))
        let below = try VStack(spacing: 0) {
            box("title", 10)
            Rectangle().id("a").ignoresSafeArea()
        }
        .onDevice(direction)
        #expect(try below.frame("title").minY == 20)
        #expect(try below.frame("a") == Rect(x: 0, y: 30, width: 100, height: 170))
        #expect(try Rectangle().id("a").ignoresSafeArea(.keyboard).onDevice().frame("a").height == 170)
        // Inside there is nothing left to ignore.
        let twice = try Rectangle().id("a").ignoresSafeArea().ignoresSafeArea().onDevice(direction)
        #expect(try twice.frame("a") == Rect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a style behind or before a view reaches beyond the safe area, the view does not`(
        direction: LayoutDirection
    ) throws {
        let full = Rect(x: 0, y: 0, width: 100, height: 200)
        let safe = Rect(x: direction == .rightToLeft ? 0 : 5, y: 20, width: 95, height: 170)
        let painted = try Rectangle().id("a").background(Color.red).overlay(.tint).onDevice(direction)
        #expect(try painted.frame("a") == safe)
        #expect(try painted.frame("a/background") == full)
        #expect(try painted.frame("a/overlay") == full)
        let plain = try Rectangle().id("a").background(ignoresSafeAreaEdges: .all).onDevice(direction)
        #expect(try plain.frame("a/background") == full)
        let none = try Rectangle().id("a").background(Color.red, ignoresSafeAreaEdges: []).onDevice(direction)
        #expect(try none.frame("a/background") == safe)
        let top = try Rectangle().id("a").background(Color.red, ignoresSafeAreaEdges: .top).onDevice(direction)
        #expect(try top.frame("a/background") == Rect(x: safe.minX, y: 0, width: 95, height: 190))
        // Only where the view touches the border; shapes and views stay in the frame.
        let inside = try box("b", 15).background(Color.red).onDevice(direction)
        #expect(try inside.frame("b/background") == inside.frame("b"))
        let shape = try Rectangle().id("a").background(Color.red, in: Rectangle()).onDevice(direction)
        #expect(try shape.frame("a/background") == safe)
    }

    @Test func `readers are told what lies beyond their edges`() throws {
        func insets(_ view: (AnyView) -> AnyView, _ direction: LayoutDirection = .leftToRight) throws -> [Double] {
            let reader = GeometryReader { proxy in
                box("a", proxy.safeAreaInsets.leading, proxy.safeAreaInsets.top)
                box("b", proxy.safeAreaInsets.trailing, proxy.safeAreaInsets.bottom)
            }
            let tree = try view(AnyView(reader)).onDevice(direction)
            return try ["a", "b"].flatMap { [try tree.frame($0).height, try tree.frame($0).width] }
        }
        #expect(try insets { $0 } == [20, 5, 10, 0])
        #expect(try insets({ AnyView($0.environment(\.layoutDirection, .rightToLeft)) }) == [20, 0, 10, 5])
        #expect(try insets { AnyView($0.padding(.top, 1)) } == [0, 5, 10, 0])
        #expect(try insets { AnyView($0.ignoresSafeArea(edges: .vertical)) } == [0, 5, 0, 0])
        #expect(try insets { AnyView($0.safeAreaPadding(.leading, 7)) } == [20, 12, 10, 0])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a bar takes its place from the view, and what ignores the safe area reaches under it`(
        direction: LayoutDirection
    ) throws {
        let isMirrored = direction == .rightToLeft
        let bar = try Rectangle().id("a").safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 50, 15) }
            .laidOut(width: 100, height: 60, direction)
        #expect(try bar.frame("a") == Rect(x: 0, y: 0, width: 100, height: 45))
        #expect(try bar.frame("bar") == Rect(x: 25, y: 45, width: 50, height: 15))
        let under = try Rectangle().id("a").ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
            box("bar", 50, 15)
        }
        .laidOut(width: 100, height: 60, direction)
        #expect(try under.frame("a") == Rect(x: 0, y: 0, width: 100, height: 60))
        // Above, 8 apart unless said, its leading edge on the view's.
        let above = try Rectangle().id("a").safeAreaInset(edge: .top, alignment: .leading) { box("bar", 50, 15) }
            .laidOut(width: 100, height: 60, direction)
        #expect(try above.frame("a") == Rect(x: 0, y: 23, width: 100, height: 37))
        #expect(try above.frame("bar").minX == (isMirrored ? 50 : 0))
        let beside = try Rectangle().id("a").safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 2) {
            box("bar", 18, 15)
        }
        .laidOut(width: 100, height: 60, direction)
        #expect(try beside.frame("a") == Rect(x: isMirrored ? 20 : 0, y: 0, width: 80, height: 60))
        #expect(try beside.frame("bar") == Rect(x: isMirrored ? 0 : 82, y: 45, width: 18, height: 15))
        let before = try Rectangle().id("a").safeAreaInset(edge: .leading, spacing: 2) { box("bar", 18, 15) }
            .laidOut(width: 100, height: 60, direction)
        #expect(try before.frame("a").minX == (isMirrored ? 0 : 20))
        #expect(try before.frame("bar").minX == (isMirrored ? 82 : 0))
    }

    @Test func `bars add up, with the device's insets beyond them`() throws {
        let tree = try Rectangle().id("a").ignoresSafeArea(edges: .bottom)
            .safeAreaInset(edge: .bottom, spacing: 0) { box("inner", 50, 15) }
            .safeAreaInset(edge: .bottom, spacing: 0) { box("outer", 50, 30) }
            .onDevice()
        // 170 less both bars; then to the very bottom.
        #expect(try tree.frame("inner").minY == 20 + 170 - 45)
        #expect(try tree.frame("outer").maxY == 190)
        #expect(try tree.frame("a") == Rect(x: 5, y: 20, width: 95, height: 180))
    }

    @Test func `padding of the safe area is padding that can be ignored`() throws {
        let padded = try Rectangle().id("a").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .laidOut(width: 100, height: 60)
        #expect(try padded.frame("a") == Rect(x: 2, y: 1, width: 94, height: 56))
        let ignored = try Rectangle().id("a").ignoresSafeArea(edges: .horizontal).safeAreaPadding()
            .laidOut(width: 100, height: 60)
        #expect(try ignored.frame("a") == Rect(x: 0, y: 16, width: 100, height: 28))
        #expect(try box("b", 10).safeAreaPadding(.horizontal, 5).laidOut().size.width.points == 20)
    }

    @Test func `a frame relative to the root leaves the insets out`() throws {
        let tree = try Rectangle().id("a").containerRelativeFrame([.horizontal, .vertical]).onDevice()
        #expect(try tree.frame("a") == Rect(x: 5, y: 20, width: 95, height: 170))
    }
}
