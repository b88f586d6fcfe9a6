import Foundation
import MizanBase

/// Views in columns of given widths, which cells fill row by row. Source: SwiftUI's `LazyVGrid`.
///
/// `LazyGridNode` lays out the cells, `LazyGridTracks` sizes the columns.
///
/// In a ``ScrollView`` that scrolls vertically and is given a length, cells are made as a ``LazyVStack`` makes its views: line by line up to
/// the end of the visible part. Those in the part are in the tree, and the heights of other lines are the mean of the known ones.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView, RememberedView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - columns: The grid's columns.
    ///   - alignment: The alignment of the columns in a wider grid.
    ///   - spacing: The distance between rows, in points; nil takes what neighbours prefer, else 8.
    ///   - pinnedViews: The headers and footers of sections that stay in the visible part while their section is there.
    ///   - content: The cells.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
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
                axis: .vertical, items: columns, alignment: alignment.guide, spacing: spacing,
                pinnedViews: pinnedViews, identity: context.identity("LazyVGrid"), direction: context.direction,
                rows: try LazyRows(content, along: .vertical, in: nil, context)))
    }
}
