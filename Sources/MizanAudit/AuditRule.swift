import MizanBase
import MizanRenderTree
import MizanScenes

/// One thing that an audit looks for in a laid-out scene.
///
/// A rule of a tree looks at one layout and nothing else, so that it finds the same in a scene file, in a view made in code
/// and in a tree that was read. A rule of a whole scene compares layouts of several variants, or reads the scene's strings.
/// Each stands in a file of its own; ``all`` is the table of them.
public struct AuditRule: Sendable {
    /// The name of the rule in findings, kebab-case and stable.
    public let name: String
    /// The fault that the rule finds, in one sentence without a full stop.
    public let summary: String
    /// The reason that it is wrong.
    public let reason: String
    /// The way to fix it.
    public let fix: String
    /// The condition that makes a finding an error, the others being of ``severity``: a name is a reason to ask, not more.
    /// Nil if each is an error.
    public let certainty: String?
    /// The severity of the findings; the lesser one if ``certainty`` makes some of them errors.
    public let severity: Diagnostic.Severity
    private let check: Check

    /// The layouts that a rule looks at.
    private enum Check: Sendable {
        case tree(@Sendable (AuditedTree) -> [Fault])
        case scene(@Sendable (AuditedScene) throws -> [Fault])
    }

    /// The fault of one node, or of one string.
    struct Fault {
        /// The node's path; nil for a string that no node shows.
        let path: String?
        let message: String
        var severity = Diagnostic.Severity.error
        /// Nil takes the rule's.
        var fix: String?
        /// The name that an author gave its subject: the key of a string, the name of an image.
        var key: String?
        /// The place that a picture marks, absolute; nil takes the node's frame.
        var area: FixedRect?
        /// Those that show it. A rule of a tree leaves it empty: it is the tree's.
        var variants: [Variant] = []
    }

    /// A rule of a tree.
    init(
        _ name: String, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil, otherwise severity: Diagnostic.Severity = .warning,
        in check: @escaping @Sendable (AuditedTree) -> [Fault]
    ) {
        self.init(name, summary, reason, fix, certainty, severity, .tree(check))
    }

    /// A rule of a scene: it sees all its layouts together. What it throws is an error of the scene.
    init(
        _ name: String, finds summary: String, because reason: String, fix: String,
        errorWhere certainty: String? = nil,
        inScene check: @escaping @Sendable (AuditedScene) throws -> [Fault]
    ) {
        self.init(name, summary, reason, fix, certainty, .warning, .scene(check))
    }

    private init(
        _ name: String, _ summary: String, _ reason: String, _ fix: String, _ certainty: String?,
        _ lesser: Diagnostic.Severity, _ check: Check
    ) {
        (self.name, self.summary, self.reason, self.fix) = (name, summary, reason, fix)
        (self.certainty, severity) = (certainty, certainty == nil ? .error : lesser)
        self.check = check
    }

    /// All rules, in the order of a report.
    public static let all: [AuditRule] = [
        // Nothing lost.
        .textOutsideFrame, .textClipped, .outsideScreen, .textTruncated, .wordBroken, .numberBroken,
        .textsOverlap, .numberOutsideShape, .fitsBecauseCut, .droppedByFallback, .lostInALanguage, .focusUnreachable,
        // Mirror symmetry.
        .notMirrored, .imageDoesNotMirror, .physicalName, .orderIsReversed, .markIsMirrored, .imageFlippedByCode,
        // Type.
        .missingGlyph, .mixedFaces, .faceOfAnotherLanguage, .mixedDigits, .textTooSmall, .lowContrast, .targetTooSmall,
        // Alignment and direction.
        .textAgainstItsLetters, .signAtTheEnd, .joinedByHand, .numbersTouch, .numberIsReversed, .alignedAgainstWriting,
        .readAgainstSight,
        // Language.
        .fallbackLanguage, .bareKey, .untranslatedLiteral,
    ]

    /// The rules of what makes a view show something else, from which findings of other rules may follow.
    static let causes: Set<String> = Set([bareKey, fallbackLanguage, missingGlyph].map(\.name))

    /// The rules of what gets lost where a text grows.
    private static let losses: Set<String> = Set(
        [
            textOutsideFrame, textClipped, outsideScreen, textTruncated, wordBroken, numberBroken, textsOverlap,
            fitsBecauseCut, numberOutsideShape, numbersTouch,
        ].map(\.name))

    /// Whether the rule looks for what gets lost where a text grows.
    public var isOfLoss: Bool { Self.losses.contains(name) }

    /// The rule of a name, nil where there is none.
    public static func named(_ name: String) -> AuditRule? { all.first { $0.name == name } }

    /// The faults in one layout; none for a rule of a scene.
    func findings(in tree: AuditedTree) -> [AuditFinding] {
        guard case .tree(let check) = check else { return [] }
        return check(tree).map { fault in
            var fault = fault
            fault.variants = [tree.variant]
            return finding(fault, in: [tree])
        }
    }

    /// The faults of a scene's layouts together; none for a rule of a tree.
    func findings(in scene: AuditedScene) throws -> [AuditFinding] {
        guard case .scene(let check) = check else { return [] }
        return try check(scene).map { finding($0, in: scene.trees) }
    }

    private func finding(_ fault: Fault, in trees: [AuditedTree]) -> AuditFinding {
        let marks = fault.variants.compactMap { variant -> AuditFinding.Mark? in
            let tree = trees.first { $0.variant == variant }
            let frame = fault.path.flatMap { path in
                tree?.tree.index(of: NodePath(path)).map { tree?.tree.nodes[$0].frame }
            }
            return (fault.area ?? frame ?? nil).map { AuditFinding.Mark(variant: variant, area: $0) }
        }
        return AuditFinding(
            diagnostic: Diagnostic(
                fault.severity, rule: name, nodePath: fault.path, key: fault.key, variants: fault.variants.map(\.name),
                message: fault.message, fix: fault.fix ?? fix),
            marks: marks)
    }
}
