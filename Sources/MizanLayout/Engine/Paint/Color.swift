import Foundation
import MizanBase

/// A colour by name or by value; as a view it fills its frame. Source: SwiftUI's `Color`.
public struct Color: Hashable, Sendable {
    private enum ColorSource: Hashable, Sendable {
        case named(SystemColor)
        case value(RGBA)
        case asset(ColorAsset)
        case catalog(String)
        indirect case mixed(Color, Color, part: Double, Gradient.ColorSpace)
    }

    private let value: ColorSource
    /// The factor of the colour's own opacity.
    private var opacity = 1.0

    /// A colour by its components.
    public init(_ value: RGBA) { self.value = .value(value) }

    /// A system colour.
    public init(_ color: SystemColor) { value = .named(color) }

    /// A colour of the environment's catalog. An unknown name is an error when the view is laid out. Source: SwiftUI's
    /// `init(_:bundle:)`.
    public init(_ name: String) { value = .catalog(name) }

    /// A colour of a catalog.
    public init(_ asset: ColorAsset) { value = .asset(asset) }

    /// A colour by its components in sRGB, each from 0 to 1; values outside are clamped. Source: SwiftUI's
    /// `init(_:red:green:blue:opacity:)`.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(RGBA(red: .init(part: red), green: .init(part: green), blue: .init(part: blue)))
        self.opacity = opacity.asPart
    }

    /// A grey from 0, black, to 1, white. Source: SwiftUI's `init(_:white:opacity:)`.
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// The space of colour components. Source: SwiftUI's `Color.RGBColorSpace`; a render tree has one.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
    }

    /// A colour of the environment's catalog, which the bundle doesn't change: a catalog has the assets of all bundles. Source:
    /// SwiftUI's `init(_:bundle:)`.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }

    /// A colour by its hue, from 0 to 1 around the circle that begins with red, its strength and its lightness, each from 0 to 1;
    /// values outside are clamped. Source: SwiftUI's `init(hue:saturation:brightness:opacity:)`.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (sector, saturation, brightness) = (hue.asPart * 6, saturation.asPart, brightness.asPart)
        func component(_ start: Double) -> Double {
            let place = start + sector
            let turned = place >= 6 ? place - 6 : place
            return brightness * (1 - saturation * max(0, min(turned, 4 - turned, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The colour at a part of the way to another one, from 0 to 1. Source: SwiftUI's `mix(with:by:in:)`.
    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, other, part: fraction.asPart, space))
    }

    private init(_ value: ColorSource) { self.value = value }

    /// The same colour with its opacity multiplied, from 0 to 1. Source: SwiftUI's `opacity(_:)`.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= opacity.asPart
        return color
    }

    /// The colour that is painted in an environment: in its colour scheme, with names looked up in its catalog.
    ///
    /// - Throws: `DiagnosticError`, rule `color-missing`, for a name that the catalog does not have.
    public func resolved(in environment: EnvironmentValues) throws -> RGBA {
        let scheme = environment.colorScheme
        var color =
            switch value {
            case .named(let color): color.value(in: scheme)
            case .value(let value): value
            case .asset(let asset): asset.value(in: scheme, on: environment.userInterfaceIdiom)
            case .catalog(let name):
                try environment.images.color(named: name).value(in: scheme, on: environment.userInterfaceIdiom)
            case .mixed(let one, let other, let part, let space):
                try one.resolved(in: environment).mixed(
                    with: other.resolved(in: environment), by: part, in: space)
            }
        color.alpha = UInt8(part: Double(color.alpha) / 255 * opacity)
        return color
    }

    /// The name that it was created with.
    var name: String? {
        switch value {
        case .named(let color): color.rawValue
        case .asset(let asset): asset.name
        case .catalog(let name): name
        case .value, .mixed: nil
        }
    }
}

extension Double {
    /// The number between 0 and 1 that is nearest; 0 for not-a-number.
    fileprivate var asPart: Double { self > 0 ? min(self, 1) : 0 }
}

extension UInt8 {
    /// A component of 8 bits, from its part of the whole.
    fileprivate init(part: Double) { self = UInt8((part.asPart * 255).rounded()) }
}
