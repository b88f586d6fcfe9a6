import MizanBase

/// A change to the colours of a drawing, pixel by pixel; opacity stays unless it says so.
public enum ColorAdjustment: Hashable, Sendable {
    /// Colours as strong as this many times before: 0 is grey.
    case saturation(FixedLength)
    /// Lighter by a part of white; darker below 0.
    case brightness(FixedLength)
    /// Farther from the middle grey by a factor.
    case contrast(FixedLength)
    /// Towards grey, from 0, as it is, to 1.
    case grayscale(FixedLength)
    /// All hues further around the circle, by degrees.
    case hueRotation(degrees: FixedLength)
    /// Each component becomes what it lacks of the whole.
    case invert
    /// Each component, and the opacity, times that of a colour.
    case multiply(RenderNode.Fill)
}

extension ColorAdjustment {
    /// The change as a matrix. Source: Filter Effects Module Level 1 for the matrices; SwiftUI for brightness, which adds white
    /// where the module multiplies.
    public var matrix: ColorMatrix {
        switch self {
        case .saturation(let factor): .saturation(factor.points)
        case .grayscale(let amount): .saturation(1 - min(max(amount.points, 0), 1))
        case .brightness(let amount): ColorMatrix(factor: 1, offset: amount.points)
        case .contrast(let factor): ColorMatrix(factor: factor.points, offset: 0.5 - 0.5 * factor.points)
        case .hueRotation(let degrees): .hueRotation(Angle(degrees: degrees.points))
        case .invert: ColorMatrix(factor: -1, offset: 1)
        case .multiply(let fill): ColorMatrix(multiplying: fill.color)
        }
    }
}
