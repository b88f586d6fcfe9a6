/// A text that grows by whole pieces and never past a bound, with room kept for the words about the pieces left out.
public struct BoundedText: Sendable {
    /// The most UTF-16 code units that the text may have: never fewer than its characters, however a reader counts
    /// those.
    public let limit: Int
    /// The text that was taken.
    public private(set) var text = ""
    private var count = 0
    private var reserved: Int

    /// An empty text.
    ///
    /// - Parameters:
    ///   - limit: The greatest number of code units.
    ///   - reserved: Code units that ``append(_:)`` leaves free, for ``finish(_:)``.
    public init(limit: Int, reserving reserved: Int) {
        self.limit = limit
        self.reserved = reserved
    }

    /// Takes a piece where the whole of it fits; true where it did.
    @discardableResult public mutating func append(_ piece: String) -> Bool {
        let more = piece.utf16.count
        guard count + more <= limit - reserved else { return false }
        text += piece
        count += more
        return true
    }

    /// Takes the last piece, which has the room that was kept for it.
    @discardableResult public mutating func finish(_ piece: String) -> Bool {
        reserved = 0
        return append(piece)
    }

    /// The number of code units that ``append(_:)`` still takes.
    public var room: Int { max(limit - reserved - count, 0) }
}
