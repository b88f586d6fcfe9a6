import Synchronization

/// Records what was read of folders, so that a later reading can be compared with it.
public final class FileRecord: Sendable {
    private let content = Mutex<[SourceFile]>([])

    /// A record of nothing yet.
    public init() {}

    /// The files that were read, in that order, each with the bytes that it held.
    ///
    /// A list of a folder's names stands as a file of them, called as the folder with a `/` at its end; a file that was
    /// missing or couldn't be read stands with a `?` at its end, and is empty.
    public var files: [SourceFile] { content.withLock { $0 } }

    func file(_ name: String, _ read: () throws -> [UInt8]) throws -> [UInt8] {
        let bytes = try noting(name, read)
        add(SourceFile(name: name, bytes: bytes))
        return bytes
    }

    func names(_ name: String, _ read: () throws -> [String]) throws -> [String] {
        let names = try noting(name, read)
        add(SourceFile(name: name + "/", bytes: Array(names.joined(separator: "\0").utf8)))
        return names
    }

    private func noting<Value>(_ name: String, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch {
            add(SourceFile(name: name + "?", bytes: []))
            throw error
        }
    }

    private func add(_ file: SourceFile) { content.withLock { $0.append(file) } }
}
