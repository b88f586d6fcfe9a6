import MizanBase

/// Files in memory, by their paths, with the folders that they make.
struct MemoryFiles: Sendable {
    /// What stands at a path.
    enum FileOrFolder: Sendable {
        case file([UInt8])
        /// A folder with the names in it, sorted by their bytes, without those that begin with a dot.
        case folder([String])
    }

    /// By the path's components with `/` between them, which is empty for the root. The key is bytes: names that differ in how
    /// their accents are encoded are two, as on a disk.
    private var entries: [[UInt8]: FileOrFolder]

    init(_ files: [SourceFile]) throws {
        guard files.count <= Limits.folderEntries else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-size", message: "there are more than \(Limits.folderEntries) files", fix: "give fewer"))
        }
        entries = [[]: .folder([])]
        var folders: [[UInt8]: Set<[UInt8]>] = [:]
        for file in files {
            let components = try Self.components(ofFile: file)
            let path = Array(components.joined(separator: "/").utf8)
            guard entries.updateValue(.file(file.bytes), forKey: path) == nil else {
                throw Self.error("file-twice", file, "is given twice", fix: "give each file once")
            }
            var parent: [UInt8] = []
            for component in components {
                let name = Array(component.utf8)
                folders[parent, default: []].insert(name)
                parent += (parent.isEmpty ? [] : [UInt8(ascii: "/")]) + name
            }
        }
        for (path, names) in folders {
            if case .file = entries[path] {
                let name = String(decoding: path, as: UTF8.self)
                throw Self.error(
                    "file-twice", SourceFile(name: name, bytes: []), "is a file, and a folder of another one",
                    fix: "rename one of them")
            }
            let shown = names.filter { $0.first != UInt8(ascii: ".") }.sorted { $0.lexicographicallyPrecedes($1) }
            entries[path] = .folder(shown.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    subscript(path: String) -> FileOrFolder? { entries[Array(path.utf8)] }

    /// The components of a relative path, `.` and `..` resolved as they are written; nil where it leaves its folder.
    static func components(of path: String) -> [String]? {
        if path.utf8.first == UInt8(ascii: "/") { return nil }
        var components: [String] = []
        for component in path.utf8.split(separator: UInt8(ascii: "/")) {
            switch String(decoding: component, as: UTF8.self) {
            case ".": continue
            case "..": if components.popLast() == nil { return nil }
            case let name: components.append(name)
            }
        }
        return components
    }

    private static func components(ofFile file: SourceFile) throws -> [String] {
        guard file.bytes.count <= Limits.fileBytes else {
            throw error("file-size", file, "is larger than \(Limits.fileBytes) bytes", fix: "give a smaller file")
        }
        guard let components = components(of: file.name) else {
            throw error("path-outside-root", file, "leaves its folder", fix: "name a file inside it")
        }
        guard !components.isEmpty, !file.name.utf8.contains(0), file.name.utf8.last != UInt8(ascii: "/"),
            components.count <= Limits.pathComponents
        else {
            throw error("file-kind", file, "is no name of a file", fix: "name it as a path in a folder")
        }
        return components
    }

    private static func error(_ rule: String, _ file: SourceFile, _ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: rule, file: file.name.isEmpty ? nil : file.name,
                message: "\(Diagnostic.quote(file.name)) \(message)", fix: fix))
    }
}
