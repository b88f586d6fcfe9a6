import MizanBase
import MizanRenderTree

/// The differences between a golden and the tree as it is now, the causes first.
///
/// A cause is a node that its author changed (a padding, a font), or whose own content changed (its type, attributes,
/// text, glyphs), and a change of the tree's form (a node that is new, gone, wrapped, renamed, exchanged). Where no
/// author changed anything, causes are also a parent that arranges its children otherwise, and a node that changed its
/// place or size though nothing around it explains that. Consequences are only counted: siblings behind a node that
/// grew, parents that grew with a child, children that are centred or stretched in them (`TreeDisplacement`).
public struct TreeDifference: Hashable, Sendable {
    /// The changes with a reason of their own, the strongest first.
    public private(set) var causes: [TreeChange] = []
    /// The changes of nodes that the causes displaced, stretched or broke into other lines, in the order of the tree.
    public private(set) var consequences: [TreeChange] = []
    /// The findings about the golden itself: its line ends, damage.
    public private(set) var notes: [TreeChange] = []
    /// Other versions than the golden's, which are no changes of the tree.
    public private(set) var engine: [EngineChange] = []
    /// The names of fonts that only the golden uses.
    package private(set) var unusedFonts: [String] = []

    /// Whether nothing but versions of libraries and fonts differs, and line ends perhaps.
    public var isOfVersionsOnly: Bool { !engine.isEmpty && hasLineEndsAtMost }

    /// Whether nothing but line ends differs, and versions perhaps.
    public var isOfLineEndsOnly: Bool { !notes.isEmpty && hasLineEndsAtMost }

    /// Whether only the authors' values differ, and versions perhaps: neither a frame nor a glyph nor a colour
    /// followed.
    public var isOfWordsOnly: Bool { !notes.isEmpty && isOf(["words-differ"]) }

    private var hasLineEndsAtMost: Bool { isOf(["golden-line-ends"]) }

    private func isOf(_ rules: Set<String>) -> Bool {
        consequences.isEmpty && causes.isEmpty && notes.allSatisfy { rules.contains($0.rule) }
    }

    /// The notes, the causes, and either the consequences one by one or one line that counts them. None for equal
    /// texts.
    public func changes(verbose: Bool = false) -> [TreeChange] {
        notes + causes + (verbose ? consequences : counted)
    }

    /// ``changes(verbose:)``, with the consequences counted.
    public var changes: [TreeChange] { changes() }

    private var counted: [TreeChange] {
        guard !consequences.isEmpty else { return [] }
        var change = TreeChange(
            rule: "golden-differs", path: "",
            parts: [
                TreeChange.ChangePart([
                    .words(causes.isEmpty ? "" : "and "),
                    .count(
                        TreeAmount(count: consequences.count), one: "node was displaced",
                        other: "nodes were displaced"),
                ])
            ])
        change.isCount = !causes.isEmpty
        return [change]
    }

    /// The difference from a golden to a tree.
    public init(from golden: String, to tree: RenderTree) {
        self.init(from: golden, to: tree, alignments: Chunks())
    }

    /// The difference from a golden to a tree that was laid out just now.
    ///
    /// - Parameter alignments: Where the layout put each node in its parent; with none, places are compared by numbers alone.
    package init(from golden: String, to tree: RenderTree, alignments: Chunks<NodeAlignment>) {
        let outline = tree.outline
        self.init(from: golden, to: outline, text: outline.text, alignments: alignments)
    }

    /// The difference from a golden to a tree whose outline and text are made already.
    package init(from golden: String, to outline: TreeOutline, text: String, alignments: Chunks<NodeAlignment>) {
        self.init(from: golden, to: outline as TreeOutline?, text: text, alignments: alignments)
    }

    /// The difference from a golden to a new text; any texts can be compared.
    public init(from golden: String, to now: String) {
        self.init(
            from: golden, to: ExactText.same(golden, now) ? nil : TreeOutline(text: now), text: now,
            alignments: Chunks())
    }

    private init(
        from golden: String, to new: TreeOutline?, text now: String, alignments: Chunks<NodeAlignment>
    ) {
        guard let new, !ExactText.same(golden, now) else { return }
        let text = GoldenText(golden)
        notes = text.notes
        guard !ExactText.same(text.content, now) else { return }
        let old = TreeOutline(text: text.content)
        let header = TreeHeaderDifference(old.header.map { $0[...] }, new.header.map { $0[...] })
        unusedFonts = header.unusedFonts
        guard text.isTree else { return }
        engine = header.engine
        // Lines of another form may mean something else.
        guard text.isOfThisForm else { return }
        var findings = TreeFindings(TreeMatching(old, new), alignments: alignments, tolerance: new.pixel)
        findings.collect()
        (causes, consequences) = (findings.causes, findings.consequences)
        if findings.isOfInputsOnly {
            notes += causes.map { change in
                var change = change
                change.rule = "words-differ"
                return change
            }
            causes = []
        }
        add(header)
        if hasLineEndsAtMost, engine.isEmpty || !TreeHeaderDifference.isOfVersionsOnly(text.content, now) {
            causes = [
                TreeChange(
                    rule: "golden-differs", path: "", words: "differs in spaces or in the order of its header")
            ]
        }
    }

    private mutating func add(_ header: TreeHeaderDifference) {
        func change(_ words: String, rule: String = "golden-differs") -> TreeChange {
            TreeChange(rule: rule, path: "", words: words)
        }
        if let variant = header.variant { causes.insert(change("variant \(variant)"), at: 0) }
        causes += (header.images + header.colorGlyphs).map { change("\($0): it is drawn otherwise") }
        let isInTree = !causes.isEmpty || !consequences.isEmpty
        if !isInTree {
            causes += (header.imageNames + header.fonts).map { change($0) }
            if let size = header.size { causes.append(change("the tree's \(size)")) }
        }
        causes.insert(contentsOf: header.replacedFonts.map { change($0, rule: "font-replaced") }, at: 0)
    }
}
