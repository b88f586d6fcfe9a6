import MizanBase
import MizanSwiftUI
import Testing

@testable import MizanLayout

private final class Cart: ObservableObject {
    @Published var items: [String] = []
    @Published var note: String?
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var published = 1
}

nonisolated private struct Given: View {
    @ObservedObject var cart: Cart
    var body: some View { EmptyView() }
}

nonisolated private struct Own: View {
    @StateObject var cart: Cart
    var body: some View { EmptyView() }

    init(_ make: @autoclosure @escaping () -> Cart) { _cart = StateObject(wrappedValue: make()) }
}

nonisolated private struct Surrounded: View {
    @EnvironmentObject var cart: Cart
    var body: some View { EmptyView() }
}

/// Observable objects and the properties that hold them.
@Suite("Observable objects")
struct ObservableObjectTests {
    @Test("a change marks the place of a view that observes the object; another object is observed instead")
    func observed() throws {
        let (first, second, place) = (Cart(), Cart(), ElementUnderTest())
        var view = Given(cart: first)
        try place.body(of: &view) { _ in }
        first.items = ["tea"]
        #expect(place.takeMark())
        var next = Given(cart: second)
        try place.body(of: &next) { _ in }
        first.items = []
        #expect(!place.takeMark())
        second.note = "x"
        #expect(place.takeMark())
        #expect(ViewEquality.isSame(Given(cart: first), Given(cart: first)))
        #expect(!ViewEquality.isSame(Given(cart: first), Given(cart: second)))
    }

    @Test("an object with a publisher of its own is observed by that")
    func ownPublisher() throws {
        nonisolated struct Screen: View {
            @ObservedObject var model: Custom
            var body: some View { EmptyView() }
        }
        let (model, place) = (Custom(), ElementUnderTest())
        var view = Screen(model: model)
        try place.body(of: &view) { _ in }
        model.published = 2
        #expect(!place.takeMark() && model.published == 2)
        model.objectWillChange.send(1)
        #expect(place.takeMark())
    }

    @Test("a state object is made once for a place, and observed")
    func stateObject() throws {
        let place = ElementUnderTest()
        var made = 0
        func cart() -> Cart {
            made += 1
            return Cart()
        }
        var first = Own(cart())
        #expect(made == 0)
        try place.body(of: &first) { _ in }
        var second = Own(cart())
        try place.body(of: &second) { _ in }
        #expect(made == 1 && first.cart === second.cart && ViewEquality.isSame(first, Own(cart())))
        second.cart.items = ["tea"]
        #expect(place.takeMark())
        let still = Own(cart())
        #expect(still.cart === still.cart && made == 2)
    }

    @Test("an object of the environment is found by its type, and observed; a missing one is an error")
    func environmentObject() throws {
        let (cart, place) = (Cart(), ElementUnderTest())
        var environment = EnvironmentValues()
        environment[ModelType<Cart>()] = cart
        var view = Surrounded()
        let action = try place.body(of: &view, in: environment) { view in { view.cart.items = ["tea"] } }
        action()
        #expect(cart.items == ["tea"] && place.takeMark())
        #expect(environment.evaluate { Surrounded().cart } === cart)
        try DynamicProperties.check(Surrounded(), in: environment)
        #expect(throws: DiagnosticError.self) { try DynamicProperties.check(Surrounded(), in: EnvironmentValues()) }
        #expect(throws: DiagnosticError.self) { try place.body(of: &view) { _ in } }
    }

    @Test("a binding to an object's property is another one when the property has changed")
    func bindings() throws {
        let (cart, place) = (Cart(), ElementUnderTest())
        var view = Given(cart: cart)
        try place.body(of: &view) { _ in }
        let binding = view.$cart.note
        #expect(ViewEquality.isSame(binding, view.$cart.note))
        binding.wrappedValue = "note"
        #expect(cart.note == "note" && place.takeMark())
        #expect(!ViewEquality.isSame(binding, view.$cart.note))
    }
}
