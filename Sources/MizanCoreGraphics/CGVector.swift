/// A distance in the plane as SwiftUI's code writes it. Source: Core Graphics' `CGVector`.
public struct CGVector: Hashable, BitwiseCopyable, Sendable {
    /// The horizontal distance.
    public var dx: Double
    /// The vertical distance, downwards.
    public var dy: Double

    /// No distance.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// No distance.
    public init() { self = .zero }

    /// A distance along each axis.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }
}
