import Foundation
import Testing

@testable import MizanLayout

/// A class that says to equal all others of its kind.
private final class Model: Equatable {
    var title = ""

    static func == (first: Model, second: Model) -> Bool { true }
}

private protocol Shape2D { var sides: Int { get } }
private struct Square: Shape2D {
    var name: String
    var sides: Int { 4 }
}
private struct Circle: Shape2D {
    var name: String
    var sides: Int { 0 }
}
/// Too large for the three words of an existential.
private struct Polygon: Shape2D {
    var name: String
    var corners: (Double, Double, Double, Double)
    var sides: Int { 4 }
}

/// A text that has its bytes elsewhere, made anew each time.
private func long(_ end: String = "") -> String { "a text that is far too long to stand in two words" + end }

/// Values that are compared along the plan of their type.
@Suite("Equality of views")
@MainActor struct ViewEqualityTests {
    private func isSame<Value>(_ make: () -> Value) -> Bool { ViewEquality.isSame(make(), make()) }

    @Test("numbers are the same where their bits are")
    func numbers() {
        #expect(isSame { 1 })
        #expect(!ViewEquality.isSame(1, 2))
        #expect(ViewEquality.isSame(Double.nan, Double.nan))
        #expect(!ViewEquality.isSame(0.0, -0.0))
        #expect(ViewEquality.isSame(true, true) && !ViewEquality.isSame(true, false))
        #expect(ViewEquality.isSame(UInt8(3), UInt8(3)) && !ViewEquality.isSame(Float(1), Float(2)))
        #expect(ViewEquality.isSame((), ()))
    }

    @Test("strings are the same where their scalars are, whatever Unicode says")
    func strings() {
        #expect(isSame { long() })
        #expect(!ViewEquality.isSame(long("a"), long("b")))
        #expect(!ViewEquality.isSame(long(), long("longer")))
        #expect(!ViewEquality.isSame("a", "b") && !ViewEquality.isSame("", "b") && ViewEquality.isSame("", ""))
        let (composed, decomposed) = ("caf\u{e9} " + long(), "cafe\u{301} " + long())
        #expect(composed == decomposed && !ViewEquality.isSame(composed, decomposed))
        #expect(isSame { Substring(long()).dropFirst() })
        #expect(isSame { Character("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}") })
    }

    /// A copy of it may have other bytes between its fields.
    private struct Padded {
        var small: UInt8
        var large: Int
        var text: String
    }

    @Test("what stands between the fields doesn't count")
    func padding() {
        func filled(with byte: UInt8, _ large: Int = 7) -> UnsafeMutablePointer<Padded> {
            let memory = UnsafeMutableRawPointer.allocate(
                byteCount: MemoryLayout<Padded>.size, alignment: MemoryLayout<Padded>.alignment)
            memory.initializeMemory(as: UInt8.self, repeating: byte, count: MemoryLayout<Padded>.size)
            let value = memory.assumingMemoryBound(to: Padded.self)
            withUnsafeMutablePointer(to: &value.pointee.small) { $0.initialize(to: 1) }
            withUnsafeMutablePointer(to: &value.pointee.large) { $0.initialize(to: large) }
            withUnsafeMutablePointer(to: &value.pointee.text) { $0.initialize(to: long()) }
            return value
        }
        let plan = EqualityPlan.of(Padded.self)
        let (first, second, other) = (filled(with: 0xAA), filled(with: 0x55), filled(with: 0xAA, 8))
        defer { for value in [first, second, other] { value.deinitialize(count: 1).deallocate() } }
        #expect(plan.isSame(first, second))
        #expect(!plan.isSame(first, other))
    }

    @Test("structures and tuples are compared field by field")
    func fields() {
        struct Inner {
            var text: String
            var ratio: Double
        }
        struct Outer {
            var inner: Inner
            var pair: (Int, name: String)
            var isOn: Bool
        }
        func outer(_ ratio: Double = 1, _ number: Int = 2, _ name: String = "", _ isOn: Bool = true) -> Outer {
            Outer(inner: Inner(text: long(), ratio: ratio), pair: (number, long(name)), isOn: isOn)
        }
        #expect(isSame { outer() })
        for other in [outer(2), outer(1, 3), outer(1, 2, "x"), outer(1, 2, "", false)] {
            #expect(!ViewEquality.isSame(outer(), other))
        }
    }

