/// The order in which the parts of a line stand from left to right.
///
/// Source: UAX #9 L2: from the highest level down to the lowest odd one, every stretch at that level or above is reversed.
enum VisualOrder {
    /// The indices of the parts from left to right, by their levels in logical order.
    static func order(of levels: [UInt8]) -> [Int32] {
        var order = levels.indices.map { Int32($0) }
        guard let highest = levels.max(), let lowestOdd = levels.lazy.filter({ $0 & 1 == 1 }).min() else {
            return order
        }
        for level in (lowestOdd...highest).reversed() {
            var start = 0
            while start < levels.count {
                guard levels[start] >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < levels.count, levels[end] >= level { end += 1 }
                // A stretch keeps its place while what is inside moves, so logical ends serve for visual ones.
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
