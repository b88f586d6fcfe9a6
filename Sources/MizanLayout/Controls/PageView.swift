import MizanBase
import MizanLocalization
import MizanRenderTree

/// Pages of which one shows, and a dot for each of them below. Source: UIKit's `UIPageViewController` with a `UIPageControl`,
/// SwiftUI's `TabView` in its `.page` style; it takes the selection itself, since nothing turns in a render tree.
///
/// The dots run from the leading side. What a swipe does to the pages says ``SwipeDirection/pageTurn(in:)``. The pages have
/// the room of the largest of them, so that a turn moves nothing around.
public struct PageView<Content: View>: PrimitiveView {
    private let selection: Int
    private let content: Content

    /// Pages of which one shows.
    ///
    /// - Parameters:
    ///   - selection: The page's index from 0; one that isn't there counts as the nearest that is.
    ///   - content: A page is each of these views.
    public init(selection: Int, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// One node with the page and, where there are several pages, the dots: a node of the role `pageControl` that says the
    /// localized string `page %lld of %lld`.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        let pages = try content.makeNodes(in: context.forChildren())
        let selection = min(max(selection, 0), max(pages.count, 1) - 1)
        var children: [LayoutNode] = []
        if !pages.isEmpty {
            children.append(PagesNode(pages, selection: selection, direction: context.direction))
        }
        if pages.count > 1 {
            let control = PageControl(numberOfPages: pages.count, currentPage: selection)
            children += try control.makeNodes(in: context.forParts(in: .vertical))
        }
        return [
            StackNode(
                axis: .vertical, alignment: .horizontalCenter, spacing: nil,
                identity: context.identity(
                    "PageView", said: selection == 0 ? [] : [TreeField(.selection, .points(Double(selection)))]),
                direction: context.direction, children: children)
        ]
    }
}

extension LocalizedStringResource {
    /// What the dots of a ``PageView`` say: the page that shows, from 1, and how many there are.
    public static func page(_ number: Int, of count: Int) -> LocalizedStringResource {
        LocalizedStringResource("page %lld of %lld", defaultValue: "page \(number) of \(count)")
    }
}

/// The pages in the room of the largest, of which one is part of the result.
private final class PagesNode: LayoutNode {
    private let page: LayoutNode

    init(_ pages: [LayoutNode], selection: Int, direction: LayoutDirection) {
        page = pages[selection]
        var traits = LayoutTraits(dependence: pages.dependence)
        traits.spacing = page.traits.spacing
        super.init(direction: direction, children: pages, traits: traits)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        children.reduce(into: Size.zero) { result, page in
            let size = page.size(proposal)
            result = Size(width: max(result.width, size.width), height: max(result.height, size.height))
        }
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let size = page.size(proposal)
        page.place(
            at: Point(x: (placedSize.width - size.width) / 2, y: (placedSize.height - size.height) / 2),
            proposal: proposal, size: size)
    }

    override var shownChildren: [LayoutNode] { [page] }

    override var subject: LayoutNode? { page.subject }
}

/// A dot of 7 points for each page, from the leading side on, in as many rows as they need. Source: UIKit's `UIPageControl`.
private struct PageControl: View {
    let numberOfPages: Int
    let currentPage: Int

    var body: some View {
        FlowLayout(alignment: .center, horizontalSpacing: 9, verticalSpacing: 9) {
            ForEach(0..<numberOfPages) { page in
                Circle().fill(Color.primary.opacity(page == currentPage ? 1 : 0.3)).frame(width: 7, height: 7)
                    .typeName("Dot")
            }
        }
        .typeName("PageControl").role("pageControl")
        .accessibilityElement()
        .accessibilityLabel(Text(LocalizedStringResource.page(currentPage + 1, of: numberOfPages)))
    }
}

extension View {
    /// What the view is to someone who does not see it.
    fileprivate func role(_ role: String) -> some View { ContextView(content: self) { $0.role = role } }
}
