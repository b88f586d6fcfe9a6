import MizanBase
import MizanLayout
import MizanText
import Observation
import MizanSwiftUI
import Synchronization
import Testing

/// A model of Swift's Observation that any thread may change.
private final class Scores: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let value = Mutex(0)

    var count: Int {
        get {
            registrar.access(self, keyPath: \.count)
            return value.withLock { $0 }
        }
        set { registrar.withMutation(of: self, keyPath: \.count) { value.withLock { $0 = newValue } } }
    }
}

/// An observable object that any thread may change; its publisher takes care of threads.
private final class Notes: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    private let value = Mutex(0)

    var number: Int {
        get { value.withLock { $0 } }
        set {
            objectWillChange.send()
            value.withLock { $0 = newValue }
        }
    }
}

private struct Board: View {
    let scores: Scores
    @ObservedObject var notes: Notes
    @State private var taps: Int

    init(_ scores: Scores, _ notes: Notes, taps: Int = 0) {
        self.scores = scores
        self.notes = notes
        _taps = State(initialValue: taps)
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "\(scores.count) of \(notes.number)").font(.headline)
            ForEach(0..<6) { row in
                HStack {
                    Text(verbatim: "مرحبا \((row + scores.count) % 7)")
                    Spacer()
                    Image(systemName: "chevron.forward")
                }
            }
            Text(verbatim: "\(taps)").onTapGesture { taps += 1 }.id("taps")
        }
    }
}

/// A session, used by one task at a time.
private final class Seat: @unchecked Sendable {
    let session: LayoutSession
    private(set) var taps = 0

    init(_ board: Board, environment: EnvironmentValues) {
        session = LayoutSession(
            board, proposal: ProposedViewSize(width: 160, height: nil), environment: environment)
    }

    func tap() throws {
        try session.update()
        if try session.send(.activate(path: "taps")) { taps += 1 }
        try session.update()
    }
}

/// What sessions of several threads share: an environment with its fonts, a cache of texts, models that other threads change.
/// Made to be run with `--sanitize=thread`.
@Suite @MainActor struct SessionThreadTests {
    @Test func `sessions on many threads are each that of a still layout`() async throws {
        let (scores, notes) = (Scores(), Notes())
        var environment = try testEnvironment()
        environment.textCache = TextCache(byteBudget: 1 << 14)
        let shared = environment
        let seats = (0..<8).map { _ in Seat(Board(scores, notes), environment: shared) }
        for round in 0..<5 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for seat in seats {
                    group.addTask { for _ in 0..<5 { try seat.tap() } }
                }
                for writer in 0..<3 {
                    group.addTask {
                        for step in 0..<40 {
                            scores.count = step * writer
                            notes.number = step
                        }
                    }
                }
                try await group.waitForAll()
            }
            // An update between an object's word that it changes and the change itself has the former value.
            scores.count = 100 + round
            notes.number = 100 + round
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for seat in seats {
                    group.addTask {
                        let still = try Board(scores, notes, taps: seat.taps).layout(
                            proposal: seat.session.proposal, environment: shared)
                        return try seat.session.update().layout == still
                    }
                }
                for try await isEqual in group { #expect(isEqual, "round \(round)") }
            }
        }
        #expect(seats.map(\.taps) == seats.map { _ in 25 })
    }
}
