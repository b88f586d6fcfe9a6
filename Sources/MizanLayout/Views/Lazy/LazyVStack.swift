import Foundation
import MizanBase

/// Views below each other at their ideal heights, in a stack of the proposed width. Source: SwiftUI's `LazyVStack`.
///
/// In a ``ScrollView`` that scrolls vertically and is given a length, views are made in their order up to the end of the visible part.
/// Those in the part are in the tree; views before it keep their state. The heights of the views that aren't made are taken
/// to be as great as the mean of the others, the first one aside, so that the content's size changes as it is scrolled. Views
/// come one at a time from a ``ForEach`` whose nodes the stack holds itself, also in a ``Group`` or a condition; one in a view
/// of one's own, or with modifiers that change its layout, is made as a whole. Elsewhere the stack makes and shows all of its views.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in the stack's width.
    ///   - spacing: The distance between neighbours in points; nil takes what they prefer, else 8.
    ///   - pinnedViews: The headers and footers of sections that stay in the visible part while their section is there.
    ///   - content: The views, from top to bottom.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing.map { Double($0) }
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// One node for the stack.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            LazyStackNode(
                axis: .vertical, alignment: alignment.guide, spacing: spacing, pinnedViews: pinnedViews,
                identity: context.identity("LazyVStack"), direction: context.direction,
                rows: try LazyRows(content, along: .vertical, in: .vertical, context)))
    }
}
