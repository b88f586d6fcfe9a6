import MizanBase

/// The place of a view in a space around it, to turn places in the view into places in that space and back.
///
/// Both are logical: x counts from a leading edge. Where the view's direction is another than that of the space, the view's
/// leading edge is its trailing one for the space.
struct SpaceConversion: Hashable, Sendable {
    /// The view's frame in the space, in points.
    var frame: Rect
    /// Whether the view's direction is another than that of the space.
    var isMirrored: Bool

    /// The place of a view without one: empty, at the origin.
    static let nowhere = SpaceConversion(frame: Rect(origin: .zero, size: .zero), isMirrored: false)

    /// A rectangle of the view, in the space.
    func outside(_ rect: Rect) -> Rect {
        let x = isMirrored ? frame.width - rect.minX - rect.width : rect.minX
        return Rect(origin: Point(x: frame.minX + x, y: frame.minY + rect.minY), size: rect.size)
    }

    /// A rectangle of the space, in the view.
    func inside(_ rect: Rect) -> Rect {
        let x = rect.minX - frame.minX
        return Rect(
            origin: Point(x: isMirrored ? frame.width - x - rect.width : x, y: rect.minY - frame.minY), size: rect.size)
    }
}

/// A value that is a place in a view.
protocol SpaceConvertible {
    /// The place of the view that the value is, in the space of the view's place.
    func outside(_ place: SpaceConversion) -> Self
    /// The place of the space, in the view.
    func inside(_ place: SpaceConversion) -> Self
}

extension Rect: SpaceConvertible {
    func outside(_ place: SpaceConversion) -> Rect { place.outside(self) }
    func inside(_ place: SpaceConversion) -> Rect { place.inside(self) }
}

extension Point: SpaceConvertible {
    func outside(_ place: SpaceConversion) -> Point { place.outside(Rect(origin: self, size: .zero)).origin }
    func inside(_ place: SpaceConversion) -> Point { place.inside(Rect(origin: self, size: .zero)).origin }
}

extension Array: SpaceConvertible where Element: SpaceConvertible {
    func outside(_ place: SpaceConversion) -> [Element] { map { $0.outside(place) } }
    func inside(_ place: SpaceConversion) -> [Element] { map { $0.inside(place) } }
}

extension Optional: SpaceConvertible where Wrapped: SpaceConvertible {
    func outside(_ place: SpaceConversion) -> Wrapped? { map { $0.outside(place) } }
    func inside(_ place: SpaceConversion) -> Wrapped? { map { $0.inside(place) } }
}
