import MizanBase

/// Core Graphics' names. Source: `CGAffineTransform`.
extension AffineTransformation {
    /// The map that changes nothing.
    public static let identity = AffineTransformation()

    /// Moves by distances in points.
    public init(translationX tx: Double, y ty: Double) { self.init(tx: tx, ty: ty) }

    /// Scales by factors.
    public init(scaleX x: Double, y: Double) { self.init(a: x, d: y) }

    /// Turns by an angle in radians, clockwise on a screen.
    public init(rotationAngle angle: Double) { self = .rotation(Angle(radians: angle), around: .zero) }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The transformation after a move.
    public func translatedBy(x: Double, y: Double) -> AffineTransformation {
        AffineTransformation(translationX: x, y: y).then(self)
    }

    /// The transformation after a scale.
    public func scaledBy(x: Double, y: Double) -> AffineTransformation {
        AffineTransformation(scaleX: x, y: y).then(self)
    }

    /// The transformation after a turn in radians.
    public func rotated(by angle: Double) -> AffineTransformation {
        AffineTransformation(rotationAngle: angle).then(self)
    }

    /// The transformation before another one.
    public func concatenating(_ next: AffineTransformation) -> AffineTransformation { then(next) }
}

extension Path {
    /// The outline with each point mapped. Source: SwiftUI's `applying(_:)`.
    public func applying(_ transform: AffineTransformation) -> Path { mapped(transform.applied) }
}
