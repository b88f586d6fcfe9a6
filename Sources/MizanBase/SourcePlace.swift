/// A place in a file: line and column from 1, the column in UTF-8 bytes as the Swift compiler counts.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// As the user named it; `<stdin>` for standard input.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int

    /// A place in a file.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}
