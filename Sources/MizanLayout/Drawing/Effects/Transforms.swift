import Foundation
import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Rotates the drawn view around a point of its frame; the frame stays. Source: SwiftUI's
    /// `rotationEffect(_:anchor:)`.
    ///
    /// A positive angle turns clockwise in a left-to-right interface. In a right-to-left one the picture is the mirror image,
    /// as in SwiftUI: it turns counterclockwise, around the anchor's mirror image.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        drawn(with: RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the drawn view from a point of its frame; the frame stays. Source: SwiftUI's `scaleEffect(x:y:anchor:)`.
    ///
    /// A negative factor flips. Not-a-number counts as 1.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        drawn(with: ScaleEffect(scale: Size(width: x, height: y), anchor: anchor))
    }

    /// Scales the drawn view from a point of its frame; the frame stays. Source: SwiftUI's `scaleEffect(_:anchor:)`.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the drawn view with a width and a height as factors. Source: SwiftUI's `scaleEffect(_:anchor:)`.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
}

struct RotationEffect: DrawingEffect {
    let angle: Angle
    let anchor: UnitPoint

    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        let degrees = try place.fixed(angle.degrees)
        guard degrees != .zero else { return nil }
        // Negated on the grid: rounding first is what keeps the mirror image exact.
        return .rotation(
            degrees: place.direction == .leftToRight ? degrees : -degrees, anchor: try place.point(anchor))
    }
}

struct ScaleEffect: DrawingEffect {
    let scale: Size
    let anchor: UnitPoint

    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        let x = try place.fixed(scale.width, nan: 1)
        let y = try place.fixed(scale.height, nan: 1)
        let one = FixedLength(rawValue: FixedLength.unitsPerPoint)
        guard x != one || y != one else { return nil }
        return .scale(x: x, y: y, anchor: try place.point(anchor))
    }
}
