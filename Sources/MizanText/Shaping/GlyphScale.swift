/// Turns font units into points.
struct GlyphScale: Hashable, Sendable {
    /// The em in points.
    let size: Double
    let unitsPerEm: Int

    func points(_ units: Int) -> Double { Double(units) * size / Double(unitsPerEm) }
}
