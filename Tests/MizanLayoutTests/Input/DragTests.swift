import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@Suite @MainActor struct DragTests {
    @Test(arguments: LayoutDirection.allCases)
    func `a drag has physical places and distances, in the view or in the root`(direction: LayoutDirection) throws {
        var changed: [DragGesture.Value] = []
        var ended: [DragGesture.Value] = []
        let session = try shown(direction) {
            HStack(spacing: 0) {
                square("square").gesture(DragGesture().onChanged { changed.append($0) }.onEnded { ended.append($0) })
                square("other")
                    .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { changed.append($0) })
            }
        }
        let frame = try session.frame("square")
        let start = Point(x: frame.minX + 10, y: frame.minY + 10)
        func end(_ x: Double) -> Point { Point(x: start.x + x, y: start.y) }
        #expect(try !session.send(.drag(.began, from: start, to: start)))
        #expect(try !session.send(.drag(.changed, from: start, to: end(9))))
        #expect(changed.isEmpty)
        #expect(try session.send(.drag(.changed, from: start, to: end(30), velocity: Size(width: 80, height: -40))))
        #expect(changed.map(\.translation) == [Size(width: 30, height: 0)])
        #expect(changed.map(\.startLocation) == [Point(x: 10, y: 10)])
        #expect(changed.map(\.location) == [Point(x: 40, y: 10)])
        #expect(changed.map(\.predictedEndLocation) == [Point(x: 60, y: 0)])
        #expect(changed.map(\.predictedEndTranslation) == [Size(width: 50, height: -10)])
        // Back within the minimum it is still a drag.
        #expect(try session.send(.drag(.ended, from: start, to: end(5))))
        #expect(ended.map(\.translation) == [Size(width: 5, height: 0)])
        changed = []
        let other = try session.middle("other")
        #expect(try session.send(.drag(from: other, to: other)))
        #expect(changed.map(\.location) == [other])
    }

    @Test func `a drag goes on while its view is made anew and moved by it`() throws {
        struct Card: View {
            @State private var offset = 0.0
            @State private var drags = 0
            var body: some View {
                square("card").offset(y: offset)
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged {
                            offset = $0.translation.height
                        }
                        .onEnded { _ in drags += 1 })
                Text(verbatim: "\(drags)").id("drags")
            }
        }
        let session = try shown { Card() }
        let (start, top) = (try session.middle("card"), try session.frame("card").minY)
        for step in 1...5 {
            try session.send(
                .drag(.changed, from: start, to: Point(x: start.x, y: start.y + 20 * Double(step))))
            try session.update()
            #expect(try session.frame("card").minY == top + 20 * Double(step))
        }
        try session.send(.drag(.ended, from: start, to: Point(x: start.x, y: start.y + 100)))
        try session.update()
        #expect(try session.string("drags") == "1")
    }

    @Test func `a cancelled drag has no end, and a view that is gone gets no more of it`() throws {
        struct Gone: View {
            @Binding var isThere: Bool
            let diary: Diary
            var body: some View {
                if isThere {
                    square("square").gesture(
                        DragGesture(minimumDistance: 0).onChanged { _ in diary.write("changed") }
                            .onEnded { _ in diary.write("ended") })
                }
            }
        }
        let diary = Diary()
        let session = try shown { Gone(isThere: .constant(true), diary: diary) }
        let start = try session.middle("square")
        try session.send(.drag(.began, from: start, to: start))
        try session.send(.drag(.cancelled, from: start, to: start))
        #expect(diary.lines == ["changed"])
        try session.send(.drag(.began, from: start, to: start))
        session.show(Gone(isThere: .constant(false), diary: diary))
        try session.update()
        try session.send(.drag(.ended, from: start, to: Point(x: 0, y: 0)))
        #expect(diary.lines == ["changed", "changed"])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `places are counted from the left of a space with a name`(direction: LayoutDirection) throws {
        var places: [Point] = []
        let session = try shown(direction) {
            HStack(spacing: 0) {
                square("square")
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .named("row")).onChanged {
                            places.append($0.location)
                        })
                square("other")
            }
            .id("row").coordinateSpace(.named("row")).padding(30)
        }
        let (place, row) = (try session.middle("square"), try session.frame("row"))
        try session.send(.drag(from: place, to: place))
        #expect(places == [Point(x: place.x - row.minX, y: place.y - row.minY)])
    }
}
