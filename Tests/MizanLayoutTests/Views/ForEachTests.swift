import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// How elements are named, and the forms of `ForEach`.
@Suite("ForEach")
struct ForEachTests {
    private struct City: Identifiable {
        var id: String
        var name = ""
    }

    private final class Thing: Identifiable {}

    private enum Day: String, CaseIterable, Identifiable {
        case monday, tuesday
        var id: Self { self }
    }

    private struct Plain: Hashable { var value: Int }

    private func names(_ view: some View) throws -> [String] {
        try VStack { view }.laidOut().nodes.dropFirst().map { String($0.path.split(separator: "/").last ?? "") }
    }

    @Test("identifiable elements are named by their id")
    func identifiable() throws {
        #expect(
            try names(ForEach([City(id: "haifa"), City(id: "akko")]) { _ in Color.red }) == [
                "Color[haifa]", "Color[akko]",
            ])
        #expect(try names(ForEach(Day.allCases) { _ in Color.red }) == ["Color[monday]", "Color[tuesday]"])
    }

    @Test("the numbers of a range are their own names")
    func range() throws {
        #expect(try names(ForEach(3..<5) { _ in Color.red }) == ["Color[3]", "Color[4]"])
    }

    @Test("what is no plain word, or an object, is named by its index")
    func indices() throws {
        let ids = ["Tel Aviv", "a/b", "ירושלים", "", "x]", "ok"]
        #expect(
            try names(ForEach(ids, id: \.self) { _ in Color.red }) == (0..<5).map { "Color[\($0)]" } + ["Color[ok]"])
        #expect(try names(ForEach([Thing(), Thing()]) { _ in Color.red }) == ["Color[0]", "Color[1]"])
        #expect(
            try names(ForEach([Thing()], id: \.id.erased) { _ in Color.red }) == ["Color[0]"],
            "an object's id inside another type")
        #expect(try names(ForEach([Plain(value: 7)], id: \.self) { _ in Color.red }) == ["Color[0]"])
    }

    @Test("an id that stands twice names two nodes")
    func twice() throws {
        let names = try names(ForEach(["T", "W", "T", "T", "T.2"], id: \.self) { _ in Color.red })
        #expect(names == ["Color[T]", "Color[W]", "Color[T.2]", "Color[T.3]", "Color[T.2.4]"])
    }

    @Test("nested elements have the outer name before their own")
    func nested() throws {
        let view = ForEach([City(id: "haifa")]) { _ in ForEach(0..<2) { _ in Color.red } }
        #expect(try names(view) == ["Color[haifa.0]", "Color[haifa.1]"])
    }
}

extension Hashable {
    fileprivate var erased: AnyHashable { AnyHashable(self) }
}
