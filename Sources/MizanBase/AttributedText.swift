/// A text with its isolates and attributes as ranges; the isolates' marks are not among its characters.
///
/// Every range counts UTF-16 units of ``string``. Isolates nest properly.
public struct AttributedText: Hashable, Sendable {
    /// A range that can't affect the order of what is outside it, nor be affected (UAX #9 isolates).
    public struct Isolate: Hashable, Sendable {
        public var range: Range<Int>
        public var direction: WritingDirection

        public init(range: Range<Int>, direction: WritingDirection) {
            self.range = range
            self.direction = direction
        }
    }

    /// A range with attributes of its own; a later run wins over an earlier one.
    public struct Run: Hashable, Sendable {
        public var range: Range<Int>
        public var attributes: TextAttributes

        public init(range: Range<Int>, attributes: TextAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    public internal(set) var string: String
    /// Outer before inner, then by start.
    public internal(set) var isolates: [Isolate]
    public internal(set) var runs: [Run]

    /// - Parameter isolates: Properly nested ranges inside the text, outer before inner.
    public init(_ string: String = "", isolates: [Isolate] = []) {
        self.string = string
        self.isolates = isolates
        runs = []
    }

    /// The length in UTF-16 units.
    public var utf16Count: Int { string.utf16.count }
    public var isEmpty: Bool { string.isEmpty }
}
