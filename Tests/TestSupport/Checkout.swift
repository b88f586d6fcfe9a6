import Foundation

/// The checkout that the tests were built from.
public enum Checkout {
    /// Its folder.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file of it by its path from the root.
    public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// What a file of it holds.
    public static func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: file(path))) }
}
