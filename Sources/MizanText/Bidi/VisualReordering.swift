/// The order in which the parts of a line stand from left to right.
///
/// Source: UAX #9 L2: from the highest level down to the lowest odd one, every stretch at that level or above is reversed.
enum VisualReordering {
    /// Puts the parts of a line, in logical order, into visual order.
    static func reorder<Part>(_ line: UnsafeMutableBufferPointer<Part>, level: (Part) -> UInt8) {
        var parts = line
        var (lowestOdd, lowest, highest) = (UInt8.max, UInt8.max, UInt8.min)
        for part in parts {
            let level = level(part)
            highest = max(highest, level)
            lowest = min(lowest, level)
            if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
        }
        guard lowestOdd <= highest else { return }
        for current in (lowestOdd...highest).reversed() {
            if current <= lowest {
                // Nothing is left that could stay.
                parts.reverse()
                continue
            }
            var start = 0
            while start < parts.count {
                guard level(parts[start]) >= current else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < parts.count, level(parts[end]) >= current { end += 1 }
                parts[start..<end].reverse()
                start = end
            }
        }
    }
}
