import Foundation
import MizanBase
import MizanCatalogs
import MizanDocument
import MizanGoldens

/// The writing of changed tables.
enum StringsWriting {
    /// Calls a function while no other call changes tables in a folder: two imports at once would each write without the other's texts.
    static func exclusively(in folder: String, _ body: () throws -> Void) throws {
        let lock = try FolderLock(folder, for: .writing) { Output.waiting(for: folder) }
        try withExtendedLifetime(lock, body)
    }

    /// Whether folders are there and aren't the one that is locked already.
    private static func isOtherFolder(than root: String) -> (String) -> Bool {
        let known = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        return { folder in
            FileManager.default.fileExists(atPath: folder)
                && URL(fileURLWithPath: folder).resolvingSymlinksInPath().path != known
        }
    }

    /// Writes the files that changed, all or none, and prints their paths.
    static func write(_ tables: StringTables) throws {
        let root = tables.folder.name
        let changes = tables.changes
        // Another call may have named a folder inside this one: each table's own folder is locked too.
        let folders = Set(
            changes.map { (tables.folder.displayName(of: $0.path) as NSString).deletingLastPathComponent })
        let locks = try folders.subtracting(["", root]).sorted().filter(Self.isOtherFolder(than: root)).map { folder in
            try FolderLock(folder, for: .writing) { Output.waiting(for: folder) }
        }
        defer { withExtendedLifetime(locks) {} }
        try tables.checkAreUnchanged()
        try WholeFile.write(
            changes.map { WholeFile.PendingFile(path: tables.folder.displayName(of: $0.path), bytes: $0.bytes) },
            inside: root)
        for change in changes { try Output.print(tables.folder.displayName(of: change.path)) }
        if changes.isEmpty { Output.error("nothing has changed") }
    }
}
