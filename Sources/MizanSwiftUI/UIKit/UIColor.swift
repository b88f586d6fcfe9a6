import Foundation
import Mizan
import MizanBase
import MizanLayout

/// A colour, which may depend on the appearance. Source: UIKit's `UIColor`.
public final class UIColor: Sendable {
    /// The same colour as a SwiftUI colour.
    let color: Color

    /// A colour from a SwiftUI colour. Source: UIKit's `init(_:)`.
    public init(_ color: Color) { self.color = color }

    /// A colour by its components in sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A colour by its components, which are read as sRGB because the render tree has no wider colour space.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// A colour by its hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// A colour of the environment's catalog. It is never nil; an unknown name is an error when the view is laid out.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// A colour of the environment's catalog; see ``init(named:)``.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(Color(name))
    }

    /// A colour for each appearance. The closure is called immediately, for light and for dark.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let (light, dark) = (
            dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
            dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        )
        self.init(
            Color(
                ColorAsset(
                    "dynamic", light: light.value(in: .light), dark: dark.value(in: .dark))))
    }

    /// A named colour, with sRGB values for the two appearances.
    convenience init(
        _ name: String, light: UInt32, dark: UInt32, alpha: (light: Double, dark: Double) = (1, 1)
    ) {
        self.init(Color(ColorAsset(name, light: RGBA(light, alpha.light), dark: RGBA(dark, alpha.dark))))
    }

    /// The colour that is painted in an appearance; nil for a name that the running layout's catalog doesn't have.
    private func knownValue(in scheme: ColorScheme) -> RGBA? {
        var environment = EnvironmentValues.current ?? EnvironmentValues()
        environment.colorScheme = scheme
        return try? color.resolved(in: environment)
    }

    /// The colour that is painted in an appearance; clear for a name that the running layout's catalog doesn't have.
    func value(in scheme: ColorScheme) -> RGBA { knownValue(in: scheme) ?? .clear }

    /// The colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        // A catalog's name is looked up when the view is laid out.
        guard let light = knownValue(in: .light), let dark = knownValue(in: .dark) else {
            return UIColor(color.opacity(alpha))
        }
        func replaced(_ value: RGBA) -> RGBA {
            RGBA(
                red: value.red, green: value.green, blue: value.blue,
                alpha: UInt8((min(max(Double(alpha), 0), 1) * 255).rounded()))
        }
        return UIColor(Color(ColorAsset("alpha", light: replaced(light), dark: replaced(dark))))
    }

    /// The colour in the appearance of some traits.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(Color(value(in: traits.colorScheme)))
    }

    /// The components in sRGB, each from 0 to 1, in the appearance of the running layout.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = value(in: UITraitCollection.current.colorScheme)
        red?.pointee = CGFloat(value.red) / 255
        green?.pointee = CGFloat(value.green) / 255
        blue?.pointee = CGFloat(value.blue) / 255
        alpha?.pointee = CGFloat(value.alpha) / 255
        return true
    }
}

extension UIColor: Hashable {
    /// Whether both are the same colour in every appearance.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

    /// Hashes the colour, which `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension RGBA {
    /// The colour of `0xRRGGBB` with an opacity from 0 to 1.
    fileprivate init(_ value: UInt32, _ opacity: Double) {
        self.init(
            red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value), alpha: UInt8((opacity * 255).rounded()))
    }
}

extension Color {
    /// The colour of a `UIColor`. Source: SwiftUI's `init(uiColor:)`.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// The colour of a `UIColor`; used if the name isn't a `SystemColor`. Source: SwiftUI's `init(_:)`.
    @_disfavoredOverload public init(_ color: UIColor) { self = color.color }
}
