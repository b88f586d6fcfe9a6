/// Chooses where the lines of a text between two mandatory breaks end, so that their widths are as equal as can be.
///
/// Source: the total fit of Knuth and Plass, *Breaking Paragraphs into Lines* (1981), for a given number of lines and without
/// demerits: first the narrowest widest line, which doesn't depend on the box, then the least sum of squared widths. So the
/// widest line's width, fed back, gives the same lines.
struct LineBalance {
    /// One possible line.
    struct CandidateLine {
        /// The places of its start and its end among the breaks; 0 is the text's start.
        let start: Int
        let end: Int
        let width: Double
    }

    /// All lines that can be in the result, by start.
    let lines: [CandidateLine]
    /// The number of lines to make.
    let count: Int
    /// The place of the text's end.
    let last: Int

    /// The ends of the lines; nil where no such lines lead to the text's end.
    func ends() -> [Int]? {
        let widest = best { max($0, $1) }
        guard widest.cost < .infinity else { return nil }
        let limit = widest.cost + LineFiller.tolerance / 2
        return best { $1 > limit ? .infinity : $0 + $1 * $1 }.ends
    }

    /// The way of the least cost.
    ///
    /// - Parameter cost: the cost of the way so far and one more line's width; never less than that of the way.
    private func best(_ cost: (Double, Double) -> Double) -> (cost: Double, ends: [Int]) {
        var costs = [Double](repeating: .infinity, count: last + 1)
        costs[0] = 0
        var origins: [[Int32]] = []
        for _ in 0..<count {
            var next = [Double](repeating: .infinity, count: last + 1)
            var origin = [Int32](repeating: -1, count: last + 1)
            for line in lines where costs[line.start] < .infinity {
                let total = cost(costs[line.start], line.width)
                if total < next[line.end] {
                    next[line.end] = total
                    origin[line.end] = Int32(line.start)
                }
            }
            costs = next
            origins.append(origin)
        }
        var ends: [Int] = []
        var end = last
        for origin in origins.reversed() where end >= 0 {
            ends.append(end)
            end = Int(origin[end])
        }
        return (costs[last], ends.reversed())
    }
}
