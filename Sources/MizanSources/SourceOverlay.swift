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
    /// `file-kind`, `file-size`, `file-read` and `file-write`.
    public init(of folder: String, conditions: SourceConditions, to output: String) throws {
        let root = try SourceFolder(root: folder)
        let path = try root.resolve(".")
        let outputPath = URL(fileURLWithPath: output).path
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
                    try WholeFile.write(bytes, to: copy, creatingFolders: true)
                }
                copies.append((full, copy))
            }
        }
        copies.sort { $0.original < $1.original }
        self.copies = copies
        self.imports = imports
        file = outputPath + "/overlay.yaml"
        try WholeFile.write(Array(Self.text(of: copies).utf8), to: file, creatingFolders: true)
    }

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
