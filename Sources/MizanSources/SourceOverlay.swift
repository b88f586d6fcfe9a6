import Foundation
import MizanBase
import MizanDocument

/// Copies of a folder's Swift sources with other conditions, and the file that makes the compiler read them in place of the originals.
public struct SourceOverlay: Sendable {
    /// The paths of the originals and their copies, sorted; sources without such conditions have none.
    public let copies: [(original: String, copy: String)]
    /// The modules that the folder's sources import.
    public let imports: Set<String>
    /// The file for `-vfsoverlay`.
    public let file: String

    /// Writes the copies of all Swift sources in a folder, and `overlay.yaml`, to another folder. Copies that are there already stay as
    /// they are, with their dates.
    ///
    /// Folders whose names begin with a dot and symbolic links aren't followed. Throws diagnostics of the rules `file-missing`,
    /// `file-kind`, `file-size`, `file-read`, `file-write`, `output-is-input` and `path-outside-root`.
    public init(of folder: String, conditions: SourceConditions, to output: String) throws {
        let root = try SourceFolder(root: folder)
        let path = try root.resolve(".")
        let outputPath = try Self.checked(output, apartFrom: path)
        var copies: [(original: String, copy: String)] = []
        var imports: Set<String> = []
        var waiting = [""]
        var entries = 0
        while let relative = waiting.popLast() {
            for name in try root.names(in: relative.isEmpty ? "." : relative).reversed() {
                entries += 1
                guard entries <= Limits.folderEntries else {
                    throw DiagnosticError(
                        Diagnostic(
                            rule: "file-size", file: folder,
                            message: "\(Diagnostic.quote(folder)) holds more than \(Limits.folderEntries) files",
                            fix: "name a folder in it"))
                }
                let file = relative.isEmpty ? name : relative + "/" + name
                let full = path + "/" + file
                let type = try? FileManager.default.attributesOfItem(atPath: full)[.type] as? FileAttributeType
                if type == .typeDirectory, full != outputPath { waiting.append(file) }
                guard type == .typeRegular, name.hasSuffix(".swift") else { continue }
                let source = SourceFile(name: file, bytes: try root.read(file))
                imports.formUnion(ImportedModules(source.bytes).names)
                guard let bytes = conditions.applied(to: source) else { continue }
                let copy = outputPath + "/" + file
                if FileManager.default.contents(atPath: copy).map({ Array($0) }) != bytes {
                    try Self.write(bytes, to: copy, inside: outputPath)
                }
                copies.append((full, copy))
            }
        }
        copies.sort { $0.original < $1.original }
        self.copies = copies
        self.imports = imports
        file = outputPath + "/" + Self.name
        try Self.write(Array(Self.text(of: copies).utf8), to: file, inside: outputPath)
    }

    /// The absolute path of the output, which isn't the folder of the sources, and has nothing but an overlay in it.
    private static func checked(_ output: String, apartFrom sources: String) throws -> String {
        func error(_ message: String) -> DiagnosticError {
            DiagnosticError(
                Diagnostic(rule: "output-is-input", file: output, message: message, fix: "name a new folder"))
        }
        guard !output.isEmpty else { throw error("the folder for the copies has no name") }
        let path = URL(fileURLWithPath: output).resolvingSymlinksInPath().path
        guard path != sources else { throw error("the copies would replace the sources") }
        let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard found.isEmpty || found.contains(name) else { throw error("the folder holds files that are no overlay") }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-write", file: output, message: "the folder for the copies can't be made",
                    fix: "name a folder that you may write"))
        }
        return path
    }

    /// Writes a file of the overlay, which may not lead out of its folder.
    private static func write(_ bytes: [UInt8], to path: String, inside folder: String) throws {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard type != .typeSymbolicLink else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "path-outside-root", file: path, message: "\(Diagnostic.quote(path)) is a link",
                    fix: "remove it"))
        }
        try WholeFile.write([WholeFile.PendingFile(path: path, bytes: bytes)], inside: folder)
    }

    private static let name = "overlay.yaml"

    /// The text of `overlay.yaml`.
    private static func text(of copies: [(original: String, copy: String)]) -> String {
        func quoted(_ path: String) -> String {
            let escaped = path.unicodeScalars.map { scalar -> String in
                switch scalar {
                case "\"", "\\": "\\\(scalar)"
                case _ where scalar.value < 0x20: "\\u\(String(scalar.value + 0x10000, radix: 16).dropFirst())"
                default: String(scalar)
                }
            }
            return "\"\(escaped.joined())\""
        }
        let roots = copies.map {
            #"  { "type": "file", "name": \#(quoted($0.original)), "external-contents": \#(quoted($0.copy)) }"#
        }
        return """
            { "version": 0, "use-external-names": false, "roots": [
            \(roots.joined(separator: ",\n"))
            ] }

            """
    }
}
