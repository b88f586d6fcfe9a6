import Testing

@testable import MizanLayout

private struct Item: Identifiable, Equatable {
    var id: Int
    var title: String
}

private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// Bindings and what is derived from them.
@Suite("Bindings")
@MainActor struct BindingTests {
    @Test("closures read and write; a constant stays")
    func basics() {
        let box = Box(1)
        box.binding.wrappedValue += 4
        #expect(box.value == 5 && box.binding.projectedValue.wrappedValue == 5)
        let constant = Binding.constant(true)
        constant.wrappedValue.toggle()
        #expect(constant.wrappedValue)
    }

    @Test("a part is written within the whole")
    func parts() {
        let box = Box(Item(id: 1, title: "a"))
        box.binding.title.wrappedValue = "b"
        #expect(box.value == Item(id: 1, title: "b") && box.binding.id == 1)
        let pair = Box((first: 1, second: [1, 2]))
        pair.binding.second[1].wrappedValue = 7
        #expect(pair.value.second == [1, 7])
    }

    @Test("a part of an object is written there, and the object isn't written")
    func objects() {
        let object = Box("a")
        var writes = 0
        let binding = Binding(get: { object }, set: { _ in writes += 1 })
        binding.value.wrappedValue = "b"
        #expect(object.value == "b" && writes == 0)
    }

    @Test("a value as an optional, and an optional's value")
    func optionals() throws {
        let plain = Box(1)
        let wrapping = Binding<Int?>(plain.binding)
        wrapping.wrappedValue = nil
        #expect(plain.value == 1)
        wrapping.wrappedValue = 2
        #expect(plain.value == 2)

        let optional = Box(Int?.none)
        #expect(Binding<Int>(optional.binding) == nil)
        optional.value = 3
        let unwrapped = try #require(Binding<Int>(optional.binding))
        unwrapped.wrappedValue = 4
        #expect(optional.value == 4)
        optional.value = nil
        #expect(unwrapped.wrappedValue == 3)

        let hashable = Binding<AnyHashable>(plain.binding)
        hashable.wrappedValue = "text"
        #expect(plain.value == 2)
        hashable.wrappedValue = 9
        #expect(plain.value == 9 && hashable.wrappedValue == AnyHashable(9))
    }

    @Test("a binding to a collection is a collection of bindings")
    func collections() {
        let box = Box([Item(id: 1, title: "a"), Item(id: 2, title: "b")])
        for item in box.binding { item.wrappedValue.title += "!" }
        #expect(box.value.map(\.title) == ["a!", "b!"])
        #expect(box.binding.map(\.id) == [1, 2] && box.binding.reversed().map(\.id) == [2, 1])
        #expect(box.binding.count == 2 && box.binding.last?.wrappedValue.title == "b!")
    }

    @Test("an element that is gone is what it was, and isn't written")
    func missingElements() {
        let box = Box([Item(id: 1, title: "a"), Item(id: 2, title: "b")])
        let last = box.binding[1]
        box.value.removeLast()
        #expect(last.wrappedValue == Item(id: 2, title: "b"))
        last.wrappedValue.title = "c"
        #expect(box.value == [Item(id: 1, title: "a")])
    }

    @Test("a list of a binding's elements gives each its binding")
    func list() throws {
        let box = Box([Item(id: 1, title: "a"), Item(id: 2, title: "b")])
        var seen: [Int] = []
        let list = ForEach(box.binding) { $item in
            let _ = seen.append(item.id)
            let _ = $item.wrappedValue.title += "?"
            EmptyView()
        }
        _ = try list.nodes(in: ViewContext(environment: EnvironmentValues()))
        #expect(seen == [1, 2] && box.value.map(\.title) == ["a?", "b?"])
        let names = ForEach(box.binding, id: \.title) { _ in EmptyView() }
        _ = try names.nodes(in: ViewContext(environment: EnvironmentValues()))
    }

    @Test("bindings to one place are the same, and those of closures are not")
    func sameness() throws {
        let place = ElementUnderTest()
        struct Screen: View {
            @State var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
            @State var other = [Item(id: 1, title: "a")]
            @State var name: String? = "x"
            var body: some View { EmptyView() }
        }
        var view = Screen()
        try place.body(of: &view) { _ in }
        #expect(ViewEquality.isSame(view.$items, view.$items) && !ViewEquality.isSame(view.$items, view.$other))
        #expect(ViewEquality.isSame(view.$items[0].title, view.$items[0].title))
        #expect(!ViewEquality.isSame(view.$items[0].title, view.$items[1].title))
        #expect(ViewEquality.isSame(Binding<String>(view.$name), Binding<String>(view.$name)))
        #expect(ViewEquality.isSame(Binding<[Item]?>(view.$items), Binding<[Item]?>(view.$items)))
        let box = Box(1)
        let binding = box.binding
        #expect(ViewEquality.isSame(binding, binding) && !ViewEquality.isSame(box.binding, box.binding))
        #expect(ViewEquality.isSame(Binding.constant("a"), .constant("a")))
        #expect(!ViewEquality.isSame(Binding.constant("a"), .constant("b")))
    }
}
