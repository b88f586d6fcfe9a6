import Mizan
import MizanCoverage

/// The masks of glyphs at the sizes and parts of a pixel that they were drawn at; a renderer on a graphics card would pack them
/// into a texture.
struct GlyphAtlas {
    /// The places of a glyph within a pixel, along each axis.
    static let steps = 8
    /// The masks that are kept at most.
    private static let limit = 10_000

    private struct Key: Hashable {
        let face: FontFace
        let glyph: UInt32
        let size: Double
        let stepX: Int
        let stepY: Int
    }

    private var masks: [Key: CoverageMask] = [:]
    /// The masks that were made so far.
    private(set) var madeCount = 0

    /// The mask of a glyph, in pixels from the place's pixel.
    mutating func mask(
        of glyph: UInt32, in face: FontFace, size: Double, at place: SubpixelOffset, by rasterizer: CoverageRasterizer
    ) throws -> CoverageMask {
        let key = Key(face: face, glyph: glyph, size: size, stepX: place.stepX, stepY: place.stepY)
        if let mask = masks[key] { return mask }
        let mask = try rasterizer.coverage(of: glyph, in: face, size: size, offset: place.offset)
        if masks.count == Self.limit { masks = [:] }
        masks[key] = mask
        madeCount += 1
        return mask
    }
}
