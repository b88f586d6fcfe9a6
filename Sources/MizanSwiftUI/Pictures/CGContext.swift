import Foundation
import Mizan
import MizanBase
import MizanRendering

/// A link of Core Foundation, which is `URL` here.
public typealias CFURL = URL
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary

/// A PDF file that is drawn page by page, for ``ImageRenderer/render(rasterizationScale:renderer:)``. Source: Core Graphics' `CGContext`.
///
/// Each drawn view becomes a page of the size of the view; the file is written by ``closePDF()``.
public final class CGContext {
    private let url: URL
    private var trees: [RenderTree] = []
    private var look: (fonts: FontCollection, background: RGBA, writer: any PictureWriter)?

    /// A file at a place.
    ///
    /// - Parameters:
    ///   - url: The file's place; nil is returned unless it is on this machine.
    ///   - mediaBox: This has no effect: pages have the size of what is drawn.
    ///   - auxiliaryInfo: This has no effect.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard url.isFileURL else { return nil }
        self.url = url
    }

    /// Begins a page. The information has no effect.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}

    /// Ends the page that was begun.
    public func endPDFPage() {}

    /// Writes the file, if something was drawn and can be.
    public func closePDF() {
        guard let look,
            let bytes = try? look.writer.pdf(of: trees, fonts: look.fonts, background: look.background)
        else { return }
        try? Data(bytes).write(to: url, options: .atomic)
    }

    /// Adds a page with a tree.
    func add(_ tree: RenderTree, fonts: FontCollection, background: RGBA, writer: (any PictureWriter)?) {
        guard let writer else { return }
        trees.append(tree)
        look = (fonts, background, writer)
    }
}
