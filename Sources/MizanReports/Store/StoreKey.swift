import Foundation
import MizanBase
import MizanDocument

/// The secret by which a store recognizes its own results: those that came with a checkout can't be trusted.
public struct StoreKey: Sendable {
    private let secret: [UInt8]

    /// A key of a chosen secret, such as a CI system's, so that several machines share a store.
    public init(secret: String) { self.secret = Array(secret.utf8) }

    /// A key that exists only in this process and ends with it: results kept under another key aren't used.
    public init() {
        var generator = SystemRandomNumberGenerator()
        secret = (0..<4).flatMap { _ in
            withUnsafeBytes(of: UInt64.random(in: 0...UInt64.max, using: &generator)) { Array($0) }
        }
    }

    /// The variable that holds a secret where several machines share a store.
    public static let variable = "MIZAN_CACHE_KEY"

    /// The key of the user who runs the process: ``variable`` where it is set, else that of the user's own file, which
    /// is made where it isn't there; one that goes with the process where neither can be.
    ///
    /// The file is `mizan/cache-key` in `XDG_STATE_HOME`, else in `.local/state` of `HOME`. It has to be the user's,
    /// and writable by no other user. Source: XDG Base Directory Specification 0.8.
    public static func user(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> StoreKey {
        if let secret = environment[variable], !secret.isEmpty { return StoreKey(secret: secret) }
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        // A home that isn't there isn't made.
        let home = absolute("HOME").flatMap { access($0, F_OK) == 0 ? $0 : nil }
        guard let folder = absolute("XDG_STATE_HOME") ?? home.map({ $0 + "/.local/state" }) else { return StoreKey() }
        let path = folder + "/mizan/cache-key"
        return existingKey(path) ?? made(path) ?? StoreKey()
    }

    private static func existingKey(_ path: String) -> StoreKey? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_mode & 0o022 == 0, let bytes = try? SourceFile.read(path, limit: 1 << 12).bytes, bytes.count >= 64
        else { return nil }
        return StoreKey(secret: String(decoding: bytes, as: UTF8.self))
    }

    private static func made(_ path: String) -> StoreKey? {
        var status = stat()
        guard lstat(path, &status) != 0 else { return nil }
        let digits = StoreKey().secret.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
        guard (try? WholeFile.write(Array((digits + "\n").utf8), to: path, creatingFolders: true)) != nil else {
            return nil
        }
        chmod(path, 0o600)
        // Another process may have made one at the same time: the last one stays.
        return existingKey(path)
    }

    /// The authentication code of a text that is kept under a name: HMAC with SHA-256. Source: RFC 2104.
    func code(of text: String, for name: String) -> ContentHash {
        var key = secret
        if key.count > 64 { key = ContentHash(of: key).bytes }
        key += repeatElement(0, count: 64 - key.count)
        var inner = ContentHash.Digest()
        inner.update(key.map { $0 ^ 0x36 })
        inner.update(part: name)
        inner.update(part: text)
        var outer = ContentHash.Digest()
        outer.update(key.map { $0 ^ 0x5C })
        outer.update(inner.finish().bytes)
        return outer.finish()
    }
}
