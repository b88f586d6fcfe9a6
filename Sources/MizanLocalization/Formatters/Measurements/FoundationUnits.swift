import Foundation
import MizanBase

/// Foundation's units by CLDR's identifiers, those that CLDR has.
///
/// Foundation knows its units by symbols, and some of these mean two things (`g` is a gram and a g-force, `mpg` two
/// kinds of gallon).
enum FoundationUnits {
    /// The unit of a class with an identifier.
    static func unit<UnitType: Dimension>(_ identifier: String, of type: UnitType.Type) -> UnitType? {
        // A food calorie is a kilocalorie by another name.
        let name = identifier == "foodcalorie" ? "kilocalorie" : identifier
        return byClass[ObjectIdentifier(type)]?.first { $0.identifier == name }?.unit as? UnitType
    }

    /// CLDR's identifier of a unit; nil for one of its own making or without a name in CLDR.
    static func identifier(of unit: Dimension) -> String? {
        byClass[ObjectIdentifier(type(of: unit))]?.first { $0.unit == unit }?.identifier
    }

    /// CLDR's identifier of the one unit that has a symbol; nil where several have it or none.
    static func identifier(symbol: String) -> String? { bySymbol[symbol] }

    private static let bySymbol: [String: String] = {
        let rows = byClass.values.joined().map { ($0.unit.symbol, Set([$0.identifier])) }
        return Dictionary(rows) { $0.union($1) }.compactMapValues { $0.count == 1 ? $0.first : nil }
    }()

    private typealias Row = (identifier: String, unit: Dimension)

    private static let byClass: [ObjectIdentifier: [Row]] = {
        func rows<UnitType: Dimension>(_ units: KeyValuePairs<String, UnitType>) -> (ObjectIdentifier, [Row]) {
            (ObjectIdentifier(UnitType.self), units.map { ($0.key, $0.value) })
        }
        return Dictionary(
            uniqueKeysWithValues: [
                rows(accelerationUnits), rows(angleUnits), rows(areaUnits), rows(concentrationMassUnits),
                rows(dispersionUnits), rows(durationUnits), rows(electricChargeUnits), rows(electricCurrentUnits),
                rows(electricPotentialDifferenceUnits), rows(electricResistanceUnits), rows(energyUnits),
                rows(frequencyUnits), rows(fuelEfficiencyUnits), rows(illuminanceUnits),
                rows(informationStorageUnits), rows(lengthUnits), rows(massUnits), rows(powerUnits),
                rows(pressureUnits), rows(speedUnits), rows(temperatureUnits), rows(volumeUnits),
            ])
    }()

