import Foundation
import MizanBase

/// Views beside each other at their ideal widths, in a stack of the proposed height. Source: SwiftUI's `LazyHStack`.
///
/// In a ``ScrollView`` that scrolls horizontally and is given a length, views are made in their order up to the end of the visible part.
/// Those in the part are in the tree; views before it keep their state. The widths of the views that aren't made are taken
/// to be as great as the mean of the others, the first one aside, so that the content's size changes as it is scrolled. Views
/// come one at a time from a ``ForEach`` whose nodes the stack holds itself, also in a ``Group`` or a condition; one in a view
/// of one's own, or with modifiers that change its layout, is made as a whole. Elsewhere the stack makes and shows all of its views.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView, RememberedView {
    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of views in the stack's height.
    ///   - spacing: The distance between neighbours in points; nil takes what they prefer, else 8.
    ///   - pinnedViews: The headers and footers of sections that stay in the visible part while their section is there.
    ///   - content: The views, from leading to trailing.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
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
                axis: .horizontal, alignment: alignment.guide, spacing: spacing, pinnedViews: pinnedViews,
                identity: context.identity("LazyHStack"), direction: context.direction,
                rows: try LazyRows(content, along: .horizontal, in: .horizontal, context)))
    }
}
