import Mizan

/// A day of the forecast, as `WeatherTestView` wants it.
///
/// Texts are values, written by the view in the reader's locale: a string would have lost the direction of what is in it.
struct Row: Identifiable {
    let id: Int
    let dayOfWeek: LocalizedValue
    let weatherCondition: String
    let minimumTemperature: LocalizedValue
    let maximumTemperature: LocalizedValue
}
