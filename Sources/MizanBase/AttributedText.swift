/// A text with its isolates and attributes as ranges; the isolates' marks are not among its characters.
///
/// Every range counts UTF-16 units of ``string``. Isolates nest properly. Two texts are equal where their characters,
/// isolates and attributes are, however the isolates were written: as ranges or as marks (``init(marked:)``).
public struct AttributedText: Hashable, Sendable {
    /// A range whose text can't affect the order of the text around it, nor be affected by it (UAX #9 isolates).
    public struct Isolate: Hashable, Sendable {
        /// The units isolated, in UTF-16 offsets of the string without marks.
        public var range: Range<Int>
        /// The direction inside; natural takes that of the first strong character inside.
        public var direction: WritingDirection

        /// An isolate around a range of UTF-16 units.
        public init(range: Range<Int>, direction: WritingDirection) {
            self.range = range
            self.direction = direction
        }
    }

    /// A range with attributes of its own; a later run wins over an earlier one.
    public struct Run: Hashable, Sendable {
        /// The units that the attributes hold for, in UTF-16 offsets of the string.
        public var range: Range<Int>
        /// The attributes of its characters.
        public var attributes: TextAttributes

        /// Attributes over a range of UTF-16 units.
        public init(range: Range<Int>, attributes: TextAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    /// The characters, without the marks of range isolates.
    public internal(set) var string: String
    /// The length in UTF-16 units.
    public internal(set) var utf16Count: Int
    /// By their starts, outer before inner.
    public internal(set) var isolates: [Isolate]
    /// The ranges with attributes, a later one wins over an earlier one.
    public internal(set) var runs: [Run]

    /// - Parameters:
    ///   - string: The text, without marks of isolates.
    ///   - isolates: Properly nested ranges inside the text; where two have one range the first is the outer.
    ///   - runs: Ranges inside the text with attributes.
    public init(_ string: String = "", isolates: [Isolate] = [], runs: [Run] = []) {
        self.string = string
        utf16Count = string.utf16.count
        self.isolates = isolates.inOrder
        self.runs = runs
    }

    /// Whether there is no character.
    public var isEmpty: Bool { string.isEmpty }
}

extension [AttributedText.Isolate] {
    /// By their starts, longer before shorter.
    fileprivate var inOrder: [AttributedText.Isolate] {
        guard count > 1 else { return self }
        return enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
            return first.upperBound == second.upperBound
                ? left.offset < right.offset : first.upperBound > second.upperBound
        }.map(\.element)
    }
}
