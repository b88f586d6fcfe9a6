import MizanBase

/// A colour of a catalog in its appearances. Source: an asset catalog's colour set.
public struct ColorAsset: Hashable, Sendable {
    /// The name in the render tree.
    public let name: String
    /// The colour in light appearance.
    public var light: RGBA
    /// The colour in dark appearance.
    public var dark: RGBA

    /// A colour; the same in dark appearance unless given.
    public init(_ name: String, light: RGBA, dark: RGBA? = nil) {
        self.name = name
        self.light = light
        self.dark = dark ?? light
    }

    /// The colour that is painted in a colour scheme.
    public func value(in scheme: ColorScheme) -> RGBA { scheme == .light ? light : dark }
}
