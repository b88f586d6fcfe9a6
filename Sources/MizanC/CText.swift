/// A text in memory that C may read as long as this object is there.
final class CText: Sendable {
    nonisolated(unsafe) let pointer: UnsafePointer<CChar>

    init(_ text: String) {
        let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
        for (index, byte) in text.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
        bytes[text.utf8.count] = 0
        pointer = UnsafePointer(bytes)
    }

    deinit { pointer.deallocate() }

    /// An empty text, which is always there.
    static let empty = CText("")

    /// The text that C gave; nil for NULL.
    ///
    /// - Parameter name: What it is, for the message.
    /// - Throws: `CallError` where it isn't UTF-8.
    static func string(_ pointer: UnsafePointer<CChar>?, _ name: @autoclosure () -> String) throws -> String? {
        guard let pointer else { return nil }
        guard let text = String(validatingCString: pointer) else { throw CallError("\(name()) is not UTF-8") }
        return text
    }
}
