import Foundation
import MizanBase
import MizanUnicode

extension Measurement where UnitType: Dimension {
    /// Writes quantities with their units, in the unit that the locale prefers for their usage.
    ///
    /// Source: Foundation's `Measurement.FormatStyle`, which is missing on Linux.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The width of the unit.
        public typealias UnitWidth = MeasurementWidth

        /// The width of the unit.
        public var width: UnitWidth
        /// The locale whose words, digits and preferred units are used.
        public var locale: Locale
        /// The usage of the quantity; nil is the general one.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The style of the number; nil takes what the unit preferences give.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature goes without the name of its scale: 21°.
        public var hidesScaleName = false

        /// A style of a width, for a usage.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The quantity in the style's locale, otherwise for the reader of the running task.
        public func format(_ value: Measurement<UnitType>) -> String { readerText(of: value) }

        /// The same style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The quantity in a style, for the reader of the running task unless the style names a locale.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.readerText(of: self)
    }

    /// The quantity for the reader of the running task, its unit abbreviated.
    public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// A style for temperatures, with or without the name of the scale.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}

extension Measurement.FormatStyle: LocalizedFormatStyle where UnitType: Dimension {
    /// The quantity for a reader.
    public func format(_ value: Measurement<UnitType>, in environment: FormatEnvironment) -> String {
        let locale = environment.locale
        let numberStyle = numberFormatStyle.map { $0.locale(locale) }
        guard let identifier = FoundationUnits.identifier(of: value.unit) else {
            // CLDR has no words for the unit: its symbol has to do.
            let number = (numberStyle ?? .number.locale(locale)).format(value.value)
            return "\(number)\u{A0}\(value.unit.symbol)"
        }
        let cache = FormatterCache.shared(locale: environment.language, timeZone: environment.timeZone)
        let style = MeasurementStyle(
            unit: MeasurementUnit(known: identifier), usage: (usage ?? .general).usage, width: width,
            hidesScaleName: hidesScaleName)
        return cache.string(of: value.value, style, number: numberStyle) ?? value.description
    }
}

extension FormatStyle {
    /// A style for quantities of a kind.
    ///
    /// - Parameters:
    ///   - width: how long the unit is written.
    ///   - usage: the usage of the quantity; `asProvided` keeps the unit.
    ///   - numberFormatStyle: how the number is written; as the unit preferences say where nil.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures, with or without the name of the scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
