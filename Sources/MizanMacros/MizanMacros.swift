import Foundation
import MizanMacroExpansion

/// The executable of the macros. The compiler starts it for each module that uses one.
@main
enum MizanMacros {
    static func main() {
        do {
            while let message = try readMessage() {
                let request = try JSONDecoder().decode(PluginRequest.self, from: message)
                try write(JSONEncoder().encode(Plugin.response(to: request)))
            }
        } catch {
            FileHandle.standardError.write(Data("MizanMacros: the compiler's message can't be read: \(error)\n".utf8))
            exit(1)
        }
    }

    /// The next message: eight bytes with its length, little-endian, and JSON. Nil at the end, which the compiler
    /// marks by an empty message.
    private static func readMessage() throws -> Data? {
        guard let header = try read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return try Int(exactly: length).flatMap { $0 > 0 ? try read($0) : nil }
    }

    private static func read(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try FileHandle.standardInput.read(upToCount: min(count - data.count, 1 << 16)),
                !part.isEmpty
            else { return nil }
            data += part
        }
        return data
    }

    private static func write(_ message: Data) throws {
        let length = UInt64(message.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        try FileHandle.standardOutput.write(contentsOf: header + message)
    }
}
