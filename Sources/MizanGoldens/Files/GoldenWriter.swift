import Foundation
import MizanBase
import MizanDocument
import MizanScenes

/// Writes goldens, each file whole or not at all, and never outside their folder; holds the folder while it lives.
///
/// A tree and a picture that don't belong together never stand side by side, wherever the process is killed: the old
/// picture goes before the new tree comes, and the new picture comes last.
public final class GoldenWriter {
    private let folder: GoldenFolder
    private let lock: FolderLock
    /// A file of each folder in which names aren't on the disk for certain.
    private var unsynced: [String: String] = [:]

    /// Takes a folder for writing, makes it where it isn't there, and removes what killed runs have left in it.
    ///
    /// - Parameters:
    ///   - path: The goldens' folder.
    ///   - onWait: Called once where another run uses the folder, before this one waits for it.
    /// - Throws: `DiagnosticError` where the folder can't be made.
    public init(folder path: String, onWait: () -> Void = {}) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-write", file: path, message: "the folder can't be made", fix: "check the path"))
        }
        folder = GoldenFolder(path: path)
        lock = try FolderLock(path, for: .writing, onWait: onWait)
        for leftover in folder.leftovers() { unlink(folder.file(leftover)) }
    }

    // Once for a folder, not for each of its files: each is whole without that.
    deinit { for file in unsynced.values { WholeFile.syncFolder(of: file) } }

    /// Refuses to write in a CI job: a golden has to be looked at.
    ///
    /// - Parameters:
    ///   - environment: The process's variables; `CI` is set in a CI job.
    ///   - allowsCI: Whether a CI job may write nevertheless.
    /// - Throws: `DiagnosticError`, rule `ci`.
    public static func checkIsAllowed(environment: [String: String], allowsCI: Bool) throws {
        guard !allowsCI, let value = environment["CI"], !["", "0", "false"].contains(value.lowercased()) else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "ci", message: "goldens are not written in a CI job (CI is set)",
                fix: "record them where somebody looks at them, or pass --allow-ci"))
    }

    /// Writes the files of a case; nil leaves one as it is.
    ///
    /// - Returns: The paths of the files written.
    /// - Throws: `DiagnosticError`; the old files stand then, but for a picture that went before its tree.
    @discardableResult public func write(_ item: GoldenCase, tree: [UInt8]?, picture: [UInt8]?) throws -> [String] {
        var prepared: [WholeFile.TemporaryFile] = []
        do {
            if let tree { prepared.append(try prepare(tree, item.treeFile)) }
            if let picture { prepared.append(try prepare(picture, item.pictureFile)) }
            if prepared.count == 2 { try remove(item.pictureFile) }
        } catch {
            for file in prepared { file.discard() }
            throw error
        }
        for (index, file) in prepared.enumerated() {
            do {
                // A tree has its name for certain before its picture comes.
                try file.commit(isDurable: index + 1 < prepared.count)
                unsynced[(file.path as NSString).deletingLastPathComponent] = file.path
            } catch {
                for rest in prepared[(index + 1)...] { rest.discard() }
                throw error
            }
        }
        return [(tree, item.treeFile), (picture, item.pictureFile)].compactMap { bytes, name in
            bytes == nil ? nil : folder.file(name)
        }
    }

    /// Removes a golden, and its folder where nothing else is in that. A golden that isn't there counts as removed.
    public func remove(_ file: String) throws {
        let path = try checked(file)
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw Self.error(
                "file-write", path, "can't be removed: \(String(cString: strerror(errno)))", fix: nil)
        }
    }

    /// Removes the folders that a golden was in, as far as they are empty.
    func removeEmptyFolders(of file: String) {
        var name = (file as NSString).deletingLastPathComponent
        while !name.isEmpty, name != "/", rmdir(folder.file(name)) == 0 {
            name = name.contains("/") ? (name as NSString).deletingLastPathComponent : ""
        }
    }

    private func prepare(_ bytes: [UInt8], _ file: String) throws -> WholeFile.TemporaryFile {
        try WholeFile.prepare(bytes, for: checked(file), creatingFolders: true)
    }

    /// A golden's path, if it is inside the folder and no link leads from it.
    private func checked(_ file: String) throws -> String {
        guard SceneFile.isName(file) else {
            throw Self.error(
                "path-outside-root", folder.file(file), "is no name of a golden",
                fix: "name it by words with / between them, none of which begins with a full stop, without controls")
        }
        try folder.checkIsNoLink(file)
        return folder.file(file)
    }

    private static func error(_ rule: String, _ path: String, _ message: String, fix: String?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(rule: rule, file: path, message: "\(Diagnostic.quote(path)) \(message)", fix: fix))
    }
}
