import Foundation
import MizanBase
import MizanDrawing
import MizanLayout

// The modules below know no `CGFloat`. Here their values are made of `CGFloat`s, so that constants in an extension of `CGFloat` can be
// written as `.gap`.

extension Point {
    /// A point at a distance from the left and from the top.
    @_disfavoredOverload public init(x: CGFloat, y: CGFloat) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
    /// A size of a width and a height.
    @_disfavoredOverload public init(width: CGFloat, height: CGFloat) {
        self.init(width: Double(width), height: Double(height))
    }
}

extension Rect {
    /// A rectangle of an origin and a size.
    @_disfavoredOverload public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }

    /// The rectangle with its edges moved inwards. Source: Core Graphics' `insetBy(dx:dy:)`.
    @_disfavoredOverload public func insetBy(dx: CGFloat, dy: CGFloat) -> Rect {
        insetBy(dx: Double(dx), dy: Double(dy))
    }

    /// The rectangle at another place. Source: Core Graphics' `offsetBy(dx:dy:)`.
    @_disfavoredOverload public func offsetBy(dx: CGFloat, dy: CGFloat) -> Rect {
        offsetBy(dx: Double(dx), dy: Double(dy))
    }
}

extension EdgeInsets {
    /// Insets at each edge.
    @_disfavoredOverload public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.init(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
    }
}

extension Path {
    /// The path of a rectangle with round corners.
    @_disfavoredOverload public init(roundedRect rect: Rect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, cornerRadius: Double(cornerRadius))
    }

    /// Adds an arc of a circle. Source: SwiftUI's `addArc(center:radius:startAngle:endAngle:clockwise:)`.
    @_disfavoredOverload public mutating func addArc(
        center: Point, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        addArc(center: center, radius: Double(radius), startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Adds an arc of a circle. Source: SwiftUI's `addRelativeArc(center:radius:startAngle:delta:)`.
    @_disfavoredOverload public mutating func addRelativeArc(
        center: Point, radius: CGFloat, startAngle: Angle, delta: Angle
    ) {
        addRelativeArc(center: center, radius: Double(radius), startAngle: startAngle, delta: delta)
    }
}

extension AffineTransformation {
    /// The transform that moves by a distance.
    @_disfavoredOverload public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(translationX: Double(tx), y: Double(ty))
    }

    /// The transform that scales by two factors.
    @_disfavoredOverload public init(scaleX x: CGFloat, y: CGFloat) { self.init(scaleX: Double(x), y: Double(y)) }

    /// The transform that rotates by an angle in radians.
    @_disfavoredOverload public init(rotationAngle angle: CGFloat) { self.init(rotationAngle: Double(angle)) }
}

extension ProposedViewSize {
    /// A proposal in points; nil for the ideal length.
    @_disfavoredOverload public init(width: CGFloat?, height: CGFloat?) {
        self.init(width: width.map { Double($0) }, height: height.map { Double($0) })
    }
}
