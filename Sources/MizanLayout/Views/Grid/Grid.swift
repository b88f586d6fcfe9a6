import Foundation
import MizanBase

/// Views in rows and columns, each column as wide as its widest cell needs. Source: SwiftUI's `Grid`.
///
/// A child that is not in a ``GridRow`` spans all columns. `GridNode` sizes columns and rows.
nonisolated public struct Grid<Content: View>: PrimitiveView, RememberedView {
    private let alignment: Alignment
    private let spacing: ProposedViewSize
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in their cells, unless their row, their column or they themselves set
    ///     another.
    ///   - horizontalSpacing: The distance between columns, in points; nil takes what neighbours prefer, else 8.
    ///   - verticalSpacing: The distance between rows, in points; nil takes what neighbours prefer, else 8.
    ///   - content: The rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        spacing = ProposedViewSize(
            width: horizontalSpacing.map { Double($0) }, height: verticalSpacing.map { Double($0) })
        self.content = content()
    }

    /// One node for the grid; a child that isn't a row spans all columns.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            GridNode(
                alignment: alignment, spacing: spacing, identity: context.identity("Grid"),
                direction: context.direction, children: try content.nodes(in: context.forGridContent())))
    }
}
