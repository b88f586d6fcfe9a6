import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// The names of views, in their order.
struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Wish: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private func named(_ name: String, width: Double = 10) -> some View {
    Rectangle().frame(width: width, height: 10).preference(key: Names.self, value: [name])
}

nonisolated extension View {
    /// The names in the view, written over it.
    fileprivate func writtenNames(width: Double = 200) throws -> String {
        let tree = try overlayPreferenceValue(Names.self) { names in
            Text(verbatim: "names " + names.joined(separator: " ")).id("names").fixedSize()
        }
        .laidOut(width: width, height: 100)
        return try tree.text(at: "names").text.string
    }
}

struct PreferenceTests {
    @Test func `values are combined in the order of the views, a background first, an overlay last`() throws {
        let written = try VStack {
            named("a").overlay { named("over") }.background { named("under") }
            HStack {
                ForEach(["b", "c"], id: \.self) { named($0) }
                Text(verbatim: "silent")
            }
            named("d")
        }
        .writtenNames()
        #expect(written == "names under a over b c d")
    }

    @Test func `a value replaces those inside, a transformation changes them`() throws {
        let views = HStack {
            named("a")
            named("b")
        }
        #expect(try views.preference(key: Names.self, value: ["all"]).writtenNames() == "names all")
        #expect(try views.transformPreference(Names.self) { $0.append("c") }.writtenNames() == "names a b c")
        let silent = Rectangle().transformPreference(Names.self) { $0.append("first") }
        #expect(try silent.writtenNames() == "names first")
        #expect(try Rectangle().writtenNames() == "names ")
    }

    @Test(arguments: [(200.0, "names wide"), (50, "names narrow")])
    func `of alternatives the one that is shown counts`(width: Double, expected: String) throws {
        let written = try ViewThatFits(in: .horizontal) {
            named("wide", width: 100)
            named("narrow", width: 20)
        }
        .writtenNames(width: width)
        #expect(written == expected)
    }

    @Test func `what is made during the layout counts, for a background too`() throws {
        let view = VStack(alignment: .leading, spacing: 0) {
            GeometryReader { proxy in named("width \(Int(proxy.size.width))") }.frame(width: 70, height: 10)
            named("inner").overlayPreferenceValue(Names.self) { names in
                Rectangle().preference(key: Names.self, value: names.map { "over " + $0 })
            }
        }
        #expect(try view.writtenNames() == "names width 70 inner over inner")
        let tree = try view.backgroundPreferenceValue(Names.self) { names in
            Rectangle().frame(width: 10.0 * Double(names.count), height: 1).id("count")
        }
        .laidOut(width: 200, height: 100)
        #expect(try tree.frame("count").width == 30)
        // Behind the view, and named as any background where it has no id.
        #expect(tree.nodes.first?.path == "count")
    }

    @Test func `a decoration has the size and the guides of the view`() throws {
        for direction in LayoutDirection.allCases {
            let tree = try Rectangle().frame(width: 60, height: 20)
                .overlayPreferenceValue(Wish.self, alignment: .bottomTrailing) { wish in
                    Rectangle().frame(width: wish == nil ? 8 : 0, height: 4)
                }
                .laidOut(width: 60, height: 20, direction)
            let x = direction == .leftToRight ? 52.0 : 0
            #expect(try tree.frame("Rectangle/overlay") == Rect(x: x, y: 16, width: 8, height: 4))
        }
    }

    @Test func `a row's cells have their own`() throws {
        let tree = try Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                named("a")
                named("b")
            }
            .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined()).fixedSize() }
        }
        .laidOut(width: 100, height: 100)
        let texts = tree.nodes.compactMap { node in
            if case .text(let text) = node.content { text.text.string } else { nil }
        }
        #expect(texts == ["a", "b"])
    }
}
