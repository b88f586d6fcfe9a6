import Foundation
import MizanBase
import MizanUnicode

// The unit in which a locale's readers want a quantity. Source: the initializers of Foundation that are missing on Linux.

extension Dimension {
    /// The preferred unit of a class; its base unit where there are no preferences.
    fileprivate convenience init<UnitType: Dimension>(
        _ category: String, _ usage: MeasurementFormatUnitUsage<UnitType>, _ locale: Locale
    ) {
        let name = usage.usage.flatMap { $0 == "default" || usage == .general ? nil : $0 }
        let identifier = PreferredUnit.identifier(
            category: category, usage: name, locale: LanguageTag(locale))
        let unit = identifier.flatMap { FoundationUnits.unit($0, of: UnitType.self) } ?? .baseUnit()
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitArea {
    /// The unit of areas that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general) {
        self.init("area", usage, locale)
    }
}

extension UnitEnergy {
    /// The unit of energy that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        self.init("energy", usage, locale)
    }
}

extension UnitFuelEfficiency {
    /// The unit of consumption of fuel that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitFuelEfficiency> = .general)
    {
        self.init("consumption", usage, locale)
    }
}

extension UnitLength {
    /// The unit of lengths that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        self.init("length", usage, locale)
    }
}

extension UnitMass {
    /// The unit of masses that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        self.init("mass", usage, locale)
    }
}

extension UnitPower {
    /// The unit of power that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPower> = .general) {
        self.init("power", usage, locale)
    }
}

extension UnitPressure {
    /// The unit of pressure that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
        self.init("pressure", usage, locale)
    }
}

extension UnitSpeed {
    /// The unit of speeds that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        self.init("speed", usage, locale)
    }
}

extension UnitTemperature {
    /// The unit of temperatures that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        self.init("temperature", usage, locale)
    }
}

extension UnitVolume {
    /// The unit of volumes that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        self.init("volume", usage, locale)
    }
}
