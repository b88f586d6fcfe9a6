import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// Headers and footers that stay in sight while their section scrolls.
@Suite @MainActor struct PinnedViewTests {
    /// Two sections of 10 rows, each 30 points long, after headers of 40 and before footers of 20: 360 points each.
    private struct Sections: View {
        var axis = Axis.vertical
        var pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
        var isGrid = false
        var diary = Diary()

        var body: some View {
            ScrollView(axis == .vertical ? .vertical : .horizontal) {
                if isGrid, axis == .vertical {
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: pinned) { sections }
                } else if isGrid {
                    LazyHGrid(rows: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: pinned) { sections }
                } else if axis == .vertical {
                    LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
                } else {
                    LazyHStack(spacing: 0, pinnedViews: pinned) { sections }
                }
            }
            .id("list")
        }

        /// A grid has two rows in a line.
        private var sections: some View {
            ForEach(0..<2) { section in
                Section {
                    ForEach(0..<(isGrid ? 20 : 10)) { row in
                        Button {
                            diary.write("row")
                        } label: {
                            bar(30)
                        }
                        .id("s\(section)row\(row)")
                    }
                } header: {
                    Button {
                        diary.write("header \(section)")
                    } label: {
                        bar(40)
                    }
                    .id("header\(section)")
                } footer: {
                    bar(20).id("footer\(section)")
                }
            }
        }

        private func bar(_ length: Double) -> some View {
            Rectangle().frame(width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
        }
    }

    /// The id of a node without its place in a `ForEach`.
    private func name(of node: RenderNode) -> String? {
        node.path.split(separator: "/").last?.split(separator: "[").first.map(String.init)
    }

    /// The start and the end of a node along an axis, from the screen's leading or upper edge.
    private func extent(
        _ id: String, _ session: LayoutSession, _ axis: Axis, _ direction: LayoutDirection
    ) throws -> [Double]? {
        let node = session.layout?.tree.nodes.first { name(of: $0) == id }
        guard let frame = node?.frame.rect else { return nil }
        if axis == .vertical { return [frame.minY, frame.maxY] }
        return direction == .leftToRight ? [frame.minX, frame.maxX] : [200 - frame.maxX, 200 - frame.minX]
    }

    private func scrolled(
        _ view: some View, to offset: Double, _ axis: Axis = .vertical, _ direction: LayoutDirection = .leftToRight
    ) throws -> LayoutSession {
        let session = try shown(direction) { view }
        let sign: Double = axis == .horizontal && direction == .rightToLeft ? -1 : 1
        // A lazy container knows its length only as far as it shows.
        var rest = offset
        while rest > 0 {
            let distance = min(rest, 50)
            let step =
                axis == .vertical ? Size(width: 0, height: distance) : Size(width: sign * distance, height: 0)
            #expect(try session.send(.scroll(at: Point(x: 100, y: 100), by: step)))
            try session.update()
            rest -= distance
        }
        return session
    }

    @Test(arguments: [(Axis.vertical, false), (.horizontal, false), (.vertical, true), (.horizontal, true)])
    func `the header is at the edge until the rows end, the footer at the other one`(axis: Axis, isGrid: Bool) throws {
        for direction in LayoutDirection.allCases {
            func expect(_ offset: Double, _ wanted: [String: [Double]?], line: Int = #line) throws {
                let session = try scrolled(Sections(axis: axis, isGrid: isGrid), to: offset, axis, direction)
                for (id, extent) in wanted {
                    let found = try self.extent(id, session, axis, direction)
                    #expect(found == extent, "\(id) at \(offset), \(direction)")
                }
            }
            // At rest the header is where it is anyway, and the first footer would be at 340.
            try expect(0, ["header0": [0, 40], "footer0": [180, 200]])
            try expect(100, ["header0": [0, 40], "footer0": [180, 200]])
            // The footer has its own place from 160 on.
            try expect(150, ["header0": [0, 40], "footer0": [180, 200]])
            try expect(170, ["header0": [0, 40], "footer0": [170, 190]])
            // The second footer comes no further than its header.
            try expect(190, ["footer0": [150, 170], "header1": [170, 210]])
            try expect(210, ["header1": [150, 190], "footer1": [190, 210]])
            // The rows end at 340: from 300 on they push the header out, then the next one takes its place.
            try expect(300, ["header0": [0, 40], "footer0": [40, 60]])
            try expect(
                320, ["header0": [-20, 20], "footer0": [20, 40], "header1": [40, 80], "footer1": [180, 200]])
            try expect(390, ["header1": [0, 40], "footer1": [180, 200]])
            try expect(520, ["header1": [0, 40], "footer1": [180, 200]])
        }
    }

