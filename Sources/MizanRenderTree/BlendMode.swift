/// The way in which a picture is mixed with what is below it. Source: SwiftUI's `BlendMode`; the formulas are those of Compositing
/// and Blending Level 1.
public enum BlendMode: String, Hashable, BitwiseCopyable, Sendable, CaseIterable {
    /// Over what is below.
    case normal
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// Over what is below, only where that is opaque.
    case sourceAtop
    /// Below what is there.
    case destinationOver
    /// Takes away what is below.
    case destinationOut
    /// The sum of how dark both are. No canvas here has it: it is drawn as ``normal``, with the finding `effect-not-drawn`.
    case plusDarker
    /// The sum of both.
    case plusLighter
}
