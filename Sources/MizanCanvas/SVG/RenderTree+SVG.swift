import MizanBase
import MizanDecoders
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText

extension RenderTree {
    /// The tree as a file of SVG, as ``SVGCanvas`` writes it.
    ///
    /// - Parameters:
    ///   - fonts: The fonts of the tree.
    ///   - text: What text becomes.
    ///   - title: The title of the picture.
    ///   - language: The language of its text.
    ///   - background: The colour below the tree.
    ///   - decoder: What decodes images.
    /// - Throws: `DiagnosticError` where the collection lacks a font of the tree, and with the rule `font-subset` where a font can't be
    ///   embedded.
    public func svg(
        fonts: FontCollection, text: SVGCanvas.TextOutput = .text, title: String? = nil, language: LanguageTag? = nil,
        background: RGBA = .white, decoder: any ImageDecoder = FileDecoder()
    ) throws -> [UInt8] {
        try svgCanvas(
            fonts: fonts, text: text, title: title, language: language, background: background, decoder: decoder
        ).data()
    }

    /// The canvas with the tree on it.
    func svgCanvas(
        fonts: FontCollection, text: SVGCanvas.TextOutput, title: String?, language: LanguageTag?, background: RGBA,
        decoder: any ImageDecoder = FileDecoder()
    ) throws -> SVGCanvas {
        var canvas = SVGCanvas(size: size.size, text: text, language: language, title: title, decoder: decoder)
        if background.alpha > 0 {
            canvas.fill(
                Path(Rect(x: 0, y: 0, width: size.width.points, height: size.height.points)), with: background)
        }
        try draw(on: &canvas, fonts: fonts)
        return canvas
    }
}
