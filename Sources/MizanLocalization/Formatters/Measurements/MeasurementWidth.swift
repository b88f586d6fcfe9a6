/// The width of a measurement's unit.
///
/// The names are Foundation's; ICU's are `full-name`, `short` and `narrow`.
public enum MeasurementWidth: String, Codable, Hashable, Sendable, CaseIterable {
    /// "12 millimeters"
    case wide
    /// "12 mm"
    case abbreviated
    /// "12mm"
    case narrow
}
