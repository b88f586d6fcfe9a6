import MizanBase
import MizanSwiftUI
import Testing

@testable import MizanLayout

private final class Cart: ObservableObject {
    @Published var items: [String] = []
    @Published var note: String?
    var silent = 0
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var published = 1
}

private final class Silent { @Published var value = 1 }

private struct Given: View {
    @ObservedObject var cart: Cart
    var body: some View { EmptyView() }
}

private struct Own: View {
    @StateObject var cart: Cart
    var body: some View { EmptyView() }

    init(_ make: @autoclosure @escaping () -> Cart) { _cart = StateObject(wrappedValue: make()) }
}

private struct Surrounded: View {
    @EnvironmentObject var cart: Cart
    var body: some View { EmptyView() }
}

/// Observable objects and the properties that hold them.
@Suite("Observable objects")
struct ObservableObjectTests {
    @Test("an object says before it changes, and has one publisher")
    func publishing() {
        let cart = Cart()
        var seen: [[String]] = []
        let subscription = cart.objectWillChange.sink { seen.append(cart.items) }
        #expect(cart.objectWillChange === cart.objectWillChange && cart.objectWillChange !== Cart().objectWillChange)
        cart.items = ["tea"]
        cart.items.append("cup")
        cart.note = "note"
        cart.silent = 1
        #expect(seen == [[], ["tea"], ["tea", "cup"]])
        subscription.cancel()
        cart.items = []
        #expect(seen.count == 3)
    }

    @Test("a property publishes its value and each new one before it is set")
    func properties() {
        let cart = Cart()
        var seen: [[String]] = []
        let subscription = cart.$items.sink { seen.append($0 + ["was"] + cart.items) }
        cart.items = ["tea"]
        #expect(seen == [["was"], ["tea", "was"]])
        withExtendedLifetime(subscription) {}
        let silent = Silent()
        silent.value = 2
        #expect(silent.value == 2)
    }

    @Test("an object's publisher goes with it, also where another object takes its address")
    func addresses() {
        var calls = 0
        var subscriptions: [AnyCancellable] = []
        for index in 0..<200 {
            let cart = Cart()
            if index % 2 == 0 { subscriptions.append(cart.objectWillChange.sink { calls += 1 }) }
            if index % 2 == 1 { cart.items = ["nobody listens"] }
        }
        #expect(calls == 0 && subscriptions.count == 100)
    }

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
        struct Screen: View {
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

    @Test("the place is marked again when the value is there, so that another thread doesn't miss it")
    func order() throws {
        let (cart, place) = (Cart(), ElementUnderTest())
        var view = Given(cart: cart)
        try place.body(of: &view) { _ in }
        var marks: [Bool] = []
        let subscription = cart.objectWillChange.sink { marks.append(place.takeMark()) }
        cart.items = ["tea"]
        #expect(marks == [true] && place.takeMark())
        withExtendedLifetime(subscription) {}
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
