import MizanBase

/// Red, green and blue of a colour, 0 to 1 where it is one of sRGB, with conversions from other colour spaces.
///
/// Powers are made of products and roots by Newton's method, so that every machine gives the same bits. Source: IEC
/// 61966-2-1 (sRGB's transfer function), CSS Color 4 §10.4 (Display P3, whose white and transfer function are sRGB's).
struct SRGB: Hashable {
    var red: Double
    var green: Double
    var blue: Double

    /// The components in 8 bits, each the nearest that sRGB has.
    func rgba(alpha: Double) -> RGBA {
        func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        return RGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    /// The colour in sRGB, where these are its components in Display P3.
    var convertedFromDisplayP3: SRGB {
        let linear = map(Self.linear)
        return SRGB(
            red: 1.2249401763 * linear.red - 0.2249401763 * linear.green,
            green: 1.0420569547 * linear.green - 0.0420569547 * linear.red,
            blue: 1.0982736001 * linear.blue - 0.0196375546 * linear.red - 0.0786360456 * linear.green
        ).encoded
    }

    /// The colour with sRGB's transfer function, where these are its components without one.
    var encoded: SRGB { map(Self.encoded) }

    private func map(_ transform: (Double) -> Double) -> SRGB {
        SRGB(red: transform(red), green: transform(green), blue: transform(blue))
    }

    /// The linear value: to the power of 12/5, above the straight part.
    private static func linear(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        if value <= 0.04045 { return value / 12.92 }
        let root = root(5, of: (value + 0.055) / 1.055)
        return power(12, of: root)
    }

    /// The encoded value: to the power of 5/12, above the straight part.
    private static func encoded(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        if value <= 0.0031308 { return value * 12.92 }
        return 1.055 * power(5, of: root(3, of: value.squareRoot().squareRoot())) - 0.055
    }

    private static func power(_ exponent: Int, of value: Double) -> Double {
        (0..<exponent).reduce(1) { product, _ in product * value }
    }

    /// A root of a number between 0.003 and 1.
    private static func root(_ degree: Int, of value: Double) -> Double {
        let degreeLess = Double(degree - 1)
        var root = 1.0
        // From above the error is squared with each step once it is small: 32 steps are more than enough.
        for _ in 0..<32 { root = (degreeLess * root + value / power(degree - 1, of: root)) / Double(degree) }
        return root
    }
}
