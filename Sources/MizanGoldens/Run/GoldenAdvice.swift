import MizanBase
import MizanDifferences

/// Advice about the findings of a run: in the same words on a terminal, in JSON, in a report and in a test.
public struct GoldenAdvice: Sendable {
    /// The advice for recording everything that is new, to be read after “then”.
    public var record: String
    /// The advice for recording what is missing.
    public var recordMissing: String
    /// The advice for recording goldens in which only versions differ.
    public var recordVersions: String
    /// The advice for a variant that changes nothing.
    public var localize: String
    /// The advice for taking an exception back.
    public var expectEffect: String
    /// The advice for allowing that something isn't there.
    public var allow: String

    /// The advice in the words of a tool.
    public init(
        record: String, recordMissing: String, recordVersions: String, localize: String, expectEffect: String,
        allow: String
    ) {
        self.record = record
        self.recordMissing = recordMissing
        self.recordVersions = recordVersions
        self.localize = localize
        self.expectEffect = expectEffect
        self.allow = allow
    }

    /// For who calls the tool.
    public static let command = GoldenAdvice(
        record: "run “mizan golden record”",
        recordMissing: "look at it with “mizan preview”, then run “mizan golden record”",
        recordVersions: "run “mizan golden record --versions-only”",
        localize: "localize the scene, or add the variant to “expectNoEffect” in goldens.json with the reason",
        expectEffect: "take it out of “expectNoEffect” in goldens.json",
        allow: "add it to “allow” in goldens.json with the reason")

    /// Git writes line ends as `core.autocrlf` sets them unless a file's attribute overrides it, and writes a file
    /// again only where it isn't there.
    static let lineEnds =
        "add “*.tree text eol=lf” to .gitattributes, then delete the files and take them back with “git checkout”"

    /// A golden that knows more than the engine isn't overwritten by it.
    static let newer = "use the golden's versions or newer ones; to go back on purpose, remove the golden first"

    /// The advice for a finding of a rule; nil for one that has its own fix, or none.
    public func fix(_ rule: String) -> String? {
        switch rule {
        case "golden-missing": recordMissing
        case "golden-form", "words-differ": record
        case "golden-line-ends": Self.lineEnds
        case "versions-differ", "golden-versions": "when these are meant, \(recordVersions)"
        case "golden-newer": Self.newer
        case "golden-conflict": "resolve the merge, or \(record)"
        case "golden-pointer": "run “git lfs pull”"
        case "golden-unreadable", "png-unreadable": "take it back from version control, or \(record)"
        case "variant-without-effect": localize
        case "no-effect-expected": expectEffect
        default: nil
        }
    }

    /// The advice for a run, a sentence without a full stop for each kind of finding that has one.
    public func sentences(_ summary: GoldenSummary) -> [String] {
        var sentences: [String] = []
        if summary.count(.lineEndsDiffer) > 0 { sentences.append("for the line ends, \(Self.lineEnds)") }
        if summary.count(.versionsDiffer) > 0 {
            sentences.append("when the versions are meant, \(recordVersions)")
        }
        if summary.count(.incomplete) > 0 {
            sentences.append("fix what isn't there before it is recorded, or \(allow)")
        }
        let changed: [GoldenOutcome.Status] = [.differs, .pictureOnly, .missing]
        if changed.contains(where: { summary.count($0) > 0 }) {
            sentences.append("when the change is meant, \(record)")
        }
        return sentences
    }
}

extension Diagnostic {
    /// A change of a tree as a finding of its golden.
    package init(_ change: TreeChange, file: String?, variants: [String], message: String) {
        self.init(
            change.rule == "words-differ" ? .note : .error, rule: change.rule, file: file,
            nodePath: change.path.isEmpty ? nil : change.path, variants: variants,
            message: message, fix: GoldenAdvice.command.fix(change.rule))
    }
}
