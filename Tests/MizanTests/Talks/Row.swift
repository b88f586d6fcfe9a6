/// A day of the forecast, as `WeatherTestView` wants it.
struct Row: Identifiable {
    let id: Int
    let dayOfWeek: String
    let weatherCondition: String
    let minimumTemperature: String
    let maximumTemperature: String
}
