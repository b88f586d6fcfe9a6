import Foundation
import MizanBase
import MizanDocument
import Synchronization

/// A folder in which runs keep files for the next ones: results of cases by the hash of all their inputs, and trees and
/// pictures by the hash of their bytes.
///
/// Any number of processes may use a store at once. Nothing in it is trusted: bytes are checked by their hash, results
/// by a code that only ``StoreKey`` makes, and entries that don't fit, or aren't there, are made again. It can be
/// removed at any time.
public final class GoldenStore: Sendable {
    /// The folder, as the user named it.
    public let folder: String
    /// The most bytes that may lie in it; the oldest go first.
    public let limit: Int
    private let key: StoreKey
    private let hashes: Mutex<FileHashes>

    /// Takes the folder of a store, or an empty one, or makes it, with a `.gitignore` in it that names everything.
    ///
    /// - Parameters:
    ///   - folder: The store's folder.
    ///   - limit: The most bytes that the store may hold; those that were not used for longest go first.
    ///   - key: By which results are known that were kept with it; without one the user's own.
    /// - Throws: `DiagnosticError` where it can't be made or written, is a link, or holds files that no store put
    ///   there: files are removed from a store.
    public init(folder: String, limit: Int = Limits.storeBytes, key: StoreKey = .user()) throws {
        self.folder = folder
        self.limit = max(limit, 0)
        self.key = key
        try Self.claim(folder)
        let known = Self.plainFile(folder + "/hashes").flatMap { Self.checked($0, for: "hashes", key) }
        hashes = Mutex(FileHashes(known ?? ""))
        let ignore = folder + "/.gitignore"
        if Self.kind(ignore) == nil { try WholeFile.write(Array("*\n".utf8), to: ignore) }
    }

    /// The mark of a folder whose files can be made again. Source: the Cache Directory Tagging Specification.
    private static let tag =
        "Signature: 8a477f597d28d172789f06886806bc55\n# Kept by mizan; it can be removed at any time.\n"

