import Foundation
import MizanAudit
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanReports
import MizanScenes

/// The linting of what paths name: tables, sources and scenes.
struct StringsLint {
    private(set) var program: LintedProgram
    let findings: [Diagnostic]

    /// Whether a path is one of tables: a table's file, a language's folder, or a folder with tables and without scenes.
    static func isOfTables(_ path: String) -> Bool {
        guard path != "-" else { return false }
        if [".xcstrings", ".strings", ".stringsdict"].contains(where: path.hasSuffix) { return true }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return false
        }
        guard (try? SceneFile.all(in: path))?.isEmpty ?? false else { return false }
        return LintedProgram.hasTables(at: path)
    }

    /// Lints what paths name.
    ///
    /// - Parameters:
    ///   - extracted: The strings of sources, where they were parsed.
    ///   - read: Gives a file's content, where it isn't that of the disk; nil passes the file over.
    init(
        paths: [String], rules: LintedRules, extracted: ExtractedStrings? = nil,
        reading read: ((_ path: String) throws -> SourceFile?)? = nil
    ) throws {
        program = try LintedProgram(paths: paths, reading: read)
        if let extracted { program.replaceSourceStrings(with: extracted.strings) }
        var problems: [Diagnostic] = []
        for path in program.scenes {
            do {
                guard let file = try read.map({ try $0(path) }) ?? SourceFile.read(path) else { continue }
                let scene = try Scene(file: file, folder: Scene.folder(of: path))
                let strings = try scene.shownStrings()
                program.strings += strings
                program.misplaced += scene.misplacedStrings(among: strings)
            } catch let error as DiagnosticError {
                problems += error.diagnostics
            }
        }
        findings =
            (program.findings(rules: rules.lint, includesProblems: false)
            + (rules.takesUnreadable ? program.problems + problems : [])).sortedByFile
    }
}

/// The rules that a call asks for.
struct LintedRules {
    /// The rules of strings.
    let lint: [LintRule]
    /// The names; nil for all.
    private let names: [String]?

    /// The rules of names; all where there are none.
    ///
    /// - Parameter others: Names that are rules of something else, and known.
    /// - Throws: `DiagnosticError` for a name that no rule has.
    init(names: [String], others: [String] = []) throws {
        self.names = names.isEmpty ? nil : names
        let known = LintRule.all.map(\.name) + [LintRule.readersName] + others
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw DiagnosticError(
                call: "there is no rule \(Diagnostic.quote(unknown))",
                fix: unknown.suggestion(from: known, listedBy: "--list-rules"))
        }
        lint = names.isEmpty ? LintRule.all : LintRule.all.filter { names.contains($0.name) }
    }

    /// Whether what the readers of files find is asked for.
    var takesUnreadable: Bool { names?.contains(LintRule.readersName) ?? true }

    var descriptions: [RuleDescription] { lint.map(\.description) }
}

extension LintRule {
    /// The rule in words.
    var description: RuleDescription {
        RuleDescription(
            name: name, summary: summary, reason: reason, fix: fix, severity: severity, certainty: certainty)
    }
}