    @Test func `nothing is pinned that isn't asked for`() throws {
        let headers = try scrolled(Sections(pinned: .sectionHeaders), to: 100)
        #expect(try extent("header0", headers, .vertical, .leftToRight) == [0, 40])
        #expect(try extent("footer0", headers, .vertical, .leftToRight) == [240, 260])
        let footers = try scrolled(Sections(pinned: .sectionFooters), to: 100)
        #expect(try extent("footer0", footers, .vertical, .leftToRight) == [180, 200])
        #expect(try extent("header0", footers, .vertical, .leftToRight) == [-100, -60])
    }

    @Test func `a pinned header is drawn above the rows, read before them, and takes its taps`() throws {
        let view = Sections()
        let session = try scrolled(view, to: 105)
        let tree = try #require(session.layout).tree
        #expect(tree.nodes.compactMap(name).filter { ["s0row3", "header0"].contains($0) } == ["s0row3", "header0"])
        #expect(try session.send(.tap(at: Point(x: 100, y: 20))))
        #expect(view.diary.lines == ["header 0"])
        try session.send(.tap(at: Point(x: 100, y: 60)))
        #expect(view.diary.lines == ["header 0", "row"])
        // At rest the views are in their own order.
        let rest = try scrolled(Sections(pinned: .sectionHeaders), to: 0)
        #expect(try #require(rest.layout).tree.nodes.allSatisfy { $0.order == nil })
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a still layout at an anchor is a session that scrolled there`(direction: LayoutDirection) throws {
        for axis in Axis.allCases {
            for fraction in [0.25, 0.5, 0.625, 1] {
                let view = Sections(axis: axis)
                var still = try view.defaultScrollAnchor(UnitPoint(x: fraction, y: fraction))
                    .laidOut(width: 200, height: 200, direction)
                // The anchor itself is all that tells them apart.
                let list = try #require(still.nodes.firstIndex { $0.type == "ScrollView" })
                let anchor = still.nodes[list].inputs.removeLast()
                #expect(anchor.name == .defaultScrollAnchor)
                let session = try scrolled(view, to: 520 * fraction, axis, direction)
                let scrolled = try #require(session.layout).tree
                #expect(scrolled.nodes == still.nodes, "\(fraction)\n\(scrolled.text)\n\(still.text)")
            }
        }
    }

    @Test func `an anchor counts until something scrolls`() throws {
        let session = try shown { Sections().defaultScrollAnchor(.bottom) }
        #expect(try extent("header1", session, .vertical, .leftToRight) == [0, 40])
        #expect(try session.node("list").scroll?.offset.y.points == 520)
        #expect(try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: 0, height: -20))))
        try session.update()
        #expect(try session.node("list").scroll?.offset.y.points == 500)
    }

    // MARK: Grids

    @Test(arguments: LayoutDirection.allCases)
    func `the header and the footer of a grid's section have lines of their own`(direction: LayoutDirection) throws {
        let tree = try LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 4) {
            Section {
                square("a", 10); square("b", 10); square("c", 10)
            } header: {
                Rectangle().frame(height: 20).id("header")
            } footer: {
                square("footer", 10)
            }
            Section { square("d", 10) }
        }
        .laidOut(width: 108, direction)
        #expect(try tree.frame("header") == Rect(x: 0, y: 0, width: 108, height: 20))
        #expect(try ["a", "b", "c"].map { try tree.frame($0).minY } == [24, 24, 38])
        #expect(try tree.frame("footer") == Rect(x: 49, y: 52, width: 10, height: 10))
        // A section begins a line.
        let (c, d) = (try tree.frame("c"), try tree.frame("d"))
        #expect(d.minY == 66 && c.minX == d.minX)
    }

    // MARK: Lists

    private func list(_ style: some ListStyle) -> some View {
        List {
            ForEach(0..<2) { section in
                Section {
                    ForEach(0..<8) { Text(verbatim: "\(section) \($0)").frame(height: 40) }
                } header: {
                    Text(verbatim: "header \(section)")
                } footer: {
                    Text(verbatim: "footer \(section)")
                }
            }
        }
        .listStyle(style)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `headers and footers of plain lists are pinned on the list's background`(direction: LayoutDirection) throws {
        let session = try scrolled(list(.plain), to: 90, .vertical, direction)
        let tree = try #require(session.layout).tree
        let header = try #require(tree.nodes(ofType: "Header").first)
        let footer = try #require(tree.nodes(ofType: "Footer").first)
        #expect(try header.frame.rect.contains(tree.frame(ofText: "header 0")))
        // The surface is as wide as the list.
        for (edge, isHeader) in [(header, true), (footer, false)] {
            let surface = try #require(tree.nodes.first { $0.path == edge.path + "/background" })
            let frame = surface.frame.rect
            #expect(frame.contains(edge.frame.rect) && frame.minX == 0 && frame.maxX == 200)
            #expect(isHeader ? frame.minY == 0 : frame.maxY == 200)
            guard case .shape = surface.content else {
                Issue.record("no surface")
                return
            }
        }
        // They are drawn after the rows.
        let rows = try #require(tree.nodes.firstIndex { $0.type == "Rows" })
        #expect(try #require(tree.nodes.firstIndex { $0.name == header.name }) > rows)
        // Back at the beginning there is no surface behind the header.
        try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: 0, height: -90)))
        let rest = try session.update().tree
        #expect(rest == (try list(.plain).laidOut(width: 200, height: 200, direction)))
        #expect(rest.nodes.filter { $0.path.hasSuffix("Header/background") }.isEmpty)
    }

    @Test func `other lists pin nothing`() throws {
        for view in [
            AnyView(list(.insetGrouped)), AnyView(list(.grouped)), AnyView(list(.sidebar)), AnyView(list(.automatic)),
        ] {
            let tree = try #require(try scrolled(view, to: 120).layout).tree
            #expect(try #require(tree.nodes(ofType: "Header").first).frame.rect.minY < 0)
            #expect(tree.nodes.allSatisfy { $0.order == nil })
        }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a plain list that scrolls is the one that begins there, also after changes`(direction: LayoutDirection) throws
    {
        struct Changing: View {
            let count: Int
            let anchor: UnitPoint?
            var body: some View {
                List {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<count, id: \.self) { Text(verbatim: "\(section) \($0)") }
                        } header: {
                            Text(verbatim: "header \(section)")
                        } footer: {
                            Text(verbatim: "footer \(section)")
                        }
                    }
                }
                .listStyle(.plain).defaultScrollAnchor(anchor)
            }
        }
        for height in [200.0, 300] {
            let session = try shown(direction, height: 200) { Changing(count: 4, anchor: nil) }
            for count in [6, 5, 12] {
                session.show(Changing(count: count, anchor: nil))
                session.proposal.height = height
                try session.update()
                let whole = try #require(session.layout?.tree.nodes.first { $0.scroll != nil }?.scroll).contentSize
                for fraction in [0, 0.25, 0.5, 0.75, 1] {
                    let offset = fraction * (whole.height.points - height)
                    // First to the start, then there.
                    try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: 0, height: -10_000)))
                    try session.update()
                    try session.send(.scroll(at: Point(x: 100, y: 100), by: Size(width: 0, height: offset)))
                    let tree = try session.update().tree
                    let still = try Changing(count: count, anchor: UnitPoint(x: 0, y: fraction))
                        .laidOut(width: 200, height: height, direction)
                    #expect(tree.nodes == still.nodes, "\(count) rows, at \(offset)")
                }
            }
        }
    }
}
