import Foundation
import MizanUnicode

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
