import Foundation
import MizanBase

/// A folder that bounds the paths in a document: its files are read, nothing outside is.
///
/// Paths are relative to the folder, with `/`. A path that leaves it, by `..`, by being absolute or by a symbolic link, is
/// an error, whether or not there is something at its end. Devices, pipes and folders are not read.
///
/// It lies on a disk or, for a program that has its files elsewhere, in memory.
public struct SourceFolder: Sendable {
    private enum Storage: Sendable {
        /// The folder's own path, absolute and without symbolic links.
        case disk(path: String)
        case memory(MemoryFiles)
    }

    /// As the user named it, for messages.
    public let name: String
    private let storage: Storage
    private let record: FileRecord?

    /// Takes a folder; throws a diagnostic of the rule `file-missing` or `file-kind` where it is missing or is no
    /// folder.
    ///
    /// - Parameter record: The record of everything that is read of the folder.
    public init(root: String, record: FileRecord? = nil) throws {
        self.record = record
        name = root.isEmpty ? "." : root
        guard !root.utf8.contains(0), let path = Self.realPath(name), let status = Self.status(path) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", file: name, message: "there is no folder \(Diagnostic.quote(name))",
                    fix: "check the path"))
        }
        guard status.isFolder else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-kind", file: name, message: "\(Diagnostic.quote(name)) is no folder",
                    fix: "name a folder"))
        }
        storage = .disk(path: path)
    }

    /// Takes files that are in memory, by their paths in the folder; nothing is read of any disk.
    ///
    /// - Parameters:
    ///   - name: The folder's name for messages; empty for none.
    ///   - files: The files. A folder in it is there where a file is in it.
    ///   - record: The record of everything that is read of the folder.
    /// - Throws: Diagnostics of the rules `file-size` (a file of more than `Limits.fileBytes`, or more than
    ///   `Limits.folderEntries` files), `path-outside-root`, `file-kind` (no name of a file) and `file-twice`.
    public init(name: String, files: [SourceFile], record: FileRecord? = nil) throws {
        self.record = record
        self.name = name.isEmpty ? "." : name
        storage = .memory(try MemoryFiles(files))
    }

    private init(name: String, storage: Storage) { (self.name, self.storage, record) = (name, storage, nil) }

    /// The same folder; what is read of it is not recorded.
    public var unrecorded: SourceFolder { SourceFolder(name: name, storage: storage) }

    /// The name for places in a file of this folder: the folder's name and the path.
    public func displayName(of relativePath: String) -> String {
        if name == "." { return relativePath }
        return name.hasSuffix("/") ? name + relativePath : name + "/" + relativePath
    }

    /// The bytes of a file of the folder.
    ///
    /// `place` is where the path was read, for messages. Throws diagnostics of the rules `path-outside-root`,
    /// `file-missing`, `file-kind` (not a plain file), `file-size` (more than `limit` bytes) and `file-read`.
    public func read(
        _ relativePath: String, limit: Int = Limits.fileBytes, from place: SourcePlace? = nil
    ) throws -> [UInt8] {
        guard let record else { return try readFile(relativePath, limit: limit, from: place) }
        return try record.file(displayName(of: relativePath)) {
            try readFile(relativePath, limit: limit, from: place)
        }
    }

    private func readFile(_ relativePath: String, limit: Int, from place: SourcePlace?) throws -> [UInt8] {
        let path: String
        switch storage {
        case .disk(let own): path = own
        case .memory(let files):
            let components = try components(of: relativePath, from: place)
            return try file(files[components.joined(separator: "/")], relativePath, limit: limit, from: place)
        }
        let components = try realComponents(of: relativePath, in: path, from: place)
        guard let last = components.last else {
            throw error("file-kind", relativePath, "is a folder", fix: "name a file", place)
        }
        // Each step is opened from the one before it and follows no link: what was checked is what is read.
        let unopened = { (failure: CInt) in
            error("file-read", relativePath, "can't be opened: \(systemMessage(failure))", fix: nil, place)
        }
        guard var folder = FileDescriptor(open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)) else { throw unopened(errno) }
        for component in components.dropLast() {
            let flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW
            guard let child = FileDescriptor(openat(folder.value, component, flags)) else { throw unopened(errno) }
            folder = child
        }
        // Not to wait where the name is a pipe's.
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        guard let file = FileDescriptor(openat(folder.value, last, flags)) else { throw unopened(errno) }
        guard let status = file.status, status.isRegularFile else {
            let isFolder = file.status?.isFolder ?? false
            throw error(
                "file-kind", relativePath, isFolder ? "is a folder" : "is no plain file", fix: "name a file", place)
        }
        return try file.readAll(limit: limit, name: displayName(of: relativePath), place: place)
    }

    /// The bytes of what stands at a path in memory.
    private func file(
        _ entry: MemoryFiles.FileOrFolder?, _ relativePath: String, limit: Int, from place: SourcePlace?
    ) throws -> [UInt8] {
        switch entry {
        case .file(let bytes):
            guard bytes.count <= limit else {
                throw error(
                    "file-size", relativePath, "is larger than \(limit) bytes", fix: "name a smaller file", place)
            }
            return bytes
        case .folder: throw error("file-kind", relativePath, "is a folder", fix: "name a file", place)
        case nil:
            throw error(
                "file-missing", relativePath, "is not among the files that came with the document",
                fix: "give it too, by this name", place)
        }
    }

    /// The names of the files and folders in a folder, sorted by their bytes; those that begin with a dot are left out.
    ///
    /// `place` is where the path was read, for messages. Throws diagnostics of the rules `path-outside-root`,
    /// `file-missing`, `file-kind` (no folder), `file-size` (more than `Limits.folderEntries` names) and `file-read`.
    public func names(in relativePath: String, from place: SourcePlace? = nil) throws -> [String] {
        guard let record else { return try readNames(in: relativePath, from: place) }
        return try record.names(displayName(of: relativePath)) { try readNames(in: relativePath, from: place) }
    }

    private func readNames(in relativePath: String, from place: SourcePlace?) throws -> [String] {
        if case .memory(let files) = storage {
            let path = try components(of: relativePath, from: place).joined(separator: "/")
            if case .folder(let names) = files[path] { return names }
            // It is missing, or a file.
            _ = try file(files[path], relativePath, limit: .max, from: place)
            throw error("file-kind", relativePath, "is no folder", fix: "name a folder", place)
        }
        let path = try resolve(relativePath, from: place)
        guard Self.status(path)?.isFolder == true else {
            throw error("file-kind", relativePath, "is no folder", fix: "name a folder", place)
        }
        guard let folder = opendir(path) else {
            throw error("file-read", relativePath, "can't be opened: \(systemMessage(errno))", fix: nil, place)
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            guard names.count < Limits.folderEntries else {
                throw error(
                    "file-size", relativePath, "holds more than \(Limits.folderEntries) files", fix: "name another",
                    place)
            }
            names.append(name)
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The absolute path, without symbolic links, of a relative one; throws as ``read(_:limit:from:)`` does where it is
    /// outside or missing, and for a folder in memory, where nothing has a path.
    public func resolve(_ relativePath: String, from place: SourcePlace? = nil) throws -> String {
        guard case .disk(let path) = storage else {
            throw error(
                "file-kind", relativePath, "is asked for on a disk, and the document is in memory",
                fix: "take it out", place)
        }
        return try Self.joined(path, realComponents(of: relativePath, in: path, from: place))
    }

    /// A text that tells what a path leads to from everything else in the folder; throws as ``read(_:limit:from:)`` does
    /// where it is outside or missing.
    public func identity(of relativePath: String, from place: SourcePlace? = nil) throws -> String {
        switch storage {
        case .disk: return try resolve(relativePath, from: place)
        case .memory(let files):
            let path = try components(of: relativePath, from: place).joined(separator: "/")
            if files[path] == nil { _ = try file(nil, relativePath, limit: .max, from: place) }
            return path
        }
    }

    private static func joined(_ path: String, _ components: [String]) -> String {
        components.reduce(path) { $0.hasSuffix("/") ? $0 + $1 : $0 + "/" + $1 }
    }

    /// The components of a path inside the folder, as they are written: none for the root itself.
    private func components(of relativePath: String, from place: SourcePlace?) throws -> [String] {
        guard !relativePath.isEmpty, !relativePath.utf8.contains(0) else {
            throw error("file-missing", relativePath, "is no path", fix: "name a file", place)
        }
        // Said of the path as written, so that the answer does not tell what exists outside.
        guard let components = MemoryFiles.components(of: relativePath) else { throw outside(relativePath, place) }
        return components
    }

    private func outside(_ relativePath: String, _ place: SourcePlace?) -> DiagnosticError {
        error(
            "path-outside-root", relativePath, "leaves the folder \(Diagnostic.quote(name))",
            fix: "name a file inside it", place)
    }

    /// The components below the root of a path on a disk, links resolved; none for the root itself.
    private func realComponents(
        of relativePath: String, in path: String, from place: SourcePlace?
    ) throws -> [String] {
        _ = try components(of: relativePath, from: place)
        guard let real = Self.realPath(path + "/" + relativePath) else {
            let failure = errno
            guard failure == ENOENT || failure == ENOTDIR else {
                throw error("file-read", relativePath, "can't be read: \(systemMessage(failure))", fix: nil, place)
            }
            throw error("file-missing", relativePath, "is not there", fix: "check the path", place)
        }
        if real == path { return [] }
        let border = path.hasSuffix("/") ? path : path + "/"
        guard real.utf8.starts(with: border.utf8) else { throw outside(relativePath, place) }
        return real.utf8.dropFirst(border.utf8.count).split(separator: UInt8(ascii: "/"))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private func error(
        _ rule: String, _ path: String, _ message: String, fix: String?, _ place: SourcePlace?
    ) -> DiagnosticError {
        let file = place == nil && !path.isEmpty ? displayName(of: path) : nil
        return DiagnosticError(
            Diagnostic(rule: rule, file: file, place: place, message: "\(Diagnostic.quote(path)) \(message)", fix: fix))
    }

    /// A path as the system names the file or folder there: absolute, without symbolic links; nil where nothing is.
    public static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
