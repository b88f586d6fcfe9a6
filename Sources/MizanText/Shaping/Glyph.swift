/// A shaped glyph, in font units.
struct Glyph: Hashable, Sendable {
    /// The number in the item's font, or that of a mark from another font: ``FallbackMark/glyphID(of:)``.
    let id: UInt32
    let advance: Int32
    let xOffset: Int32
    /// Upwards.
    let yOffset: Int32
    /// The UTF-16 offset of the first character of its HarfBuzz cluster.
    let cluster: Int32

    /// The same glyph for another character.
    func inCluster(_ offset: Int) -> Glyph {
        Glyph(
            id: id, advance: advance, xOffset: xOffset, yOffset: yOffset, cluster: Int32(truncatingIfNeeded: offset))
    }

    /// The same glyph with more space behind it, in font units.
    func widened(by units: Int32) -> Glyph {
        Glyph(
            id: id, advance: advance.addingReportingOverflow(units).partialValue, xOffset: xOffset, yOffset: yOffset,
            cluster: cluster)
    }

    /// Whether the glyph may paint beyond a font's ascender and descender: by its outline, or where it was moved.
    func exceedsMetrics(of face: FontFace) -> Bool {
        yOffset != 0 || fallbackMark != nil || face.exceedsMetrics(id)
    }
}
