import Observation
import Synchronization
import Testing

@testable import MizanLayout

@Observable private final class Book: @unchecked Sendable {
    var title = "title"
    var pages = 1
}

private final class Count: Sendable {
    private let value = Mutex(0)
    func add() { value.withLock { $0 += 1 } }
    var current: Int { value.withLock { $0 } }
}

/// Models of Swift's Observation.
@Suite("Observing")
@MainActor struct ObservingTests {
    @Test("what a body reads of a model marks its place when it has changed, and nothing else does")
    func reading() {
        let (book, place) = (Book(), ElementUnderTest())
        #expect(Observing.evaluate(place.element) { book.title } == "title")
        book.pages = 2
        #expect(!place.takeMark())
        book.title = "other"
        #expect(place.takeMark())
        book.title = "once"
        #expect(!place.takeMark())
        _ = Observing.evaluate(place.element) { book.pages }
        book.title = "not read any more"
        #expect(!place.takeMark())
        book.pages = 3
        #expect(place.takeMark())
    }

    @Test("the place is marked when the value is there, so that another thread doesn't miss it")
    func order() {
        let (book, place) = (Book(), ElementUnderTest())
        _ = Observing.evaluate(place.element) { book.title }
        let seen = Observing.evaluate(place.element) { book.title }
        withObservationTracking {
            _ = book.title
        } onChange: {
            // An update on another thread, between the announcement of a value and the value.
            #expect(!place.takeMark())
            _ = Observing.evaluate(place.element) { book.title }
        }
        book.title = "new"
        #expect(seen == "title" && place.takeMark())
    }

    @Test("a first change marks the place, whoever asks when, and isn't missed by an update before the value is there")
    func firstChange() {
        let (book, place) = (Book(), ElementUnderTest())
        _ = Observing.evaluate(place.element) { book.title }
        withObservationTracking {
            _ = book.title
        } onChange: {
            _ = Observing.evaluate(place.element) { book.title }
        }
        book.title = "new"
        #expect(place.takeMark())
    }

    @Test("a body that reads no model keeps nothing for it")
    func nothing() {
        let place = ElementUnderTest()
        #expect(Observing.evaluate(place.element) { 7 } == 7)
        #expect(place.element.observation == nil)
    }

    @Test("a body that is evaluated often is registered with a model a few times at most")
    func registrations() {
        let (book, place, changes) = (Book(), ElementUnderTest(), Count())
        for _ in 0..<100 { _ = Observing.evaluate(place.element) { book.title } }
        #expect(!place.takeMark())
        withObservationTracking {
            _ = book.title
        } onChange: {
            changes.add()
        }
        book.title = "new"
        #expect(place.takeMark() && changes.current == 1)
        // Each further evaluation ends the former one's registration.
        _ = Observing.evaluate(place.element) { book.pages }
        book.title = "newer"
        #expect(!place.takeMark())
    }

    @Test("errors pass, and a place that is gone is forgotten")
    func ends() {
        let book = Book()
        struct Refused: Error {}
        var place: ElementUnderTest? = ElementUnderTest()
        if let element = place?.element {
            #expect(throws: Refused.self) {
                try Observing.evaluate(element) { () throws(Refused) in
                    _ = book.title
                    throw Refused()
                }
            }
        }
        book.title = "marks"
        #expect(place?.takeMark() == true)
        weak let element = place?.element
        place = nil
        #expect(element == nil)
        book.title = "nobody"
    }

    @Test("bindings to a model's properties mark who reads them")
    func bindable() throws {
        struct Field: View {
            @Binding var title: String
            var body: some View { EmptyView() }
        }
        let (book, place) = (Book(), ElementUnderTest())
        @Bindable var model = book
        var field = Field(title: $model.title)
        try place.body(of: &field) { $0.title }
        field.title = "set"
        #expect(book.title == "set" && place.takeMark())
        #expect(ViewEquality.isSame($model.title, Bindable(book).title))
        #expect(!ViewEquality.isSame($model.title, Bindable(Book()).title))
    }
}
