import MizanCombine
import Testing

private class Base: ObservableObject {
    @Published var first = 1
}

private final class Derived: Base {
    @Published var second = 2
}

private final class Manual: ObservableObject {
    var value = 1 {
        willSet { objectWillChange.send() }
    }
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var value = 1
}

/// Objects that announce their changes.
@Suite("Observable objects")
struct ObservableObjectTests {
    @Test("published properties are announced before they change, those of a superclass too")
    func published() {
        let object = Derived()
        var seen: [Int] = []
        let subscription = object.objectWillChange.sink { seen.append(object.first + object.second) }
        object.first = 10
        object.second = 20
        #expect(seen == [3, 12] && object.objectWillChange === object.objectWillChange)
        withExtendedLifetime(subscription) {}
    }

    @Test("an object without published properties announces its changes itself")
    func manual() {
        let object = Manual()
        var seen: [Int] = []
        let subscription = object.objectWillChange.sink { seen.append(object.value) }
        object.value = 2
        object.value = 3
        #expect(seen == [1, 2])
        withExtendedLifetime(subscription) {}
    }

    @Test("an object with a publisher of another type sends to that alone")
    func custom() {
        let object = Custom()
        var seen: [Int] = []
        let subscription = object.objectWillChange.sink { seen.append($0) }
        object.value = 2
        object.objectWillChange.send(7)
        #expect(seen == [7])
        withExtendedLifetime(subscription) {}
    }

    @Test("a publisher ends with its object, also if another object has the same address")
    func addresses() {
        var calls = 0
        var subscriptions: [AnyCancellable] = []
        for index in 0..<200 {
            let object = Manual()
            if index % 2 == 0 { subscriptions.append(object.objectWillChange.sink { calls += 1 }) }
            if index % 2 == 1 { object.value = 2 }
        }
        #expect(calls == 0 && subscriptions.count == 100)
    }
}
