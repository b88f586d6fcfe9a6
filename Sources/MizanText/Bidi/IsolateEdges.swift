import MizanBase

/// A text's isolate ranges in the order in which a walk over the text meets their starts: outer before inner.
struct IsolateEdges {
    private let isolates: [AttributedText.Isolate]
    private var next = 0

    init(_ isolates: [AttributedText.Isolate]) {
        self.isolates = isolates.enumerated().sorted { left, right in
            let (a, b) = (left.element.range, right.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            return a.upperBound != b.upperBound ? a.upperBound > b.upperBound : left.offset < right.offset
        }.map(\.element)
    }

    /// The next isolate that begins at or before an offset.
    mutating func popStart(upTo offset: Int) -> AttributedText.Isolate? {
        guard next < isolates.count, isolates[next].range.lowerBound <= offset else { return nil }
        defer { next += 1 }
        return isolates[next]
    }

    /// Whether an isolate begins before an offset that was not taken yet.
    func hasStart(before offset: Int) -> Bool {
        next < isolates.count && isolates[next].range.lowerBound < offset
    }
}
