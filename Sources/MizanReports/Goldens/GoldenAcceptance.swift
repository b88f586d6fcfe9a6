import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDifferences
import MizanDocument
import MizanGoldens
import MizanScenes

/// Takes the files of a reviewed report as new goldens, without laying anything out again.
///
/// The report may come from anywhere: only files that have the hash in the report are taken, under the names of
/// variants, inside the goldens' folder and nowhere else. Nothing is written where anything is in the way: a golden
/// that is no longer the one that the report compared with, a link in the folder.
public struct GoldenAcceptance {
    /// The cases that are taken.
    public enum CaseChoice: Sendable {
        /// All that can be.
        case all
        /// Those whose names fit patterns; a name without `*` has to be that of a case that can be taken.
        case fitting([String])
    }

    /// The result of accepting.
    public struct AcceptanceResult: Sendable {
        /// The paths of the files that are new or changed.
        public var written: [String] = []
        /// The number of files that were right already.
        public var unchanged = 0
        /// The names of cases that were looked at and can't be accepted, such as those of scenes with errors.
        public var passedOver: [String] = []
    }

    private struct File {
        let path: String
        let expected: ContentHash?
        let actual: ContentHash
        let kind: GoldenReport.FileKind
    }

    private let report: GoldenReport
    private let folder: GoldenFolder

    /// - Parameters:
    ///   - report: The report that was looked at.
    ///   - folder: The goldens' folder.
    public init(_ report: GoldenReport, into folder: String) {
        self.report = report
        self.folder = GoldenFolder(path: folder)
    }

    /// Writes the goldens, each file whole or not at all, after all of them were checked.
    ///
    /// - Parameters:
    ///   - choice: The cases.
    ///   - onWait: Called once where another run uses the folder, before this one waits for it.
    /// - Throws: `DiagnosticError` of the rules `report-stale` (a golden changed since), `report-case` (no such case, or one
    ///   that can't be accepted), `report-damaged`, `path-outside-root`.
    public func accept(_ choice: CaseChoice, onWait: () -> Void = {}) throws -> AcceptanceResult {
        _ = try SourceFolder(root: folder.path)
        let writer = try GoldenWriter(folder: folder.path, onWait: onWait)
        var result = AcceptanceResult()
        var wrong: [Diagnostic] = []
        var pending: [(item: GoldenCase, files: [File])] = []
        for entry in try chosen(choice, &result) {
            do {
                let files = files(of: entry)
                let changed = try files.filter(isPending)
                result.unchanged += files.count - changed.count
                if !changed.isEmpty { pending.append((entry.outcome.case, changed)) }
            } catch let error as DiagnosticError {
                wrong += error.diagnostics
            }
        }
        guard wrong.isEmpty else { throw DiagnosticError(wrong) }
        for (item, files) in pending {
            // Read again rather than kept: the goldens of a large report don't fit in memory together.
            func bytes(_ kind: GoldenReport.FileKind) throws -> [UInt8]? {
                try files.first { $0.kind == kind }.map { try report.bytes(of: $0.actual, kind) }
            }
            result.written += try writer.write(item, tree: bytes(.tree), picture: bytes(.png))
        }
        return result
    }

    /// The outcomes that are chosen and can be accepted.
    private func chosen(_ choice: CaseChoice, _ result: inout AcceptanceResult) throws -> [ReportedCase] {
        var chosen: [ReportedCase] = []
        var patterns: [String: Bool] = [:]
        if case .fitting(let all) = choice { for pattern in all { patterns[pattern] = false } }
        let names = Set(patterns.keys.filter { !$0.contains("*") })
        let wide = patterns.keys.filter { $0.contains("*") }
        var wrong: [Diagnostic] = []
        try report.forEach { entry in
            let outcome = entry.outcome
            var isAsked = false
            if case .all = choice { isAsked = true }
            if names.contains(outcome.name) {
                (isAsked, patterns[outcome.name]) = (true, true)
                if !outcome.canBeAccepted {
                    wrong.append(
                        error(
                            "report-case", "\(outcome.name) can't be accepted: it is \(outcome.status.rawValue)",
                            "accept those that differ or are missing"))
                }
            }
            for pattern in wide where Self.matches(outcome.name, pattern) {
                (isAsked, patterns[pattern]) = (true, true)
            }
            guard isAsked, outcome.status != .passed else { return }
            if outcome.canBeAccepted { chosen.append(entry) } else { result.passedOver.append(outcome.name) }
        }
        for (pattern, wasFound) in patterns.sorted(by: { $0.key < $1.key }) where !wasFound {
            wrong.append(
                error(
                    "report-case", "no variant of the report fits \(Diagnostic.quote(pattern))",
                    "name one as the report does, such as Forecast/ar_w320"))
        }
        guard wrong.isEmpty else { throw DiagnosticError(wrong) }
        return chosen
    }

