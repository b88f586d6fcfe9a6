extension AttributedText {
    /// The text with its isolates as marks, none of which what is inside can close or outlive.
    ///
    /// What an argument holds comes from anywhere. A PDI of its own that matches nothing inside is left out, and an isolate that
    /// it opens is closed before its end; embeddings and overrides end with the isolate around them (UAX #9 X6a), and a PDF
    /// closes nothing outside of it (X7). A paragraph separator ends every isolate (BD9): the argument's is closed before one and
    /// opened again behind it.
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
    /// What is open: isolates of the text, and in them those that characters opened.
    private var open: [Isolate] = []

    private struct Isolate {
        let initiator: UInt16
        /// Where the range ends; nil for one that a character opened.
        let end: Int?
    }

    init(capacity: Int) { units.reserveCapacity(capacity) }

    mutating func open(_ isolate: AttributedText.Isolate) {
        units.append(isolate.direction.isolateInitiator)
        open.append(Isolate(initiator: isolate.direction.isolateInitiator, end: isolate.range.upperBound))
        if isolate.range.isEmpty { close(downTo: open.count - 1) }
    }

    mutating func closeRanges(endingAt offset: Int) {
        while let range = open.lastIndex(where: { $0.end != nil }), let end = open[range].end, end <= offset {
            close(downTo: range)
        }
    }

    private mutating func close(downTo count: Int) {
        units.append(contentsOf: repeatElement(0x2069, count: open.count - count))
        open.removeLast(open.count - count)
    }

    mutating func append(_ unit: UInt16) {
        switch unit {
        case 0x2066...0x2068 where !open.isEmpty:
            units.append(unit)
            open.append(Isolate(initiator: unit, end: nil))
        case 0x2069 where !open.isEmpty:
            if open.last?.end == nil { close(downTo: open.count - 1) }
        default: units.append(unit)
        }
    }

    mutating func append(separator: ArraySlice<UInt16>) {
        let ranges = open.filter { $0.end != nil }
        close(downTo: 0)
        units += separator
        units += ranges.map(\.initiator)
        open = ranges
    }
}
