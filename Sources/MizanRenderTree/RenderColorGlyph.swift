import MizanBase
import MizanImages
import MizanText

/// A glyph of a tree that is more than an outline in its text's colour.
///
/// To draw a run, look its glyphs up here: those that are listed are drawn by their content, all others as outlines.
public struct RenderColorGlyph: Hashable, Sendable {
    /// The drawing in the glyph's place.
    public enum Content: Hashable, Sendable {
        /// A picture stretched over a rectangle, in fractions of the em from the glyph's origin on the baseline, y
        /// down.
        case bitmap(EncodedBitmap, frame: FixedRect)
        /// Outlines of other glyphs of the font at the same place, the lowest first; a layer without a colour takes the
        /// run's.
        case layers([ColorGlyph.Layer])
        /// At most its outline: the font's colour data for it aren't supported.
        case undrawable(ColorGlyph.Obstacle)
    }

    /// The index in ``RenderTree/fonts``.
    public var font: Int
    /// The index in the font.
    public var id: UInt32
    /// The drawing of the glyph.
    public var content: Content

    /// A glyph of a font with its content.
    package init(font: Int, id: UInt32, content: Content) {
        self.font = font
        self.id = id
        self.content = content
    }

    /// A glyph from a font's colour data; a damaged picture can't be drawn.
    ///
    /// - Parameters:
    ///   - glyph: The font's colour data for the glyph.
    ///   - font: The font's index in the tree.
    ///   - id: The glyph's number in the font.
    ///   - unitsPerEm: The font's units per em.
    package init(_ glyph: ColorGlyph, font: Int, id: UInt32, unitsPerEm: Int) {
        self.init(font: font, id: id, content: Content(glyph, unitsPerEm: unitsPerEm))
    }

    /// The number of bytes of its picture.
    package var pictureBytes: Int {
        guard case .bitmap(let bitmap, _) = content else { return 0 }
        return bitmap.bytes.count
    }
}

extension RenderColorGlyph.Content {
    fileprivate init(_ glyph: ColorGlyph, unitsPerEm: Int) {
        switch glyph {
        case .layers(let layers): self = .layers(layers)
        case .undrawable(let obstacle): self = .undrawable(obstacle)
        case .bitmap(let png, let ink):
            guard let frame = FixedRect(ink, unitsPerEm: unitsPerEm), let bitmap = try? EncodedBitmap(bytes: png) else {
                self = .undrawable(.picture)
                return
            }
            self = .bitmap(bitmap, frame: frame)
        }
    }
}

extension FixedRect {
    /// A frame from font units, y upwards, in fractions of the em, y downwards; nil where it is not valid.
    fileprivate init?(_ ink: FontFace.Ink, unitsPerEm: Int) {
        func part(_ units: Int) -> FixedLength? { FixedLength(points: Double(units) / Double(unitsPerEm)) }
        guard unitsPerEm > 0, let x = part(ink.minX), let y = part(-ink.maxY), let right = part(ink.maxX),
            let bottom = part(-ink.minY), right > x, bottom > y
        else { return nil }
        self.init(x: x, y: y, width: right - x, height: bottom - y)
    }
}
