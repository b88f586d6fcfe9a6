import MizanBase
import MizanImages

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
        case layers([GlyphLayer])
        /// At most its outline: the font's colour data for it aren't supported.
        case undrawable(GlyphObstacle)
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

    /// The number of bytes of its picture.
    package var pictureBytes: Int {
        guard case .bitmap(let bitmap, _) = content else { return 0 }
        return bitmap.bytes.count
    }
}
