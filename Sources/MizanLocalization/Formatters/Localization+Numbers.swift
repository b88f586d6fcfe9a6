import Foundation
import MizanBase
import MizanUnicode

extension Localization {
    /// The ICU skeleton of a plain number with so many fraction digits, in the locale's groups.
    static func skeleton(fractionDigits: Int) -> String {
        fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
    }

    /// A quantity, in the unit that the locale prefers where the style names a usage.
    func string(of value: Double, _ style: MeasurementStyle) -> String {
        formatters.measurement(style)?.string(from: value) ?? string(of: value, style: .decimal)
    }

    /// The whole number nearest to a quantity in the unit that the locale prefers, halves away from zero.
    func rounded(_ value: Double, unit: MeasurementUnit, usage: String?) -> Double {
        let style = MeasurementStyle(
            unit: unit, usage: usage, width: .abbreviated, number: "precision-integer rounding-mode-half-up")
        return formatters.measurement(style)?.format(value).quantity ?? value.rounded(.toNearestOrAwayFromZero)
    }

    /// A number in a style.
    func string(of value: Double, style: NumberStyle) -> String {
        formatters.number(style.skeleton)?.string(from: converted(value, style)) ?? "\(value)"
    }

    /// The number that a style writes: a temperature in the locale's scale.
    func converted(_ value: Double, _ style: NumberStyle) -> Double {
        guard let usage = style.temperatureUsage else { return value }
        return formatters.number("unit/celsius .000000 usage/\(usage)")?.format(value).quantity ?? value
    }
}

extension Int64 {
    /// The whole part of a number, the nearest end of the range beyond it, 0 for NaN.
    init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else if let exact = Int64(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value < 0 ? .min : .max
        }
    }
}
