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

    public static let primary = Color(SystemColor.primary)
    public static let secondary = Color(SystemColor.secondary)
    public static let accent = Color(SystemColor.accent)
    public static let white = Color(RGBA.white)
    public static let black = Color(RGBA.black)
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
