import Foundation
import MizanBase
import MizanUnicode

// The unit in which a locale's readers want a quantity. Source: the initializers of Foundation that are missing on Linux.

extension Dimension {
    /// The preferred unit of a class; its base unit where there are no preferences.
    fileprivate static func preferred<UnitType: Dimension>(
        _ category: String, _ usage: MeasurementFormatUnitUsage<UnitType>, _ locale: Locale
    ) -> UnitType {
        let name = usage.usage.flatMap { $0 == "default" || usage == .general ? nil : $0 }
        let identifier = PreferredUnit.identifier(
            category: category, usage: name, locale: LanguageTag(locale.identifier(.bcp47)))
        return identifier.flatMap { FoundationUnits.unit($0, of: UnitType.self) } ?? .baseUnit()
    }
}

extension UnitArea {
    /// The unit of areas that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitArea> = .general) {
        let unit = Self.preferred("area", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitEnergy {
    /// The unit of energy that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general) {
        let unit = Self.preferred("energy", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitFuelEfficiency {
    /// The unit of consumption of fuel that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitFuelEfficiency> = .general)
    {
        let unit = Self.preferred("consumption", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitLength {
    /// The unit of lengths that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let unit = Self.preferred("length", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitMass {
    /// The unit of masses that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit = Self.preferred("mass", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitPower {
    /// The unit of power that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPower> = .general) {
        let unit = Self.preferred("power", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitPressure {
    /// The unit of pressure that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general) {
        let unit = Self.preferred("pressure", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitSpeed {
    /// The unit of speeds that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let unit = Self.preferred("speed", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitTemperature {
    /// The unit of temperatures that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit = Self.preferred("temperature", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitVolume {
    /// The unit of volumes that a locale prefers for a usage.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let unit = Self.preferred("volume", usage, locale)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
