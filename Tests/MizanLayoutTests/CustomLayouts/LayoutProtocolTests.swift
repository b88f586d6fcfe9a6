import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

// Layouts as users write them: nothing but the public API.

/// Every subview in its ideal size, each one a step further to the trailing bottom corner.
private struct Cascade: Layout {
    var step = 10.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        subviews.enumerated().reduce(into: Size.zero) { result, item in
            let size = item.element.sizeThatFits(.unspecified)
            result.width = max(result.width, size.width + Double(item.offset) * step)
            result.height = max(result.height, size.height + Double(item.offset) * step)
        }
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let shift = Double(index) * step
            subview.place(at: Point(x: bounds.minX + shift, y: bounds.minY + shift), proposal: .unspecified)
        }
    }
}

/// A fixed size, in which each subview stands where its values say.
private struct Board: Layout {
    struct Corner: LayoutValueKey {
        static var defaultValue: UnitPoint? { nil }
    }

    var size = Size(width: 100, height: 60)
    var guide: HorizontalAlignment?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size { size }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            guard let corner = subview[Corner.self] else { continue }
            subview.place(
                at: Point(x: bounds.minX + corner.x * bounds.width, y: bounds.minY + corner.y * bounds.height),
                anchor: corner, proposal: ProposedViewSize(width: 20, height: 10))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> Double? {
        guide == self.guide ? bounds.minX + 30 : nil
    }
}

/// What a layout was asked, by all its copies.
private final class Record {
    var caches = 0
    var proposals: [ProposedViewSize] = []
}

/// Takes the first subview's size, and counts.
private struct Counting: Layout {
    let record: Record

    func makeCache(subviews: Subviews) -> [Double] {
        record.caches += 1
        return subviews.map(\.priority)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) -> Size {
        record.proposals.append(proposal)
        cache.append(0)
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Double]) {
        #expect(cache.prefix(2) == [3, 0], "the cache is one for all methods")
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

/// A stack, asked by a layout around it that keeps a margin.
private struct Margin<Inner: Layout>: Layout {
    let inner: Inner
    let margin: Double

    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) -> Size {
        let size = inner.sizeThatFits(proposal: reduced(proposal), subviews: subviews, cache: &cache)
        return Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
    ) {
        inner.placeSubviews(
            in: bounds.insetBy(dx: margin, dy: margin), proposal: reduced(proposal), subviews: subviews, cache: &cache)
    }

    private func reduced(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - 2 * margin, 0) },
            height: proposal.height.map { max($0 - 2 * margin, 0) })
    }
}

private func box(_ name: String, _ width: Double, _ height: Double) -> some View {
    Rectangle().id(name).frame(width: width, height: height)
}

struct LayoutProtocolTests {
    @Test(arguments: LayoutDirection.allCases)
    func `subviews stand where a layout places them, mirrored from right to left`(
        direction: LayoutDirection
    ) throws {
        let tree = try Cascade(step: 10) {
            box("a", 20, 20)
            box("b", 30, 10)
        }
        .laidOut(width: 100, height: 50, direction)
        // 40 × 20 in the middle of 100 × 50: b at 10, 10 in it.
        let isMirrored = direction == .rightToLeft
        #expect(try tree.frame("Cascade") == Rect(x: 30, y: 15, width: 40, height: 20))
        #expect(try tree.frame("a") == Rect(x: isMirrored ? 50 : 30, y: 15, width: 20, height: 20))
        #expect(try tree.frame("b") == Rect(x: isMirrored ? 30 : 40, y: 25, width: 30, height: 10))
    }

    @Test
    func `an anchor lies on its place; a view that isn't placed stands in the middle with the container's proposal`()
        throws
    {
        let tree = try Board() {
            Rectangle().id("near").layoutValue(key: Board.Corner.self, value: .topLeading)
            Rectangle().id("far").layoutValue(key: Board.Corner.self, value: .bottomTrailing)
            Rectangle().id("middle").layoutValue(key: Board.Corner.self, value: UnitPoint(x: 0.25, y: 0.5)).padding(0)
            Rectangle().id("forgotten")
        }
        .frame(width: 80, height: 40).laidOut()
        // The board is 100 × 60 whatever it is proposed, and hangs over its frame by 10 on all sides.
        #expect(try tree.frame("near") == Rect(x: -10, y: -10, width: 20, height: 10))
        #expect(try tree.frame("far") == Rect(x: 70, y: 40, width: 20, height: 10))
        // A quarter of 100 less a quarter of 20.
        #expect(try tree.frame("middle") == Rect(x: -10 + 20, y: 15, width: 20, height: 10))
        #expect(try tree.frame("forgotten") == Rect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test func `a layout's own guide aligns it as a whole`() throws {
        let tree = try VStack(alignment: .leading, spacing: 0) {
            Board(guide: .leading) { Rectangle().id("inside").layoutValue(key: Board.Corner.self, value: .topLeading) }
            box("below", 10, 10)
        }
        .laidOut()
        // The board's leading guide lies 30 inside it, so the box below begins there.
        #expect(try tree.frame("inside").minX == 0)
        #expect(try tree.frame("below").minX == 30)
    }

