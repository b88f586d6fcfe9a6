extension AttributedText {
    /// Other characters in place of some.
    package struct Replacement {
        /// The units replaced, in UTF-16 offsets of the string.
        package var range: Range<Int>
        /// The characters in their place.
        package var text: String
        /// Whether isolates inside the range are gone with its characters.
        package var removesIsolates: Bool

        /// Other characters in place of a range's.
        package init(range: Range<Int>, text: String, removesIsolates: Bool = false) {
            self.range = range
            self.text = text
            self.removesIsolates = removesIsolates
        }
    }

    /// Replaces characters; isolates and runs hold what they held, or its replacement.
    ///
    /// A range that begins or ends inside what is replaced ends there as far along, or at the end of what replaces it.
    ///
    /// - Parameter replacements: By their places; one that overlaps another before it is left out.
    /// - Returns: the isolates that are left, each by its index before.
    @discardableResult
    package mutating func replace(_ replacements: [Replacement]) -> [Int: Int] {
        let units = Array(string.utf16)
        var result: [UInt16] = []
        // Where ranges are replaced, and where what replaces them stands.
        var moves: [(old: Range<Int>, new: Range<Int>, removesIsolates: Bool)] = []
        var offset = 0
        for replacement in replacements {
            guard replacement.range.lowerBound >= offset, replacement.range.upperBound <= units.count else { continue }
            result += units[offset..<replacement.range.lowerBound]
            let start = result.count
            result += replacement.text.utf16
            moves.append((replacement.range, start..<result.count, replacement.removesIsolates))
            offset = replacement.range.upperBound
        }
        result += units[offset...]
        string = String(decoding: result, as: UTF16.self)
        utf16Count = result.count
        func move(at offset: Int) -> (old: Range<Int>, new: Range<Int>, removesIsolates: Bool)? {
            let index = moves.partitioned { $0.old.lowerBound <= offset }
            return index > 0 ? moves[index - 1] : nil
        }
        func moved(_ offset: Int) -> Int {
            guard let last = move(at: offset) else { return offset }
            guard offset < last.old.upperBound else { return offset - last.old.upperBound + last.new.upperBound }
            return min(offset - last.old.lowerBound + last.new.lowerBound, last.new.upperBound)
        }
        func moved(_ range: Range<Int>) -> Range<Int> { moved(range.lowerBound)..<moved(range.upperBound) }
        runs = runs.map { Run(range: moved($0.range), attributes: $0.attributes) }
        var places: [Int: Int] = [:]
        var kept: [Isolate] = []
        for (index, isolate) in isolates.enumerated() {
            if let last = move(at: isolate.range.lowerBound), last.removesIsolates,
                isolate.range.lowerBound >= last.old.lowerBound, isolate.range.upperBound <= last.old.upperBound
            {
                continue
            }
            places[index] = kept.count
            kept.append(Isolate(range: moved(isolate.range), direction: isolate.direction))
        }
        isolates = kept
        return places
    }
}
