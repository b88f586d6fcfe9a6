import MizanBase
import MizanDocument
import MizanDrawing

/// An image of SVG's shapes as filled paths: what symbols and pictures of an interface are made of.
///
/// A subset of SVG 2 is read, and whatever is outside of it is refused with its place: a picture is shown whole or not at
/// all. Read are `svg`, `g`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline` and `polygon`, with fills and strokes
/// of one colour, opacity where nothing shows through, and transforms; `use` of these, clips that are one upright rectangle,
/// and style sheets with rules for classes. `title`, `desc`, `metadata` and what drawing programs add under names of their
/// own show nothing and are passed over. Text, pictures, gradients, other clips, masks, filters, scripts, animations and
/// references to other files are refused.
///
/// One user unit, a CSS `px`, is one point. `currentColor` takes the foreground of the view that shows the image. Strokes
/// become outlines, and what reaches beyond the image's own box is cut off there.
public struct SVGImage: Hashable, Sendable {
    /// The `width` and `height` of the `svg`, where it has none the size of its `viewBox`.
    public var size: FixedSize
    /// The filled paths, the lowest first, in points from the image's top left.
    public var layers: [FilledPath]

    /// Reads a file of SVG in UTF-8 or UTF-16; `file` is the name used in places.
    ///
    /// Throws a `DiagnosticError` of a rule `svg-…` for what is outside of the subset, and of a rule `xml-…` for what is no
    /// XML. What is read is bounded by ``MizanBase/Limits``.
    public init(bytes: [UInt8], file: String) throws {
        guard bytes.count <= Limits.svgBytes else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "svg-limit", file: file, message: "the file has more than \(Limits.svgBytes) bytes",
                    fix: "simplify the drawing"))
        }
        var reader = try SVGReader(bytes, file: file)
        self = try reader.image()
    }

    init(size: FixedSize, layers: [FilledPath]) {
        self.size = size
        self.layers = layers
    }
}