    @Test("a type's own == is not asked: it may leave out what is drawn")
    func ownEquality() {
        struct Item: Equatable {
            let id: Int
            var title: String

            static func == (first: Item, second: Item) -> Bool { first.id == second.id }
        }
        #expect(!ViewEquality.isSame(Item(id: 1, title: long("a")), Item(id: 1, title: long("b"))))
        #expect(ViewEquality.isSame(Item(id: 1, title: long("a")), Item(id: 1, title: long("a"))))
        struct Place: Equatable { var x: Double }
        #expect(Place(x: 0) == Place(x: -0.0) && !ViewEquality.isSame(Place(x: 0), Place(x: -0.0)))
    }

    @Test("objects are the same where they are one, even if they say to be equal")
    func objects() {
        let (first, second) = (Model(), Model())
        #expect(ViewEquality.isSame(first, first) && !ViewEquality.isSame(first, second))
        struct Holder: Equatable { var model: Model? }
        #expect(ViewEquality.isSame(Holder(model: first), Holder(model: first)))
        #expect(!ViewEquality.isSame(Holder(model: first), Holder(model: second)))
        #expect(isSame { Holder(model: nil) })
        #expect(ViewEquality.isSame([first], [first]) && !ViewEquality.isSame([first], [second]))
    }

    @Test("unowned references are compared without a look at their objects")
    func unowned() {
        struct Holder {
            unowned var model: Model
            unowned var other: Model?
            var name: String
        }
        let kept = [Model(), Model()]
        var gone: Holder
        do {
            let model = Model()
            gone = Holder(model: kept[0], other: model, name: long())
        }
        #expect(!ViewEquality.isSame(gone, Holder(model: kept[0], other: kept[1], name: long())))
        gone.other = nil
        #expect(ViewEquality.isSame(gone, Holder(model: kept[0], other: nil, name: long())))
        #expect(!ViewEquality.isSame(gone, Holder(model: kept[1], other: nil, name: long())))
    }

    @Test("a value with a weak reference is never the same: its object may have gone")
    func weakReferences() {
        struct Holder {
            weak var model: Model?
            var number = 1
        }
        let model = Model()
        let holder = Holder(model: model)
        #expect(!ViewEquality.isSame(holder, holder))
        #expect(!ViewEquality.isSame((1, holder), (1, holder)))
        #expect(!ViewEquality.isSame(Holder?.some(holder), Holder?.some(holder)))
    }

    @Test("closures are the same where they are one")
    func closures() {
        func capturing(_ number: Int) -> () -> Int { { number } }
        struct Holder { var action: () -> Int }
        let one = capturing(1)
        #expect(ViewEquality.isSame(Holder(action: one), Holder(action: one)))
        #expect(!ViewEquality.isSame(capturing(1), capturing(1)))
        func plain() -> Holder { Holder { 1 } }
        #expect(ViewEquality.isSame(plain(), plain()))
        #expect(!ViewEquality.isSame(Holder(action: one), Holder(action: capturing(1))))
    }

    @Test("optionals are compared by what they wrap")
    func optionals() {
        #expect(isSame { String?.some(long()) })
        #expect(!ViewEquality.isSame(String?.some(long("a")), long("b")))
        #expect(!ViewEquality.isSame(String?.none, long()) && !ViewEquality.isSame(long(), String?.none))
        #expect(ViewEquality.isSame(Int?.none, nil) && ViewEquality.isSame(Int??.some(nil), .some(nil)))
        #expect(!ViewEquality.isSame(Int??.none, .some(nil)))
        #expect(isSame { [long(), nil, ""] as [String?] })
        #expect(!ViewEquality.isSame(Double?.some(0), -0.0))
    }

    @Test("arrays, dictionaries and sets are compared by their elements, in order")
    func collections() {
        #expect(isSame { [long("a"), long("b")] })
        #expect(!ViewEquality.isSame([long("a"), long("b")], [long("b"), long("a")]))
        #expect(!ViewEquality.isSame([long("a")], [long("a"), long("b")]) && !ViewEquality.isSame([], [1]))
        #expect(isSame { [Int]() } && isSame { [[1, 2], [3]] } && !ViewEquality.isSame([[1]], [[2]]))
        #expect(isSame { ["a": [1.5]] } && !ViewEquality.isSame(["a": 0.0], ["a": -0.0]))
        #expect(!ViewEquality.isSame(["a": 1], ["b": 1]) && !ViewEquality.isSame(["a": 1], [:]))
        #expect(isSame { Set([long()]) } && !ViewEquality.isSame(Set([1]), Set([2])))
    }

