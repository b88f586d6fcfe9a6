import Glibc

/// What stops the benchmark.
struct BenchmarkError: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}

/// Reads the corpora's files.
enum TextFile {
    /// The lines that are neither empty nor comments.
    static func lines(of path: String) throws -> [String] {
        guard let file = fopen(path, "r") else { throw BenchmarkError(message: "can't read \(path)") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }
}
