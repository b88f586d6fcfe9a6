/// A distance in the plane as SwiftUI's code writes it. Source: Core Graphics' `CGVector`.
public struct CGVector: Hashable, BitwiseCopyable, Sendable {
    /// The horizontal distance in points, to the right.
    public var dx: Double
    /// The vertical distance in points, downwards.
    public var dy: Double

    /// A vector that moves nothing.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// A vector that moves nothing.
    public init() { self = .zero }

    /// A distance along each axis.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }
}
