import MizanBase

/// What differs between a golden and what is now, the causes first.
///
/// A cause is a node whose own content changed (its type, flags, text, glyphs), a change of the tree's form (a node that is
/// new, gone, wrapped, renamed, exchanged), a parent that arranges its children otherwise, and a node that changed its place
/// or size though nothing around it explains that. What follows from these is only counted: siblings behind a node that
/// grew, parents that grew with a child, children that are centred or stretched in them (`TreeDisplacement`).
public struct TreeDifference: Hashable, Sendable {
    /// What changed for a reason of its own, the strongest first.
    public private(set) var causes: [TreeChange] = []
    /// What was displaced, stretched or broken into other lines by that, in the order of the tree.
    public private(set) var consequences: [TreeChange] = []
    /// What is to be said of the golden itself: its line ends, damage.
    public private(set) var notes: [TreeChange] = []
    /// Other versions than the golden's, which are no changes of the tree.
    public private(set) var engine: [EngineChange] = []

    /// Whether nothing but versions of libraries and fonts differs, and line ends perhaps.
    public var isOfVersionsOnly: Bool { !engine.isEmpty && hasLineEndsAtMost }

    /// Whether nothing but line ends differs, and versions perhaps.
    public var isOfLineEndsOnly: Bool { !notes.isEmpty && hasLineEndsAtMost }

    private var hasLineEndsAtMost: Bool {
        consequences.isEmpty && causes.isEmpty && notes.allSatisfy { $0.rule == "golden-line-ends" }
    }

    /// The notes, the causes, and one line that counts the consequences; or these one by one. None for equal texts.
    public func changes(verbose: Bool = false) -> [TreeChange] {
        notes + causes + (verbose ? consequences : counted)
    }

    /// ``changes(verbose:)``, with the consequences counted.
    public var changes: [TreeChange] { changes() }

    private var counted: [TreeChange] {
        guard !consequences.isEmpty else { return [] }
        let (and, count) = (causes.isEmpty ? "" : "and ", consequences.count)
        return [
            TreeChange(
                rule: "golden-differs", path: "",
                words: and + (count == 1 ? "1 node was displaced" : "\(count) nodes were displaced"),
                form: "\(and)\u{0} nodes were displaced", amounts: [TreeAmount(count: count)])
        ]
    }

    /// The difference from a golden to what is now; any texts can be compared.
    public init(from golden: String, to now: String) {
        guard ExactText(golden[...]) != ExactText(now[...]) else { return }
        let text = GoldenText(golden)
        notes = text.notes
        guard text.isTree, ExactText(text.content[...]) != ExactText(now[...]) else { return }
        let (old, new) = (TreeOutline(text: text.content), TreeOutline(text: now))
        let header = TreeHeaderDifference(old.header, new.header)
        var findings = TreeFindings(TreeMatching(old, new), tolerance: new.pixel)
        findings.collect()
        (causes, consequences) = (findings.causes, findings.consequences)
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
        engine = header.engine
    }
}

extension TreeOutline {
    /// A pixel of the variant's scale, in points; nothing where edges aren't rounded to pixels.
    fileprivate var pixel: FixedLength {
        let words = header.last?.split(separator: " ") ?? []
        guard let index = words.firstIndex(of: "scale"), index + 1 < words.count,
            let scale = FixedLength(String(words[index + 1].prefix(16))), scale > .zero
        else { return .zero }
        return FixedLength(rawValue: FixedLength.unitsPerPoint * FixedLength.unitsPerPoint / scale.rawValue)
    }
}
