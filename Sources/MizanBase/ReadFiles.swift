import Synchronization

/// The files that a call has read, by which it knows what it must not write over.
public final class ReadFiles: Sendable {
    /// The record of the call that runs; nil where nobody keeps one. Whoever works for a call on a thread of its own hands
    /// it on.
    @TaskLocal public static var current: ReadFiles?

    private let names = Mutex<[FileIdentity: String]>([:])

    /// A record of nothing yet.
    public init() {}

    /// Takes down a file, with the name that it was read by.
    public func add(_ file: FileIdentity, name: String) {
        names.withLock { names in
            if names[file] == nil { names[file] = name }
        }
    }

    /// Forgets a file: one that the call wrote itself may have the number of one that is gone.
    public func remove(_ file: FileIdentity) { names.withLock { names in names[file] = nil } }

    /// The name that a file was read by; nil where it wasn't.
    public func name(of file: FileIdentity) -> String? { names.withLock { $0[file] } }
}
