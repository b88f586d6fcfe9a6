import Foundation
import MizanBase
import MizanLocalization
import Testing

/// The results that Apple prints for `Measurement.FormatStyle`, as far as CLDR decides them, and CLDR's of other languages.
@Suite struct MeasurementFormatTests {
    private func locale(_ tag: String) -> Locale { Locale(identifier: tag) }

    // MARK: Apple's documentation

    @Test func `a temperature in the locale's scale, abbreviated and wide`() {
        let temperature = Measurement<UnitTemperature>(value: 38, unit: .celsius)
        let short = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated)
        #expect(short.locale(locale("en_US")).format(temperature) == "100°F")
        #expect(
            temperature.formatted(.measurement(width: .wide).locale(locale("en_US"))) == "100 degrees Fahrenheit")
        #expect(temperature.formatted(.measurement(width: .wide).locale(locale("fr_FR"))) == "38\u{A0}degrés Celsius")
    }

    @Test func `a temperature in general and as provided`() {
        let temperature = Measurement<UnitTemperature>(value: 36.8, unit: .celsius)
        let american = locale("en_US")
        #expect(temperature.formatted(.measurement(width: .abbreviated).locale(american)) == "98°F")
        #expect(
            temperature.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "36.8°C")
    }

    @Test func `36 miles of road`() {
        let distance = Measurement<UnitLength>(value: 36, unit: .miles)
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
        #expect(style.locale(locale("en_US")).format(distance) == "36 miles")
        #expect(style.locale(locale("fr_FR")).format(distance) == "58\u{A0}kilomètres")
    }

    @Test func `kilometers as provided, narrow`() {
        let distances = [100, 1000, 10000, 100000, 1_000_000].map {
            Measurement(value: $0, unit: UnitLength.kilometers)
                .formatted(
                    .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number)
                        .locale(locale("en_US")))
        }
        #expect(distances == ["100km", "1,000km", "10,000km", "100,000km", "1,000,000km"])
    }

    @Test(arguments: [(.wide, "1 g-force"), (.narrow, "1G"), (.abbreviated, "1 G")] as [(MeasurementWidth, String)])
    func `a unit without preferences`(width: MeasurementWidth, expected: String) {
        let gravity = Measurement(value: 1, unit: UnitAcceleration.gravity)
        #expect(gravity.formatted(.measurement(width: width).locale(locale("en_US"))) == expected)
    }

    // MARK: CLDR

    @Test(
        arguments: [
            ("en-US", "0.47 in"), ("en-GB", "12 mm"), ("es", "12 mm"), ("de", "12 mm"), ("ar-EG", "١٢ مم"),
            ("ar-MA", "12 مم"), ("he", "12 מ״מ"), ("hi", "12 मि॰मी॰"), ("uk", "12 мм"),
            ("en-US-u-ms-metric", "12 mm"), ("de-u-ms-ussystem", "0,47 Zoll"), ("ar-EG-u-nu-latn", "12 مم"),
        ] as [(String, String)])
    func `12 mm of rain`(tag: String, expected: String) {
        let rain = Measurement<UnitLength>(value: 12, unit: .millimeters)
        let text = rain.formatted(.measurement(width: .abbreviated, usage: .rainfall).locale(locale(tag)))
        #expect(text == expected, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }

    @Test(arguments: [("en-US", "2.1 qt"), ("de", "2 l"), ("ar-EG", "٢ لتر")] as [(String, String)])
    func `a volume in general is that of a liquid`(tag: String, expected: String) {
        let volume = Measurement<UnitVolume>(value: 2, unit: .liters)
        #expect(volume.formatted(.measurement(width: .abbreviated).locale(locale(tag))) == expected)
    }

    @Test(
        arguments: [
            ("en-US", "5 feet, 10 inches"), ("en-GB", "5 feet, 10 inches"), ("de", "178 Zentimeter"),
            ("es", "1 metro y 78 centímetros"), ("ar-EG", "متر و٧٨ سنتيمتر"), ("ar-MA", "178 سنتيمتر"),
            ("he", "מטר אחד ו-78 סנטימטרים"), ("hi", "5 फ़ुट और 10 इंच"), ("uk", "178 сантиметрів"),
        ] as [(String, String)])
    func `a person's height`(tag: String, expected: String) {
        let height = Measurement<UnitLength>(value: 1.78, unit: .meters)
        let text = height.formatted(.measurement(width: .wide, usage: .personHeight).locale(locale(tag)))
        #expect(text == expected, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }

    @Test func `numbers in a style, and the form of the unit that they ask for`() {
        let american = locale("en_US")
        let one = Measurement(value: 1, unit: UnitLength.meters)
        #expect(one.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "1 meter")
        #expect(
            one.formatted(
                .measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
                    .locale(american)) == "1.00 meters")
        let egyptian = Measurement(value: -1234.5, unit: UnitLength.meters)
            .formatted(
                .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.grouping(.never))
                    .locale(locale("ar-EG")))
        #expect(egyptian == "\u{61C}-١٢٣٤٫٥ متر")
        // Of two numbers the last is the one that has fractions.
        let height = Measurement(value: 1.78, unit: UnitLength.meters)
        let feet = height.formatted(
            .measurement(
                width: .abbreviated, usage: .personHeight, numberFormatStyle: .number.precision(.fractionLength(1))
            ).locale(american))
        #expect(feet == "5 ft, 10.1 in")
    }

    @Test(arguments: [("en-US", "70°"), ("de", "21°"), ("ar-EG", "٢١°\u{200F}")] as [(String, String)])
    func `a temperature without its scale's name`(tag: String, expected: String) {
        let temperature = Measurement<UnitTemperature>(value: 21, unit: .celsius)
        let style = Measurement<UnitTemperature>.FormatStyle(width: .narrow, usage: .weather, hidesScaleName: true)
        #expect(temperature.formatted(style.locale(locale(tag))) == expected)
    }

    @Test func `a unit that CLDR doesn't have`() {
        let angle = Measurement(value: 100.5, unit: UnitAngle.gradians)
        #expect(angle.formatted(.measurement(width: .wide).locale(locale("de"))) == "100,5\u{A0}grad")
        let own = UnitLength(symbol: "dz", converter: UnitConverterLinear(coefficient: 3))
        #expect(
            Measurement(value: 2, unit: own).formatted(.measurement(width: .wide).locale(locale("de"))) == "2\u{A0}dz")
    }

    @Test func `Foundation's units that share a symbol`() {
        #expect(MeasurementUnit(UnitMass.grams) == .grams)
        #expect(MeasurementUnit(UnitAcceleration.gravity)?.identifier == "g-force")
        #expect(MeasurementUnit(UnitFuelEfficiency.milesPerGallon)?.identifier == "mile-per-gallon")
        #expect(MeasurementUnit(UnitFuelEfficiency.milesPerImperialGallon)?.identifier == "mile-per-gallon-imperial")
        #expect(MeasurementUnit(UnitMass.slugs) == nil)
        #expect(MeasurementUnit("g") == .grams)
        #expect(MeasurementUnit("m") == .meters)
        #expect(MeasurementUnit("kWh")?.identifier == "kilowatt-hour")
        #expect(MeasurementUnit("fl oz")?.identifier == "fluid-ounce")
        #expect(MeasurementUnit("mpg") == nil)
    }

    // MARK: Preferred units

    @Test(
        arguments: [
            ("en-US", .inches), ("de-DE", .millimeters), ("en-AU", .millimeters), ("en", .inches),
            ("en-US-u-ms-metric", .millimeters), ("de-u-ms-ussystem", .inches), ("he", .millimeters),
        ] as [(String, UnitLength)])
    func `the unit of rain`(tag: String, expected: UnitLength) {
        #expect(UnitLength(forLocale: locale(tag), usage: .rainfall) == expected)
    }

    @Test func `other preferred units`() {
        let (american, german) = (locale("en_US"), locale("de_DE"))
        #expect(UnitLength(forLocale: american) == .feet)
        #expect(UnitLength(forLocale: german, usage: .road) == .kilometers)
        #expect(UnitLength(forLocale: american, usage: .personHeight) == .feet)
        #expect(UnitTemperature(forLocale: american, usage: .weather) == .fahrenheit)
        #expect(UnitTemperature(forLocale: german) == .celsius)
        #expect(UnitMass(forLocale: american, usage: .personWeight) == .pounds)
        #expect(UnitEnergy(forLocale: american, usage: .food) == .kilocalories)
        #expect(UnitEnergy(forLocale: locale("en_AU"), usage: .food) == .kilojoules)
        #expect(UnitVolume(forLocale: american) == .gallons)
        #expect(UnitVolume(forLocale: german, usage: .liquid) == .liters)
        #expect(UnitSpeed(forLocale: german, usage: .wind) == .kilometersPerHour)
        #expect(UnitPressure(forLocale: american, usage: .barometric) == .inchesOfMercury)
    }

    @Test func `rain in the unit of the reader, converted by the caller`() {
        let rain = Measurement<UnitLength>(value: 50.8, unit: .millimeters)
        let unit = UnitLength(forLocale: locale("en_US"), usage: .rainfall)
        let inches = rain.converted(to: unit)
        #expect(
            inches.formatted(.measurement(width: .narrow, usage: .asProvided).locale(locale("en_US"))) == "2″")
        #expect(Int(inches.value.rounded()) == 2)
    }
}
