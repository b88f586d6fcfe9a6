import Foundation
import MizanBase
import MizanUnicode

/// How a quantity of one unit is written.
struct MeasurementStyle: Hashable, Sendable {
    var unit: MeasurementUnit
    /// What the quantity is used for, by CLDR's name; nil writes the unit that is given.
    var usage: String?
    let width: MeasurementWidth
    /// Tokens of a skeleton for the number.
    var number = ""
    /// Whether a temperature goes without the name of its scale.
    var hidesScaleName = false

    /// The formatter; of a usage for which CLDR converts no such unit, that of the unit that is given.
    func format(locale: LanguageTag) -> NumberFormat? {
        let length =
            switch width {
            case .wide: "full-name"
            case .abbreviated: "short"
            case .narrow: "narrow"
            }
        // No core unit: the skeleton has another word for it.
        let stem = unit == .temperature ? "measure-unit" : "unit"
        let skeleton = "\(stem)/\(unit.identifier) unit-width-\(length) \(number)"
        guard let usage, Self.isName(usage) else { return NumberFormat(skeleton: skeleton, locale: locale) }
        return NumberFormat(skeleton: "\(skeleton) usage/\(usage)", locale: locale)
            ?? NumberFormat(skeleton: skeleton, locale: locale)
    }

    /// The same with other tokens for the number.
    func with(number: String) -> MeasurementStyle {
        var style = self
        style.number = number
        return style
    }

    /// A usage with other letters than CLDR's is none.
    private static func isName(_ usage: String) -> Bool {
        !usage.isEmpty
            && usage.utf8.allSatisfy {
                $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            }
    }
}

extension FormatterCache {
    /// The quantity with its unit; nil where ICU doesn't know the unit.
    ///
    /// - Parameter number: how the number is written; as the unit preferences say where nil.
    func string(of value: Double, _ style: MeasurementStyle, number: FloatingPointFormatStyle<Double>?) -> String? {
        var (value, style) = (value, style)
        if style.hidesScaleName {
            style.hidesScaleName = false
            let scale = number == nil ? style : style.with(number: ".######")
            value = measurement(scale)?.format(value).quantity ?? value
            style.unit = .temperature
            style.usage = nil
            style.number = "sign-negative"
        }
        guard let number else { return measurement(style)?.string(from: value) }
        guard let quantity = measurement(style.with(number: ".######"))?.format(value).quantity else { return nil }
        let text = number.format(quantity)
        // As many fraction digits choose the form of the unit's name: 1 meter, 1.0 meters.
        let whole = max(1, quantity.magnitude.rounded(.down).description.prefix { $0 != "." }.count)
        let fraction = text.count(where: \.isNumber) - whole
        let tokens = fraction > 0 ? "." + String(repeating: "0", count: fraction) : "precision-integer"
        return measurement(style.with(number: tokens))?.format(value).string(number: text)
            ?? measurement(style)?.string(from: value)
    }
}
