import Foundation
import MizanBase

/// Views in rows of given heights, which cells fill column by column. Source: SwiftUI's `LazyHGrid`.
///
/// `LazyGridNode` lays out the cells, `LazyGridTracks` sizes the rows.
///
/// In a ``ScrollView`` that scrolls horizontally and is given a length, cells are made as a ``LazyHStack`` makes its views: line by line up to
/// the end of the visible part. Those in the part are in the tree, and the widths of other lines are the mean of the known ones.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView, RememberedView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - rows: The grid's rows.
    ///   - alignment: The alignment of the rows in a higher grid.
    ///   - spacing: The distance between columns, in points; nil takes what neighbours prefer, else 8.
    ///   - pinnedViews: The headers and footers of sections that stay in the visible part while their section is there.
    ///   - content: The cells.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing.map { Double($0) }
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// One node for the grid, its cells in their order.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            LazyGridNode(
                axis: .horizontal, items: rows, alignment: alignment.guide, spacing: spacing,
                pinnedViews: pinnedViews, identity: context.identity("LazyHGrid"), direction: context.direction,
                rows: try LazyRows(content, along: .horizontal, in: nil, context)))
    }
}
