import Foundation
import MizanBase
import MizanSwiftUI
import Testing
@testable import MizanControls

@testable import MizanLayout

/// Animations compile as SwiftUI's do, and a layout shows their end.
@Suite struct AnimationTests {
    nonisolated private struct Door: View {
        let diary: Diary
        @State private var isOpen = false
        var body: some View {
            VStack {
                Button("turn") {
                    withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {
                        isOpen.toggle()
                    } completion: {
                        diary.write("done")
                    }
                    withTransaction(Transaction(animation: nil)) { diary.write("changed") }
                }.id("turn")
                if isOpen {
                    Text(verbatim: "open").id("open").transition(.asymmetric(insertion: .scale, removal: .opacity))
                }
            }
            .animation(.easeInOut(duration: 0.3).delay(1), value: isOpen)
        }
    }

    @Test func `a session shows the state at the end`() throws {
        let diary = Diary()
        let session = try shown { Door(diary: diary) }
        try session.tap("turn")
        #expect(try session.string("open") == "open")
        #expect(diary.lines == ["done", "changed"])
    }

    @Test func `animations are compared by what they do`() {
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeIn != .easeOut)
        #expect(Animation.default == .smooth)
        #expect(Animation.linear(duration: 1).delay(1).delay(2) == .linear(duration: 1).delay(3))
        #expect(Animation.linear.repeatForever() != .linear.repeatCount(3))
        #expect(Animation.interpolatingSpring(stiffness: 100, damping: 20) == .spring(duration: .pi / 5, bounce: 0))
    }

    @Test func `phases show the first one`() throws {
        let tree = try VStack {
            PhaseAnimator([1, 2, 3]) { Text(verbatim: "\($0)").id("phase") }
            Text(verbatim: "b").phaseAnimator([7, 8]) { view, phase in view.padding(Double(phase)) }.id("b")
        }.laidOut(width: 100)
        #expect(try tree.text(at: "phase").text.string == "1")
    }

    @Test func `a timeline shows the moment of the environment`() throws {
        let start = Date(timeIntervalSinceReferenceDate: 100)
        func shown(_ schedule: some TimelineSchedule, at seconds: Double?) throws -> String {
            var environment = try testEnvironment()
            environment.localization.now = seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
            let view = TimelineView(schedule) { context in
                Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate))").id("date")
            }
            return try view.renderTree(proposal: .unspecified, environment: environment).text(at: "date").text.string
        }
        #expect(try shown(.periodic(from: start, by: 10), at: 137) == "130")
        #expect(try shown(.periodic(from: start, by: 10), at: 50) == "50")
        #expect(try shown(.periodic(from: .now, by: 1), at: nil) == "0")
        #expect(try shown(.everyMinute, at: 137) == "120")
        #expect(try shown(.explicit([start, start + 5, start + 9]), at: 107) == "105")
        #expect(try shown(.animation, at: 3) == "3")
    }
}