    private func files(of entry: ReportedCase) -> [File] {
        let (item, old, new) = (entry.outcome.case, entry.expected, entry.actual)
        var files: [File] = []
        if let tree = new.tree, tree != old.tree {
            files.append(File(path: item.treeFile, expected: old.tree, actual: tree, kind: .tree))
        }
        if let picture = new.picture, picture != old.picture, item.hasPicture {
            files.append(File(path: item.pictureFile, expected: old.picture, actual: picture, kind: .png))
        }
        return files
    }

    /// Tells whether a file is to be written: checked against the report, as is the golden that it replaces. False
    /// where the golden is that file already.
    private func isPending(_ file: File) throws -> Bool {
        let current = try folder.read(file.path).map { ContentHash(of: $0) }
        if current == file.actual { return false }
        guard current == file.expected else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "report-stale", file: folder.file(file.path),
                    message: current == nil
                        ? "the golden that the report compared with is gone"
                        : file.expected == nil
                            ? "there is a golden that wasn't there when the report was made"
                            : "the golden changed since the report was made",
                    fix: "run “mizan golden verify --report” again"))
        }
        let bytes = try report.bytes(of: file.actual, file.kind)
        switch file.kind {
        case .tree:
            guard bytes.starts(with: GoldenText.beginning.utf8) else {
                throw DiagnosticError(error("report-damaged", "\(file.path) is no tree", "make the report again"))
            }
            if let golden = try folder.read(file.path),
                let refusal = Diagnostic(newerGolden: golden, than: bytes, file: folder.file(file.path))
            {
                throw DiagnosticError(refusal)
            }
        case .png: _ = try PNGDecoder.size(of: bytes, file: report.source.displayName(of: "files/\(file.actual).png"))
        }
        return true
    }

    private func error(_ rule: String, _ message: String, _ fix: String) -> Diagnostic {
        Diagnostic(rule: rule, file: report.folder, message: message, fix: fix)
    }

    /// The file that a page writes: the names of the cases that a reviewer marked.
    ///
    /// - Throws: `DiagnosticError` of the rule `report-case` where it is of another report.
    public static func marked(in file: SourceFile, of report: GoldenReport) throws -> CaseChoice {
        let value = try JSONValue.parse(
            file.bytes, file: file.name, comments: false, valueLimit: Limits.reportLineValues,
            depthLimit: Limits.reportDepth)
        try JSONObject(value, kind: "a list of accepted variants").checkKeys(["schema", "report", "cases"])
        let schema = try value.member("schema")
        guard try schema.int() == GoldenReport.schema else {
            throw schema.error(
                "this is not schema \(GoldenReport.schema)", fix: "save it from the page", rule: "schema")
        }
        let identity = try value.member("report")
        guard try identity.string() == report.identity.description else {
            throw identity.error(
                "these marks are of another report than \(Diagnostic.quote(report.folder))",
                fix: "mark the variants in this report's page", rule: "report-case")
        }
        return .fitting(try value.member("cases").array().map { try $0.string() })
    }

    /// `*` fits anything within a folder, `**` anything.
    private static func matches(_ name: String, _ pattern: String) -> Bool { ScenePattern(pattern).matches(name) }
}

extension GoldenOutcome {
    /// True where there is something that can become the golden.
    public var canBeAccepted: Bool {
        status.canBeAccepted
    }
}

extension GoldenOutcome.Status {
    fileprivate var canBeAccepted: Bool {
        switch self {
        case .missing, .differs, .pictureOnly, .versionsDiffer: true
        case .failed, .incomplete, .lineEndsDiffer, .withoutEffect, .passed: false
        }
    }
}

extension GoldenSummary {
    /// True where something of the run can become a golden.
    var canBeAccepted: Bool { counts.contains { $0.key.canBeAccepted && $0.value > 0 } }
}
