import Foundation
import MizanBase
import MizanLayout

// The modules below store lengths as `Double`, which the compiler turns into `CGFloat` by itself, except inside arrays, optionals and
// closures. These are the same lengths as `CGFloat`, used only if nothing else fits.

extension Size {
    /// The horizontal extent.
    @_disfavoredOverload public var width: CGFloat {
        get { CGFloat(self[.horizontal]) }
        set { self[.horizontal] = Double(newValue) }
    }
    /// The vertical extent.
    @_disfavoredOverload public var height: CGFloat {
        get { CGFloat(self[.vertical]) }
        set { self[.vertical] = Double(newValue) }
    }
}

extension Point {
    /// The distance from the left.
    @_disfavoredOverload public var x: CGFloat {
        get { CGFloat(self[.horizontal]) }
        set { self[.horizontal] = Double(newValue) }
    }
    /// The distance from the top.
    @_disfavoredOverload public var y: CGFloat {
        get { CGFloat(self[.vertical]) }
        set { self[.vertical] = Double(newValue) }
    }
}

extension Rect {
    /// The smaller x.
    @_disfavoredOverload public var minX: CGFloat { CGFloat(origin[.horizontal]) }
    /// Halfway between the left and the right edge.
    @_disfavoredOverload public var midX: CGFloat { CGFloat(origin[.horizontal] + size[.horizontal] / 2) }
    /// The larger x.
    @_disfavoredOverload public var maxX: CGFloat { CGFloat(origin[.horizontal] + size[.horizontal]) }
    /// The upper edge.
    @_disfavoredOverload public var minY: CGFloat { CGFloat(origin[.vertical]) }
    /// Halfway between the upper and the lower edge.
    @_disfavoredOverload public var midY: CGFloat { CGFloat(origin[.vertical] + size[.vertical] / 2) }
    /// The lower edge.
    @_disfavoredOverload public var maxY: CGFloat { CGFloat(origin[.vertical] + size[.vertical]) }
    /// The horizontal extent.
    @_disfavoredOverload public var width: CGFloat { CGFloat(size[.horizontal]) }
    /// The vertical extent.
    @_disfavoredOverload public var height: CGFloat { CGFloat(size[.vertical]) }
}

extension ViewDimensions {
    /// The width in points.
    @_disfavoredOverload public var width: CGFloat { CGFloat(size[.horizontal]) }
    /// The height in points.
    @_disfavoredOverload public var height: CGFloat { CGFloat(size[.vertical]) }
}

extension EdgeInsets {
    /// The inset at the upper edge.
    @_disfavoredOverload public var top: CGFloat {
        get { CGFloat(self[.top]) }
        set { self[.top] = Double(newValue) }
    }
    /// The inset at the leading edge.
    @_disfavoredOverload public var leading: CGFloat {
        get { CGFloat(self[.leading]) }
        set { self[.leading] = Double(newValue) }
    }
    /// The inset at the lower edge.
    @_disfavoredOverload public var bottom: CGFloat {
        get { CGFloat(self[.bottom]) }
        set { self[.bottom] = Double(newValue) }
    }
    /// The inset at the trailing edge.
    @_disfavoredOverload public var trailing: CGFloat {
        get { CGFloat(self[.trailing]) }
        set { self[.trailing] = Double(newValue) }
    }
}

extension ViewDimensions {
    /// The position of a horizontal guide, explicit or implicit.
    @_disfavoredOverload public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(self[guide] as Double) }
    /// The position of a vertical guide, explicit or implicit.
    @_disfavoredOverload public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(self[guide] as Double) }
    /// The explicit position of a horizontal guide; nil if there is none.
    @_disfavoredOverload public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        (self[explicit: guide] as Double?).map { CGFloat($0) }
    }
    /// The explicit position of a vertical guide; nil if there is none.
    @_disfavoredOverload public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        (self[explicit: guide] as Double?).map { CGFloat($0) }
    }
}

extension ProposedViewSize {
    /// The proposed width in points; nil for the ideal one.
    @_disfavoredOverload public var width: CGFloat? {
        get { self[.horizontal].map { CGFloat($0) } }
        set { self[.horizontal] = newValue.map { Double($0) } }
    }
    /// The proposed height in points; nil for the ideal one.
    @_disfavoredOverload public var height: CGFloat? {
        get { self[.vertical].map { CGFloat($0) } }
        set { self[.vertical] = newValue.map { Double($0) } }
    }
}
