import Foundation
import MizanBase

/// A folder that bounds the paths in a document: its files are read, nothing outside is.
///
/// Paths are relative to the folder, with `/`. A path that leaves it, by `..`, by being absolute or by a symbolic link, is
/// an error, whether or not there is something at its end. Devices, pipes and folders are not read.
public struct SourceFolder: Sendable {
    /// As the user named it, for messages.
    public let name: String
    /// The folder's own path, absolute and without symbolic links.
    private let path: String
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
        self.path = path
    }

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
        let components = try realComponents(of: relativePath, from: place)
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

    /// The names of the files and folders in a folder, sorted by their bytes; those that begin with a dot are left out.
    ///
    /// `place` is where the path was read, for messages. Throws diagnostics of the rules `path-outside-root`,
    /// `file-missing`, `file-kind` (no folder), `file-size` (more than `Limits.folderEntries` names) and `file-read`.
    public func names(in relativePath: String, from place: SourcePlace? = nil) throws -> [String] {
        guard let record else { return try readNames(in: relativePath, from: place) }
        return try record.names(displayName(of: relativePath)) { try readNames(in: relativePath, from: place) }
    }

    private func readNames(in relativePath: String, from place: SourcePlace?) throws -> [String] {
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
    /// outside or missing.
    public func resolve(_ relativePath: String, from place: SourcePlace? = nil) throws -> String {
        try realComponents(of: relativePath, from: place).reduce(path) { $0.hasSuffix("/") ? $0 + $1 : $0 + "/" + $1 }
    }

    /// The components below the root of a path, links resolved; none for the root itself.
    private func realComponents(of relativePath: String, from place: SourcePlace?) throws -> [String] {
        guard !relativePath.isEmpty, !relativePath.utf8.contains(0) else {
            throw error("file-missing", relativePath, "is no path", fix: "name a file", place)
        }
        let outside = error(
            "path-outside-root", relativePath, "leaves the folder \(Diagnostic.quote(name))",
            fix: "name a file inside it", place)
        // Said of the path as written first, so that the answer does not tell what exists outside.
        var depth = 0
        for component in relativePath.split(separator: "/") where component != "." {
            depth += component == ".." ? -1 : 1
            if depth < 0 { throw outside }
        }
        if relativePath.utf8.first == UInt8(ascii: "/") { throw outside }
        guard let real = Self.realPath(path + "/" + relativePath) else {
            let failure = errno
            guard failure == ENOENT || failure == ENOTDIR else {
                throw error("file-read", relativePath, "can't be read: \(systemMessage(failure))", fix: nil, place)
            }
            throw error("file-missing", relativePath, "is not there", fix: "check the path", place)
        }
        if real == path { return [] }
        let border = path.hasSuffix("/") ? path : path + "/"
        guard real.utf8.starts(with: border.utf8) else { throw outside }
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
