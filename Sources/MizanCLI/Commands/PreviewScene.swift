import MizanReports
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanFocus
import MizanLayout
import MizanScenes
import MizanText

/// A scene with the variants that a preview shows of it.
struct PreviewScene {
    /// The file's name, or its path below the folder that was named.
    let name: String
    let scene: Scene
    let variants: [Variant]
    /// Checks the scene's views too.
    init(name: String, scene: Scene, variants: [Variant]) throws {
        self.name = name
        self.scene = scene
        self.variants = variants
        _ = try scene.view()
    }

    /// The picture of a layout. Its drawing ends a stage, its encoding doesn't.
    func picture(
        of layout: LaidOutView, _ variant: Variant, showing overlay: PreviewCommand.Overlay?, fonts: FontCollection,
        times: inout StageTimes
    ) throws -> ContactSheet.Picture {
        let bitmap = try scene.locating {
            try (overlay == .focus ? layout.tree.showingFocus : layout.tree).bitmap(
                fonts: scene.fontCollection(with: fonts), scale: variant.scale.points, background: variant.canvasColor)
        }
        times.end("drawing")
        return ContactSheet.Picture(
            name: variant.name, png: try PNGEncoder.encode(bitmap), pixels: (bitmap.width, bitmap.height),
            scale: variant.scale)
    }

    /// The page of a layout.
    func page(
        of layout: LaidOutView, _ variant: Variant, showing overlay: PreviewCommand.Overlay?, fonts: FontCollection
    ) throws -> PDFDocument.Page {
        try PDFDocument.Page(
            overlay == .focus ? layout.tree.showingFocus : layout.tree, fonts: scene.fontCollection(with: fonts),
            background: variant.canvasColor)
    }

    /// The scene in a variant.
    func layout(_ variant: Variant, fonts: FontCollection) throws -> LaidOutView {
        try scene.layout(variant, path: name, fonts: fonts, describingAlternatives: true)
    }
}
