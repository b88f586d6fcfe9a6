import Foundation
import MizanBase

/// An open file of the system, closed when it goes.
struct FileDescriptor: ~Copyable {
    let value: CInt

    /// Takes over an open descriptor; nil where `value` is that of a failed opening.
    init?(_ value: CInt) {
        guard value >= 0 else { return nil }
        self.value = value
    }

    deinit { close(value) }

    /// The system's record of the file; nil where there is none.
    var status: stat? {
        var status = stat()
        return fstat(value, &status) == 0 ? status : nil
    }

    /// The bytes of the file, up to its end.
    ///
    /// Throws a diagnostic of the rule `file-size` beyond `limit` bytes, `file-read` where the system fails.
    func readAll(limit: Int, name: String, place: SourcePlace?) throws -> [UInt8] {
        let status = status
        if let status, status.isRegularFile { ReadFiles.current?.add(status.identity, name: name) }
        let expected = status.map { $0.isRegularFile ? Int($0.st_size) : 0 } ?? 0
        guard expected <= limit else { throw Self.tooLarge(limit: limit, name: name, place: place) }
        var bytes: [UInt8] = []
        // One byte more than expected, so that one more read finds the end.
        var step = max(expected + 1, 1 << 16)
        while true {
            step = min(step, limit - bytes.count + 1)
            var failure: CInt = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
                while true {
                    let result = read(value, buffer.baseAddress, buffer.count)
                    if result < 0, errno == EINTR { continue }
                    failure = result < 0 ? errno : 0
                    count = max(result, 0)
                    return
                }
            }
            guard failure == 0 else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "file-read", file: name, place: place,
                        message: "\(Diagnostic.quote(name)) can't be read: \(systemMessage(failure))"))
            }
            guard !chunk.isEmpty else { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            guard bytes.count <= limit else { throw Self.tooLarge(limit: limit, name: name, place: place) }
            step = 1 << 16
        }
    }

    /// Writes bytes to the end; false where the system failed, with the reason in `errno`.
    func writeAll(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let result = write(value, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
                if result < 0, errno == EINTR { continue }
                guard result > 0 else { return false }
                offset += result
            }
            return true
        }
    }

    private static func tooLarge(limit: Int, name: String, place: SourcePlace?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "file-size", file: name, place: place,
                message: "\(Diagnostic.quote(name)) is larger than \(limit) bytes", fix: "name a smaller file"))
    }
}

/// The system's words for an error number.
func systemMessage(_ number: CInt) -> String { String(cString: strerror(number)) }

extension stat {
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    var identity: FileIdentity {
        FileIdentity(device: UInt64(truncatingIfNeeded: st_dev), number: UInt64(truncatingIfNeeded: st_ino))
    }
}
