import MizanBase
import MizanDifferences

/// The result of a whole golden run, in numbers.
public struct GoldenSummary: Hashable, Sendable {
    /// The number of cases with each status.
    public var counts: [GoldenOutcome.Status: Int] = [:]
    /// The number of pictures that were compared.
    public var pictures = 0
    /// The number of results that were kept from an earlier run.
    public var fromStore = 0
    /// The cost of all cases together.
    public var cost = 0
    /// The number of cases that were left out because nothing that they are made of changed.
    public var unchanged = 0
    /// The number of cases that have goldens of other versions.
    public private(set) var otherVersions = 0
    /// The versions and fonts of those goldens that are others now, each once.
    public private(set) var engine: [EngineChange] = []
    /// Pixels that differ where the plan allows it, with the case that has them.
    public var tolerated: [Tolerated] = []
    /// Findings beyond the cases: goldens that no variant uses, and entries of the plan that nothing needs; by file and
    /// place.
    public var findings: [Diagnostic] = []
    /// Findings of one part of several that hold unless another part disproves them.
    public var undecided: [Diagnostic] = []

    /// Pixels of one case that a plan allows to differ.
    public struct Tolerated: Hashable, Sendable {
        /// The case's name.
        public var name: String
        /// The pixels that differ.
        public var pixels: GoldenOutcome.ToleratedPixels

        /// Pixels of a case.
        public init(name: String, pixels: GoldenOutcome.ToleratedPixels) {
            self.name = name
            self.pixels = pixels
        }
    }

    /// An empty summary.
    public init() {}

    /// Counts a case.
    public mutating func add(_ outcome: GoldenOutcome) {
        counts[outcome.status, default: 0] += 1
        if outcome.case.hasPicture { pictures += 1 }
        if outcome.isFromStore { fromStore += 1 }
        cost += outcome.cost
        if !outcome.engine.isEmpty { otherVersions += 1 }
        // Goldens may say anything: of more versions than there can be the rest is left out.
        for change in outcome.engine where engine.count < Self.engineLimit && !engine.contains(change) {
            engine.append(change)
        }
        tolerated += outcome.tolerated.map { Tolerated(name: outcome.name, pixels: $0) }
    }

    private static let engineLimit = 200

    /// The finding to print first: that goldens are of other versions, once for all of them; nil where none is.
    ///
    /// - Parameter folder: The goldens' folder as the user names it.
    public func engineFinding(in folder: String) -> Diagnostic? {
        guard otherVersions > 0 else { return nil }
        let goldens = otherVersions == 1 ? "1 golden is" : "\(otherVersions) goldens are"
        return Diagnostic(
            engineOf: goldens, EngineChange.ChangedPart.allCases.flatMap { kind in engine.filter { $0.part == kind } },
            isFinding: count(.versionsDiffer) > 0, file: folder)
    }

    /// The number of cases that were looked at.
    public var checked: Int { counts.values.reduce(0, +) }
    /// The number of cases with a status.
    public func count(_ status: GoldenOutcome.Status) -> Int { counts[status] ?? 0 }
    /// True where all is as recorded.
    public var isPassed: Bool { checked == count(.passed) && findings.isEmpty }

    /// `26 variants checked, 11 with a picture: 2 differ, 1 missing`
    public var text: String {
        var words = "\(checked) \(checked == 1 ? "variant" : "variants") checked"
        if pictures > 0 { words += ", \(pictures) with a picture" }
        if fromStore > 0 { words += ", \(fromStore) not laid out again" }
        if unchanged > 0 { words += ", \(unchanged) left out" }
        guard !isPassed else {
            return words + ": all as recorded"
                + (otherVersions > 0 ? ", \(otherVersions == checked ? "" : "\(otherVersions) ")by other versions" : "")
        }
        var counted: [String] = []
        func add(_ status: GoldenOutcome.Status, _ one: String, _ many: String) {
            let count = count(status)
            if count > 0 { counted.append("\(count) \(count == 1 ? one : many)") }
        }
        add(.failed, "can't be laid out", "can't be laid out")
        add(.incomplete, "lacks something that it shows", "lack something that they show")
        add(.differs, "differs", "differ")
        add(.pictureOnly, "differs in its picture only", "differ in their pictures only")
        add(.versionsDiffer, "differs in versions only", "differ in versions only")
        add(.lineEndsDiffer, "differs in line ends only", "differ in line ends only")
        add(.missing, "missing", "missing")
        add(.withoutEffect, "without the expected effect", "without the expected effect")
        let goldens = findings.count { $0.rule == "golden-unused" }
        if goldens > 0 { counted.append("\(goldens) unused \(goldens == 1 ? "golden" : "goldens")") }
        let entries = findings.count - goldens
        if entries > 0 { counted.append("\(entries) unused \(entries == 1 ? "entry" : "entries") of the plan") }
        return words + ": " + counted.joined(separator: ", ")
    }
}

extension Diagnostic {
    /// The place, or the file without one.
    package var `where`: String? { place?.description ?? file }

    /// The order of findings beyond the cases, the same for a whole run and for one that was put together from parts.
    package static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        func key(_ finding: Diagnostic) -> (String, Int, Int, String) {
            (
                finding.place?.file ?? finding.file ?? "", finding.place?.line ?? 0, finding.place?.column ?? 0,
                finding.message
            )
        }
        return key(left) < key(right)
    }
}
