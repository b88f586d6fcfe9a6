import MizanBase
import MizanDecoders
import MizanRenderTree
import MizanText

extension RenderTree {
    /// The tree drawn as a picture, `scale` pixels a point.
    ///
    /// Throws a `DiagnosticError` where the collection lacks a font of the tree, and as ``CairoCanvas`` does.
    public func bitmap(
        fonts: FontCollection, scale: Double = 2, background: RGBA = .white
    ) throws -> Bitmap {
        var canvas = try CairoCanvas(size: size.size, scale: scale, background: background)
        try draw(on: &canvas, fonts: fonts)
        return try canvas.bitmap()
    }

    /// The tree drawn as a PNG file, `scale` pixels a point; throws as ``bitmap(fonts:scale:background:)`` does.
    public func png(fonts: FontCollection, scale: Double = 2, background: RGBA = .white) throws -> [UInt8] {
        try PNGEncoder.encode(bitmap(fonts: fonts, scale: scale, background: background))
    }
}
