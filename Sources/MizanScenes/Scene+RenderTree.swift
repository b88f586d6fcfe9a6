import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText

extension Scene {
    /// Lays the scene out in a variant.
    ///
    /// - Parameters:
    ///   - variant: In which locale, direction, size and look.
    ///   - path: The scene's name in the tree; nil is its file's.
    ///   - fonts: The fonts after the scene's own.
    /// - Throws: `DiagnosticError` for errors of the scene, or a frame that isn't finite.
    public func renderTree(
        _ variant: Variant, path: String? = nil, fonts: FontCollection
    ) throws -> RenderTree {
        try layout(variant, path: path, fonts: fonts).tree
    }

    /// Lays the scene out as ``renderTree(_:path:fonts:)`` does, with the places of its nodes' ids, and the faults in
    /// the tree that a reader would see.
    public func layout(_ variant: Variant, path: String? = nil, fonts: FontCollection) throws -> LaidOutView {
        try layout(variant, path: path, fonts: fonts, describingAlternatives: false)
    }

    /// Lays the scene out, and says of fallback layouts what their alternatives hold (``LaidOutView/alternatives``).
    package func layout(
        _ variant: Variant, path: String? = nil, fonts: FontCollection, describingAlternatives: Bool
    ) throws -> LaidOutView {
        var environment = try environment(variant, fonts: fonts)
        environment.describesAlternatives = describingAlternatives
        let result = try locating {
            try LargeStack.run(viewDepth: viewDepthLimit) {
                try view().layout(proposal: variant.proposal(else: proposal), environment: environment)
            }
        }
        return named(result, variant, path: path)
    }

    /// The environment of the scene in a variant.
    ///
    /// - Throws: `DiagnosticError` where its own fonts can't be read.
    func environment(_ variant: Variant, fonts: FontCollection) throws -> EnvironmentValues {
        var environment = variant.environment(
            localization: localization(locale: variant.locale, pseudo: variant.pseudo, idiom: variant.idiom),
            fonts: try fontCollection(with: fonts))
        if let systemDirection { environment.systemLayoutDirection = systemDirection }
        environment.safeAreaInsets = safeAreaInsets
        environment.images = images
        environment.userInterfaceIdiom = variant.idiom ?? userInterfaceIdiom
        environment.viewDepthLimit = viewDepthLimit
        return environment
    }

    /// A layout of the scene with its name and its variant's, and with places for its findings.
    func named(_ layout: LaidOutView, _ variant: Variant, path: String? = nil) -> LaidOutView {
        var result = layout
        result.tree.scene = path ?? name
        result.tree.variant = variant.name
        for index in result.findings.indices where result.findings[index].place == nil {
            // Without places equal findings of several nodes are one.
            guard result.findings[index].rule != LocalizedTextProblem.wordRule else {
                result.findings[index].file = file
                continue
            }
            let path = result.findings[index].nodePath ?? ""
            result.findings[index].place = SourcePlace.nearest(to: path, in: result.places)
            result.findings[index].file = result.findings[index].place == nil ? file : nil
        }
        return result
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
    public struct Fallbacks: Hashable, Sendable {
        /// The keys of those texts, in their order in the scene.
        public var keys: [String]
        /// The number of localized texts that the scene has.
        public var total: Int
        /// The languages that they come from instead.
        public var languages: [LanguageTag]
    }

    /// The texts that the scene shows in another language than a variant's; a text that no table has is a finding of
    /// the layout.
    public func fallbacks(_ variant: Variant) throws -> Fallbacks {
        let localization = localization(locale: variant.locale, idiom: variant.idiom)
        let texts = try localizedResources().map { (key: $0.key, text: localization.resolve($0)) }
        let fallen = texts.filter { $0.text.isFallback && !$0.text.problems.contains(where: \.isUnknownName) }
        let languages = Set(fallen.map(\.text.language)).sorted { $0.identifier < $1.identifier }
        return Fallbacks(keys: fallen.map(\.key), total: texts.count, languages: languages)
    }
}
