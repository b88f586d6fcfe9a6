// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import MizanCoreLocation

/// The weather at a place. There is none here: every request throws. Source: WeatherKit's `WeatherService`.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.unavailable }

    public func weather<Answer>(for location: CLLocation, including query: WeatherQuery<Answer>) async throws -> Answer
    {
        throw WeatherError.unavailable
    }
}

/// The reason why there is no weather. Source: WeatherKit's `WeatherError`.
public enum WeatherError: Error { case unavailable }

/// The kind of weather that a request is about. Source: WeatherKit's `WeatherQuery`.
public struct WeatherQuery<Answer>: Sendable {
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
}

/// Weather now and later. Source: WeatherKit's `Weather`.
public struct Weather: Sendable {
    public let currentWeather: CurrentWeather
    public let hourlyForecast: Forecast<HourWeather>
    public let dailyForecast: Forecast<DayWeather>
}

/// Weather for several times. Source: WeatherKit's `Forecast`.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    public let forecast: [Element]
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

/// Weather now. Source: WeatherKit's `CurrentWeather`.
public struct CurrentWeather: Sendable {
    public let date: Date
    public let temperature: Measurement<UnitTemperature>
    public let condition: WeatherCondition
    public let isDaylight: Bool
    public let symbolName: String
}

/// Weather of an hour. Source: WeatherKit's `HourWeather`.
public struct HourWeather: Sendable {
    public let date: Date
    public let temperature: Measurement<UnitTemperature>
    public let condition: WeatherCondition
    public let isDaylight: Bool
    public let symbolName: String
}

/// Weather of a day. Source: WeatherKit's `DayWeather`.
public struct DayWeather: Sendable {
    public let date: Date
    public let highTemperature: Measurement<UnitTemperature>
    public let lowTemperature: Measurement<UnitTemperature>
    public let condition: WeatherCondition
    public let symbolName: String
}

/// A kind of weather. Source: WeatherKit's `WeatherCondition`.
public enum WeatherCondition: String, CaseIterable, Hashable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
        freezingRain, frigid, hail, haze
    case heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain,
        scatteredThunderstorms
    case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The condition's English name in the code.
    public var description: String { rawValue }
}
