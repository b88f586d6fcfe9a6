import Foundation
import MizanBase

/// An `HStack` as a layout, for `AnyLayout` and for layouts made of others. Source: SwiftUI's `HStackLayout`.
public struct HStackLayout: Layout, ViewLayout, Hashable, Sendable {
    /// The guide that the subviews share.
    public var alignment: VerticalAlignment
    /// The distance between neighbours in points; nil takes what they prefer, else 8.
    public var spacing: Double?

    /// Views side by side, from leading to trailing.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing.map { Double($0) }
    }

    /// A horizontal stack.
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    /// The stack behind the layout.
    public func makeCache(subviews: Subviews) -> ContainerCache {
        ContainerCache(subviews) {
            StackNode(
                axis: .horizontal, alignment: alignment.guide, spacing: spacing, identity: nil,
                direction: subviews.layoutDirection, children: $0)
        }
    }

    func makeNodes(of content: some View, in context: ViewContext, into nodes: inout _NodeList) throws {
        try HStack(alignment: alignment, spacing: spacing) { content }._makeNodes(in: context, into: &nodes)
    }
}

/// A `VStack` as a layout. Source: SwiftUI's `VStackLayout`.
public struct VStackLayout: Layout, ViewLayout, Hashable, Sendable {
    /// The guide that the subviews share.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours in points; nil takes what they prefer, else 8.
    public var spacing: Double?

    /// Views one below the other.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing.map { Double($0) }
    }

    /// A vertical stack.
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    /// The stack behind the layout.
    public func makeCache(subviews: Subviews) -> ContainerCache {
        ContainerCache(subviews) {
            StackNode(
                axis: .vertical, alignment: alignment.guide, spacing: spacing, identity: nil,
                direction: subviews.layoutDirection, children: $0)
        }
    }

    func makeNodes(of content: some View, in context: ViewContext, into nodes: inout _NodeList) throws {
        try VStack(alignment: alignment, spacing: spacing) { content }._makeNodes(in: context, into: &nodes)
    }
}

/// A `ZStack` as a layout. Source: SwiftUI's `ZStackLayout`.
public struct ZStackLayout: Layout, ViewLayout, Hashable, Sendable {
    /// The guides that the subviews share.
    public var alignment: Alignment

    /// Views on top of each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The stack behind the layout.
    public func makeCache(subviews: Subviews) -> ContainerCache {
        ContainerCache(subviews) {
            ZStackNode(alignment: alignment, identity: nil, direction: subviews.layoutDirection, children: $0)
        }
    }

    func makeNodes(of content: some View, in context: ViewContext, into nodes: inout _NodeList) throws {
        try ZStack(alignment: alignment) { content }._makeNodes(in: context, into: &nodes)
    }
}

/// A `Grid` as a layout; each subview outside of a `GridRow` spans all columns. Source: SwiftUI's `GridLayout`.
///
/// `GridLayout` knows the rows of a grid where it makes a view, by itself or in `AnyLayout`; called by another layout,
/// it treats every subview as a row of its own.
public struct GridLayout: Layout, ViewLayout, Hashable, Sendable {
    /// The alignment of a cell in its row and column.
    public var alignment: Alignment
    /// The distance between columns, in points; nil is 8.
    public var horizontalSpacing: Double?
    /// The distance between rows, in points; nil is 8.
    public var verticalSpacing: Double?

    /// Rows whose cells stand in common columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.map { Double($0) }
        self.verticalSpacing = verticalSpacing.map { Double($0) }
    }

    /// The stack of rows behind the layout.
    public func makeCache(subviews: Subviews) -> ContainerCache {
        ContainerCache(subviews) {
            StackNode(
                axis: .vertical, alignment: alignment.horizontal.guide, spacing: verticalSpacing, identity: nil,
                direction: subviews.layoutDirection, children: $0)
        }
    }

    func makeNodes(of content: some View, in context: ViewContext, into nodes: inout _NodeList) throws {
        try Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) {
            content
        }
        ._makeNodes(in: context, into: &nodes)
    }
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
