import Foundation
import MizanBase
import MizanDrawing

// The compiler turns a `Double` into a `CGFloat`, but not a `Double?` into a `CGFloat?`. These accept `Double?` and are used only if nothing
// else fits.

extension HStack {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(
        alignment: VerticalAlignment = .center, spacing: Double?, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing.map { CGFloat($0) }, content: content)
    }
}

extension VStack {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(
        alignment: HorizontalAlignment = .center, spacing: Double?, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing.map { CGFloat($0) }, content: content)
    }
}

extension HStackLayout {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(alignment: VerticalAlignment = .center, spacing: Double?) {
        self.init(alignment: alignment, spacing: spacing.map { CGFloat($0) })
    }
}

extension VStackLayout {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(alignment: HorizontalAlignment = .center, spacing: Double?) {
        self.init(alignment: alignment, spacing: spacing.map { CGFloat($0) })
    }
}

extension LazyHStack {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(
        alignment: VerticalAlignment = .center, spacing: Double?, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, spacing: spacing.map { CGFloat($0) }, pinnedViews: pinnedViews, content: content)
    }
}

extension LazyVStack {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(
        alignment: HorizontalAlignment = .center, spacing: Double?, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, spacing: spacing.map { CGFloat($0) }, pinnedViews: pinnedViews, content: content)
    }
}

extension LazyVGrid {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double?,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.init(
            columns: columns, alignment: alignment, spacing: spacing.map { CGFloat($0) }, pinnedViews: pinnedViews,
            content: content)
    }
}

extension LazyHGrid {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double?,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.init(
            rows: rows, alignment: alignment, spacing: spacing.map { CGFloat($0) }, pinnedViews: pinnedViews,
            content: content)
    }
}

extension Grid {
    /// Takes the spacings as `Double?`.
    @_disfavoredOverload public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: horizontalSpacing.map { CGFloat($0) },
            verticalSpacing: verticalSpacing.map { CGFloat($0) }, content: content)
    }
}

extension GridLayout {
    /// Takes the spacings as `Double?`.
    @_disfavoredOverload public init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
    ) {
        self.init(
            alignment: alignment, horizontalSpacing: horizontalSpacing.map { CGFloat($0) },
            verticalSpacing: verticalSpacing.map { CGFloat($0) })
    }
}

extension GridItem {
    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public init(_ size: Size = .flexible(), spacing: Double?, alignment: Alignment? = nil) {
        self.init(size, spacing: spacing.map { CGFloat($0) }, alignment: alignment)
    }
}

extension Spacer {
    /// Takes the length as `Double?`.
    @_disfavoredOverload public init(minLength: Double?) { self.init(minLength: minLength.map { CGFloat($0) }) }
}

nonisolated extension View {
    /// Takes the lengths as `Double?`.
    @_disfavoredOverload public func frame(
        width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment)
    }

    /// Takes the lengths as `Double?`.
    @_disfavoredOverload public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        frame(
            minWidth: minWidth.map { CGFloat($0) }, idealWidth: idealWidth.map { CGFloat($0) },
            maxWidth: maxWidth.map { CGFloat($0) }, minHeight: minHeight.map { CGFloat($0) },
            idealHeight: idealHeight.map { CGFloat($0) }, maxHeight: maxHeight.map { CGFloat($0) },
            alignment: alignment)
    }

    /// Takes the length as `Double?`.
    @_disfavoredOverload public func padding(_ edges: Edge.Set, _ length: Double?) -> some View {
        padding(edges, length.map { CGFloat($0) })
    }

    /// Takes the ratio as `Double?`.
    @_disfavoredOverload public func aspectRatio(_ aspectRatio: Double?, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.map { CGFloat($0) }, contentMode: contentMode)
    }

    /// Takes the length as `Double?`.
    @_disfavoredOverload public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
        safeAreaPadding(edges, length.map { CGFloat($0) })
    }

    /// Takes the length as `Double?`.
    @_disfavoredOverload public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, length.map { CGFloat($0) }, for: placement)
    }

    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double?,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing.map { CGFloat($0) }, content: content)
    }

    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double?,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing.map { CGFloat($0) }, content: content)
    }
}