    @Test func `without guides of its own a layout has those of its subviews, where they are placed`() throws {
        let tree = try HStack(alignment: .lastTextBaseline, spacing: 0) {
            Cascade(step: 10) {
                box("a", 20, 20)
                box("b", 20, 20).alignmentGuide(.lastTextBaseline) { _ in 5 }
            }
            box("beside", 10, 10)
        }
        .laidOut()
        // b lies 10 down and its baseline 5 further; the box's is its lower edge.
        #expect(try tree.frame("beside").maxY == tree.frame("a").minY + 15)
    }

    @Test func `a cache is made once, and one answer serves each proposal`() throws {
        let record = Record()
        let view = HStack(spacing: 0) {
            Counting(record: record) { Rectangle().id("a").layoutPriority(3) }
            box("b", 30, 10)
        }
        let tree = try view.laidOut(width: 100, height: 20)
        #expect(try tree.frame("a") == Rect(x: 0, y: 0, width: 70, height: 20))
        #expect(record.caches == 1)
        #expect(record.proposals.count == Set(record.proposals).count)
        #expect(record.proposals.contains(ProposedViewSize(width: 70, height: 20)))
    }

    @Test func `lengths that are no lengths do no harm`() throws {
        for length in [Double.nan, -5] {
            let tree = try HStack(spacing: 0) {
                Board(size: Size(width: length, height: 10)) {
                    Rectangle().id("in").layoutValue(key: Board.Corner.self, value: .topLeading)
                }
                box("after", 10, 10)
            }
            .laidOut()
            #expect(try tree.frame("HStack/Board").size == Size(width: 0, height: 10))
            #expect(try tree.frame("after").minX == 0)
        }
        let found = try diagnostic {
            try Board(size: Size(width: .infinity, height: 10)) { Rectangle().id("wide") }.laidOut()
        }
        #expect(found.rule == "frame-not-finite")
        let nowhere = try Board(size: Size(width: 100, height: 10)) {
            Rectangle().id("nan").layoutValue(key: Board.Corner.self, value: UnitPoint(x: .nan, y: 0))
        }
        .laidOut()
        #expect(try nowhere.frame("nan").origin == .zero)
    }

    @Test(arguments: [ProposedViewSize(width: 200, height: 100), .unspecified, .init(width: 90, height: nil)])
    func `a stack in AnyLayout is the stack, and one asked by a layout stands as the stack`(
        proposal: ProposedViewSize
    ) throws {
        @ViewBuilder func content() -> some View {
            Text(verbatim: "Departure in five minutes").id("text")
            Spacer(minLength: 4)
            box("b", 30, 30).layoutPriority(1)
            Rectangle().id("flexible")
        }
        let alignments: [(any Layout, AnyView)] = [
            (HStackLayout(alignment: .top, spacing: 3), AnyView(HStack(alignment: .top, spacing: 3) { content() })),
            (VStackLayout(alignment: .trailing), AnyView(VStack(alignment: .trailing) { content() })),
            (ZStackLayout(alignment: .bottomLeading), AnyView(ZStack(alignment: .bottomLeading) { content() })),
            (
                GridLayout(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 5),
                AnyView(Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 5) { content() })
            ),
        ]
        for (layout, stack) in alignments {
            for direction in LayoutDirection.allCases {
                let environment = try testEnvironment(direction)
                let expected = try stack.renderTree(proposal: proposal, environment: environment)
                let hidden = try AnyLayout(layout)({ content() })
                    .renderTree(proposal: proposal, environment: environment)
                #expect(hidden == expected)
                // Asked by another layout: with the stack's distances, priorities and guides.
                guard !(layout is GridLayout), !(layout is ZStackLayout) else { continue }
                let axis: Axis = layout is HStackLayout ? .horizontal : .vertical
                let asked = try inMargin(layout, axis) { content() }.padding(-7)
                    .renderTree(proposal: proposal, environment: environment)
                for path in ["text", "b", "flexible"] {
                    #expect(asked.node(at: path)?.frame == expected.node(at: path)?.frame, "\(layout) \(path)")
                }
            }
        }
    }

    private func inMargin(_ layout: any Layout, _ axis: Axis, @ViewBuilder _ content: () -> some View) -> AnyView {
        func open<Inner: Layout>(_ layout: Inner) -> AnyView {
            axis == .horizontal
                ? AnyView(AnyLayout(HorizontalMargin(inner: Margin(inner: layout, margin: 7)))(content))
                : AnyView(AnyLayout(VerticalMargin(inner: Margin(inner: layout, margin: 7)))(content))
        }
        return open(layout)
    }
}

/// A layout that says it is a stack, so that a spacer in it knows its axis.
private protocol Wrapper: Layout {
    associatedtype Inner: Layout
    var inner: Inner { get }
}

extension Wrapper {
    func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) -> Size {
        inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

private struct HorizontalMargin<Inner: Layout>: Wrapper {
    typealias Cache = Inner.Cache
    let inner: Inner
    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }
}

private struct VerticalMargin<Inner: Layout>: Wrapper {
    typealias Cache = Inner.Cache
    let inner: Inner
    static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }
}
