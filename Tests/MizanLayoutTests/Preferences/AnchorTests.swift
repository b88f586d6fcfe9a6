import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// The extents of views, by their names.
private struct Extents: PreferenceKey {
    static let defaultValue: [String: Anchor<Rect>] = [:]
    static func reduce(value: inout [String: Anchor<Rect>], nextValue: () -> [String: Anchor<Rect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct Spots: PreferenceKey {
    static let defaultValue: [Anchor<Point>] = []
    static func reduce(value: inout [Anchor<Point>], nextValue: () -> [Anchor<Point>]) { value += nextValue() }
}

private func tab(_ name: String, _ width: Double) -> some View {
    Rectangle().id(name).frame(width: width, height: 20)
        .anchorPreference(key: Extents.self, value: .bounds) { [name: $0] }
}

/// Tabs with a line below the selected one.
private struct Tabs: View {
    let selection: String

    var body: some View {
        HStack(spacing: 10) {
            tab("first", 40)
            tab("second", 60)
            tab("third", 30)
        }
        .padding(.leading, 16)
        .overlayPreferenceValue(Extents.self) { extents in
            GeometryReader { proxy in
                if let extent = extents[selection] {
                    let frame = proxy[extent]
                    Rectangle().id("line").frame(width: frame.width, height: 2).offset(x: frame.minX, y: frame.maxY)
                }
            }
        }
    }
}

struct AnchorTests {
    @Test(arguments: LayoutDirection.allCases, ["first", "second", "third"])
    func `a line stands below the selected tab`(direction: LayoutDirection, selection: String) throws {
        let tree = try Tabs(selection: selection).padding(7).laidOut(width: 300, height: 50, direction)
        let (line, tab) = (try tree.frame("line"), try tree.frame(selection))
        #expect(line == Rect(x: tab.minX, y: tab.maxY, width: tab.width, height: 2))
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a tooltip points at the middle of its view, across containers`(direction: LayoutDirection) throws {
        let tree = try VStack(alignment: .trailing, spacing: 0) {
            Rectangle().frame(width: 100, height: 30)
            Rectangle().id("target").frame(width: 20, height: 10).anchorPreference(key: Spots.self, value: .bottom) {
                [$0]
            }
        }
        .overlayPreferenceValue(Spots.self) { spots in
            GeometryReader { proxy in
                ForEach(0..<spots.count) { index in
                    Rectangle().id("tip").frame(width: 6, height: 4)
                        .position(x: proxy[spots[index]].x, y: proxy[spots[index]].y + 2)
                }
            }
        }
        .laidOut(width: 200, height: 100, direction)
        let (tip, target) = (try tree.frame("tip[0]"), try tree.frame("target"))
        #expect(tip == Rect(x: target.midX - 3, y: target.maxY, width: 6, height: 4))
    }

    @Test func `places inside are added to, not replaced, by a transformation; an outer anchor replaces them`() throws {
        let inner = HStack(spacing: 0) {
            tab("a", 10)
            tab("b", 20)
        }
        func names(_ view: some View) throws -> [String] {
            var seen: [String] = []
            _ = try view.overlayPreferenceValue(Extents.self) { extents in
                let _ = seen = extents.keys.sorted()
                EmptyView()
            }
            .laidOut(width: 100, height: 100)
            return seen
        }
        #expect(
            try names(inner.transformAnchorPreference(key: Extents.self, value: .bounds) { $0["all"] = $1 }) == [
                "a", "all", "b",
            ])
        #expect(try names(inner.anchorPreference(key: Extents.self, value: .bounds) { ["all": $0] }) == ["all"])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `places are read in the reader's own direction, whatever the directions around`(direction: LayoutDirection)
        throws
    {
        var seen: [Point] = []
        // In a view that keeps left-to-right, its leading side is on the left.
        _ = try HStack(spacing: 0) {
            Rectangle().frame(width: 30, height: 10).offset(x: 5)
                .anchorPreference(key: Spots.self, value: .leading) { [$0] }
            Rectangle().frame(width: 10, height: 10)
                .anchorPreference(key: Spots.self, value: .point(Point(x: 1, y: 2))) { [$0] }
        }
        .environment(\.layoutDirection, .leftToRight)
        .padding(.leading, 100)
        .overlayPreferenceValue(Spots.self) { spots in
            GeometryReader { proxy in
                let _ = seen = spots.map { proxy[$0] }
            }
        }
        .laidOut(width: 140, height: 10, direction)
        #expect(
            seen
                == (direction == .leftToRight
                    ? [Point(x: 100, y: 5), Point(x: 131, y: 2)] : [Point(x: 140, y: 5), Point(x: 109, y: 2)]))
    }

    @Test func `several places are one, and missing ones stay missing`() throws {
        struct Corners: PreferenceKey {
            static let defaultValue: Anchor<[Point]>? = nil
            static func reduce(value: inout Anchor<[Point]>?, nextValue: () -> Anchor<[Point]>?) {}
        }
        var seen: [Point] = []
        _ = try Rectangle().frame(width: 8, height: 6)
            .anchorPreference(
                key: Corners.self, value: Anchor<[Point]>.Source([Anchor<Point>.Source.topLeading, .bottomTrailing])
            ) { $0 }
            .padding(3)
            .overlayPreferenceValue(Corners.self) { corners in
                GeometryReader { proxy in
                    let _ = seen = corners.map { proxy[$0] } ?? []
                }
            }
            .laidOut(width: 14, height: 12)
        #expect(seen == [Point(x: 3, y: 3), Point(x: 11, y: 9)])
    }
}
