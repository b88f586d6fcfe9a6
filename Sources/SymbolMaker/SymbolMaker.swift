import Foundation
import MizanBase
import MizanDocument

/// Makes what programs read of the built-in symbols from their drawings and their table.
@main
struct SymbolMaker {
    /// The files, by name, of the drawings in a folder: those of the controls' symbols as Swift, all others as a resource.
    ///
    /// Throws diagnostics for what can't be read, for a drawing that is missing, and for one that no line of the table asks for.
    static func files(of drawings: SourceFolder) throws -> [(name: String, text: String)] {
        let name = drawings.displayName(of: SymbolTable.file)
        let table = try SymbolTable(bytes: try drawings.read(SymbolTable.file), file: name)
        let wanted = table.drawings
        let lucide = (try? drawings.names(in: SymbolTable.lucide)) ?? []
        let found = try drawings.names(in: ".") + lucide.map { "\(SymbolTable.lucide)/\($0)" }
        let unused = Set(found.filter { $0.hasSuffix(".svg") }).subtracting(wanted).sorted()
        guard unused.isEmpty else {
            throw DiagnosticError(
                unused.map { file in
                    Diagnostic(
                        rule: "symbol-table", file: drawings.displayName(of: file),
                        message: "no line of \(SymbolTable.file) asks for this drawing",
                        fix: "add a line, or the form to its symbol's line, or remove the drawing")
                })
        }
        var drawn: [String: SymbolArtwork] = [:]
        for file in wanted.sorted() {
            drawn[file] = try SymbolArtwork(bytes: try drawings.read(file), file: drawings.displayName(of: file))
        }
        let names = try SymbolNames(in: drawings)
        let controls = table.symbols.filter { table.controls.contains($0.name) }
        let others = table.symbols.filter { !table.controls.contains($0.name) }
        return [
            ("ControlSymbols.swift", swift(SymbolResource(controls, names: names, drawings: drawn).text)),
            ("Symbols.txt", SymbolResource(others, names: names, drawings: drawn).text),
        ]
    }

    private static func swift(_ text: String) -> String {
        """
        // Made by Scripts/symbols from Sources/MizanSymbols/Drawings: change what is there, then run it.

        extension SymbolLibrary {
            /// The symbols that Mizan's own controls show.
            static let controlSymbols = #\"""
        \(text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n"))
                \"""#
        }

        """
    }

    /// `SymbolMaker DRAWINGS FOLDER [--check]`: folders to read and to write.
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let folders = arguments.filter { $0 != "--check" }
        do {
            guard folders.count == 2, let drawings = folders.first, let folder = folders.last else {
                throw error("name two folders: that of the drawings, and that of the module")
            }
            let made = try files(of: try SourceFolder(root: drawings))
            try folders.count == arguments.count ? write(made, to: folder) : check(made, against: folder)
        } catch {
            FileHandle.standardError.write(Data("symbols: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func write(_ made: [(name: String, text: String)], to folder: String) throws {
        let stale = try stale(made, in: folder)
        for file in made where stale.contains(file.name) {
            try WholeFile.write(Array(file.text.utf8), to: "\(folder)/\(file.name)")
            print("symbols: \(folder)/\(file.name)")
        }
    }

    private static func check(_ made: [(name: String, text: String)], against folder: String) throws {
        let stale = try stale(made, in: folder)
        guard stale.isEmpty else {
            throw error("not what the drawings give: \(stale.joined(separator: ", ")); run Scripts/symbols")
        }
    }

    /// The names of the files that are missing in a folder, or hold something else.
    static func stale(_ made: [(name: String, text: String)], in folder: String) throws -> [String] {
        let folder = try SourceFolder(root: folder)
        let there = try folder.names(in: ".")
        return try made.filter { file in
            try !there.contains(file.name) || folder.read(file.name) != Array(file.text.utf8)
        }.map(\.name)
    }

    private static func error(_ message: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "symbols", message: message))
    }
}
