import Foundation
import MizanBase
import MizanDocument
import Synchronization

/// The folder that a report is written into.
///
/// Unlike goldens, its files are not forced onto the disk: a report that a failing machine lost is made again.
struct ReportFolder {
    private static let serial = Atomic<Int>(0)

    let path: String

    /// Makes the folder, or empties it where it holds an earlier report.
    ///
    /// - Throws: `DiagnosticError` of the rule `report-folder` where it holds anything else, which is left alone.
    init(path: String) throws {
        self.path = path
        let files = FileManager.default
        let known = ["report.jsonl", "times.jsonl", "report.js", "index.html", "cases", "files"]
        var isFolder: ObjCBool = false
        if files.fileExists(atPath: path, isDirectory: &isFolder) {
            let names = isFolder.boolValue ? try files.contentsOfDirectory(atPath: path) : nil
            guard let names, names.allSatisfy({ known.contains($0) }), names.isEmpty || names.contains("report.jsonl")
            else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "report-folder", file: path,
                        message: isFolder.boolValue
                            ? "the folder holds something else than a report" : "this is no folder",
                        fix: "name a new folder"))
            }
            // The report itself goes last: what is interrupted here still is an earlier report's folder.
            for name in names.sorted(by: { $0 != "report.jsonl" && $1 == "report.jsonl" }) {
                try files.removeItem(atPath: path + "/" + name)
            }
        }
        for folder in ["files", "cases"] {
            do {
                try files.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true)
            } catch {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "file-write", file: path, message: "the report's folder can't be made",
                        fix: "name a folder that can be written"))
            }
        }
    }

    /// Puts a tree or a picture under the hash of its bytes.
    @discardableResult func add(_ bytes: [UInt8], _ kind: GoldenReport.FileKind) throws -> ContentHash {
        let hash = ContentHash(of: bytes)
        let name = "files/\(hash).\(kind.rawValue)"
        if !FileManager.default.fileExists(atPath: path + "/" + name) { try write(bytes, to: name) }
        return hash
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
            temporary = "\(path).\(getpid())-\(ReportFolder.serial.add(1, ordering: .relaxed).newValue).part"
            handle = try ReportFolder.create(temporary)
        }

        mutating func write(_ bytes: [UInt8]) throws { try ReportFolder.write(bytes, to: handle, path) }

        mutating func finish() throws {
            guard (try? handle.close()) != nil, rename(temporary, path) == 0 else {
                unlink(temporary)
                throw ReportFolder.unwritable(path)
            }
        }
    }

    /// Opens a new file for lines that are there as soon as they are written.
    func lines(_ name: String) throws -> FileHandle { try Self.create(path + "/" + name) }

    /// Writes a line with its end.
    static func write(line: [UInt8], to handle: FileHandle, _ name: String) throws {
        try write(line + [UInt8(ascii: "\n")], to: handle, name)
    }

    private static func write(_ bytes: [UInt8], to handle: FileHandle, _ path: String) throws {
        guard (try? handle.write(contentsOf: Data(bytes))) != nil else { throw unwritable(path) }
    }

    private static func create(_ path: String) throws -> FileHandle {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
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
