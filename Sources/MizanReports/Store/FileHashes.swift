import Foundation
import MizanBase
import MizanDocument

/// Hashes of large files that seldom change, by the system's record of a file: fonts, and programs that don't name
/// their build.
struct FileHashes {
    /// The identity of a file, with the time when it was last written: another file, or other content, has another one.
    private struct FileVersion: Hashable {
        let words: String
        /// In seconds.
        let changed: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            words =
                "\(status.st_dev) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) "
                + "\(status.st_ctim.tv_sec) \(status.st_ctim.tv_nsec)"
            changed = max(status.st_mtim.tv_sec, status.st_ctim.tv_sec)
        }
    }

    private var cachedHashes: [String: ContentHash] = [:]
    /// The files that were used.
    private var used: Set<String> = []
    var isChanged = false

    /// Reads a ``text``; other lines are passed over.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            guard let space = line.lastIndex(of: " "), let hash = ContentHash(line[space...].dropFirst()) else {
                continue
            }
            cachedHashes[String(line[..<space])] = hash
        }
    }

    /// A line for each file: those that were used now, then others, of another program, up to a number.
    var text: String {
        let others = Set(cachedHashes.keys).subtracting(used)
        return (used.sorted() + others.sorted()).prefix(Limits.storeHashes).compactMap { words in
            cachedHashes[words].map { "\(words) \($0)\n" }
        }.joined()
    }

    mutating func hash(of path: String) throws -> ContentHash {
        let identity = FileVersion(path)
        if let identity, let hash = cachedHashes[identity.words] {
            used.insert(identity.words)
            return hash
        }
        let hash = ContentHash(of: try SourceFile.read(path, limit: Limits.hashedFileBytes).bytes)
        // What was written a moment ago may be written again without another time.
        if let identity, identity.changed < Int(Date().timeIntervalSince1970) - 2,
            FileVersion(path)?.words == identity.words
        {
            cachedHashes[identity.words] = hash
            used.insert(identity.words)
            isChanged = true
        }
        return hash
    }
}
