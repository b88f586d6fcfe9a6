import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText

extension Scene {
    /// Lays the scene out in a variant.
    ///
    /// - Parameters:
    ///   - path: The scene's name in the tree; nil is its file's.
    ///   - fonts: The fonts after the scene's own.
    /// - Throws: `DiagnosticError` for what is wrong with the scene, or a frame that isn't finite.
    public func renderTree(
        _ variant: Variant, path: String? = nil, fonts: FontCollection
    ) throws -> RenderTree {
        var places: [String: SourcePlace] = [:]
        return try renderTree(variant, path: path, fonts: fonts, places: &places)
    }

    /// Lays the scene out in a variant, and says where the ids of its nodes stand, by the nodes' paths.
    public func renderTree(
        _ variant: Variant, path: String? = nil, fonts: FontCollection, places: inout [String: SourcePlace]
    ) throws -> RenderTree {
        var environment = EnvironmentValues(
            localization: localization(locale: variant.locale, pseudo: variant.pseudo),
            fonts: try fontCollection(with: fonts),
            layoutDirection: variant.layoutDirection)
        environment.dynamicTypeSize = variant.textSize
        environment.colorScheme = variant.colorScheme
        environment.displayScale = variant.scale.points
        if let systemDirection { environment.systemLayoutDirection = systemDirection }
        environment.safeAreaInsets = safeAreaInsets
        environment.images = images
        environment.userInterfaceIdiom = userInterfaceIdiom
        let proposal = ProposedViewSize(
            width: variant.width?.points ?? proposal.width, height: variant.height?.points ?? proposal.height)
        environment.viewDepthLimit = viewDepthLimit
        var tree = try locating {
            try LargeStack.run(viewDepth: viewDepthLimit) {
                try view().renderTree(proposal: proposal, environment: environment, places: &places)
            }
        }
        tree.scene = path ?? name
        tree.variant = variant.name
        return tree
    }

    /// The scene's own fonts before others.
    public func fontCollection(with fonts: FontCollection) throws -> FontCollection {
        fontFiles.isEmpty ? fonts : try FontCollection(files: fontFiles).adding(fonts)
    }

    /// Gives errors that have no place, as those of the layout and of a picture, the scene's file.
    public func locating<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch var error as DiagnosticError {
            for index in error.diagnostics.indices where error.diagnostics[index].place == nil {
                error.diagnostics[index].file = error.diagnostics[index].file ?? file
            }
            throw error
        }
    }

    /// The localized texts of the scene that a locale has no string of its own for.
    ///
    /// - Returns: How many of how many, and the languages that they come from.
    public func fallbacks(
        _ variant: Variant
    ) throws -> (fallen: Int, total: Int, languages: [LanguageTag]) {
        let localization = localization(locale: variant.locale)
        let texts = try localizedResources().map(localization.resolve)
        let fallen = texts.filter(\.isFallback)
        let languages = Set(fallen.map(\.language)).sorted { $0.identifier < $1.identifier }
        return (fallen.count, texts.count, languages)
    }

    /// The keys of texts that ask for an argument which the scene doesn't give, with its number from 1.
    public func missingArguments(_ variant: Variant) throws -> [(key: String, number: Int)] {
        let localization = localization(locale: variant.locale)
        return try localizedResources().compactMap { resource in
            localization.missingArguments(of: resource).first.map { (resource.key, $0) }
        }
    }

    /// The localized texts that the scene asks for.
    private func localizedResources() throws -> [LocalizedStringResource] {
        let recorder = StringRecorder()
        _ = try view(recorder: recorder)
        return recorder.resources
    }
}
