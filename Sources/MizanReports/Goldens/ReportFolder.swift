import Foundation
import MizanBase
import MizanDocument
import MizanGoldens

/// The folder that a report is written into, held while it is.
///
/// Unlike goldens, its files are not forced onto the disk: a report that a failing machine lost is made again.
struct ReportFolder {
    let path: String
    private let lock: FolderLock

    /// Takes a folder, makes it where it isn't there, and removes the report that it holds, whole or interrupted.
    ///
    /// - Parameters:
    ///   - header: The first line of the new report. It marks the folder as a report's from here on, wherever a run is killed.
    ///   - onWait: Called once where another run writes in the folder, before this one waits for it.
    /// - Throws: `DiagnosticError` of the rule `report-folder` where it holds anything else, which is left alone.
    init(path: String, header: [UInt8], onWait: () -> Void = {}) throws {
        self.path = path
        guard Self.isFolder(path) || !FileManager.default.fileExists(atPath: path) else {
            throw Self.error("report-folder", path, "this is no folder")
        }
        try Self.make(path)
        lock = try FolderLock(path, for: .writing, onWait: onWait)
        let names = try Self.ownNames(in: path)
        do {
            try WholeFile.prepare(
                header + [UInt8(ascii: "\n")], for: path + "/report.jsonl", isDurable: false
            ).commit(isDurable: false)
            for name in names where name != "report.jsonl" {
                try FileManager.default.removeItem(atPath: path + "/" + name)
            }
        } catch let error as DiagnosticError {
            throw error
        } catch {
            throw Self.error("file-write", path, "the report that is here can't be removed")
        }
        for folder in ["files", "cases"] { try Self.make(path + "/" + folder) }
    }

    /// The names in a folder that is free, or a report's.
    private static func ownNames(in path: String) throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw error("file-read", path, "the folder can't be read")
        }
        let known: Set = ["report.jsonl", "times.jsonl", "report.js", "index.html", "cases", "files"]
        guard names.allSatisfy({ known.contains($0) || WholeFile.isTemporary($0) }),
            names.allSatisfy(WholeFile.isTemporary) || isReport(path)
        else { throw error("report-folder", path, "the folder holds something else than a report") }
        return names
    }

    /// Tells whether a folder has the first line of a report.
    private static func isReport(_ path: String) -> Bool {
        guard let lines = try? LineFile(SourceFolder(root: path), "report.jsonl", limit: Limits.reportLineBytes),
            let line = try? lines.next()
        else { return false }
        return GoldenReport.Header.begins(line)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func make(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Self.error("file-write", path, "the report's folder can't be made")
        }
    }

    private static func error(_ rule: String, _ path: String, _ message: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: rule, file: path, message: message, fix: "name a new folder"))
    }

    /// Puts a tree or a picture under the hash of its bytes.
    @discardableResult func add(_ bytes: [UInt8], _ kind: GoldenReport.FileKind) throws -> ContentHash {
        let hash = ContentHash(of: bytes)
        let name = "files/\(hash).\(kind.rawValue)"
        if !FileManager.default.fileExists(atPath: path + "/" + name) { try write(bytes, to: name) }
        return hash
    }

    /// Puts the files of a golden under the hashes of their bytes.
    func add(_ files: GoldenFiles<[UInt8]>) throws -> GoldenFiles<ContentHash> {
        GoldenFiles(
            tree: try files.tree.map { try add($0, .tree) }, picture: try files.picture.map { try add($0, .png) })
    }

    /// Writes a file whole or not at all.
    func write(_ bytes: [UInt8], to name: String) throws {
        var file = try StreamedFile(self, name)
        try file.write(bytes)
        try file.finish()
    }

    /// A file that is written in parts and takes its name when it is whole.
    struct StreamedFile {
        private let handle: FileHandle
        private let temporary: String
        private let path: String

        init(_ folder: ReportFolder, _ name: String) throws {
            path = folder.path + "/" + name
            // A name by which the next run knows it, where this one is killed.
            temporary = WholeFile.temporaryPath(in: folder.path)
            handle = try ReportFolder.open(temporary, O_WRONLY | O_CREAT | O_EXCL)
        }

        mutating func write(_ bytes: [UInt8]) throws { try ReportFolder.write(bytes, to: handle, path) }

        mutating func finish() throws {
            guard (try? handle.close()) != nil, rename(temporary, path) == 0 else {
                unlink(temporary)
                throw ReportFolder.unwritable(path)
            }
        }
    }

    /// Opens a file for more lines, which are there as soon as they are written.
    func lines(_ name: String) throws -> FileHandle {
        try Self.open(path + "/" + name, O_WRONLY | O_CREAT | O_APPEND)
    }

    /// Writes a line with its end.
    static func write(line: [UInt8], to handle: FileHandle, _ name: String) throws {
        try write(line + [UInt8(ascii: "\n")], to: handle, name)
    }

    private static func write(_ bytes: [UInt8], to handle: FileHandle, _ path: String) throws {
        guard (try? handle.write(contentsOf: Data(bytes))) != nil else { throw unwritable(path) }
    }

    private static func open(_ path: String, _ flags: CInt) throws -> FileHandle {
        let descriptor = Foundation.open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw unwritable(path) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func unwritable(_ path: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "file-write", file: path,
                message: "the report can't be written: \(String(cString: strerror(errno)))", fix: "name another folder")
        )
    }
}
