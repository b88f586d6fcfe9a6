import ArgumentParser
import Foundation
import MizanBase
import MizanCatalogs
import MizanDocument

/// The options that leave known findings out.
struct NewFindingsOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Leave out the findings of a file that --write-baseline wrote.", valueName: "file"))
    var baseline: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Write the findings as a baseline, - for standard output, and end well.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Leave out the findings that there were where the branch left a revision of git.", valueName: "revision"))
    var since: String?

    func validate() throws {
        if writeBaseline != nil, baseline != nil || since != nil {
            throw ValidationError("--write-baseline writes every finding: leave --baseline and --since out")
        }
    }

    /// Writes the baseline where one is wanted; tells whether it did.
    func write(_ findings: [Diagnostic]) throws -> Bool {
        guard let writeBaseline else { return false }
        let known = LintBaseline(findings)
        try Output.checkAreNotRead([writeBaseline])
        try Output.write(known.json, to: writeBaseline)
        if writeBaseline != "-" {
            try Output.print("\(known.count) \(known.count == 1 ? "finding" : "findings") in \(writeBaseline)")
        }
        return true
    }

    /// Takes the known findings out of a report.
    func narrow(_ report: inout LintReport, paths: [String], rules: SelectedRules) throws {
        if let baseline { report.leaveOut(try LintBaseline(file: SourceFile.read(baseline)), named: baseline) }
        guard let since else { return }
        let former = try StringsLint(paths: paths, rules: rules, reading: formerFiles(since, of: paths))
        report.leaveOut(LintBaseline(former.findings), named: since)
    }

    /// Reads files as they were at the revision.
    private func formerFiles(_ revision: String, of paths: [String]) throws -> (String) throws -> SourceFile? {
        let folder = paths.first.map { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            guard !exists || !isFolder.boolValue else { return path }
            let parent = (path as NSString).deletingLastPathComponent
            return parent.isEmpty ? "." : parent
        }
        let changes = try GitChanges(since: revision, of: folder ?? ".", option: "--since")
        return { path in
            let whole = SourceFolder.realPath(path) ?? path
            guard changes.paths.contains(whole) else { return try SourceFile.read(path) }
            return changes.former(whole).map { SourceFile(name: path, bytes: $0) }
        }
    }
}
