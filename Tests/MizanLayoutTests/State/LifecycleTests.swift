import Synchronization
import Testing

@testable import MizanLayout
@testable import MizanSwiftUI

/// A modifier at its place, as a session calls it.
private final class Place<Modifier: LifecycleModifier> {
    let element = ElementUnderTest()
    private var storage: Modifier.Storage?

    func show(_ modifier: Modifier) {
        if let storage {
            modifier.updated(storage, in: element.element)
        } else {
            let made = modifier.makeStorage()
            storage = made
            modifier.appeared(made, in: element.element)
        }
        element.runActions()
    }

    func hide(_ modifier: Modifier) {
        if let storage { modifier.disappeared(storage, from: element.element) }
        storage = nil
        element.runActions()
    }
}

private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }

    /// Waits until a line is there.
    func wait(for line: String) async throws {
        for _ in 0..<1000 where !all.contains(line) { try await Task.sleep(for: .milliseconds(5)) }
        #expect(all.contains(line))
    }
}

/// Actions of a view's life.
@Suite("Lifecycle")
struct LifecycleTests {
    @Test(
        "appearing calls once, disappearing calls the action of the last value; actions wait for the end of the update")
    func appearance() {
        let place = Place<AppearanceModifier>()
        var seen: [String] = []
        func value(_ number: Int) -> AppearanceModifier {
            AppearanceModifier(appear: { seen.append("on \(number)") }, disappear: { seen.append("off \(number)") })
        }
        let storage = value(0).makeStorage()
        value(0).appeared(storage, in: place.element.element)
        #expect(seen.isEmpty)
        place.element.runActions()
        #expect(seen == ["on 0"])
        seen = []
        place.show(value(1))
        place.show(value(2))
        place.hide(value(1))
        #expect(seen == ["on 1", "off 2"])
        place.show(value(3))
        #expect(seen.last == "on 3")
    }

    @Test("a change calls the action with the former value and the new one; the first one only where asked for")
    func change() {
        var seen: [String] = []
        func value(_ number: Int, initial: Bool = false) -> ChangeModifier<Int> {
            ChangeModifier(value: number, isInitial: initial) { seen.append("\($0)>\($1)") }
        }
        let place = Place<ChangeModifier<Int>>()
        for number in [1, 1, 2, 3] { place.show(value(number)) }
        #expect(seen == ["1>2", "2>3"])
        let other = Place<ChangeModifier<Int>>()
        other.show(value(7, initial: true))
        other.show(value(7, initial: true))
        #expect(seen == ["1>2", "2>3", "7>7"])
    }

    @Test("a subscription lasts while the view is there, has the last action, and follows another publisher")
    func receive() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [String] = []
        func value(_ subject: PassthroughSubject<Int, Never>, _ name: String)
            -> ReceiveModifier<PassthroughSubject<Int, Never>>
        {
            ReceiveModifier(publisher: subject) { seen.append("\(name)\($0)") }
        }
        let place = Place<ReceiveModifier<PassthroughSubject<Int, Never>>>()
        place.show(value(first, "a"))
        first.send(1)
        place.show(value(first, "b"))
        first.send(2)
        place.show(value(second, "c"))
        first.send(3)
        second.send(4)
        place.hide(value(second, "c"))
        second.send(5)
        #expect(seen == ["a1", "b2", "c4"])
    }

    @Test("a task runs while the view is there, and another one for another value", .timeLimit(.minutes(1)))
    func task() async throws {
        let log = Log()
        func value(_ id: Int) -> TaskModifier<Int> {
            TaskModifier(id: id, priority: .userInitiated) {
                log.add("start \(id)")
                try? await Task.sleep(for: .seconds(60))
                log.add("end \(id) \(Task.isCancelled)")
            }
        }
        let place = Place<TaskModifier<Int>>()
        place.show(value(1))
        try await log.wait(for: "start 1")
        place.show(value(1))
        place.show(value(2))
        try await log.wait(for: "end 1 true")
        try await log.wait(for: "start 2")
        place.hide(value(2))
        try await log.wait(for: "end 2 true")
        #expect(log.all.count == 4)
    }

    @Test("a task of a view that is gone before the end of the update never starts")
    func shortTask() async throws {
        let (log, element) = (Log(), ElementUnderTest())
        let value = TaskModifier(id: 1, priority: .userInitiated) { log.add("start") }
        let storage = value.makeStorage()
        value.appeared(storage, in: element.element)
        value.disappeared(storage, from: element.element)
        element.runActions()
        try await Task.sleep(for: .milliseconds(50))
        #expect(log.all.isEmpty)
    }

    @Test("a still layout calls nothing, and lays the content out as it is")
    func still() throws {
        let view = EmptyView()
            .onAppear { Issue.record("appeared") }
            .onDisappear { Issue.record("disappeared") }
            .onChange(of: 1, initial: true) { Issue.record("changed") }
            .onChange(of: 1, initial: true) { _, _ in Issue.record("changed") }
            .onReceive(Just(1)) { _ in Issue.record("received") }
            .task { Issue.record("started") }
            .task(id: 1) { Issue.record("started") }
        #expect(try view.nodes(in: ViewContext(environment: EnvironmentValues())).isEmpty)
    }
}
