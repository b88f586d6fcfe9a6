import Foundation
import Mizan
import MizanBase
import MizanDrawing

/// Corners of a rectangle. Source: UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt

    /// The corners of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All of the four corners.
    public static let allCorners: UIRectCorner = [topLeft, topRight, bottomLeft, bottomRight]
}

/// A path that is built step by step. Source: UIKit's `UIBezierPath`.
public final class UIBezierPath {
    /// The path for shapes.
    private var path: Path
    /// The width of a line along it, in points.
    public var lineWidth: CGFloat = 1

    private init(_ path: Path) { self.path = path }

    /// A path without elements yet.
    public init() { path = Path() }

    /// The path of a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// An ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// A rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: Double(cornerRadius)))
    }

    /// A rectangle with some rounded corners; their radius is the width of `cornerRadii`, at most half a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let most = min(rect.width, rect.height) / 2
        let radius = max(min(cornerRadii.width, most), 0)
        func rounding(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? CGFloat(radius) : 0 }
        self.init(
            UnevenRoundedRectangle(
                topLeadingRadius: rounding(.topLeft), bottomLeadingRadius: rounding(.bottomLeft),
                bottomTrailingRadius: rounding(.bottomRight), topTrailingRadius: rounding(.topRight)
            ).path(in: rect))
    }

    /// An arc of a circle; angles are in radians, clockwise from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(Path())
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The path for shapes. Source: UIKit's `cgPath`, which SwiftUI's `Path(_:)` accepts.
    public var cgPath: CGPath { path }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// Starts a new subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve.
    public func addCurve(to point: CGPoint, controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) {
        path.addCurve(to: point, control1: one, control2: two)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }

    /// Adds an arc of a circle; angles are in radians, clockwise from the right.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: Double(radius), startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// Closes the current subpath.
    public func close() { path.closeSubpath() }

    /// Adds the elements of another path.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
}

/// An outline. Source: Core Graphics' `CGPath`; here it is SwiftUI's.
public typealias CGPath = Path

extension Path {
    /// The same path. Source: SwiftUI's `init(_:)`, of a `CGPath`.
    public init(_ path: CGPath) { self = path }
}
