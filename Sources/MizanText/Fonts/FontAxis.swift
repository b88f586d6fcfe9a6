import MizanBase

/// A direction in which a variable font's outlines change, with its values in the font's own units.
package struct FontAxis: Hashable, Sendable {
    /// OpenType's tag.
    package let tag: String
    package let minimum: Double
    /// Where the font stands in its file.
    package let standard: Double
    package let maximum: Double

    /// Stroke weight as `usWeightClass` counts it.
    package static let weight = "wght"
    /// Percent of the normal width.
    package static let width = "wdth"
    /// Degrees, negative for letters that lean to the right.
    package static let slant = "slnt"
    /// From 0 for upright letters to 1 for italic ones.
    package static let italic = "ital"

    /// A value, or the axis's end that it lies beyond.
    func clamped(_ value: Double) -> Double { min(max(value, minimum), maximum) }

    /// A place on the axis; nil for the one where the font stands in its file.
    func coordinate(_ value: Double) -> FontCoordinate? {
        let value = clamped(value)
        return value == standard ? nil : FontCoordinate(tag, value)
    }
}
