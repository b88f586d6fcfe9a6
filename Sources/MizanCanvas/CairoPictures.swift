import MizanBase
import MizanRenderTree
import MizanRendering
import MizanText

/// Makes files of what trees show, with Cairo.
///
/// Set it as the `pictureWriter` of an environment for SwiftUI's `ImageRenderer`.
public struct CairoPictures: PictureWriter {
    /// A writer that decodes images from their files.
    public init() {}

    /// Draws a tree as a PNG file.
    public func png(of tree: RenderTree, fonts: FontCollection, scale: Double, background: RGBA) throws -> [UInt8] {
        try tree.png(fonts: fonts, scale: scale, background: background)
    }

    /// Draws trees as a PDF file with a page for each.
    public func pdf(of trees: [RenderTree], fonts: FontCollection, background: RGBA) throws -> [UInt8] {
        try PDFDocument(pages: trees.map { .init($0, fonts: fonts, background: background) }).data()
    }
}
