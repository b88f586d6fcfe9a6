import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDocument
import MizanGoldens

/// Writes a report folder while a run goes on: a line and the files of each case as it is done, the page at the end.
///
/// No case is kept in memory.
public struct GoldenReportWriter {
    private let folder: ReportFolder
    private let lines: FileHandle
    private let times: FileHandle
    private let paths: ProjectPaths?
    /// Read first: a run isn't to fail at its end for a page whose files aren't there.
    private let page: GoldenReportPage

    /// Makes the folder; one that holds an earlier report is emptied. It is held as long as the writer is there.
    ///
    /// - Parameters:
    ///   - folder: Where the report goes.
    ///   - header: The header: the cases and versions of the run.
    ///   - paths: The names of files in the report; nil takes their names as they come.
    ///   - onWait: Called once where another run writes in the folder, before this one waits for it.
    /// - Throws: `DiagnosticError` of the rule `report-folder` where it holds anything else.
    public init(
        folder: String, header: GoldenReport.Header, paths: ProjectPaths? = nil, onWait: () -> Void = {}
    ) throws {
        self.paths = paths
        page = try GoldenReportPage()
        var writer = JSONWriter(.compact)
        header.write(to: &writer)
        self.folder = try ReportFolder(path: folder, header: writer.bytes, onWait: onWait)
        lines = try self.folder.lines("report.jsonl")
        times = try self.folder.lines("times.jsonl")
    }

    /// Takes a case; cases come in the order of the run.
    public mutating func add(_ verified: VerifiedCase) throws {
        var entry = ReportedCase(outcome: verified.outcome)
        entry.outcome.diagnostics = named(entry.outcome.diagnostics)
        if let paths { entry.outcome.places = entry.outcome.places.mapValues(paths.named) }
        // What is as recorded isn't handed over, and isn't in the report.
        entry.expected = try folder.add(verified.expected)
        entry.actual = try folder.add(verified.actual)
        entry.drawing = try verified.drawing.map { try folder.add($0, .png) }
        if let old = verified.expected.picture, let new = verified.actual.picture, old != new {
            try addDifference(from: old, to: new, to: &entry)
        }
        try add(entry, seconds: verified.outcome.seconds)
    }

    /// Takes a case of another report, with its files.
    mutating func add(_ entry: ReportedCase, of report: GoldenReport, seconds: Double?) throws {
        for hash in [entry.expected.tree, entry.actual.tree] {
            if let hash { try folder.add(report.bytes(of: hash, .tree), .tree) }
        }
        for hash in [entry.expected.picture, entry.actual.picture, entry.difference, entry.drawing] {
            if let hash { try folder.add(report.bytes(of: hash, .png), .png) }
        }
        try add(entry, seconds: seconds)
    }

    private func add(_ entry: ReportedCase, seconds: Double?) throws {
        try ReportFolder.write(line: entry.line, to: lines, "report.jsonl")
        guard let seconds else { return }
        try add(time: seconds.isFinite ? Int(min(max(seconds, 0), 1e9) * 1_000) : 0, of: entry.outcome.name)
    }

    /// Writes down how many milliseconds a case took.
    func add(time milliseconds: Int, of name: String) throws {
        var writer = JSONWriter(.compact)
        writer.object { writer in
            writer.key("case")
            writer.string(name)
            writer.key("milliseconds")
            writer.number(milliseconds)
        }
        try ReportFolder.write(line: writer.bytes, to: times, "times.jsonl")
    }

    /// Ends the report and writes its page.
    ///
    /// - Parameters:
    ///   - findings: The findings beyond the cases.
    ///   - undecided: For one part of several: the findings that hold unless another part disproves them.
    public func finish(findings: [Diagnostic] = [], undecided: [Diagnostic] = []) throws -> GoldenReport {
        var writer = JSONWriter(.compact)
        writer.object { writer in
            writer.key("end")
            writer.array { writer in
                for finding in named(findings) { finding.write(to: &writer) }
            }
            if !undecided.isEmpty {
                writer.key("undecided")
                writer.array { writer in
                    for finding in named(undecided) { finding.write(to: &writer) }
                }
            }
        }
        try ReportFolder.write(line: writer.bytes, to: lines, "report.jsonl")
        try? lines.close()
        try? times.close()
        let report = try GoldenReport(folder: folder.path)
        try ReportPage(report).write(to: folder, as: page)
        return report
    }

    private func named(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        paths.map { diagnostics.map($0.named) } ?? diagnostics
    }

    /// Adds the picture of a difference, and where it lies; nothing where one of the two can't be read, the golden is
    /// far larger, or no pixel differs.
    private mutating func addDifference(from old: [UInt8], to new: [UInt8], to entry: inout ReportedCase) throws {
        guard let new = try? PNGDecoder.decode(new), let old = Bitmap(golden: old, toShowBeside: new) else { return }
        entry.difference = try old.differencePicture(to: new).map { try folder.add(PNGEncoder.encode($0), .png) }
        if case .pixels(let difference) = old.compared(with: new) {
            entry.region = ReportedCase.Region(columns: difference.columns, rows: difference.rows)
        }
    }
}
