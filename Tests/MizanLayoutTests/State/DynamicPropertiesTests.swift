import MizanBase
import Observation
import Testing

@testable import MizanLayout

private struct StepKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
    fileprivate var step: Int {
        get { self[StepKey.self] }
        set { self[StepKey.self] = newValue }
    }
}

/// A property of one's own, with properties inside.
private struct Tally: DynamicProperty {
    @State var count = 0
    @Environment(\.step) var step
    var title = "not updated"
    var updates = 0

    mutating func update() {
        title = "\(count) by \(step)"
        updates += 1
    }
}

private struct Screen: View {
    var text = "a view's own value"
    @State var first = 1
    var tally = Tally()
    @Environment(\.step) var step
    @Binding var bound: Int
    @State var last = "last"

    var body: some View { EmptyView() }
}

@Observable private final class Library {
    var title = "library"
}

/// Where a view's properties stand and how they are connected.
@Suite("Dynamic properties")
@MainActor struct DynamicPropertiesTests {
    private func environment(step: Int) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.step = step
        return environment
    }

    @Test("properties are connected in place, those of custom properties before its update")
    func connecting() throws {
        let place = ElementUnderTest()
        var view = Screen(bound: .constant(1))
        try place.body(of: &view, in: environment(step: 5)) { _ in }
        #expect(view.tally.title == "0 by 5" && view.tally.updates == 1 && view.step == 5)
        view.tally.count = 2
        view.first = 3
        view.last = "changed"
        var next = Screen(bound: .constant(1))
        try place.body(of: &next, in: environment(step: 6)) { _ in }
        #expect(next.tally.title == "2 by 6" && next.first == 3 && next.last == "changed" && next.step == 6)
        #expect(next.text == "a view's own value")
    }

    @Test("which types have properties")
    func types() {
        struct Plain: View {
            var text = ""
            @Binding var bound: Int
            var body: some View { EmptyView() }
        }
        #expect(DynamicProperties.hasAny(in: Screen.self) && !DynamicProperties.hasAny(in: Plain.self))
        #expect(!DynamicProperties.hasAny(in: EmptyView.self) && !DynamicProperties.hasAny(in: Int.self))
        #expect(DynamicProperties.hasAny(in: Tally.self))
    }

    @Test("several values in one element have each their own storage")
    func indices() throws {
        let place = ElementUnderTest()
        var (first, second) = (Screen(bound: .constant(1)), Screen(bound: .constant(1)))
        let next = try DynamicProperties.connect(&first, to: place.element)
        let end = try DynamicProperties.connect(&second, to: place.element, from: next)
        first.first = 8
        #expect(second.first == 1 && end == 2 * next)
    }

    @Test("a closure that is called after the body reads the environment of its view")
    func later() throws {
        let place = ElementUnderTest()
        var view = Screen(bound: .constant(1))
        let action = try place.body(of: &view, in: environment(step: 4)) { view in { view.step } }
        #expect(action() == 4)
        #expect(environment(step: 9).evaluate { action() } == 4)
        #expect(Environment(\.step).wrappedValue == 1)
    }

    private struct Reader: View {
        @Environment(Library.self) var library
        @Environment(Library.self) var optional: Library?
        var body: some View { EmptyView() }
    }
    private struct OptionalReader: View {
        @Environment(Library.self) var library: Library?
        var body: some View { EmptyView() }
    }

    @Test("a model of the environment is found by its type, and marks who reads it")
    func models() throws {
        let library = Library()
        var environment = EnvironmentValues()
        environment[ModelType<Library>()] = library
        let place = ElementUnderTest()
        var view = Reader()
        #expect(try place.body(of: &view, in: environment) { $0.library.title } == "library")
        #expect(view.optional === library && !place.takeMark())
        library.title = "other"
        #expect(place.takeMark())
        #expect(environment.evaluate { Reader().library } === library)
    }

    @Test("a model that is missing is an error of the layout, unless it is optional")
    func missingModels() throws {
        let place = ElementUnderTest()
        var view = Reader()
        let error = #expect(throws: DiagnosticError.self) { try place.body(of: &view) { _ in } }
        #expect(error?.diagnostics.map(\.rule) == ["missing-model"])
        #expect(error?.description.contains("Library") == true)
        #expect(throws: DiagnosticError.self) { try DynamicProperties.check(Reader(), in: EnvironmentValues()) }
        var optional = OptionalReader()
        try place.body(of: &optional) { _ in }
        try DynamicProperties.check(optional, in: EnvironmentValues())
        #expect(optional.library == nil)
        struct Nested: View {
            struct Inner: DynamicProperty { @Environment(Library.self) var library }
            var inner = Inner()
            var body: some View { EmptyView() }
        }
        #expect(throws: DiagnosticError.self) { try DynamicProperties.check(Nested(), in: EnvironmentValues()) }
    }

    @Test("environments of views are compared apart")
    func sameness() throws {
        let place = ElementUnderTest()
        var view = OptionalReader()
        try place.body(of: &view, in: environment(step: 2)) { _ in }
        #expect(ViewEquality.isSame(view, OptionalReader()))
        #expect(!ViewEquality.isSame(Environment(\.step), Environment(\.step.bitWidth)))
    }
}
