import MizanBase

extension WholeFile {
    /// A file to be written.
    public struct PendingFile: Sendable {
        /// Where it goes.
        public let path: String
        /// What it holds.
        public let bytes: [UInt8]

        /// A file to be written.
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Writes several files, with the folders that they need: all are on the disk before the first one has its name, so that a full
    /// disk, or a folder that can't be written, leaves none of them.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - root: A folder that none of them may leave, links resolved; nil for no such border.
    /// - Throws: Diagnostics as ``write(_:to:creatingFolders:)`` does, and of the rule `path-outside-root`.
    public static func write(_ files: [PendingFile], inside root: String? = nil) throws {
        if let root { try files.forEach { try check($0.path, staysIn: root) } }
        var prepared: [TemporaryFile] = []
        do {
            for file in files { prepared.append(try prepare(file.bytes, for: file.path, creatingFolders: true)) }
        } catch {
            prepared.forEach { $0.discard() }
            throw error
        }
        for file in prepared { try file.commit() }
    }

    /// Refuses a path that leaves a folder, by the folders on its way that are there.
    private static func check(_ path: String, staysIn root: String) throws {
        var folder = path
        var real: String?
        repeat {
            let parent = Self.folder(of: folder)
            if parent == folder { break }
            folder = parent
            real = SourceFolder.realPath(folder)
        } while real == nil
        guard let real, let border = SourceFolder.realPath(root), real == border || real.hasPrefix(border + "/") else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "path-outside-root", file: path,
                    message: "\(Diagnostic.quote(path)) leaves the folder \(Diagnostic.quote(root)) by a link",
                    fix: "put a folder in the link's place"))
        }
    }
}
