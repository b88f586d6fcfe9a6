import MizanBase

/// A colour by name or by value; as a view it fills its frame. Source: SwiftUI's `Color`.
public struct Color: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case named(SystemColor)
        case value(RGBA)
    }

    let value: Value

    /// A colour by its components.
    public init(_ value: RGBA) { self.value = .value(value) }

    /// A system colour.
    public init(_ color: SystemColor) { value = .named(color) }

    /// Text. Source: SwiftUI's `Color.primary`, in the values of ``SystemColor``.
    public static let primary = Color(SystemColor.primary)
    /// Text of second rank. Source: SwiftUI's `Color.secondary`.
    public static let secondary = Color(SystemColor.secondary)
    /// What can be acted on. Source: SwiftUI's `Color.accentColor`.
    public static let accent = Color(SystemColor.accent)
    /// White in light and dark alike.
    public static let white = Color(RGBA.white)
    /// Black in light and dark alike.
    public static let black = Color(RGBA.black)
    /// Nothing painted; the frame remains.
    public static let clear = Color(RGBA.clear)

    /// The colour that is painted in a colour scheme.
    public func resolved(in scheme: ColorScheme) -> RGBA {
        switch value {
        case .named(let color): color.value(in: scheme)
        case .value(let value): value
        }
    }

    /// The name that it was asked for by.
    var name: String? {
        if case .named(let color) = value { color.rawValue } else { nil }
    }
}
