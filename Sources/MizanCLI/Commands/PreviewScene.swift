import MizanBase
import MizanCanvas
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

    /// A layout as a part of a document.
    func part(
        of layout: LaidOutView, _ variant: Variant, showing overlay: PreviewCommand.Overlay?, fonts: FontCollection
    ) throws -> RenderDocument.DocumentPart {
        try RenderDocument.DocumentPart(
            overlay == .focus ? layout.tree.showingFocus : layout.tree, fonts: scene.fontCollection(with: fonts),
            background: variant.canvasColor, scale: variant.scale.points)
    }

    /// The document of some of the scene's variants; in a language where they are all in that one.
    func document(of parts: [RenderDocument.DocumentPart], variants: [Variant], title: String) -> RenderDocument {
        let locales = Set(variants.map(\.locale))
        var document = RenderDocument(parts, title: title, language: locales.count == 1 ? locales.first : nil)
        document.fileName = scene.name
        return document
    }

    /// The scene in a variant.
    func layout(_ variant: Variant, fonts: FontCollection) throws -> LaidOutView {
        try scene.layout(variant, path: name, fonts: fonts, describingAlternatives: true)
    }
}
