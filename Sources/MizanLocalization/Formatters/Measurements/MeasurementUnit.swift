import Foundation
import MizanBase
import MizanUnicode

/// A unit of measurement, by CLDR's identifier (`millimeter`, `kilometer-per-hour`).
///
/// The constants bear the names of Foundation's `UnitLength`, `UnitTemperature` and so on.
public struct MeasurementUnit: Hashable, Sendable {
    /// CLDR's unit identifier. Source: UTS #35 part 6 (unit identifiers).
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// The unit of Foundation's; nil for one that CLDR doesn't have.
    public init?(_ unit: Dimension) {
        guard let identifier = FoundationUnits.identifier(of: unit) else { return nil }
        self.init(known: identifier)
    }

    /// A unit by its CLDR identifier or by the symbol that Foundation prints (`mm`, `km/h`, `°C`); nil for others.
    public init?(_ name: String) {
        if let identifier = Self.symbols[name] ?? FoundationUnits.identifier(symbol: name) {
            self.init(known: identifier)
        } else if !name.isEmpty, name.utf8.count <= 64,
            name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
            NumberFormat(skeleton: "unit/\(name)", locale: .english) != nil
        {
            self.init(known: name)
        } else {
            return nil
        }
    }

    /// mm
    public static let millimeters = MeasurementUnit(known: "millimeter")
    /// cm
    public static let centimeters = MeasurementUnit(known: "centimeter")
    /// m
    public static let meters = MeasurementUnit(known: "meter")
    /// km
    public static let kilometers = MeasurementUnit(known: "kilometer")
    /// in
    public static let inches = MeasurementUnit(known: "inch")
    /// ft
    public static let feet = MeasurementUnit(known: "foot")
    /// mi
    public static let miles = MeasurementUnit(known: "mile")
    /// °C
    public static let celsius = MeasurementUnit(known: "celsius")
    /// °F
    public static let fahrenheit = MeasurementUnit(known: "fahrenheit")
    /// Degrees without a scale.
    static let temperature = MeasurementUnit(known: "temperature-generic")
    /// m/s
    public static let metersPerSecond = MeasurementUnit(known: "meter-per-second")
    /// km/h
    public static let kilometersPerHour = MeasurementUnit(known: "kilometer-per-hour")
    /// hPa
    public static let hectopascals = MeasurementUnit(known: "hectopascal")
    /// g
    public static let grams = MeasurementUnit(known: "gram")
    /// kg
    public static let kilograms = MeasurementUnit(known: "kilogram")

    /// Symbols that Foundation has for several units, or on Apple's systems alone.
    private static let symbols = ["m": "meter", "g": "gram", "min": "minute", "hr": "hour"]
}
