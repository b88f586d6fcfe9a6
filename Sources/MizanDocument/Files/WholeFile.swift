import Foundation
import MizanBase
import Synchronization

/// Writing a file whole or not at all.
///
/// The bytes go to a new file in the same folder, onto the disk, and then take the name in one step: a reader sees the
/// old bytes or the new ones, and after a failure the old ones stand and no other file is left.
public enum WholeFile {
    private static let serial = Atomic<UInt64>(0)

    /// Writes bytes to a path; the folder must exist, or `creatingFolders` makes it with those above it.
    ///
    /// An existing file keeps its permissions; a symbolic link keeps leading to the file, which is replaced. Throws a
    /// diagnostic of the rule `file-write`, with `file-kind` where the path is a folder or no plain file.
    public static func write(_ bytes: [UInt8], to path: String, creatingFolders: Bool = false) throws {
        try prepare(bytes, for: path, creatingFolders: creatingFolders).commit()
        var status = stat()
        if let read = ReadFiles.current, stat(path, &status) == 0 { read.remove(status.identity) }
    }

    /// Refuses to write over a file that the call has read, by whatever name or link.
    ///
    /// Throws a diagnostic of the rule `output-is-input`; several outputs are checked before the first one is written.
    public static func checkIsNotRead(_ path: String) throws {
        guard let read = ReadFiles.current, !path.utf8.contains(0) else { return }
        var status = stat()
        guard stat(path, &status) == 0, let name = read.name(of: status.identity) else { return }
        let other = name == path ? "" : ", by the name \(Diagnostic.quote(name))"
        throw error(
            "output-is-input", path, "is read by this call\(other): it isn't written over", fix: "name another file")
    }

    /// A file that is written, onto the disk, and hasn't its name yet.
    public struct TemporaryFile: Sendable {
        let temporary: String
        /// Where it will be.
        public let path: String

        /// Gives the file its name; a file that had it is gone. Throws a diagnostic of the rule `file-write`, and
        /// removes the file.
        ///
        /// - Parameter isDurable: Whether the new name has to be on the disk too.
        public func commit(isDurable: Bool = true) throws {
            guard rename(temporary, path) == 0 else {
                let failure = errno
                unlink(temporary)
                throw WholeFile.unwritable(path, failure)
            }
            if isDurable { WholeFile.syncFolder(of: path) }
        }

        /// Removes the file.
        public func discard() { unlink(temporary) }
    }

    /// Writes bytes to a new file beside the one that it is to become; throws as ``write(_:to:creatingFolders:)`` does.
    ///
    /// - Parameter isDurable: Whether the bytes have to be on the disk before the file has its name. Without that a
    ///   machine that loses its power may have the name without the bytes, which is enough for files that are checked
    ///   when they are read.
    public static func prepare(
        _ bytes: [UInt8], for path: String, creatingFolders: Bool = false, isDurable: Bool = true
    ) throws -> TemporaryFile {
        guard !path.isEmpty, !path.utf8.contains(0), !path.hasSuffix("/") else {
            throw error("file-kind", path, "is no name of a file", fix: "name a file")
        }
        let parent = folder(of: path)
        if creatingFolders { try createFolder(parent, for: path) }
        var link = stat()
        let exists = lstat(path, &link) == 0
        if exists, link.st_mode & S_IFMT == S_IFLNK {
            guard let target = SourceFolder.realPath(path) else {
                throw error("file-write", path, "is a link that leads nowhere", fix: "remove the link")
            }
            return try prepare(bytes, for: target, isDurable: isDurable)
        }
        guard !exists || link.isRegularFile else {
            throw error("file-kind", path, link.isFolder ? "is a folder" : "is no plain file", fix: "name a file")
        }
        let permissions = exists ? link.st_mode & 0o7777 : nil
        let temporary = try writeTemporary(
            bytes, in: parent, permissions: permissions, isDurable: isDurable, for: path)
        return TemporaryFile(temporary: temporary, path: path)
    }

    /// Puts the names of a file's folder onto the disk, where the file system can.
    public static func syncFolder(of path: String) {
        let flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY
        if let folder = FileDescriptor(open(folder(of: path), flags)) { fsync(folder.value) }
    }

    /// Whether a file's name is one that a file has before it has its own: left by a process that was killed, or about to
    /// be renamed.
    public static func isTemporary(_ name: String) -> Bool { name.hasPrefix(".mizan-") && name.hasSuffix(".tmp") }

    /// A path in a folder for a file that hasn't its own name yet, another one at each call.
    public static func temporaryPath(in folder: String) -> String {
        "\(folder)/.mizan-\(getpid())-\(serial.wrappingAdd(1, ordering: .relaxed).newValue).tmp"
    }

    /// Writes a new file beside the one that it is to become, and gives its path; removes it where that fails.
    private static func writeTemporary(
        _ bytes: [UInt8], in folder: String, permissions: mode_t?, isDurable: Bool, for path: String
    ) throws -> String {
        while true {
            let temporary = temporaryPath(in: folder)
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
            guard let file = FileDescriptor(open(temporary, flags, 0o666)) else {
                if errno == EEXIST { continue }
                throw unwritable(path, errno)
            }
            var isWhole = file.writeAll(bytes)
            if isWhole, let permissions { isWhole = fchmod(file.value, permissions) == 0 }
            if isWhole, isDurable { isWhole = fsync(file.value) == 0 }
            guard isWhole else {
                let failure = errno
                unlink(temporary)
                throw unwritable(path, failure)
            }
            return temporary
        }
    }

    /// The folder that a path's last component is in.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func createFolder(_ folder: String, for path: String) throws {
        var status = stat()
        if stat(folder, &status) == 0, status.isFolder { return }
        let parent = self.folder(of: folder)
        if parent != folder { try createFolder(parent, for: path) }
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
            throw error(
                "file-write", path,
                "can't be written: the folder \(Diagnostic.quote(folder)) can't be made: "
                    + systemMessage(errno), fix: nil)
        }
    }

    private static func unwritable(_ path: String, _ failure: CInt) -> DiagnosticError {
        error(
            "file-write", path, "can't be written: \(systemMessage(failure))",
            fix: failure == ENOENT ? "make its folder first" : nil)
    }

    private static func error(_ rule: String, _ path: String, _ message: String, fix: String?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: rule, file: path.isEmpty ? nil : path, message: "\(Diagnostic.quote(path)) \(message)", fix: fix))
    }
}