    /// Marks a folder as a store, unless it is one already.
    private static func claim(_ folder: String) throws {
        let path = folder + "/CACHEDIR.TAG"
        if kind(folder) == S_IFDIR, plainFile(path)?.starts(with: tag.utf8.prefix(43)) == true { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // Another process may be making it.
        guard [nil, S_IFDIR].contains(kind(folder)), names.allSatisfy(WholeFile.isTemporary) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "cache-folder", file: folder,
                    message: "this is a link, a file, or a folder that mizan did not make: nothing is kept in it",
                    fix: "remove it, name a new folder with --cache, or run with --no-cache"))
        }
        try WholeFile.write(Array(tag.utf8), to: path, creatingFolders: true)
    }

    /// The bytes of a hash; nil where they aren't kept.
    public func bytes(_ hash: ContentHash) -> [UInt8]? {
        let path = path("blobs", hash)
        guard let bytes = read(path) else { return nil }
        guard ContentHash(of: bytes) == hash else {
            unlink(path)
            return nil
        }
        return bytes
    }

    /// Stores bytes, and returns their hash. On a full disk nothing is stored, and no run fails for that.
    @discardableResult public func add(_ bytes: [UInt8]) -> ContentHash {
        let hash = ContentHash(of: bytes)
        let path = path("blobs", hash)
        if access(path, F_OK) == 0 { touch(path) } else { write(bytes, to: path) }
        return hash
    }

    func storedCase(_ key: ContentHash) -> StoredCase? {
        let path = path("results", key)
        guard let bytes = read(path) else { return nil }
        guard let result = Self.checked(bytes, for: key.description, self.key).flatMap(StoredCase.init) else {
            unlink(path)
            return nil
        }
        return result
    }

    func add(_ stored: StoredCase, for key: ContentHash) {
        write(withCode(stored.text, for: key.description), to: path("results", key))
    }

    /// The hash of a file; a file that hasn't changed since it was hashed isn't read again.
    func hash(ofFile path: String) throws -> ContentHash { try hashes.withLock { try $0.hash(of: path) } }

    /// Ends a run: keeps the hashes of files, and removes the oldest entries beyond the limit.
    public func trim() {
        hashes.withLock { hashes in
            guard hashes.isChanged else { return }
            write(withCode(hashes.text, for: "hashes"), to: folder + "/hashes")
            hashes.isChanged = false
        }
        // One process is enough.
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { Foundation.close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
        var files = storedFiles()
        var size = files.reduce(0) { $0 + $1.size }
        guard size > limit else { return }
        files.sort { $0.used == $1.used ? $0.path < $1.path : $0.used < $1.used }
        // Somewhat below, so that not every run has to.
        for file in files {
            guard size > limit / 10 * 9 else { return }
            unlink(file.path)
            size -= file.size
        }
    }

    // MARK: Files

    private struct File {
        var path: String
        var size: Int
        var used: Double
    }

    private func storedFiles() -> [File] {
        var files: [File] = []
        for kind in ["blobs", "results"] {
            guard let names = FileManager.default.enumerator(atPath: folder + "/" + kind) else { continue }
            while let name = names.nextObject() as? String {
                let path = "\(folder)/\(kind)/\(name)"
                var status = stat()
                guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                let time = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
                // Of a process that was killed: none writes one file for an hour.
                if WholeFile.isTemporary((name as NSString).lastPathComponent) {
                    if time < Date().timeIntervalSince1970 - 3_600 { unlink(path) }
                    continue
                }
                // Nobody else's: two digits, a slash, and the other 62.
                guard name.utf8.count == 65,
                    name.utf8.allSatisfy({ $0 == 0x2F || Character(UnicodeScalar($0)).isHexDigit })
                else { continue }
                files.append(File(path: path, size: Int(status.st_size), used: time))
            }
        }
        return files
    }

    /// Two digits make a folder, so that none has too many files.
    private func path(_ kind: String, _ hash: ContentHash) -> String {
        "\(folder)/\(kind)/\(hash.description.prefix(2))/\(hash.description.dropFirst(2))"
    }

    private func read(_ path: String) -> [UInt8]? {
        guard let bytes = Self.plainFile(path) else { return nil }
        touch(path)
        return bytes
    }

    /// Plain files only: a pipe would be waited for.
    private static func plainFile(_ path: String) -> [UInt8]? {
        guard kind(path) == S_IFREG else { return nil }
        return (try? SourceFile.read(path))?.bytes
    }

    /// The kind of file at a path, links not followed; nil where nothing does.
    private static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Writes a file of the store, where no link leads out of it.
    private func write(_ bytes: [UInt8], to path: String) {
        var parent = path
        while let slash = parent.lastIndex(of: "/"), parent[..<slash].utf8.count > folder.utf8.count {
            parent = String(parent[..<slash])
            guard [nil, S_IFDIR].contains(Self.kind(parent)) else { return }
        }
        if Self.kind(path) == S_IFLNK { unlink(path) }
        try? WholeFile.prepare(bytes, for: path, creatingFolders: true, isDurable: false).commit(isDurable: false)
    }

    private func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW) }

    // MARK: Texts that say whether they are whole, and who wrote them

    private func withCode(_ text: String, for name: String) -> [UInt8] {
        Array((text + "hmac \(key.code(of: text, for: name))\n").utf8)
    }

    /// The text that was kept under a name with a key; nil for any other, and for one that was moved to another name.
    private static func checked(_ bytes: [UInt8], for name: String, _ key: StoreKey) -> String? {
        // The last line: `hmac `, 64 digits and a line feed.
        let text = String(decoding: bytes.dropLast(70), as: UTF8.self)
        guard bytes.count >= 70, bytes.suffix(70).elementsEqual("hmac \(key.code(of: text, for: name))\n".utf8)
        else { return nil }
        return text
    }
}
