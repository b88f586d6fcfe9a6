import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree

/// A view that shows one of several pages, with a dot for each page below. Source: UIKit's `UIPageViewController` with
/// a `UIPageControl`, SwiftUI's `TabView` in its `.page` style; it takes the selection as a value, since a render tree
/// is static.
///
/// The dots run from the leading side. ``SwipeDirection/pageTurn(in:)`` gives the effect of a swipe. Every page gets
/// the size of the largest, so that turning a page moves nothing around it.
nonisolated public struct PageView<Content: View>: PrimitiveView {
    private let selection: Int
    private let content: Content

    /// Creates a view that shows one of several pages.
    ///
    /// - Parameters:
    ///   - selection: The page's index from 0; an index out of range counts as the nearest valid one.
    ///   - content: The pages, one view each.
    public init(selection: Int, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// One node with the page and, where there are several pages, the dots: a node of the role `pageControl` with the
    /// localized string `page %lld of %lld`.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        let pages = try content.nodes(in: context.forChildren())
        let selection = min(max(selection, 0), max(pages.count, 1) - 1)
        var children: [LayoutNode] = []
        if !pages.isEmpty {
            children.append(PagesLayout.node(of: pages, selection: selection, direction: context.direction))
        }
        if pages.count > 1 {
            let control = PageControl(numberOfPages: pages.count, currentPage: selection)
            try context.making.at(NodeMakingContext.decorationStep) {
                children += try control.nodes(in: context.forParts(in: .vertical))
            }
        }
        nodes.append(
            StackNode(
                axis: .vertical, alignment: .horizontalCenter, spacing: nil,
                identity: context.identity(
                    "PageView", said: selection == 0 ? [] : [TreeAttribute(.selection, .points(Double(selection)))]),
                direction: context.direction, children: children))
    }
}

extension LocalizedStringResource {
    /// The spoken text for the dots of a ``PageView``: the current page, from 1, and the number of pages.
    public static func page(_ number: Int, of count: Int) -> LocalizedStringResource {
        LocalizedStringResource("page %lld of %lld", defaultValue: "page \(number) of \(count)")
    }
}

/// The pages at the size of the largest, or in all the room; only one of them is part of the result.
struct PagesLayout: ShownChildLayout {
    let page: LayoutNode
    let fillsRoom: Bool

    /// The node of some pages.
    static func node(
        of pages: [LayoutNode], selection: Int, fillsRoom: Bool = false, direction: LayoutDirection
    ) -> LayoutNode {
        let layout = PagesLayout(page: pages[selection], fillsRoom: fillsRoom)
        var traits = LayoutTraits(dependence: fillsRoom ? .all : pages.dependence)
        traits.spacing = layout.page.traits.spacing
        return ShownChildNode(layout, direction: direction, children: pages, traits: traits, isNamedByChild: true)
    }

    func child(for proposal: ProposedViewSize) -> LayoutNode { page }

    func size(for proposal: ProposedViewSize, of pages: [LayoutNode]) -> Size {
        if fillsRoom, let width = proposal.width, let height = proposal.height {
            return Size(width: width, height: height)
        }
        let largest = pages.reduce(into: Size.zero) { result, page in
            let size = page.size(proposal)
            result = Size(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return fillsRoom ? proposal.replacingUnspecifiedDimensions(by: largest) : largest
    }

    func place(_ page: LayoutNode, in room: Size, proposal: ProposedViewSize) {
        let proposal = fillsRoom ? ProposedViewSize(room) : proposal
        let size = page.size(proposal)
        page.place(
            at: Point(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2), proposal: proposal,
            size: size)
    }
}

/// A dot of 7 points for each page, from the leading side on, in as many rows as they need; or from the top on, beside the pages.
/// Source: UIKit's `UIPageControl`.
nonisolated struct PageControl: View {
    let numberOfPages: Int
    let currentPage: Int
    var axis = Axis.horizontal

    var body: some View {
        arranged {
            ForEach(0..<numberOfPages) { page in
                Circle().fill(Color.primary.opacity(page == currentPage ? 1 : 0.3)).frame(width: 7, height: 7)
                    .typeName("Dot")
            }
        }
        .typeName("PageControl").role("pageControl")
        .accessibilityElement()
        .accessibilityLabel(Text(LocalizedStringResource.page(currentPage + 1, of: numberOfPages)))
    }

    @ViewBuilder private func arranged(@ViewBuilder dots: () -> some View) -> some View {
        if axis == .horizontal {
            FlowLayout(alignment: .center, horizontalSpacing: 9, verticalSpacing: 9) { dots() }
        } else {
            VStack(spacing: 9) { dots() }
        }
    }
}
