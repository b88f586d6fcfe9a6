import Foundation
import MizanBase
import MizanLayout

// Lengths are `Double`s, which the compiler turns into `CGFloat`s by itself; inside arrays, optionals and closures it doesn't. There
// these say the same as `CGFloat`s: only where nothing else fits.

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
