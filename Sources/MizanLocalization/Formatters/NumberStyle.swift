import MizanBase
import MizanUnicode

/// The format of a number: an ICU number skeleton, and whether it is a temperature.
public struct NumberStyle: Codable, Hashable, Sendable {
    /// The ICU number skeleton.
    let skeleton: String
    /// For a temperature the usage by which the locale's scale is found; the scale's name isn't written.
    let temperatureUsage: String?

    private init(_ skeleton: String, temperatureUsage: String? = nil) {
        self.skeleton = skeleton
        self.temperatureUsage = temperatureUsage
    }

    /// With the locale's grouping and at most six fraction digits: 1,234.5.
    public static let decimal = NumberStyle("")
    /// Rounded to a whole number, with the locale's grouping: 1,234.
    public static let integer = NumberStyle("precision-integer")
    /// Hundredths: 54 is 54%.
    public static let percent = NumberStyle("percent")
    /// Degrees Celsius in the locale's scale, rounded, without the scale's name: 8 is 46° in the United States.
    ///
    /// As Foundation's `.measurement(width: .narrow, usage: .weather, hidesScaleName: true)`.
    public static let temperature = NumberStyle(
        "measure-unit/temperature-generic unit-width-narrow precision-integer sign-negative",
        temperatureUsage: "weather")

    /// An amount of money in a currency with an ISO 4217 code; nil where the code isn't three letters.
    public static func currency(_ code: String) -> NumberStyle? { decimal.currency(code) }

    /// The same style for an amount of money in a currency with an ISO 4217 code; nil where the code isn't three letters.
    public func currency(_ code: String) -> NumberStyle? {
        guard code.utf8.count == 3, code.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic })
        else { return nil }
        return NumberStyle("currency/\(code.uppercased()) \(skeleton)")
    }

    /// A style of one's own.
    ///
    /// - Parameter skeleton: an ICU number skeleton, such as `.00 sign-always`; nil where ICU takes it for none, where it is
    ///   longer than 256 bytes, and for factors with an exponent: `scale/1E999999999` is a number of a gigabyte.
    public init?(skeleton: String) {
        let factors = ["scale/", "precision-increment/"]
        guard skeleton.utf8.count <= 256,
            skeleton.split(separator: " ").allSatisfy({ token in
                guard let factor = factors.first(where: token.hasPrefix) else { return true }
                return token.dropFirst(factor.count).allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
            }),
            NumberFormat(skeleton: skeleton, locale: .english) != nil
        else { return nil }
        self.init(skeleton)
    }

    /// The styles that a name stands for in scene files.
    public static let named: [String: NumberStyle] = [
        "decimal": .decimal, "integer": .integer, "percent": .percent, "temperature": .temperature,
    ]
}
