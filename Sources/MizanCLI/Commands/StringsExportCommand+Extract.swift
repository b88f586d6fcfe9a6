import Foundation
import MizanBase
import MizanCatalogs
import MizanDocument

extension StringsExportCommand {
    /// Brings the tables of the folder up to date with the code in it. New tables aren't made, and nothing becomes stale: the folder may
    /// have only a part of the code.
    ///
    /// - Returns: Whether a table has changed.
    func extract(into tables: StringTables) throws -> Bool {
        guard let sources = try sources() else { return false }
        var readsSwift = true
        if !sources.swift.isEmpty {
            do {
                _ = try ExtractorProgram.found()
            } catch let error as DiagnosticError {
                readsSwift = false
                let diagnostics = error.diagnostics.map { missing in
                    Diagnostic(
                        .warning, rule: missing.rule, file: path,
                        message: "the Swift code isn't read, so that its new texts are missing: \(missing.message)",
                        fix: missing.fix.map { "\($0), or leave the code out with --no-extract" })
                }
                Output.error(block: diagnostics.report)
            }
        }
        var options = CatalogFolderUpdate.Options()
        options.sourceLanguage = try source.map(VariantOptions.languageTag)
        options.marksStale = false
        options.makesTables = false
        let found = try sources.strings(functions: functions, readsSwift: readsSwift)
        let update = try CatalogFolderUpdate(found, folder: path, options: options)
        // Other packages in the folder have tables that aren't exported.
        let exported = Set(tables.tables.map { standardized(tables.folder.displayName(of: $0.path)) })
        let changed = update.tables.filter { $0.isChanged && exported.contains(standardized($0.path)) }
        for table in changed { try table.write() }
        if !update.diagnostics.isEmpty { Output.error(block: update.diagnostics.report) }
        for table in changed {
            let new = table.changes.count { $0.change == .added }
            let counts = [(new, "new"), (table.changes.count - new, "changed")].filter { $0.0 > 0 }
            Output.error("\(table.path): \(counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")) from the code")
        }
        return !changed.isEmpty
    }

    private func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// The code in the folder; nil if there is none, or one table is named.
    private func sources() throws -> ExtractionSources? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        do {
            return try ExtractionSources([path])
        } catch let error as DiagnosticError where error.diagnostics.first?.rule == "source-missing" {
            return nil
        }
    }
}
