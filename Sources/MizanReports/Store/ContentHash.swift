import CDigest

/// The SHA-256 of some bytes: the name by which files are kept, compared and referred to. Source: FIPS 180-4.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// 64 hexadecimal digits in lower case.
    public let description: String

    /// The hash of bytes.
    public init(of bytes: [UInt8]) {
        var digest = Digest()
        digest.update(bytes)
        self = digest.finish()
    }

    /// A hash as it is written; nil for anything but 64 hexadecimal digits in lower case.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 64,
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        description = String(text)
    }

    /// The 32 bytes of the hash.
    var bytes: [UInt8] {
        let digits = Array(description.utf8).map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// Takes the bytes in parts.
    struct Digest {
        private var context = SHA2_CTX()

        init() { SHA256Init(&context) }

        mutating func update(_ bytes: [UInt8]) {
            bytes.withUnsafeBufferPointer { SHA256Update(&context, $0.baseAddress, $0.count) }
        }

        /// A part whose end can't be taken for the next one's beginning.
        mutating func update(part: [UInt8]) {
            update(Array("\(part.count) ".utf8))
            update(part)
        }

        mutating func update(part: String) { update(part: Array(part.utf8)) }

        mutating func finish() -> ContentHash {
            var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
            digest.withUnsafeMutableBufferPointer { SHA256Final($0.baseAddress, &context) }
            let digits = Array("0123456789abcdef".utf8)
            let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
            return ContentHash(unchecked: String(decoding: text, as: UTF8.self))
        }
    }

    private init(unchecked text: String) { description = text }
}
