import MizanBase

extension Gradient {
    /// The space in which colours are mixed. Source: SwiftUI's `Gradient.ColorSpace`.
    public enum ColorSpace: Hashable, Sendable {
        /// The components of sRGB, as gradients are painted.
        case device
        /// Equal steps look equally large: Oklab.
        case perceptual
    }
}

extension RGBA {
    /// The colour at a part of the way to another one, in 0…1; opacities are mixed as they are.
    func mixed(with other: RGBA, by part: Double, in space: Gradient.ColorSpace) -> RGBA {
        func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
        func component(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
        let (one, two) = (components, other.components)
        let opacity = component(between(Double(alpha) / 255, Double(other.alpha) / 255))
        let mixed: [Double]
        switch space {
        case .device: mixed = zip(one, two).map(between)
        case .perceptual: mixed = Oklab(zip(Oklab(sRGB: one).parts, Oklab(sRGB: two).parts).map(between)).sRGB
        }
        return RGBA(red: component(mixed[0]), green: component(mixed[1]), blue: component(mixed[2]), alpha: opacity)
    }

    private var components: [Double] { [red, green, blue].map { Double($0) / 255 } }
}

/// A colour by how light, how green or red, and how blue or yellow it looks. Source: Björn Ottosson's Oklab.
///
/// Powers are found by Newton's method with + − × ÷ and square roots alone, so that every machine finds the same.
private struct Oklab {
    let parts: [Double]

    init(_ parts: [Double]) { self.parts = parts }

    init(sRGB: [Double]) {
        let linear = sRGB.map { $0 <= 0.04045 ? $0 / 12.92 : Self.power12of5(($0 + 0.055) / 1.055) }
        let cones = Self.product(
            [
                [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
                [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
                [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
            ], linear
        ).map { Self.root($0, 3) }
        parts = Self.product(
            [
                [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
                [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
                [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
            ], cones)
    }

    /// The components of sRGB, which may be outside of 0…1.
    var sRGB: [Double] {
        let cones = Self.product(
            [
                [1, 0.396_337_777_4, 0.215_803_757_3], [1, -0.105_561_345_8, -0.063_854_172_8],
                [1, -0.089_484_177_5, -1.291_485_548_0],
            ], parts
        ).map { $0 * $0 * $0 }
        return Self.product(
            [
                [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
                [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
                [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0],
            ], cones
        ).map { $0 <= 0.003_130_8 ? $0 * 12.92 : 1.055 * Self.power5of12($0) - 0.055 }
    }

    private static func product(_ rows: [[Double]], _ values: [Double]) -> [Double] {
        rows.map { row in row[0] * values[0] + row[1] * values[1] + row[2] * values[2] }
    }

    /// A root of a number from 0 to about 1.
    private static func root(_ number: Double, _ degree: Int) -> Double {
        guard number > 1e-12 else { return 0 }
        var root = 1.0
        for _ in 0..<60 {
            let power = (1..<degree).reduce(1.0) { power, _ in power * root }
            let next = root - (power * root - number) / (Double(degree) * power)
            if next == root { break }
            root = next
        }
        return root
    }

    private static func power12of5(_ number: Double) -> Double {
        let fifth = root(number, 5)
        let fourth = fifth * fifth * fifth * fifth
        return fourth * fourth * fourth
    }

    private static func power5of12(_ number: Double) -> Double {
        let twelfth = root(number, 3).squareRoot().squareRoot()
        return twelfth * twelfth * twelfth * twelfth * twelfth
    }
}
