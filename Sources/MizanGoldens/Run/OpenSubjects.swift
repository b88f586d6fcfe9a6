import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanText
import Synchronization

/// The subjects of a run that are read, each once whichever thread asks first, and let go when its last case is done.
final class OpenSubjects: Sendable {
    private let subjects: [String: GoldenSubject]
    private let kept: (any OpenKeptLooks)?
    private let shelf: Mutex<[String: Item]>

    private struct Item {
        var remaining: Int
        let subject: Shared<OpenSubject>
    }

    init(_ subjects: [String: GoldenSubject], cases: [GoldenCase], kept: (any OpenKeptLooks)?) {
        self.subjects = subjects
        self.kept = kept
        var shelf: [String: Item] = [:]
        for item in cases {
            shelf[item.scene, default: Item(remaining: 0, subject: Shared())].remaining += 1
        }
        self.shelf = Mutex(shelf)
    }

    /// The subject of a case.
    func subject(of item: GoldenCase) throws -> OpenSubject {
        let shared = shelf.withLock { $0[item.scene]?.subject } ?? Shared()
        return try shared.value { [subjects, kept] in
            guard let subject = subjects[item.scene] else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "scene-missing", message: "there is no scene \(Diagnostic.quote(item.scene))",
                        fix: "name a scene of the plan"))
            }
            return OpenSubject(try subject.open(), kept: kept)
        }
    }

    /// Says that a case needs its subject no more.
    func finish(_ item: GoldenCase) {
        shelf.withLock { shelf in
            shelf[item.scene]?.remaining -= 1
            if let remaining = shelf[item.scene]?.remaining, remaining <= 0 { shelf[item.scene] = nil }
        }
    }
}

/// A subject that is read, with the trees that others are compared with.
final class OpenSubject: Sendable {
    let content: GoldenSubject.Open
    /// A digest of the files that it was made of; nil where nothing is kept, or can be.
    let inputs: String?
    private let bases = Mutex<[Variant: Shared<LaidOutView>]>([:])

    init(_ content: GoldenSubject.Open, kept: (any OpenKeptLooks)?) {
        self.content = content
        inputs = content.inputs.flatMap { kept?.digest(of: $0) }
    }

    /// The variant that a locale, pseudo-languages and a direction have to change; nil for one that has none of them.
    func base(of variant: Variant) -> Variant? {
        var base = variant
        (base.locale, base.pseudo, base.direction) = (content.sourceLanguage, [], nil)
        return base == variant ? nil : base
    }

    /// The layout of a variant; one that others are compared with is made once.
    func layout(_ variant: Variant, fonts: FontCollection) throws -> LaidOutView {
        guard base(of: variant) == nil else { return try content.layout(variant, fonts) }
        let shared = bases.withLock { bases in
            let shared = bases[variant] ?? Shared()
            bases[variant] = shared
            return shared
        }
        return try shared.value { try content.layout(variant, fonts) }
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
final class Shared<Value: Sendable>: Sendable {
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
