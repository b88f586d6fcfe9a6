import MizanBase
import MizanImages
import MizanText

/// A glyph of a tree that is more than an outline in its text's colour.
///
/// Whoever draws a run looks its glyphs up here: one that is named is drawn as its content says, all others as outlines.
public struct RenderColorGlyph: Hashable, Sendable {
    /// What is drawn in the glyph's place.
    public enum Content: Hashable, Sendable {
        /// A picture stretched over a rectangle: in parts of the em from the glyph's origin on the baseline, y down.
        case bitmap(EncodedBitmap, frame: FixedRect)
        /// Outlines of other glyphs of the font at the same place, the lowest first; a layer without a colour has the run's.
        case layers([ColorGlyph.Layer])
        /// Its outline at most: what the font says of it isn't read.
        case undrawable(ColorGlyph.Obstacle)
    }

    /// The index in ``RenderTree/fonts``.
    public var font: Int
    /// The index in the font.
    public var id: UInt32
    /// What is drawn.
    public var content: Content

    /// A glyph of a font with its content.
    public init(font: Int, id: UInt32, content: Content) {
        self.font = font
        self.id = id
        self.content = content
    }

    /// What a font says of a glyph; a picture that is damaged can't be drawn.
    ///
    /// - Parameters:
    ///   - glyph: What the font has.
    ///   - font: The font's place among the tree's.
    ///   - id: The glyph's number in the font.
    ///   - unitsPerEm: The font's.
    public init(_ glyph: ColorGlyph, font: Int, id: UInt32, unitsPerEm: Int) {
        self.init(font: font, id: id, content: Content(glyph, unitsPerEm: unitsPerEm))
    }

    /// The bytes of its picture.
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
    /// Font units, y upwards, as parts of the em, y downwards; nil where they are none.
    fileprivate init?(_ ink: FontFace.Ink, unitsPerEm: Int) {
        func part(_ units: Int) -> FixedLength? { FixedLength(points: Double(units) / Double(unitsPerEm)) }
        guard unitsPerEm > 0, let x = part(ink.minX), let y = part(-ink.maxY), let right = part(ink.maxX),
            let bottom = part(-ink.minY), right > x, bottom > y
        else { return nil }
        self.init(x: x, y: y, width: right - x, height: bottom - y)
    }
}
