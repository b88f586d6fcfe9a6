import Foundation
import MizanBase
import MizanControls
import MizanLayout

// Arguments of type `CGFloat?`, which the compiler doesn't turn into `Double?` by itself.

extension HStack {
    /// The same with a spacing as Core Graphics counts lengths.
    @_disfavoredOverload public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, spacing: spacing.map { Double($0) },
            content: content)
    }
}

extension VStack {
    /// The same with a spacing as Core Graphics counts lengths.
    @_disfavoredOverload public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, spacing: spacing.map { Double($0) },
            content: content)
    }
}

extension LazyHStack {
    /// The same with a spacing as Core Graphics counts lengths.
    @_disfavoredOverload public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
            content: content)
    }
}

extension LazyVStack {
    /// The same with a spacing as Core Graphics counts lengths.
    @_disfavoredOverload public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
            content: content)
    }
}

extension LazyVGrid {
    /// The same with a spacing as Core Graphics counts lengths.
    @_disfavoredOverload public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            columns: columns, alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
            content: content)
    }
}

extension LazyHGrid {
    /// The same with a spacing as Core Graphics counts lengths.
    @_disfavoredOverload public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat?,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            rows: rows, alignment: alignment, spacing: spacing.map { Double($0) }, pinnedViews: pinnedViews,
            content: content)
    }
}

extension Grid {
    /// The same with spacings as Core Graphics counts lengths.
    @_disfavoredOverload public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
            verticalSpacing: verticalSpacing.map { Double($0) }, content: content)
    }
}

extension GridItem {
    /// The same with a spacing as Core Graphics counts lengths.
    @_disfavoredOverload public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
        self.init(size, spacing: spacing.map { Double($0) }, alignment: alignment)
    }
}

extension Spacer {
    /// The same with a length as Core Graphics counts them.
    @_disfavoredOverload public init(minLength: CGFloat?) { self.init(minLength: minLength.map { Double($0) }) }
}

nonisolated extension View {
    /// The same with lengths as Core Graphics counts them.
    @_disfavoredOverload public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
    }

    /// The same with lengths as Core Graphics counts them.
    @_disfavoredOverload public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        frame(
            minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
            maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
            idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) }, alignment: alignment)
    }

    /// Adds space at some edges; nil for 16 pt. Source: SwiftUI's `padding(_:_:)`.
    @_disfavoredOverload public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
        padding(edges, length.map { Double($0) } ?? 16)
    }

    /// Adds space at some edges; nil for 16 pt. Source: SwiftUI's `padding(_:_:)`.
    @_disfavoredOverload public func padding(_ edges: Edge.Set, _ length: Double?) -> some View {
        padding(edges, length ?? 16)
    }
}

extension TableColumn {
    /// The same with a width as Core Graphics counts lengths.
    @_disfavoredOverload public func width(_ width: CGFloat?) -> TableColumn { self.width(width.map { Double($0) }) }

    /// The same with widths as Core Graphics counts lengths.
    @_disfavoredOverload public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat?
    ) -> TableColumn {
        width(
            min: min.map { Double($0) }, ideal: ideal.map { Double($0) }, max: max.map { Double($0) })
    }
}
