import Foundation

/// The usage of a quantity, which decides the unit that a locale's readers want it in.
///
/// Source: Foundation's `MeasurementFormatUnitUsage`, which is missing on Linux; CLDR's unit preferences.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name of the usage; nil for the unit that is given.
    let usage: String?

    init(_ usage: String?) { self.usage = usage }

    /// The locale's unit for quantities of this kind, by their size.
    public static var general: Self {
        // CLDR's volumes in general are those of bodies, in cubic feet; Apple's are those of liquids.
        Self(UnitType.self == UnitVolume.self ? "fluid" : "default")
    }

    /// The unit that is given.
    public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy in food.
    public static var food: Self { Self("food") }
    /// Energy spent in a workout; CLDR prefers the same units as for food.
    public static var workout: Self { Self("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Distances on a person's body.
    public static var person: Self { Self("person") }
    /// A person's height, where some readers want two units: 5 feet, 10 inches.
    public static var personHeight: Self { Self("person-height") }
    /// Distances on roads.
    public static var road: Self { Self("road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self("focal-length") }
    /// Amounts of rain.
    public static var rainfall: Self { Self("rainfall") }
    /// Amounts of snow.
    public static var snowfall: Self { Self("snowfall") }
    /// The distance that one can see. CLDR's own spelling.
    public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// Pressure of the air. CLDR's own spelling.
    public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// Speed of the wind.
    public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A person's temperature.
    public static var person: Self { Self("person") }
    /// The air's temperature.
    public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Amounts of a liquid.
    public static var liquid: Self { Self("fluid") }
}
