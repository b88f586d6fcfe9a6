import Foundation
import MizanBase

/// Holds a folder, of goldens or of a report: any number of runs may read it at once, or one may write. The lock goes with the
/// process, so that one that is killed leaves none behind.
///
/// It is the system's lock (`flock`) on the folder itself: there is no file to forget, and a folder that can't be written
/// can be verified.
package final class FolderLock: Sendable {
    private let descriptor: CInt

    /// The two uses of a folder.
    package enum LockMode { case reading, writing }

    /// Waits until the folder is free; `onWait` is called once where it isn't.
    ///
    /// - Throws: `DiagnosticError`, rule `file-missing`, where there is no folder.
    package init(_ folder: String, for use: LockMode, onWait: () -> Void) throws {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", file: folder, message: "there is no folder \(Diagnostic.quote(folder))",
                    fix: "check the path"))
        }
        let operation = use == .writing ? LOCK_EX : LOCK_SH
        if flock(descriptor, operation | LOCK_NB) == 0 { return }
        // A file system without locks has none to wait for.
        guard errno == EWOULDBLOCK else { return }
        onWait()
        while flock(descriptor, operation) != 0, errno == EINTR {}
    }

    deinit { close(descriptor) }
}
