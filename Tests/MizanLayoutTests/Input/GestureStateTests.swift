import MizanBase
import MizanLayout
import MizanSwiftUI
import Testing

@Suite @MainActor struct GestureStateTests {
    private struct Knob: View {
        let diary: Diary
        @GestureState private var distance = 0.0
        @GestureState private var isPressed = false
        var body: some View {
            VStack {
                square("knob")
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .updating($distance) { value, distance, _ in distance = value.translation.width }
                            .onChanged { diary.write("changed \($0.translation.width)") }
                            .onEnded { _ in diary.write("ended at \(distance)") })
                square("button")
                    .gesture(
                        LongPressGesture().updating($isPressed) { value, isPressed, _ in isPressed = value }
                            .onEnded { _ in diary.write("pressed \(isPressed)") })
                Text(verbatim: "\(distance) \(isPressed)").id("text")
            }
        }
    }

    private func drag(
        _ phase: InputEvent.DragPhase, by distance: Double, in session: LayoutSession
    ) throws -> String {
        let start = try session.middle("knob")
        try session.send(.drag(phase, from: start, to: Point(x: start.x + distance, y: start.y)))
        try session.update()
        return try session.string("text")
    }

    @Test(arguments: [InputEvent.DragPhase.ended, .cancelled])
    func `a state follows the gesture, and is the initial one after it`(end: InputEvent.DragPhase) throws {
        let diary = Diary()
        let session = try shown { Knob(diary: diary) }
        #expect(try drag(.changed, by: 5, in: session) == "0.0 false")
        #expect(try drag(.changed, by: 30, in: session) == "30.0 false")
        #expect(try drag(.changed, by: 40, in: session) == "40.0 false")
        #expect(try drag(end, by: 40, in: session) == "0.0 false")
        #expect(diary.lines == ["changed 30.0", "changed 40.0"] + (end == .ended ? ["ended at 40.0"] : []))
        #expect(try drag(.changed, by: 20, in: session) == "20.0 false")
    }

    @Test func `a long press is over at once`() throws {
        let diary = Diary()
        let session = try shown { Knob(diary: diary) }
        try session.send(.press(at: try session.middle("button")))
        try session.update()
        #expect(diary.lines == ["pressed true"])
        #expect(try session.string("text") == "0.0 false")
    }
}
