import MizanBase
import MizanDocument
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanText
import Synchronization

/// The open scenes of a run. Each is opened once, by the thread that needs it first, and released after its last case.
final class OpenScenes: Sendable {
    private let scenes: [String: GoldenScene]
    private let open: Mutex<[String: SharedScene]>

    private struct SharedScene {
        var remainingCases: Int
        let scene: OnceValue<OpenScene>
    }

    init(_ scenes: [String: GoldenScene], cases: [GoldenCase]) {
        self.scenes = scenes
        var open: [String: SharedScene] = [:]
        for item in cases {
            open[item.scene, default: SharedScene(remainingCases: 0, scene: OnceValue())].remainingCases += 1
        }
        self.open = Mutex(open)
    }

    /// The scene of a case.
    func scene(of item: GoldenCase) throws -> OpenScene {
        let shared = open.withLock { $0[item.scene]?.scene } ?? OnceValue()
        return try shared.value { [scenes] in
            guard let scene = scenes[item.scene] else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "scene-missing", message: "there is no scene \(Diagnostic.quote(item.scene))",
                        fix: "name a scene of the plan"))
            }
            return try scene.open()
        }
    }

    /// Marks a case as done.
    func finish(_ item: GoldenCase) {
        open.withLock { open in
            open[item.scene]?.remainingCases -= 1
            if let remaining = open[item.scene]?.remainingCases, remaining <= 0 { open[item.scene] = nil }
        }
    }
}

/// A scene that is read, to be laid out in any number of variants by any number of threads.
package final class OpenScene: Sendable {
    /// The files that it was made of, as they were read; nil if they aren't known, so that no case can be stored.
    package let inputs: [SourceFile]?
    /// Its own fonts.
    package let fontFiles: [String]
    /// Draws a tree of the scene.
    let picture: @Sendable (GoldenPictures, RenderTree, Variant, FontCollection) throws -> any GoldenPicture
    /// Its own fonts before those that it is given.
    let fonts: @Sendable (FontCollection) throws -> FontCollection
    /// The language without which a locale has no effect.
    private let sourceLanguage: LanguageTag
    private let content: @Sendable (Variant, FontCollection) throws -> LaidOutView
    private let bases = Mutex<[Variant: OnceValue<LaidOutView>]>([:])
    private let digest = OnceValue<String?>()

    init(
        sourceLanguage: LanguageTag, inputs: [SourceFile]? = nil, fontFiles: [String] = [],
        layout: @escaping @Sendable (Variant, FontCollection) throws -> LaidOutView,
        picture: @escaping @Sendable (GoldenPictures, RenderTree, Variant, FontCollection) throws -> any GoldenPicture =
            { try $0.draw($1, $2, $3) },
        fonts: @escaping @Sendable (FontCollection) throws -> FontCollection = { $0 }
    ) {
        self.sourceLanguage = sourceLanguage
        self.inputs = inputs
        self.fontFiles = fontFiles
        content = layout
        self.picture = picture
        self.fonts = fonts
    }

    /// The key of a case of the scene in a run's store; nil if the case can't be stored.
    func key(of item: GoldenCase, in store: any OpenCaseStore) throws -> String? {
        try digest.value { inputs.map(store.digest) }.flatMap {
            store.key(of: item, inputs: $0, fontFiles: fontFiles)
        }
    }

    /// The variant that a locale, pseudo-languages and a direction have to change; nil for one that has none of them.
    func base(of variant: Variant) -> Variant? {
        var base = variant
        (base.locale, base.pseudo, base.direction) = (sourceLanguage, [], nil)
        return base == variant ? nil : base
    }

    /// The layout of a variant; one that others are compared with is made once.
    package func layout(_ variant: Variant, fonts: FontCollection) throws -> LaidOutView {
        guard base(of: variant) == nil else { return try content(variant, fonts) }
        let shared = bases.withLock { bases in
            let shared = bases[variant] ?? OnceValue()
            bases[variant] = shared
            return shared
        }
        return try shared.value { try content(variant, fonts) }
    }

    /// Tells whether a variant looks otherwise than the scene does without its locale, pseudo-languages and direction; nil for a
    /// variant without any, and where that can't be laid out.
    ///
    /// Frames are compared as they stand on the screen, so that a layout which turns around in whole has an effect, and
    /// one whose nodes only have another direction has none.
    func hasEffect(_ variant: Variant, _ tree: RenderTree, fonts: FontCollection) -> Bool? {
        guard let base = base(of: variant), let plain = try? layout(base, fonts: fonts).tree else { return nil }
        guard tree.size == plain.size, tree.nodes.count == plain.nodes.count else { return true }
        return !zip(tree.nodes, plain.nodes).allSatisfy { node, plain in
            var node = node
            node.direction = plain.direction
            return node == plain
        }
    }
}

/// A value that is made once: who asks meanwhile waits.
final class OnceValue<Value: Sendable>: Sendable {
    private let state = Mutex<Result<Value, any Error>?>(nil)

    func value(_ make: () throws -> Value) throws -> Value {
        try state.withLock { state in
            if let state { return state }
            let result = Result { try make() }
            state = result
            return result
        }.get()
    }
}
