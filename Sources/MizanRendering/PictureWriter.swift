import MizanBase
import MizanRenderTree
import MizanText

/// Makes files of what trees show. `CairoPictures` of `MizanCanvas` is one.
///
/// An environment holds it for SwiftUI's `ImageRenderer`: a program that makes no pictures links no library that draws them.
public protocol PictureWriter: Sendable {
    /// Draws a tree as a PNG file.
    ///
    /// - Parameters:
    ///   - tree: The tree to draw.
    ///   - fonts: The fonts of the tree.
    ///   - scale: Pixels per point.
    ///   - background: The colour below the tree.
    /// - Throws: `DiagnosticError` for a tree that can't be drawn.
    func png(of tree: RenderTree, fonts: FontCollection, scale: Double, background: RGBA) throws -> [UInt8]

    /// Draws trees as a PDF file with a page for each, of its size in points.
    ///
    /// - Parameters:
    ///   - trees: The trees to draw, in the order of their pages.
    ///   - fonts: The fonts of the trees.
    ///   - background: The colour below each tree.
    /// - Throws: `DiagnosticError` for a tree that can't be drawn, and for no trees.
    func pdf(of trees: [RenderTree], fonts: FontCollection, background: RGBA) throws -> [UInt8]
}
