extension AttributedText {
    /// The text with its isolates as marks; nothing inside can close or outlive one of them.
    ///
    /// An argument's text comes from anywhere. A PDI of its own that matches nothing inside is left out, and an isolate
    /// that it opens is closed before its end; embeddings and overrides end with the isolate around them (UAX #9 X6a),
    /// and a PDF closes nothing outside of it (X7). A paragraph separator ends every isolate (BD9): the argument's is
    /// closed before one and opened again behind it.
    var balancedText: String {
        let units = Array(string.utf16)
        var marks = BalancedMarks(capacity: units.count + 2 * isolates.count)
        var next = isolates[...]
        var offset = 0
        while true {
            marks.closeRanges(endingAt: offset)
            while let isolate = next.first, isolate.range.lowerBound <= offset {
                next.removeFirst()
                marks.open(isolate)
            }
            guard offset < units.count else { break }
            let end = offset + Self.separatorLength(units[offset...])
            if end > offset {
                marks.append(separator: units[offset..<end])
            } else {
                marks.append(units[offset])
            }
            offset = max(end, offset + 1)
        }
        return String(decoding: marks.units, as: UTF16.self)
    }

    /// Whether a mark of an isolate, or a paragraph separator, is among the characters.
    var mayNeedBalancing: Bool {
        // The bytes with which these characters begin in UTF-8; few texts have one.
        guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else { return false }
        return string.utf16.contains { (0x2066...0x2069).contains($0) || Self.separatesParagraphs($0) }
    }

    /// The units of the paragraph separator (class B) at the start of a text; a carriage return with its line feed is one.
    private static func separatorLength(_ units: ArraySlice<UInt16>) -> Int {
        guard let first = units.first, separatesParagraphs(first) else { return 0 }
        return first == 0x0D && units.dropFirst().first == 0x0A ? 2 : 1
    }

    private static func separatesParagraphs(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}

/// A text as its marks are written.
private struct BalancedMarks {
    private(set) var units: [UInt16] = []
    /// The open isolates of the text, outer before inner.
    private var ranges: [Range] = []

    private struct Range {
        let initiator: UInt16
        let end: Int
        /// The number of isolates that characters opened inside.
        var inside = 0
    }

    init(capacity: Int) { units.reserveCapacity(capacity) }

    mutating func open(_ isolate: AttributedText.Isolate) {
        units.append(isolate.direction.isolateInitiator)
        ranges.append(Range(initiator: isolate.direction.isolateInitiator, end: isolate.range.upperBound))
        if isolate.range.isEmpty { closeLast() }
    }

    mutating func closeRanges(endingAt offset: Int) {
        while let last = ranges.last, last.end <= offset { closeLast() }
    }

    private mutating func closeLast() {
        guard let last = ranges.popLast() else { return }
        units.append(contentsOf: repeatElement(0x2069, count: last.inside + 1))
    }

    mutating func append(_ unit: UInt16) {
        guard let last = ranges.indices.last else { return units.append(unit) }
        switch unit {
        case 0x2066...0x2068: ranges[last].inside += 1
        // One that matches nothing inside.
        case 0x2069 where ranges[last].inside == 0: return
        case 0x2069: ranges[last].inside -= 1
        default: break
        }
        units.append(unit)
    }

    mutating func append(separator: ArraySlice<UInt16>) {
        let closed = ranges
        while !ranges.isEmpty { closeLast() }
        units += separator
        for range in closed {
            units.append(range.initiator)
            ranges.append(Range(initiator: range.initiator, end: range.end))
        }
    }
}
