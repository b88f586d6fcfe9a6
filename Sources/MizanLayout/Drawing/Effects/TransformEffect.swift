import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

nonisolated extension View {
    /// Maps the drawn view by a transformation around its leading top corner; the frame stays. In a right-to-left interface the picture
    /// is the mirror image. Source: SwiftUI's `transformEffect(_:)`.
    public func transformEffect(_ transform: AffineTransformation) -> some View {
        drawn(with: TransformEffect(transform: transform))
    }

    /// Turns the drawn view around an axis in space, seen from straight ahead; the frame stays. In a right-to-left interface the picture
    /// is the mirror image. Source: SwiftUI's `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
    ///
    /// What is farther away is not drawn smaller: for a `perspective` other than 0 that would show, the layout has the finding
    /// `effect-not-drawn`.
    ///
    /// - Parameters:
    ///   - angle: The turn; positive ones around z turn clockwise.
    ///   - axis: The direction of the axis; none leaves the view as it is.
    ///   - anchor: The place of the view that the axis goes through.
    ///   - anchorZ: The axis's distance from the view, in points towards the reader.
    ///   - perspective: How much smaller things far away are.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        drawn(
            with: Rotation3DEffect(
                angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
}

struct TransformEffect: DrawingEffect {
    let transform: AffineTransformation

    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        try place.transform(transform, around: .topLeading)
    }
}

struct Rotation3DEffect: DrawingEffect {
    let angle: Angle
    let x, y, z: Double
    let anchor: UnitPoint
    let anchorZ: Double
    let perspective: Double

    private var length: Double { (x * x + y * y + z * z).squareRoot() }

    var notDrawn: Diagnostic? {
        let isFlat = x == 0 && y == 0
        guard perspective != 0, !isFlat, angle.sineAndCosine.sine != 0 else { return nil }
        return .notDrawn("the perspective of a turn in space", fix: "turn with a perspective of 0")
    }

    /// The upper left part of the matrix of a rotation in space. Source: Rodrigues' formula.
    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        let length = length
        guard length > 0, length.isFinite else { return nil }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = angle.sineAndCosine
        let rest = 1 - cosine
        return try place.transform(
            AffineTransformation(
                a: cosine + x * x * rest, b: x * y * rest + z * sine, c: x * y * rest - z * sine,
                d: cosine + y * y * rest, tx: -anchorZ * (x * z * rest + y * sine),
                ty: -anchorZ * (y * z * rest - x * sine)), around: anchor)
    }
}
