import MizanBase
import _FoundationICU

/// The unit in which the readers of a locale want a quantity.
///
/// Source: CLDR's unit preferences, by the function that Apple's Foundation asks (`uameasfmt_getUnitsForUsage`).
public enum PreferredUnit {
    /// CLDR's identifier of the unit (the larger one where two are combined, such as feet and inches); nil where the kind of
    /// quantity has no preferences.
    ///
    /// - Parameters:
    ///   - category: CLDR's kind of quantity: `length`, `mass`, `temperature`.
    ///   - usage: CLDR's usage: `road`, `rainfall`; nil for quantities in general.
    ///   - locale: its `-u-ms-`, `-u-rg-` and region decide.
    public static func identifier(category: String, usage: String?, locale: LanguageTag) -> String? {
        var units = [UAMeasureUnit](repeating: UAMeasureUnit(rawValue: 0), count: 8)
        var status = U_ZERO_ERROR
        let count = uameasfmt_getUnitsForUsage(locale.icuLocale, category, usage ?? "", &units, 8, &status)
        guard status.rawValue <= 0, count > 0 else { return nil }
        return names[units[0].rawValue]
    }

    /// The units that preferences name.
    private static let names: [UInt32: String] = Dictionary(
        uniqueKeysWithValues: ([
            (UAMEASUNIT_AREA_SQUARE_KILOMETER, "square-kilometer"), (UAMEASUNIT_AREA_SQUARE_METER, "square-meter"),
            (UAMEASUNIT_AREA_SQUARE_CENTIMETER, "square-centimeter"), (UAMEASUNIT_AREA_SQUARE_MILE, "square-mile"),
            (UAMEASUNIT_AREA_SQUARE_FOOT, "square-foot"), (UAMEASUNIT_AREA_SQUARE_YARD, "square-yard"),
            (UAMEASUNIT_AREA_SQUARE_INCH, "square-inch"), (UAMEASUNIT_AREA_ACRE, "acre"),
            (UAMEASUNIT_AREA_HECTARE, "hectare"),
            (UAMEASUNIT_CONCENTRATION_MILLIGRAM_PER_DECILITER, "milligram-per-deciliter"),
            (UAMEASUNIT_CONCENTRATION_MILLIMOLE_PER_LITER, "millimole-per-liter"),
            (UAMEASUNIT_CONSUMPTION_LITER_PER_100_KILOMETERs, "liter-per-100-kilometer"),
            (UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON, "mile-per-gallon"),
            (UAMEASUNIT_CONSUMPTION_MILE_PER_GALLON_IMPERIAL, "mile-per-gallon-imperial"),
            (UAMEASUNIT_DURATION_DAY, "day"), (UAMEASUNIT_DURATION_HOUR, "hour"),
            (UAMEASUNIT_DURATION_MINUTE, "minute"), (UAMEASUNIT_DURATION_SECOND, "second"),
            (UAMEASUNIT_ENERGY_KILOWATT_HOUR, "kilowatt-hour"), (UAMEASUNIT_ENERGY_KILOCALORIE, "kilocalorie"),
            (UAMEASUNIT_ENERGY_FOODCALORIE, "foodcalorie"), (UAMEASUNIT_ENERGY_KILOJOULE, "kilojoule"),
            (UAMEASUNIT_ENERGY_JOULE, "joule"),
            (UAMEASUNIT_LENGTH_KILOMETER, "kilometer"), (UAMEASUNIT_LENGTH_METER, "meter"),
            (UAMEASUNIT_LENGTH_CENTIMETER, "centimeter"), (UAMEASUNIT_LENGTH_MILLIMETER, "millimeter"),
            (UAMEASUNIT_LENGTH_MILE, "mile"), (UAMEASUNIT_LENGTH_YARD, "yard"), (UAMEASUNIT_LENGTH_FOOT, "foot"),
            (UAMEASUNIT_LENGTH_INCH, "inch"), (UAMEASUNIT_LENGTH_MILE_SCANDINAVIAN, "mile-scandinavian"),
            (UAMEASUNIT_MASS_KILOGRAM, "kilogram"), (UAMEASUNIT_MASS_GRAM, "gram"),
            (UAMEASUNIT_MASS_POUND, "pound"), (UAMEASUNIT_MASS_OUNCE, "ounce"), (UAMEASUNIT_MASS_STONE, "stone"),
            (UAMEASUNIT_POWER_KILOWATT, "kilowatt"), (UAMEASUNIT_POWER_WATT, "watt"),
            (UAMEASUNIT_POWER_HORSEPOWER, "horsepower"),
            (UAMEASUNIT_PRESSURE_HECTOPASCAL, "hectopascal"), (UAMEASUNIT_PRESSURE_MEGAPASCAL, "megapascal"),
            (UAMEASUNIT_PRESSURE_MILLIBAR, "millibar"), (UAMEASUNIT_PRESSURE_INCH_HG, "inch-ofhg"),
            (UAMEASUNIT_PRESSURE_MILLIMETER_OF_MERCURY, "millimeter-ofhg"),
            (UAMEASUNIT_PRESSURE_POUND_PER_SQUARE_INCH, "pound-force-per-square-inch"),
            (UAMEASUNIT_SPEED_KILOMETER_PER_HOUR, "kilometer-per-hour"),
            (UAMEASUNIT_SPEED_METER_PER_SECOND, "meter-per-second"), (UAMEASUNIT_SPEED_MILE_PER_HOUR, "mile-per-hour"),
            (UAMEASUNIT_SPEED_KNOT, "knot"),
            (UAMEASUNIT_TEMPERATURE_CELSIUS, "celsius"), (UAMEASUNIT_TEMPERATURE_FAHRENHEIT, "fahrenheit"),
            (UAMEASUNIT_VOLUME_LITER, "liter"), (UAMEASUNIT_VOLUME_GALLON, "gallon"),
            (UAMEASUNIT_VOLUME_GALLON_IMPERIAL, "gallon-imperial"), (UAMEASUNIT_VOLUME_CUBIC_FOOT, "cubic-foot"),
            (UAMEASUNIT_VOLUME_CUBIC_METER, "cubic-meter"),
        ] as [(UAMeasureUnit, String)]).map { ($0.0.rawValue, $0.1) })
}
