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

    /// Writes the files that changed, all or none, and prints their paths.
    static func write(_ tables: StringTables) throws {
        let root = tables.folder.name
        let changes = tables.changes
        try tables.checkAreUnchanged()
        try WholeFile.write(
            changes.map { WholeFile.Content(path: tables.folder.displayName(of: $0.path), bytes: $0.bytes) },
            inside: root)
        for change in changes { try Output.print(tables.folder.displayName(of: change.path)) }
        if changes.isEmpty { Output.error("nothing has changed") }
    }
}
