import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// A proxy scrolls a session's views to places of their content.
@Suite struct ScrollViewReaderTests {
    private struct Row: Identifiable {
        let id = UUID()
        let name: String
    }

    nonisolated private struct Rows: View {
        let rows: [Row]
        let axis: Axis.Set
        let act: (ScrollViewProxy) -> Void
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("go") { act(proxy) }.id("go").frame(height: 40)
                    ScrollView(axis) {
                        if axis == .vertical {
                            VStack(spacing: 0) { content }
                        } else {
                            HStack(spacing: 0) { content }
                        }
                    }
                }
            }
        }
        private var content: some View { ForEach(rows) { square($0.name, 50) } }
    }

    private func offset(
        _ axis: Axis.Set = .vertical, _ direction: LayoutDirection = .leftToRight,
        _ act: @escaping (ScrollViewProxy, [Row]) -> Void
    ) throws -> FixedPoint? {
        let rows = (0..<8).map { Row(name: "row\($0)") }
        let session = try shown(direction) { Rows(rows: rows, axis: axis) { act($0, rows) } }
        try session.tap("go")
        return try session.node("ScrollView").scroll?.offset
    }

    @Test func `an element is found by any id, and moves as little as shows it`() throws {
        // The view is 160 points high.
        #expect(try offset { $0.scrollTo($1[4].id) }?.y.points == 90)
        #expect(try offset { $0.scrollTo($1[1].id) }?.y.points == 0)
        #expect(try offset { proxy, _ in proxy.scrollTo("row7") }?.y.points == 240)
        #expect(try offset { proxy, _ in proxy.scrollTo("none") }?.y.points == 0)
    }

    @Test func `an anchor says which part comes where`() throws {
        #expect(try offset { $0.scrollTo($1[3].id, anchor: .top) }?.y.points == 150)
        #expect(try offset { $0.scrollTo($1[3].id, anchor: .center) }?.y.points == 95)
        #expect(try offset { $0.scrollTo($1[7].id, anchor: .top) }?.y.points == 240)
    }

    @Test func `a horizontal view begins at leading`() throws {
        #expect(try offset(.horizontal) { $0.scrollTo($1[4].id, anchor: .leading) }?.x.points == 200)
        let mirrored = try offset(.horizontal, .rightToLeft) { $0.scrollTo($1[7].id, anchor: .trailing) }
        let first = try offset(.horizontal, .rightToLeft) { proxy, _ in proxy.scrollTo("none") }
        #expect(first?.x.points == 200)
        #expect(mirrored?.x.points == 0)
    }

    @Test func `nothing happens in a still layout`() throws {
        let view = ScrollViewReader { proxy in
            ScrollView { square("a", 500) }.onAppear { proxy.scrollTo("a") }
        }
        #expect(try view.laidOut(width: 50, height: 50).node(at: "ScrollView")?.scroll?.offset.y.points == 0)
    }
}
