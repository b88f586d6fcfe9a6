/// A shaped glyph, in font units.
struct Glyph: Hashable, Sendable {
    let id: UInt32
    let advance: Int32
    let xOffset: Int32
    /// Upwards.
    let yOffset: Int32
    /// The UTF-16 offset of the first character of its HarfBuzz cluster.
    let cluster: Int32
}
