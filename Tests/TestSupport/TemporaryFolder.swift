import Foundation

/// A folder of one test, removed with all that is in it when the test lets go.
public final class TemporaryFolder {
    /// Absolute, without symbolic links.
    public let path: String

    /// Makes an empty folder.
    public init() throws {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("mizan-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and the folders that it stands in.
    public func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a file, and the folders that it stands in.
    public func write(_ data: Data, to name: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Makes a symbolic link.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    /// What a file holds.
    public func data(of name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)) }

    /// What a file holds, as text.
    public func text(of name: String) throws -> String { String(decoding: try data(of: name), as: UTF8.self) }

    /// The names of what is in the folder, sorted.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}
