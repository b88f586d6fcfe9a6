import MizanBase
import MizanUnicode

/// The format of a quantity of one unit.
struct MeasurementStyle: Hashable, Sendable {
    var unit: MeasurementUnit
    /// The usage of the quantity, by CLDR's name; nil writes the unit that is given.
    var usage: String?
    let width: MeasurementWidth
    /// Tokens of a skeleton for the number.
    var number = ""
    /// Whether a temperature goes without the name of its scale.
    var hidesScaleName = false

    /// The formatter; where CLDR has no such unit for the usage, the formatter of the given unit.
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

    /// Whether a usage has no other letters than CLDR's names.
    private static func isName(_ usage: String) -> Bool {
        !usage.isEmpty
            && usage.utf8.allSatisfy {
                $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            }
    }
}
