import MizanBase

/// A place in a view that any other view can read in its own coordinates, with ``GeometryProxy``'s subscript. Source: SwiftUI's
/// `Anchor`.
///
/// It is the place in the layout that it was made in: two anchors are equal where the places are, and an anchor of a view that
/// moves is another one after the next layout. Offsets count, effects on the drawing (rotations, scales) don't.
public struct Anchor<Value> {
    /// The place in the root's logical space.
    let value: Value
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor {
    /// A place in a view, for any view. Source: SwiftUI's `Anchor.Source`.
    public struct Source: Sendable {
        /// The place in the root's logical space, for a view's place there.
        fileprivate let value: @Sendable (SpaceConversion) -> Value

        /// The anchor for a view that is laid out.
        func anchor(in place: SpaceConversion) -> Anchor {
            // A view without a finite place is an error of the layout, and the author's code never sees one.
            let isFinite = place.frame.maxX.isFinite && place.frame.maxY.isFinite
            return Anchor(value: self.value(isFinite ? place : .nowhere))
        }
    }
}

extension Anchor.Source where Value == Rect {
    /// The view's whole extent.
    public static var bounds: Self { Self { $0.frame } }

    /// A rectangle in points, from the view's leading top corner.
    public static func rect(_ rect: Rect) -> Self { Self { $0.outside(rect) } }
}

extension Anchor.Source where Value == Point {
    /// A point in points, from the view's leading top corner.
    public static func point(_ point: Point) -> Self { Self { point.outside($0) } }

    /// A point by fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self { place in
            Point(x: point.x * place.frame.width, y: point.y * place.frame.height).outside(place)
        }
    }

    /// The corner that reading starts from.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Self { unitPoint(.top) }
    /// The upper corner on the side that reading goes to.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The middle.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The lower corner on the side that reading starts from.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The corner that reading ends in.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several places. Source: SwiftUI's `init(_:)` of an array.
    public init<Element>(_ sources: [Anchor<Element>.Source]) where Value == [Element] {
        self.init { place in sources.map { $0.value(place) } }
    }

    /// A place that may be missing. Source: SwiftUI's `init(_:)` of an optional.
    public init<Wrapped>(_ source: Anchor<Wrapped>.Source?) where Value == Wrapped? {
        self.init { place in source.map { $0.value(place) } }
    }
}
