import Synchronization

/// The files that a call has read, which it must not write over.
package final class ReadFiles: Sendable {
    /// The record of the call that runs; nil where none is kept. Code that works for a call on a thread of its own
    /// hands it on.
    @TaskLocal package static var current: ReadFiles?

    private let names = Mutex<[FileIdentity: String]>([:])

    /// A record of nothing yet.
    package init() {}

    /// Takes down a file, with the name that it was read by.
    package func add(_ file: FileIdentity, name: String) {
        names.withLock { names in
            if names[file] == nil { names[file] = name }
        }
    }

    /// Forgets a file: one that the call wrote itself may have the number of one that is gone.
    package func remove(_ file: FileIdentity) { names.withLock { names in names[file] = nil } }

    /// The name that a file was read by; nil where it wasn't.
    package func name(of file: FileIdentity) -> String? { names.withLock { $0[file] } }
}
