import MizanBase
import MizanDocument
import MizanDrawing

/// An image of SVG's shapes as filled paths, for symbols and pictures of an interface.
///
/// It supports a subset of SVG 2 and rejects everything else with its place, so a picture is shown whole or not at all.
/// The subset has `svg`, `g`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline` and `polygon`, with fills and
/// strokes of one colour, opacity where nothing shows through, and transforms; `use` of these, clips that are one
/// upright rectangle, and style sheets with rules for classes. `title`, `desc`, `metadata` and elements that drawing
/// programs add in their own namespaces show nothing and are skipped. Text, pictures, gradients, other clips, masks,
/// filters, scripts, animations and references to other files are rejected.
///
/// One user unit, a CSS `px`, is one point. `currentColor` takes the foreground of the view that shows the image.
/// Strokes become outlines, and drawing beyond the image's own box is clipped to it.
public struct SVGImage: Hashable, Sendable {
    /// The `width` and `height` of the `svg`, or the size of its `viewBox` where it has none.
    public var size: FixedSize
    /// The filled paths, the lowest first, in points from the image's top left.
    public var layers: [FilledPath]

    /// Reads a file of SVG in UTF-8 or UTF-16; `file` is the name used in places.
    ///
    /// Throws a `DiagnosticError` of a rule `svg-…` for a file outside of the subset, and of a rule `xml-…` for invalid
    /// XML. ``MizanBase/Limits`` bounds the input.
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
