import Foundation
import MizanBase
import MizanDocument

/// Makes the Swift of the built-in symbols from their drawings and their table.
@main
struct SymbolMaker {
    /// The files of Swift, by name, of the drawings in a folder.
    ///
    /// Throws diagnostics for what can't be read, for a drawing that is missing, and for one that no line of the table asks for.
    static func files(of drawings: SourceFolder) throws -> [(name: String, text: String)] {
        let name = drawings.displayName(of: SymbolTable.file)
        let table = try SymbolTable(bytes: try drawings.read(SymbolTable.file), file: name)
        let wanted = table.drawings
        let found = try drawings.names(in: ".").filter { $0.hasSuffix(".svg") }
        let unused = Set(found).subtracting(wanted).sorted()
        guard unused.isEmpty else {
            throw DiagnosticError(
                unused.map { file in
                    Diagnostic(
                        rule: "symbol-table", file: drawings.displayName(of: file),
                        message: "no line of \(SymbolTable.file) asks for this drawing",
                        fix: "add a line, or the form to its symbol's line, or remove the drawing")
                })
        }
        var drawn: [String: SymbolDrawing] = [:]
        for file in wanted {
            drawn[file] = try SymbolDrawing(
                bytes: try drawings.read(file), file: drawings.displayName(of: file))
        }
        return table.families.map { family in
            let source = SymbolSource(family: family, drawings: drawn)
            return (source.file, source.text)
        }
    }

    /// `SymbolMaker DRAWINGS SWIFT [--check]`: folders to read and to write.
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let folders = arguments.filter { $0 != "--check" }
        do {
            guard folders.count == 2, let drawings = folders.first, let swift = folders.last else {
                throw Self.error("name two folders: that of the drawings, and that of the Swift")
            }
            let made = try files(of: try SourceFolder(root: drawings))
            try folders.count == arguments.count ? write(made, to: swift) : check(made, against: swift)
        } catch {
            FileHandle.standardError.write(Data("symbols: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func write(_ made: [(name: String, text: String)], to folder: String) throws {
        for file in try stale(made, in: folder) {
            let path = folder + "/" + file
            if let text = made.first(where: { $0.name == file })?.text {
                try WholeFile.write(Array(text.utf8), to: path)
            } else {
                try FileManager.default.removeItem(atPath: path)
            }
            print("symbols: \(path)")
        }
    }

    private static func check(_ made: [(name: String, text: String)], against folder: String) throws {
        let stale = try stale(made, in: folder)
        guard stale.isEmpty else {
            throw error("not what the drawings give: \(stale.joined(separator: ", ")); run Scripts/symbols")
        }
    }

    /// The names of the files in a folder that are missing, hold something else, or that no family is in.
    static func stale(_ made: [(name: String, text: String)], in folder: String) throws -> [String] {
        let folder = try SourceFolder(root: folder)
        let there = try folder.names(in: ".")
        return there.filter { name in !made.contains { $0.name == name } }
            + (try made.filter { file in
                guard there.contains(file.name) else { return true }
                return try folder.read(file.name) != Array(file.text.utf8)
            }.map(\.name))
    }

    private static func error(_ message: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "symbols", message: message))
    }
}
