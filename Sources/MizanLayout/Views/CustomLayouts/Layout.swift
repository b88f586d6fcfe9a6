import MizanBase

/// A custom container, which decides its own size and the places of its subviews. Source: SwiftUI's `Layout`.
///
/// ```swift
/// struct Column: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
///     }
///
///     func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var y = bounds.minY
///         for subview in subviews {
///             subview.place(at: Point(x: bounds.minX, y: y), proposal: .unspecified)
///             y += subview.sizeThatFits(.unspecified).height
///         }
///     }
/// }
/// ```
///
/// All x count from the leading side, so a layout is mirrored without code for directions. A layout is asked once for
/// each proposal, and possibly for many proposals before it places anything; its answers may depend only on its
/// arguments. Lengths below 0 and not-a-number count as 0.
public protocol Layout {
    /// Values that the layout computes once and reuses; `Void` by default.
    associatedtype Cache = Void

    /// The type of a guide's position: `Double`, or `CGFloat` as for SwiftUI.
    associatedtype GuidePosition: BinaryFloatingPoint = Double

    /// The views that a layout arranges.
    typealias Subviews = LayoutSubviews

    /// The properties of all containers of the type.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the storage that the other methods share; called once for each container.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the storage up to date where subviews have changed. Mizan always starts anew and never calls it.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances that the container prefers to its neighbours; by default the greatest of its subviews'.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's size for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

    /// Places the subviews, with ``LayoutSubview/place(at:anchor:proposal:)``.
    ///
    /// - Parameters:
    ///   - bounds: The container's bounds, of the size that the layout answered to the proposal. Positions count from
    ///     their origin, which need not be zero: another layout may pass on any part of its own bounds.
    ///   - proposal: The proposal that led to the size.
    ///   - subviews: The container's views, in their order; each is placed once.
    ///   - cache: The values that the layout computed for these subviews before.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a horizontal guide of the container, from the origin of the coordinates of the bounds; nil where
    /// the container has no value of its own. By default the subviews' values are merged as a stack merges them.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> GuidePosition?

    /// The position of a vertical guide of the container; see the method for horizontal ones.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> GuidePosition?
}

/// The properties of all containers of a layout's type. Source: SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Hashable, Sendable {
    /// The axis of the stack that `Spacer` and `Divider` see in the container; nil where it is no stack.
    public var stackOrientation: Axis?

    /// The properties of a layout that isn't a stack.
    public init() {}
}

extension Layout {
    /// The properties of a layout that isn't a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache with a new one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The greatest of the subviews' preferences at each edge.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// The explicit values of the placed subviews, merged.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> GuidePosition? {
        merged(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The explicit values of the placed subviews, merged.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> GuidePosition? {
        merged(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func merged(
        _ guide: AlignmentGuide, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> GuidePosition? {
        // Where no subview has a value there is no need to place them.
        guard guide.kind != .edges, subviews.contains(where: { $0.node.traits.guides.contains(guide.kind) }) else {
            return nil
        }
        let places = subviews.placements(in: bounds, proposal: proposal) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return guide.combined(
            zip(subviews, places).compactMap { subview, place in
                subview.node.explicitGuide(guide, place.proposal).map { $0 + place.origin[guide.axis] }
            }
        ).map { GuidePosition($0) }
    }
}

extension Layout where Cache == Void {
    /// No cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// A view of the layout with these subviews. Source: SwiftUI's `callAsFunction(_:)`.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}