    private static let accelerationUnits: KeyValuePairs<String, UnitAcceleration> = [
        "meter-per-square-second": .metersPerSecondSquared, "g-force": .gravity,
    ]
    private static let angleUnits: KeyValuePairs<String, UnitAngle> = [
        "degree": .degrees, "arc-minute": .arcMinutes, "arc-second": .arcSeconds, "radian": .radians,
        "revolution": .revolutions,
    ]
    private static let areaUnits: KeyValuePairs<String, UnitArea> = [
        "square-kilometer": .squareKilometers, "square-meter": .squareMeters, "square-centimeter": .squareCentimeters,
        "square-millimeter": .squareMillimeters, "square-micrometer": .squareMicrometers,
        "square-nanometer": .squareNanometers, "square-inch": .squareInches, "square-foot": .squareFeet,
        "square-yard": .squareYards, "square-mile": .squareMiles, "acre": .acres, "hectare": .hectares,
    ]
    private static let concentrationMassUnits: KeyValuePairs<String, UnitConcentrationMass> = [
        "gram-per-liter": .gramsPerLiter, "milligram-per-deciliter": .milligramsPerDeciliter,
    ]
    private static let dispersionUnits: KeyValuePairs<String, UnitDispersion> = [
        "permillion": .partsPerMillion
    ]
    private static let durationUnits: KeyValuePairs<String, UnitDuration> = [
        "hour": .hours, "minute": .minutes, "second": .seconds, "millisecond": .milliseconds,
        "microsecond": .microseconds, "nanosecond": .nanoseconds, "picosecond": .picoseconds,
    ]
    private static let electricChargeUnits: KeyValuePairs<String, UnitElectricCharge> = [
        "megaampere-hour": .megaampereHours, "kiloampere-hour": .kiloampereHours, "ampere-hour": .ampereHours,
        "milliampere-hour": .milliampereHours, "microampere-hour": .microampereHours,
    ]
    private static let electricCurrentUnits: KeyValuePairs<String, UnitElectricCurrent> = [
        "megaampere": .megaamperes, "kiloampere": .kiloamperes, "ampere": .amperes, "milliampere": .milliamperes,
        "microampere": .microamperes,
    ]
    private static let electricPotentialDifferenceUnits: KeyValuePairs<String, UnitElectricPotentialDifference> = [
        "megavolt": .megavolts, "kilovolt": .kilovolts, "volt": .volts, "millivolt": .millivolts,
        "microvolt": .microvolts,
    ]
    private static let electricResistanceUnits: KeyValuePairs<String, UnitElectricResistance> = [
        "megaohm": .megaohms, "kiloohm": .kiloohms, "ohm": .ohms, "milliohm": .milliohms, "microohm": .microohms,
    ]
    private static let energyUnits: KeyValuePairs<String, UnitEnergy> = [
        "kilojoule": .kilojoules, "joule": .joules, "kilocalorie": .kilocalories, "calorie": .calories,
        "kilowatt-hour": .kilowattHours,
    ]
    private static let frequencyUnits: KeyValuePairs<String, UnitFrequency> = [
        "terahertz": .terahertz, "gigahertz": .gigahertz, "megahertz": .megahertz, "kilohertz": .kilohertz,
        "hertz": .hertz, "millihertz": .millihertz, "microhertz": .microhertz, "nanohertz": .nanohertz,
    ]
    private static let fuelEfficiencyUnits: KeyValuePairs<String, UnitFuelEfficiency> = [
        "liter-per-100-kilometer": .litersPer100Kilometers, "mile-per-gallon": .milesPerGallon,
        "mile-per-gallon-imperial": .milesPerImperialGallon,
    ]
    private static let illuminanceUnits: KeyValuePairs<String, UnitIlluminance> = [
        "lux": .lux
    ]
    private static let informationStorageUnits: KeyValuePairs<String, UnitInformationStorage> = [
        "bit": .bits, "byte": .bytes, "kilobit": .kilobits, "megabit": .megabits, "gigabit": .gigabits,
        "terabit": .terabits, "petabit": .petabits, "kilobyte": .kilobytes, "megabyte": .megabytes,
        "gigabyte": .gigabytes, "terabyte": .terabytes, "petabyte": .petabytes,
    ]
    private static let lengthUnits: KeyValuePairs<String, UnitLength> = [
        "megameter": .megameters, "kilometer": .kilometers, "hectometer": .hectometers, "dekameter": .decameters,
        "meter": .meters, "decimeter": .decimeters, "centimeter": .centimeters, "millimeter": .millimeters,
        "micrometer": .micrometers, "nanometer": .nanometers, "picometer": .picometers, "inch": .inches,
        "foot": .feet, "yard": .yards, "mile": .miles, "mile-scandinavian": .scandinavianMiles,
        "light-year": .lightyears, "nautical-mile": .nauticalMiles, "fathom": .fathoms, "furlong": .furlongs,
        "astronomical-unit": .astronomicalUnits, "parsec": .parsecs,
    ]
    private static let massUnits: KeyValuePairs<String, UnitMass> = [
        "kilogram": .kilograms, "gram": .grams, "decigram": .decigrams, "centigram": .centigrams,
        "milligram": .milligrams, "microgram": .micrograms, "nanogram": .nanograms, "picogram": .picograms,
        "ounce": .ounces, "pound": .pounds, "stone": .stones, "tonne": .metricTons, "ton": .shortTons,
        "carat": .carats, "ounce-troy": .ouncesTroy,
    ]
    private static let powerUnits: KeyValuePairs<String, UnitPower> = [
        "terawatt": .terawatts, "gigawatt": .gigawatts, "megawatt": .megawatts, "kilowatt": .kilowatts,
        "watt": .watts, "milliwatt": .milliwatts, "microwatt": .microwatts, "nanowatt": .nanowatts,
        "picowatt": .picowatts, "femtowatt": .femtowatts, "horsepower": .horsepower,
    ]
    private static let pressureUnits: KeyValuePairs<String, UnitPressure> = [
        "newton-per-square-meter": .newtonsPerMetersSquared, "gigapascal": .gigapascals, "megapascal": .megapascals,
        "kilopascal": .kilopascals, "hectopascal": .hectopascals, "inch-ofhg": .inchesOfMercury, "bar": .bars,
        "millibar": .millibars, "millimeter-ofhg": .millimetersOfMercury,
        "pound-force-per-square-inch": .poundsForcePerSquareInch,
    ]
    private static let speedUnits: KeyValuePairs<String, UnitSpeed> = [
        "meter-per-second": .metersPerSecond, "kilometer-per-hour": .kilometersPerHour,
        "mile-per-hour": .milesPerHour, "knot": .knots,
    ]
    private static let temperatureUnits: KeyValuePairs<String, UnitTemperature> = [
        "kelvin": .kelvin, "celsius": .celsius, "fahrenheit": .fahrenheit,
    ]
    private static let volumeUnits: KeyValuePairs<String, UnitVolume> = [
        "megaliter": .megaliters, "kiloliter": .kiloliters, "liter": .liters, "deciliter": .deciliters,
        "centiliter": .centiliters, "milliliter": .milliliters, "cubic-kilometer": .cubicKilometers,
        "cubic-meter": .cubicMeters, "cubic-decimeter": .cubicDecimeters, "cubic-centimeter": .cubicCentimeters,
        "cubic-millimeter": .cubicMillimeters, "cubic-inch": .cubicInches, "cubic-foot": .cubicFeet,
        "cubic-yard": .cubicYards, "cubic-mile": .cubicMiles, "acre-foot": .acreFeet, "bushel": .bushels,
        "teaspoon": .teaspoons, "tablespoon": .tablespoons, "fluid-ounce": .fluidOunces, "cup": .cups, "pint": .pints,
        "quart": .quarts, "gallon": .gallons, "fluid-ounce-imperial": .imperialFluidOunces,
        "quart-imperial": .imperialQuarts, "gallon-imperial": .imperialGallons, "cup-metric": .metricCups,
    ]
}
