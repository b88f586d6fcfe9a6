/// What is selected in the text of a field. Source: SwiftUI's `TextSelection`.
public struct TextSelection: Hashable, Sendable {
    /// The places that are selected. Source: SwiftUI's `TextSelection.Indices`.
    public enum Indices: Hashable, Sendable {
        /// One range; empty for the place of the caret.
        case selection(Range<String.Index>)
        /// Ranges apart from each other: a field selects from the first to the last.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The places that are selected, as indices of the text.
    public var indices: Indices

    /// Whether nothing is selected, and the caret stands there.
    public var isInsertion: Bool { bounds?.isEmpty ?? true }

    /// The selection of a range.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// The selection of ranges.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// The place of the caret.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// The selection of UTF-16 offsets in a text.
    init(_ range: Range<Int>, in text: String) {
        self.init(
            range: String.Index(
                utf16Offset: range.lowerBound, in: text)..<String.Index(utf16Offset: range.upperBound, in: text))
    }

    private var bounds: Range<String.Index>? {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let set):
            guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }

    /// The UTF-16 offsets in a text, as far as there is text; nil where nothing is said.
    package func range(in text: String) -> Range<Int>? {
        bounds.map { bounds in
            let count = text.utf16.count
            func offset(_ index: String.Index) -> Int {
                index >= text.endIndex ? count : min(index.utf16Offset(in: text), count)
            }
            let start = offset(bounds.lowerBound)
            return start..<max(start, offset(bounds.upperBound))
        }
    }
}
