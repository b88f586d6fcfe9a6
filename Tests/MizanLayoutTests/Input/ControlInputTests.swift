import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

private struct Volume: View {
    @State var value = 50.0
    var step: Double?
    var diary = Diary()

    var body: some View {
        Slider(value: $value, in: 0...100, step: step) { diary.write($0 ? "begins" : "ends") }.id("slider")
        Text(verbatim: "\(value)").id("value")
    }
}

@Suite @MainActor struct SliderInputTests {
    private func value(_ session: LayoutSession) throws -> Double {
        try session.update()
        let text = try session.string("value")
        return try #require(Double(text))
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a drag towards the leading side shrinks in both directions`(direction: LayoutDirection) throws {
        let diary = Diary()
        let session = try shown(direction) { Volume(diary: diary) }
        let start = try session.middle("slider")
        let leading = direction == .leftToRight ? -1.0 : 1
        // The knob goes from 12 to 188 points: 44 are a quarter. Held beside its middle, it doesn't jump.
        let grip = Point(x: start.x + 5, y: start.y)
        try session.send(.drag(.began, from: grip, to: grip))
        #expect(try value(session) == 50)
        try session.send(.drag(.changed, from: grip, to: Point(x: grip.x + leading * 44, y: 0)))
        #expect(try value(session) == 25)
        try session.send(.drag(.ended, from: grip, to: Point(x: grip.x - leading * 400, y: 0)))
        #expect(try value(session) == 100)
        #expect(diary.lines == ["begins", "ends"])
        let frame = try session.frame("Knob")
        #expect(direction == .leftToRight ? frame.maxX == 200 : frame.minX == 0)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a drag that begins beside the knob, and a tap, put it there`(direction: LayoutDirection) throws {
        let session = try shown(direction) { Volume() }
        let y = try session.middle("slider").y
        func place(_ fraction: Double) -> Point {
            let x = 12 + 176 * fraction
            return Point(x: direction == .leftToRight ? x : 200 - x, y: y)
        }
        #expect(try session.send(.tap(at: place(0.75))))
        #expect(try value(session) == 75)
        try session.send(.drag(.began, from: place(0.25), to: place(0.25)))
        #expect(try value(session) == 25)
    }

    @Test func `a semantic content attribute forces the direction`() throws {
        struct Scrubber: View {
            @State private var value = 50.0
            var body: some View {
                Slider(value: $value, in: 0...100).semanticContentAttribute(.playback).id("slider")
                Text(verbatim: "\(value)").id("value")
            }
        }
        let session = try shown(.rightToLeft) { Scrubber() }
        let start = try session.middle("slider")
        try session.send(.drag(from: start, to: Point(x: start.x - 44, y: start.y)))
        #expect(try value(session) == 25)
        try session.tap("slider")
        #expect(try session.send(.key(.rightArrow)))
        #expect(try value(session) == 60)
    }

    @Test func `values are steps from the lower bound`() throws {
        let session = try shown { Volume(step: 30) }
        let start = try session.middle("slider")
        try session.send(.drag(from: start, to: Point(x: start.x + 20, y: start.y)))
        #expect(try value(session) == 60)
        try session.send(.drag(from: start, to: Point(x: 200, y: start.y)))
        #expect(try value(session) == 90)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `increments grow in both directions, by keys too`(direction: LayoutDirection) throws {
        let session = try shown(direction) { Volume() }
        #expect(try session.send(.adjust(.increment, path: "slider")))
        #expect(try value(session) == 60)
        #expect(try session.send(.adjust(.decrement, path: "slider")))
        #expect(try session.send(.adjust(.decrement, path: "slider")))
        #expect(try value(session) == 40)
        #expect(try !session.send(.key(.upArrow)))
        try session.tap("slider")
        #expect(try session.send(.key(.upArrow)))
        #expect(try value(session) == 60)
        #expect(try session.send(.key(direction == .leftToRight ? .rightArrow : .leftArrow)))
        #expect(try value(session) == 70)
        #expect(try session.send(.key(direction == .leftToRight ? .leftArrow : .rightArrow)))
        #expect(try value(session) == 60)
    }

    @Test func `a disabled slider and one without a range take nothing`() throws {
        let session = try shown {
            Volume().disabled(true)
            Slider(value: .constant(1.0), in: 1...1).id("empty")
        }
        let start = try session.middle("slider")
        #expect(try !session.send(.drag(from: start, to: Point(x: 0, y: start.y))))
        #expect(try !session.send(.adjust(.increment, path: "slider")))
        #expect(try !session.send(.adjust(.increment, path: "empty")))
        #expect(try value(session) == 50)
    }
}

@Suite @MainActor struct ToggleInputTests {
    private struct Settings: View {
        @State private var isOn = false
        var body: some View {
            Toggle(isOn: $isOn) { Text(verbatim: "Sound").id("label") }.id("toggle")
            Text(verbatim: isOn ? "on" : "off").id("value")
        }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a tap, a key and an assistive technology turn it on and off`(direction: LayoutDirection) throws {
        let session = try shown(direction) { Settings() }
        let before = try session.frame("Knob")
        #expect(try session.tap("toggle"))
        #expect(try session.string("value") == "on")
        let after = try session.frame("Knob")
        #expect((after.minX > before.minX) == (direction == .leftToRight))
        #expect(try session.send(.key(.space)))
        try session.update()
        #expect(try session.string("value") == "off")
        #expect(try session.send(.activate(path: "toggle")))
        try session.update()
        #expect(try session.string("value") == "on")
        #expect(try session.tap("label"))
        #expect(try session.string("value") == "off")
    }

    @Test func `a style of an author's takes taps itself, through its binding`() throws {
        struct Lamp: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Button {
                        configuration.isOn.toggle()
                    } label: {
                        square("lamp")
                    }
                    configuration.label
                }
            }
        }
        let session = try shown { Settings().toggleStyle(Lamp()) }
        #expect(try !session.tap("label"))
        #expect(try session.tap("lamp"))
        #expect(try session.string("value") == "on")
        #expect(try session.send(.activate(path: "toggle")))
        try session.update()
        #expect(try session.string("value") == "off")
    }
}
