import Foundation
import MizanAudit
import MizanBase
import MizanCatalogs
import MizanDocument
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
        paths: [String], rules: SelectedRules, extracted: ExtractedStrings? = nil,
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
            + (rules.includesReaders ? program.problems + problems : [])).sortedByFile
    }
}
