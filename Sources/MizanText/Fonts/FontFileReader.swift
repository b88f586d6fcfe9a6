#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import MizanBase

/// Reads parts of a font file, and counts what it reads: an index of many fonts reads some kilobytes of each.
struct FontFileReader: ~Copyable {
    let path: String
    /// In bytes.
    let size: Int
    private let descriptor: Int32
    /// The number of bytes read so far.
    private(set) var bytesRead = 0

    /// - Throws: `DiagnosticError`, rule `font-unreadable`, for a file that isn't plain or is too large.
    init(path: String) throws {
        (descriptor, size) = try Self.opened(path)
        self.path = path
    }

    private static func opened(_ path: String) throws -> (descriptor: Int32, size: Int) {
        // A pipe would wait for somebody who writes.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw FontFile.error(path, "the font can't be read", fix: "check the path and its permissions")
        }
        var isKept = false
        defer { if !isKept { close(descriptor) } }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw FontFile.error(path, "the font is not a file", fix: "name a .ttf, .otf, .ttc or .otc file")
        }
        guard status.st_size <= Limits.fileBytes else {
            throw FontFile.error(
                path, "the font is larger than \(Limits.fileBytes >> 20) MiB", fix: "use a smaller font")
        }
        let identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        ReadFiles.current?.add(identity, name: path)
        isKept = true
        return (descriptor, Int(status.st_size))
    }

    deinit { close(descriptor) }

    /// Bytes of the file, nil where it doesn't have all of them.
    mutating func bytes(at offset: Int, count: Int) -> [UInt8]? {
        guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
        let descriptor = descriptor
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            while written < count {
                let read = pread(descriptor, buffer.baseAddress.map { $0 + written }, count - written, offset + written)
                guard read > 0 else { return }
                written += read
            }
        }
        bytesRead += bytes.count
        return bytes.count == count ? bytes : nil
    }
}
