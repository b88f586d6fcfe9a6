import MizanBase
import MizanRenderTree

/// Changes to the colours of a view's pixels; not-a-number changes nothing.
nonisolated extension View {
    /// Makes colours weaker, down to grey at 0, or stronger above 1. Source: SwiftUI's `saturation(_:)`.
    public func saturation(_ amount: Double) -> some View {
        drawn(with: ColorEffect(.saturation, amount: amount, neutral: 1))
    }

    /// Makes colours lighter by a part of white, or darker below 0. Source: SwiftUI's `brightness(_:)`.
    public func brightness(_ amount: Double) -> some View {
        drawn(with: ColorEffect(.brightness, amount: amount, neutral: 0))
    }

    /// Spreads colours from the middle grey by a factor. Source: SwiftUI's `contrast(_:)`.
    public func contrast(_ amount: Double) -> some View {
        drawn(with: ColorEffect(.contrast, amount: amount, neutral: 1))
    }

    /// Turns colours towards grey, from 0 to 1. Source: SwiftUI's `grayscale(_:)`.
    public func grayscale(_ amount: Double) -> some View {
        drawn(with: ColorEffect(.grayscale, amount: amount, neutral: 0))
    }

    /// Turns all hues around the circle. Source: SwiftUI's `hueRotation(_:)`.
    public func hueRotation(_ angle: Angle) -> some View {
        drawn(with: ColorEffect(.hueRotation, amount: angle.degrees, neutral: 0))
    }

    /// Exchanges light and dark. Source: SwiftUI's `colorInvert()`.
    public func colorInvert() -> some View { drawn(with: ColorInvertEffect()) }

    /// Multiplies the components of all colours, and the opacity, by those of a colour. Source: SwiftUI's `colorMultiply(_:)`.
    public func colorMultiply(_ color: Color) -> some View { drawn(with: ColorMultiplyEffect(color: color)) }
}

/// A change of colours by an amount.
struct ColorEffect: DrawingEffect {
    enum ColorChange { case saturation, brightness, contrast, grayscale, hueRotation }

    private let change: ColorChange
    private let amount: Double
    /// The amount that changes nothing.
    private let neutral: Double

    init(_ change: ColorChange, amount: Double, neutral: Double) {
        self.change = change
        self.amount = amount
        self.neutral = neutral
    }

    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        let amount = try place.fixed(amount, nan: neutral)
        guard amount != FixedLength(points: neutral) else { return nil }
        return switch change {
        case .saturation: .color(.saturation(amount))
        case .brightness: .color(.brightness(amount))
        case .contrast: .color(.contrast(amount))
        case .grayscale: .color(.grayscale(amount))
        case .hueRotation: .color(.hueRotation(degrees: amount))
        }
    }
}

private struct ColorInvertEffect: DrawingEffect {
    func kind(in place: EffectFrame) -> RenderEffect.Operation? { .color(.invert) }
}

private struct ColorMultiplyEffect: DrawingEffect {
    let color: Color

    func kind(in place: EffectFrame) throws -> RenderEffect.Operation? {
        .color(.multiply(try color.fill(in: place.environment)))
    }
}
