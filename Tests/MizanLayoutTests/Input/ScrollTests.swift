import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite struct ScrollTests {
    private func list(_ count: Int = 10) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count) { index in square("row\(index)", 50) }
            }
        }
        .id("list")
    }

    private func offset(_ session: LayoutSession, _ path: String = "list") throws -> FixedPoint {
        let node = try session.node(path)
        return try #require(node.scroll).offset
    }

    private let middle = Point(x: 100, y: 100)

    @Test func `it shows what is below, as far as there is content, and the tree says so`() throws {
        let session = try shown { list() }
        let top = try session.frame("row1").minY
        #expect(try session.send(.scroll(at: middle, by: Size(width: 0, height: 30))))
        #expect(try session.send(.scroll(at: middle, by: Size(width: 0, height: 10))))
        let update = try session.update()
        #expect(!update.isUnchanged)
        #expect(try offset(session) == FixedPoint(x: .zero, y: FixedLength(rawValue: 40 * FixedLength.unitsPerPoint)))
        #expect(try session.frame("row1").minY == top - 40)
        #expect(try session.send(.scroll(at: middle, by: Size(width: 0, height: 9999))))
        try session.update()
        #expect(try offset(session).y.points == 300)
        #expect(try !session.send(.scroll(at: middle, by: Size(width: 0, height: 1))))
        #expect(try session.send(.scroll(at: middle, by: Size(width: 5, height: -9999))))
        try session.update()
        #expect(try offset(session) == .zero)
        #expect(try !session.send(.scroll(at: middle, by: Size(width: 5, height: -1))))
    }

    @Test func `the patched tree is the one that is made anew`() throws {
        let session = try shown { list() }
        try session.send(.scroll(at: middle, by: Size(width: 0, height: 77)))
        let patched = try session.update().tree
        session.environment.displayScale = session.environment.displayScale
        #expect(try session.update().tree == patched)
    }

    @Test func `the part stays where the content changes, and ends with it`() throws {
        struct Long: View {
            let count: Int
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count) { index in square("row\(index)", 50) }
                    }
                }
                .id("list")
            }
        }
        let session = try shown { Long(count: 10) }
        try session.send(.scroll(at: middle, by: Size(width: 0, height: 200)))
        session.show(Long(count: 20))
        try session.update()
        #expect(try offset(session).y.points == 200)
        session.show(Long(count: 6))
        try session.update()
        #expect(try offset(session).y.points == 100)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a horizontal one begins at the leading side and follows the pointer`(direction: LayoutDirection) throws {
        let session = try shown(direction) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10) { index in square("page\(index)", 50) }
                }
            }
            .id("list")
        }
        let isLeftToRight = direction == .leftToRight
        let start = try session.frame("page0")
        #expect(isLeftToRight ? start.minX == 0 : start.maxX == 200)
        // There is nothing before the beginning.
        let forwards = isLeftToRight ? 1.0 : -1
        let place = try session.middle("page1")
        #expect(try !session.send(.scroll(at: place, by: Size(width: -forwards * 10, height: 0))))
        #expect(try session.send(.scroll(at: place, by: Size(width: forwards * 60, height: 0))))
        try session.update()
        #expect(try session.frame("page0").minX == start.minX - forwards * 60)
        #expect(try offset(session).x.points == (isLeftToRight ? 60 : 240))
        // A drag moves the content with it.
        let end = Point(x: place.x + forwards * 40, y: place.y)
        #expect(try session.send(.drag(from: place, to: end)))
        try session.update()
        #expect(try session.frame("page0").minX == start.minX - forwards * 20)
    }

    @Test func `at its end it leaves events to the view around, on each axis`() throws {
        let session = try shown {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { square("wide", 400) }.id("inner")
                    ScrollView { square("high", 100) }.frame(width: 100, height: 60).id("box")
                    square("rest", 300)
                }
            }
            .id("outer")
        }
        #expect(try session.send(.scroll(at: try session.middle("inner"), by: Size(width: 30, height: 20))))
        try session.update()
        #expect(try offset(session, "inner").x.points == 30)
        #expect(try offset(session, "outer").y.points == 20)
        session.environment.displayScale = nil
        try session.send(.scroll(at: middle, by: Size(width: 0, height: 300)))
        try session.update()
        let box = try session.middle("box")
        #expect(try session.send(.scroll(at: box, by: Size(width: 0, height: 100))))
        try session.update()
        #expect(try offset(session, "box").y.points == 40)
        let before = try offset(session, "outer").y.points
        #expect(try session.send(.scroll(at: try session.middle("box"), by: Size(width: 0, height: 10))))
        try session.update()
        #expect(try offset(session, "outer").y.points == before + 10)
    }

    @Test func `a tap hits what is shown now, not what was there`() throws {
        let diary = Diary()
        let session = try shown {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Button {
                            diary.write("\(index)")
                        } label: {
                            square("row\(index)", 50)
                        }
                    }
                }
            }
        }
        try session.send(.tap(at: Point(x: 100, y: 25)))
        try session.send(.scroll(at: middle, by: Size(width: 0, height: 150)))
        try session.update()
        try session.send(.tap(at: Point(x: 100, y: 25)))
        #expect(diary.lines == ["0", "3"])
    }

    @Test func `a disabled one stays, and so does one that may not scroll`() throws {
        for view in [AnyView(list().disabled(true)), AnyView(list().scrollDisabled(true))] {
            let session = try shown { view }
            #expect(try !session.send(.scroll(at: middle, by: Size(width: 0, height: 30))))
            #expect(try !session.send(.drag(from: middle, to: .zero)))
            #expect(try session.update().isUnchanged)
        }
    }

    @Test func `a still layout shows the beginning`() throws {
        #expect(try list().laidOut(width: 200, height: 200).node(at: "list")?.scroll?.offset == .zero)
    }
}
