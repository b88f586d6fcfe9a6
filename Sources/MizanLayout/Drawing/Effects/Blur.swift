import Foundation
import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Draws the view out of focus. Source: SwiftUI's `blur(radius:opaque:)`.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur in points; not-a-number and values below 0 count as 0. Three box filters in
    ///     integers make the blur, so that its pixels are the same on every machine.
    ///   - opaque: Accepted as in SwiftUI; the blur is that of a view that may be transparent.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { drawn(with: BlurEffect(radius: radius)) }
}

struct BlurEffect: DrawingEffect {
    let radius: Double

    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        let radius = max(try place.fixed(radius), .zero)
        return radius == .zero ? nil : .blur(radius: radius)
    }
}
