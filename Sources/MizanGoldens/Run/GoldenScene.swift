import MizanBase
import MizanDocument
import MizanLayout
import MizanScenes
import MizanText

/// The source of a scene's layouts: a scene file, or a view of a test.
public struct GoldenScene: Sendable {
    /// The name of the scene in ``GoldenCase/scene``.
    public let name: String
    /// The scene's file; nil for a view.
    public let file: String?
    package let open: @Sendable () throws -> OpenScene

    /// A scene file.
    public init(_ file: SceneFile) {
        name = file.name
        self.file = file.path
        open = {
            let scene = try Scene(path: file.path)
            return OpenScene(
                sourceLanguage: scene.sourceLanguage, inputs: scene.inputs, fontFiles: scene.fontFiles,
                layout: { try scene.layout($0, path: file.name, fonts: $1) },
                picture: { pictures, tree, variant, fonts in
                    try scene.locating { try pictures.draw(tree, variant, scene.fontCollection(with: fonts)) }
                }, fonts: { try scene.fontCollection(with: $0) })
        }
    }

    /// A view, or whatever else has a tree for each variant.
    ///
    /// - Parameters:
    ///   - name: The folder of its goldens below the goldens' folder, with `/` between folders.
    ///   - sourceLanguage: The language without which a locale has no effect.
    ///   - layout: Called by several threads at once; it is to set the tree's scene and variant.
    public init(
        name: String, sourceLanguage: LanguageTag = .english,
        layout: @escaping @Sendable (Variant, FontCollection) throws -> LaidOutView
    ) {
        self.name = name
        file = nil
        open = { OpenScene(sourceLanguage: sourceLanguage, layout: layout) }
    }
}
