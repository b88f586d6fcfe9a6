import MizanBase

/// A linear map of colours: each component of the result is a sum of the components, each times a factor, and an offset; the opacity has
/// a factor alone.
///
/// Components are those of sRGB, not multiplied by the opacity, from 0 to 1; results outside count as 0 or 1. Factors are integers of
/// 1/65,536, so that every machine finds the same pixels.
public struct ColorMatrix: Hashable, BitwiseCopyable, Sendable {
    /// The factors of red, green and blue, and the offset.
    public struct Row: Hashable, BitwiseCopyable, Sendable {
        /// The factor of red.
        public var red: Int32
        /// The factor of green.
        public var green: Int32
        /// The factor of blue.
        public var blue: Int32
        /// What is added, as a part of the whole.
        public var offset: Int32
    }

    /// The integer for 1.
    public static let one: Int32 = 65_536
    /// Factors are no larger.
    private static let largest = 256.0

    /// The row of the red result.
    public var red: Row
    /// The row of the green result.
    public var green: Row
    /// The row of the blue result.
    public var blue: Row
    /// The factor of the opacity.
    public var alpha: Int32 = one

    private init(_ rows: [[Double]]) {
        func row(_ row: [Double]) -> Row {
            let whole = row.map { Int32((min(max($0, -Self.largest), Self.largest) * Double(Self.one)).rounded()) }
            return Row(red: whole[0], green: whole[1], blue: whole[2], offset: whole[3])
        }
        (red, green, blue) = (row(rows[0]), row(rows[1]), row(rows[2]))
    }

    /// Each component by itself, times a factor, and an offset added.
    init(factor: Double, offset: Double) {
        self.init([[factor, 0, 0, offset], [0, factor, 0, offset], [0, 0, factor, offset]])
    }

    /// Each component, and the opacity, times that of a colour.
    init(multiplying color: RGBA) {
        func part(_ component: UInt8) -> Double { Double(component) / 255 }
        self.init([[part(color.red), 0, 0, 0], [0, part(color.green), 0, 0], [0, 0, part(color.blue), 0]])
        alpha = Int32((part(color.alpha) * Double(Self.one)).rounded())
    }

    /// The luminance of red, green and blue.
    private static let luminance = [0.213, 0.715, 0.072]

    /// Colours as strong as this many times before.
    static func saturation(_ factor: Double) -> ColorMatrix {
        ColorMatrix(
            (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - factor) + (row == $0 ? factor : 0) } + [0]
            })
    }

    /// All hues further around the circle.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (sine, cosine) = angle.sineAndCosine
        let turns = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return ColorMatrix(
            (0..<3).map { row in
                (0..<3).map { column in
                    luminance[column] + cosine * ((row == column ? 1 : 0) - luminance[column]) + sine
                        * turns[row][column]
                } + [0]
            })
    }

    /// The changed colour.
    public func applied(to color: RGBA) -> RGBA {
        func component(_ row: Row) -> UInt8 {
            let sum =
                Int64(row.red) * Int64(color.red) + Int64(row.green) * Int64(color.green)
                + Int64(row.blue) * Int64(color.blue) + Int64(row.offset) * 255
            return UInt8(clamping: (sum + Int64(Self.one / 2)) >> 16)
        }
        return RGBA(
            red: component(red), green: component(green), blue: component(blue),
            alpha: UInt8(clamping: (Int64(alpha) * Int64(color.alpha) + Int64(Self.one / 2)) >> 16))
    }
}
