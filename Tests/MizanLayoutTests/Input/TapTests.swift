import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text(verbatim: "\(count)").id("count")
            HStack(spacing: 20) {
                Button {
                    count -= 1
                } label: {
                    Text(verbatim: "−").frame(width: 40, height: 40)
                }.id("less")
                Button {
                    count += 1
                } label: {
                    Text(verbatim: "+").frame(width: 40, height: 40)
                }.id("more")
            }
        }
    }
}

private struct Keypad: View {
    @State private var digits = ""

    var body: some View {
        VStack {
            Text(verbatim: digits.isEmpty ? "0" : digits).id("digits")
            ForEach(0..<3) { row in
                HStack {
                    ForEach(1..<4) { column in
                        let digit = row * 3 + column
                        Button {
                            digits += String(digit)
                        } label: {
                            Text(verbatim: String(digit))
                        }
                        .id(ViewIdentifier("key\(digit)"))
                    }
                }
            }
        }
    }
}

@Suite struct TapTests {
    @Test(arguments: LayoutDirection.allCases)
    func `a tap runs the action of the button under it, which the next update shows`(direction: LayoutDirection) throws
    {
        let session = try shown(direction) { Counter() }
        // The counter stands in the reading direction.
        #expect((try session.middle("less").x < session.middle("more").x) == (direction == .leftToRight))
        #expect(try session.tap("more"))
        #expect(try session.tap("more"))
        #expect(try session.tap("less"))
        #expect(try session.string("count") == "1")
        let place = try session.middle("more")
        try session.send(.tap(at: place))
        #expect(try session.string("count") == "1")
        #expect(try !session.update().isUnchanged)
        #expect(try session.string("count") == "2")
        #expect(try session.update().isUnchanged)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a keypad is typed on, also before an update comes`(direction: LayoutDirection) throws {
        let session = try shown(direction) { Keypad() }
        let places = try [4, 2, 9].map { digit in try session.middle("key\(digit)") }
        for place in places { #expect(try session.send(.tap(at: place))) }
        try session.update()
        #expect(try session.string("digits") == "429")
    }

    @Test func `nothing takes a tap beside all views`() throws {
        let session = try shown { Counter() }
        #expect(try !session.send(.tap(at: Point(x: 1, y: 1))))
        #expect(try !session.send(.tap(at: Point(x: -10, y: .nan))))
        #expect(try session.update().isUnchanged)
    }

    @Test func `a button takes taps between its parts too, another container only with a content shape`() throws {
        let diary = Diary()
        func row() -> some View {
            HStack(spacing: 0) {
                square("left\(diary.lines.count)", 20)
                Spacer()
                square("right\(diary.lines.count)", 20)
            }
        }
        let button = try shown {
            Button {
                diary.write("button")
            } label: {
                row()
            }.id("row")
        }
        #expect(try button.tap("row"))
        let plain = try shown { row().id("row").onTapGesture { diary.write("plain") } }
        #expect(try !plain.tap("row"))
        let shaped = try shown {
            row().id("row").padding(20).contentShape(Rectangle()).onTapGesture { diary.write("shaped") }
        }
        #expect(try shaped.tap("row"))
        // The shape is that of the padded view.
        let frame = try shaped.frame("row")
        #expect(try shaped.send(.tap(at: Point(x: frame.minX - 15, y: frame.minY - 15))))
        #expect(try !shaped.send(.tap(at: Point(x: frame.minX - 15, y: frame.minY - 25))))
        #expect(diary.lines == ["button", "shaped", "shaped"])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `of overlapping views the one drawn last takes a tap`(direction: LayoutDirection) throws {
        let diary = Diary()
        let session = try shown(direction) {
            ZStack {
                square("front", 60).onTapGesture { diary.write("front") }.zIndex(1)
                square("back", 60).onTapGesture { diary.write("back") }
                square("pane", 100).allowsHitTesting(false).zIndex(2)
            }
        }
        try session.tap("back")
        #expect(diary.lines == ["front"])
    }

    @Test func `the nearest view takes a tap; the one around takes what is not on it`() throws {
        let diary = Diary()
        let session = try shown {
            HStack(spacing: 0) {
                square("inner").onTapGesture { diary.write("inner") }
                square("plain")
            }
            .onTapGesture { diary.write("outer") }
        }
        try session.tap("inner")
        try session.tap("plain")
        #expect(diary.lines == ["inner", "outer"])
    }

    @Test func `gestures of high priority come first, simultaneous ones come too, masks leave out`() throws {
        let diary = Diary()
        func tapped(@ViewBuilder _ content: () -> some View) throws -> [String] {
            diary.lines = []
            try shown { content() }.tap("square")
            return diary.lines
        }
        func gesture(_ name: String) -> some Gesture { TapGesture().onEnded { diary.write(name) } }
        let inner = square("square").onTapGesture { diary.write("inner") }
        #expect(try tapped { inner.highPriorityGesture(gesture("outer")) } == ["outer"])
        #expect(try tapped { inner.simultaneousGesture(gesture("outer")) } == ["inner", "outer"])
        #expect(try tapped { inner.gesture(gesture("outer"), including: .gesture) } == ["outer"])
        #expect(try tapped { inner.highPriorityGesture(gesture("outer"), including: .subviews) } == ["inner"])
        #expect(try tapped { inner.gesture(gesture("outer"), including: .none) } == [])
    }

    @Test func `double taps have an action of their own`() throws {
        let diary = Diary()
        let session = try shown {
            square("square").onTapGesture(count: 2) { diary.write("double") }.onTapGesture { diary.write("single") }
        }
        try session.tap("square")
        try session.tap("square", count: 2)
        try session.tap("square", count: 3)
        #expect(diary.lines == ["single", "double", "single"])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `the place of a tap is physical, in the view or in the root`(direction: LayoutDirection) throws {
        var places: [Point] = []
        let session = try shown(direction) {
            HStack(spacing: 0) {
                square("square").onTapGesture { places.append($0) }
                square("other").onTapGesture(coordinateSpace: .global) { places.append($0) }
            }
        }
        let (first, other) = (try session.frame("square"), try session.frame("other"))
        try session.send(.tap(at: Point(x: first.minX + 5, y: first.minY + 10)))
        try session.send(.tap(at: Point(x: other.minX + 5, y: other.minY + 10)))
        #expect(places == [Point(x: 5, y: 10), Point(x: other.minX + 5, y: other.minY + 10)])
    }

    @Test func `a long press is taken by its duration, else it presses the control`() throws {
        let diary = Diary()
        let session = try shown {
            HStack {
                square("square").onTapGesture { diary.write("tap") }
                    .onLongPressGesture(minimumDuration: 1) {
                        diary.write("long")
                    } onPressingChanged: {
                        diary.write($0 ? "down" : "up")
                    }
                Button {
                    diary.write("button")
                } label: {
                    square("inside")
                }
            }
        }
        #expect(try !session.send(.press(at: try session.middle("square"), duration: 0.5)))
        #expect(try session.send(.press(at: try session.middle("square"), duration: 1)))
        #expect(try session.send(.press(at: try session.middle("inside"))))
        #expect(diary.lines == ["down", "long", "up", "button"])
    }
}
