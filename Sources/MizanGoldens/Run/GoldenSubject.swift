import MizanBase
import MizanDocument
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanText

/// The source of the layouts of one name: a scene file, or a view of a test.
public struct GoldenSubject: Sendable {
    /// The name of the scene in ``GoldenCase/scene``.
    public let name: String
    /// The scene's file; nil for a view.
    public let file: String?
    package let open: @Sendable () throws -> Open

    /// A subject that was read, to be laid out in any number of variants by any number of threads.
    package struct Open: Sendable {
        /// The language without which a locale has no effect.
        let sourceLanguage: LanguageTag
        let layout: @Sendable (Variant, FontCollection) throws -> LaidOutView
        let picture: @Sendable (GoldenPictures, RenderTree, Variant, FontCollection) throws -> any GoldenPicture
        /// The files that it was made of, as they were read; nil where that isn't known, so that no result can be kept.
        package let inputs: [SourceFile]?
        /// Its own fonts.
        package let fontFiles: [String]
        /// Its own fonts before those that it is given.
        var fonts: @Sendable (FontCollection) throws -> FontCollection = { $0 }
    }

    /// A scene file.
    public init(_ file: SceneFile) {
        name = file.name
        self.file = file.path
        open = {
            let scene = try Scene(path: file.path)
            return Open(
                sourceLanguage: scene.sourceLanguage,
                layout: { try scene.layout($0, path: file.name, fonts: $1) },
                picture: { pictures, tree, variant, fonts in
                    try scene.locating { try pictures.draw(tree, variant, scene.fontCollection(with: fonts)) }
                }, inputs: scene.inputs, fontFiles: scene.fontFiles,
                fonts: { try scene.fontCollection(with: $0) })
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
        open = {
            Open(
                sourceLanguage: sourceLanguage, layout: layout, picture: { try $0.draw($1, $2, $3) }, inputs: nil,
                fontFiles: [])
        }
    }
}
