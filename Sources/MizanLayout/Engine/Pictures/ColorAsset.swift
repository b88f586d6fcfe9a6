import MizanBase

/// A colour of a catalog in its appearances. Source: an asset catalog's colour set.
public struct ColorAsset: Hashable, Sendable {
    /// The name in the render tree.
    public let name: String
    /// The colour in light appearance.
    public var light: RGBA
    /// The colour in dark appearance.
    public var dark: RGBA

    /// The colours on kinds of devices that have others.
    private var onDevices: [UserInterfaceIdiom: Appearances] = [:]

    private struct Appearances: Hashable, Sendable {
        let light: RGBA
        let dark: RGBA
    }

    /// A colour; the same in dark appearance unless given.
    public init(_ name: String, light: RGBA, dark: RGBA? = nil) {
        self.name = name
        self.light = light
        self.dark = dark ?? light
    }

    /// Sets the colour on a kind of device.
    public mutating func set(light: RGBA, dark: RGBA, on idiom: UserInterfaceIdiom) {
        onDevices[idiom] = Appearances(light: light, dark: dark)
    }

    /// The colour that is painted in a colour scheme on a kind of device; nil is no particular one.
    public func value(in scheme: ColorScheme, on idiom: UserInterfaceIdiom? = nil) -> RGBA {
        guard let idiom, let other = onDevices[idiom] else { return scheme == .light ? light : dark }
        return scheme == .light ? other.light : other.dark
    }
}
