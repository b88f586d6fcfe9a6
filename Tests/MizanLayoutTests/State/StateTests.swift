import Foundation
import MizanRenderTree
import Testing

@testable import MizanLayout

private struct Person: Equatable {
    var name = ""
    var age = 0
}

private struct Counter: View {
    @State var count = 0
    @State var person = Person()
    @State var note: String?

    var body: some View { EmptyView() }
}

/// State of views, with and without a session.
@Suite("State")
@MainActor struct StateTests {
    @Test("without a session a state has its initial value, which can't be set")
    func still() {
        let view = Counter(count: 3)
        view.count = 4
        view.$count.wrappedValue = 5
        #expect(view.count == 3 && view.$count.wrappedValue == 3 && view.note == nil)
        #expect(State(initialValue: 7).wrappedValue == 7)
    }

    @Test("a view value of the same place has the state of the one before")
    func place() throws {
        let place = ElementUnderTest()
        var first = Counter(count: 3)
        try place.body(of: &first) { _ in }
        first.count = 10
        first.note = "set"
        var second = Counter(count: 4)
        try place.body(of: &second) { _ in }
        #expect(second.count == 10 && second.note == "set" && second.person == Person())
        first.count += 1
        #expect(second.count == 11)
        var elsewhere = Counter(count: 4)
        try ElementUnderTest().body(of: &elsewhere) { _ in }
        #expect(elsewhere.count == 4)
    }

    @Test("a change marks the place whose body read the value, once, and no other")
    func marks() throws {
        let (place, other) = (ElementUnderTest(), ElementUnderTest())
        var (view, bystander) = (Counter(), Counter())
        try place.body(of: &view) { $0.count }
        try other.body(of: &bystander) { $0.count }
        #expect(!place.takeMark())
        view.person.name = "not read"
        #expect(!place.takeMark())
        view.count = 1
        #expect(place.takeMark() && !other.takeMark())
        // It is read no more until the body is evaluated again.
        view.count = 2
        #expect(!place.takeMark())
        try place.body(of: &view) { $0.count }
        view.count = 3
        #expect(place.takeMark())
    }

    @Test("setting the same value marks nothing; minus zero is another value")
    func same() throws {
        struct Screen: View {
            @State var names = ["a text that is too long for two words"]
            @State var ratio = 0.0
            var body: some View { EmptyView() }
        }
        let place = ElementUnderTest()
        var view = Screen()
        try place.body(of: &view) { ($0.names, $0.ratio) }
        view.names = ["a text that is too long for two words"]
        view.ratio = 0
        #expect(!place.takeMark())
        view.ratio = -0.0
        #expect(place.takeMark())
    }

    @Test("reading a state outside of a body, or in a closure after it, observes nothing")
    func outside() throws {
        let place = ElementUnderTest()
        var view = Counter()
        let action = try place.body(of: &view) { view in { view.count += 1 } }
        action()
        #expect(view.count == 1 && !place.takeMark())
    }

    @Test("a binding's reader is marked, wherever the state stands")
    func readers() throws {
        struct Field: View {
            @Binding var name: String
            var body: some View { EmptyView() }
        }
        let (place, child) = (ElementUnderTest(), ElementUnderTest())
        var view = Counter()
        var field = try place.body(of: &view) { Field(name: $0.$person.name) }
        try child.body(of: &field) { $0.name }
        field.name = "Layla"
        #expect(view.person.name == "Layla" && child.takeMark() && !place.takeMark())
        // The person is what changes: another of its parts marks the reader, too.
        try child.body(of: &field) { $0.name }
        view.person.age = 3
        #expect(child.takeMark())
    }

    @Test("places that are gone are forgotten")
    func forgetting() {
        let location = StateLocation(0)
        for _ in 0..<1000 {
            let place = ElementUnderTest()
            place.element.evaluate { _ = location.get() }
        }
        var readers = ValueReaders()
        for _ in 0..<1000 { readers.add(ElementUnderTest().element) }
        #expect(readers.count <= 16)
        let kept = (0..<100).map { _ in ElementUnderTest() }
        for place in kept { readers.add(place.element) }
        #expect(readers.removeAll().count == 100 && readers.count == 0)
    }

    @Test("a state is set from many threads at once while it is read")
    func threads() async throws {
        let place = ElementUnderTest()
        var view = Counter()
        try place.body(of: &view) { $0.count }
        let (binding, element) = (view.$count, place.element)
        await withTaskGroup(of: Void.self) { group in
            for number in 1...8 {
                group.addTask {
                    for step in 0..<200 { binding.wrappedValue = number * 1000 + step }
                }
                group.addTask {
                    for _ in 0..<200 { element.evaluate { _ = binding.wrappedValue } }
                }
            }
        }
        #expect(view.count % 1000 == 199 && place.takeMark())
    }

    private final class Last {
        var action: () -> Void = {}
        deinit { action() }
    }

    @Test("a value that is let go of may use the state itself")
    func lettingGo() {
        let location = StateLocation(Last?.none)
        var former: Last? = Last()
        var seen = 0
        former?.action = { if location.get() == nil { seen += 1 } }
        location.set(former)
        former = nil
        location.set(nil)
        #expect(seen == 1)
    }
}

extension StateTests {
    @Test("another initial value, or none, makes no other view")
    func sameness() throws {
        var (first, second) = (Counter(count: 1), Counter(count: 2))
        #expect(ViewEquality.isSame(first, second))
        let place = ElementUnderTest()
        try place.body(of: &first) { _ in }
        #expect(ViewEquality.isSame(first, second))
        try place.body(of: &second) { _ in }
        first.count = 9
        #expect(ViewEquality.isSame(first, second) && second.count == 9)
    }

    /// Counts the taps on a view.
    private struct Counting: ViewModifier {
        @State private var count = 0

        func body(content: Content) -> some View {
            VStack {
                content.onTapGesture { count += 1 }
                Text(verbatim: "\(count)").id("count")
            }
        }
    }

    @Test("a modifier has a state of its own for each view")
    func modifier() throws {
        let session = try shown {
            VStack {
                square("a").modifier(Counting())
                square("b").modifier(Counting().concat(Counting()))
            }
        }
        try session.tap("a")
        try session.tap("a")
        try session.tap("b")
        let texts = try #require(session.layout).tree.words
        // A tap is the inner one's.
        #expect(texts == ["2", "1", "0"])
    }
}