    /// A value of a kind that holds its own kind.
    private struct Branch {
        var name: String
        var branches: [Branch]
    }

    @Test("values that hold their own kind")
    func recursion() {
        func tree(_ name: String) -> Branch {
            Branch(name: "root", branches: [Branch(name: long(), branches: [Branch(name: name, branches: [])])])
        }
        #expect(isSame { tree("leaf") })
        #expect(!ViewEquality.isSame(tree("leaf"), tree("blossom")))
    }

    private indirect enum Route: Equatable {
        case home
        case search
        case text(String)
        case title(String)
        case ratio(Double)
        case both(Route, Route)
        case labelled(id: Int, name: String)
    }

    @Test("enumerations are compared by case and payload")
    func enumerations() {
        #expect(isSame { Route.home } && !ViewEquality.isSame(Route.home, .search))
        #expect(isSame { Route.text(long()) } && !ViewEquality.isSame(Route.text(long("a")), .text(long("b"))))
        #expect(
            !ViewEquality.isSame(Route.text(long()), .title(long())) && !ViewEquality.isSame(Route.home, .text(long())))
        #expect(Route.ratio(0) == .ratio(-0.0) && !ViewEquality.isSame(Route.ratio(0), .ratio(-0.0)))
        #expect(isSame { Route.both(.text(long()), .home) })
        #expect(!ViewEquality.isSame(Route.both(.text(long()), .home), .both(.text(long()), .search)))
        #expect(isSame { Route.labelled(id: 1, name: long()) })
        #expect(!ViewEquality.isSame(Route.labelled(id: 1, name: long()), .labelled(id: 2, name: long())))
    }

    @Test("enumerations that aren't equatable, and those that tell reflection something else")
    func otherEnumerations() {
        enum Content {
            case text(String)
            case action(() -> Void)
            case model(Model)
            case shape(any Shape2D)
            case none
        }
        let (model, number) = (Model(), 3)
        #expect(isSame { Content.text(long()) } && isSame { Content.none })
        #expect(isSame { Content.model(model) } && !isSame { Content.model(Model()) })
        #expect(!isSame { Content.action { _ = model.title + String(number) } })
        #expect(isSame { Content.shape(Square(name: long())) })
        #expect(!ViewEquality.isSame(Content.shape(Square(name: "a")), .shape(Square(name: "b"))))
        #expect(!ViewEquality.isSame(Content.shape(Square(name: "a")), .shape(Circle(name: "a"))))
        enum Hidden: CustomReflectable {
            case text(String)
            var customMirror: Mirror { Mirror(self, children: ["text": 1]) }
        }
        #expect(!ViewEquality.isSame(Hidden.text(long("a")), .text(long("b"))))
    }

    @Test("existentials are compared by their type and what they hold, inside and in a box")
    func existentials() {
        struct Holder { var shape: any Shape2D }
        #expect(isSame { Holder(shape: Square(name: long())) })
        #expect(!ViewEquality.isSame(Holder(shape: Square(name: "")), Holder(shape: Circle(name: ""))))
        #expect(!ViewEquality.isSame(Holder(shape: Square(name: "a")), Holder(shape: Square(name: "b"))))
        func polygon(_ last: Double, _ name: String = "") -> any Shape2D {
            Polygon(name: long(name), corners: (1, 2, 3, last))
        }
        #expect(isSame { polygon(4) } && !ViewEquality.isSame(polygon(4), polygon(5)))
        #expect(!ViewEquality.isSame(polygon(4, "a"), polygon(4, "b")))
        #expect(isSame { [polygon(4), Square(name: long())] as [any Shape2D] })
        #expect(isSame { (any Shape2D)?.some(polygon(4)) } && isSame { (any Shape2D)?.none })
        #expect(isSame { long() as Any } && !ViewEquality.isSame(1 as Any, 1.0 as Any))
        #expect(isSame { SIMD8<Double>(repeating: 1) as Any })
        #expect(isSame { AnyHashable(long()) } && !ViewEquality.isSame(AnyHashable(1), AnyHashable(2)))
        let model: AnyObject = Model()
        #expect(ViewEquality.isSame(model, model) && !ViewEquality.isSame(model, Model()))
        let error: any Error = CancellationError()
        #expect(ViewEquality.isSame(error, error))
        #expect(isSame { Int.self as any Any.Type } && !ViewEquality.isSame(Int.self as any Any.Type, String.self))
    }

    @Test("key paths are compared as such")
    func keyPaths() {
        func path(_ index: Int) -> KeyPath<[String], Int> { \.[index].count }
        #expect(path(1) !== path(1) && isSame { path(1) } && !ViewEquality.isSame(path(1), path(2)))
    }

    @Test("what Foundation keeps in objects is compared by its ==")
    func foundation() throws {
        let base = try #require(URL(string: "https://example.org"))
        #expect(isSame { base.appending(path: long()) } && !ViewEquality.isSame(base, base.appending(path: "a")))
        #expect(isSame { Data(long().utf8) } && !ViewEquality.isSame(Data([1]), Data([2])))
        #expect(isSame { Locale(identifier: "ar_EG") })
        #expect(!ViewEquality.isSame(Locale(identifier: "ar_EG"), Locale(identifier: "en_GB")))
        #expect(
            isSame { Date(timeIntervalSince1970: 1) }
                && isSame { UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") })
    }

    private struct Ruled: ViewEqualityComparable {
        var number: Int
        weak var model: Model?

        func isSame(as other: Ruled) -> Bool { number == other.number }
    }

    @Test("a type with a rule of its own is asked, also inside of others")
    func ownRule() {
        let model = Model()
        #expect(ViewEquality.isSame(Ruled(number: 1, model: model), Ruled(number: 1)))
        #expect(!ViewEquality.isSame(Ruled(number: 1), Ruled(number: 2)))
        #expect(ViewEquality.isSame([Ruled(number: 1, model: model)], [Ruled(number: 1)]))
    }

    @Test("views of a builder, with their number and types of content")
    func views() {
        #expect(isSame { TupleView(Rectangle2(width: 1), Circle2()) })
        #expect(
            !ViewEquality.isSame(TupleView(Rectangle2(width: 1), Circle2()), TupleView(Rectangle2(width: 2), Circle2()))
        )
        #expect(!ViewEquality.isSame(TupleView(Rectangle2(width: 1)), TupleView(Rectangle2(width: 2))))
    }

    private struct Circle2: View { var body: some View { Color.black } }
    private struct Rectangle2: View {
        var width: Double
        var body: some View { Color.black.frame(width: width) }
    }

    @Test("values are in memory as plans expect, with this toolchain")
    func layout() { #expect(ValueLayout.failures.isEmpty) }

    @Test("with another layout of memory, values are the same by their bits, strings, elements and own rules alone")
    func unknownLayout() {
        struct Holder { var name: String }
        func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
            withUnsafePointer(to: first) { first in
                withUnsafePointer(to: second) { second in
                    EqualityPlan(Value.self, isLayoutVerified: false).isSame(first, second)
                }
            }
        }
        #expect(isSame(1.5, 1.5) && !isSame(1.5, 2))
        #expect(isSame(long(), long()) && !isSame(long(), long("other")))
        #expect(isSame([1, 2], [1, 2]) && !isSame([1, 2], [2, 1]))
        let model = Model()
        #expect(withExtendedLifetime(model) { isSame(Ruled(number: 1, model: model), Ruled(number: 1)) })
        let holder = Holder(name: long("x"))
        #expect(isSame(holder, holder))
        // Equal, but not in a way that their bits show.
        #expect(!isSame(Holder(name: long("x")), Holder(name: long("x"))))
        #expect(!isSame(String?.some(long("x")), long("x")))
        #expect(!isSame(Square(name: long("x")) as any Shape2D, Square(name: long("x"))))
    }

    @Test("plans are made once, by whatever thread comes first")
    func threads() async {
        struct Fresh {
            var text: String
            var numbers: [Int]
        }
        let all = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                group.addTask {
                    ViewEquality.isSame(Fresh(text: long(), numbers: [index]), Fresh(text: long(), numbers: [index]))
                        && !ViewEquality.isSame(Fresh(text: long(), numbers: [1]), Fresh(text: long(), numbers: [2]))
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(all.count == 64 && all.allSatisfy { $0 })
        #expect(EqualityPlan.of(Fresh.self) === EqualityPlan.of(Fresh.self))
    }
}
