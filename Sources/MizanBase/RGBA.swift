/// A colour as it is painted: sRGB, straight alpha, 0…255 a component.
public struct RGBA: Hashable, BitwiseCopyable, Sendable {
    /// The red component.
    public var red: UInt8
    /// The green component.
    public var green: UInt8
    /// The blue component.
    public var blue: UInt8
    /// The opacity: 0 is clear, 255 covers.
    public var alpha: UInt8

    /// Opaque black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBA(red: 255, green: 255, blue: 255)
    /// A colour that paints nothing.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// A colour of these components.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension RGBA: CustomStringConvertible, LosslessStringConvertible {
    /// `#rrggbb`, or `#rrggbbaa` where not opaque; lower case.
    public var description: String {
        let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return components.reduce(into: "#") { text, component in
            text += (component < 16 ? "0" : "") + String(component, radix: 16)
        }
    }

    /// Reads `#rrggbb` and `#rrggbbaa`; nil for anything else.
    public init?(_ description: String) {
        let digits = description.utf8.dropFirst()
        guard description.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let value = UInt32(description.dropFirst(), radix: 16)
        else { return nil }
        let full = digits.count == 6 ? value << 8 | 0xff : value
        self.init(
            red: UInt8(full >> 24), green: UInt8(full >> 16 & 0xff), blue: UInt8(full >> 8 & 0xff),
            alpha: UInt8(full & 0xff))
    }
}
