/// The places of the first rows of a lazy stack, or of the first lines of a lazy grid, on its axis.
struct LazyColumn {
    private(set) var starts: [Double] = []
    private(set) var ends: [Double] = []
    /// The greatest ideal length across of each row and all before it, where it was asked for.
    private(set) var breadths: [Double] = []
    /// The positions that no later row begins before.
    private var reaches: [Double] = []
    /// The greatest length of a row that may stand before the end of the one before.
    private let overlap: Double

    init(overlap: Double) { self.overlap = overlap }

    var count: Int { ends.count }

    /// The position that no later row begins before.
    var reach: Double { reaches.last ?? 0 }

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - start: The position of the row's first view.
    ///   - end: The position of the last one's end.
    ///   - breadth: The row's ideal length across, where that is asked for.
    mutating func add(from start: Double, to end: Double, breadth: Double?) {
        reaches.append(max(end - overlap, reach))
        starts.append(start)
        ends.append(end)
        if let breadth { breadths.append(max(breadth, breadths.last ?? 0)) }
    }

    /// The number of rows that it takes to reach beyond a position.
    func count(through position: Double) -> Int { min(firstRow(beyond: position) + 1, count) }

    private func firstRow(beyond position: Double) -> Int {
        var (low, high) = (0, reaches.count)
        while low < high {
            let middle = (low + high) / 2
            if reaches[middle] > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The rows with something in a part, or a place in it where they are empty.
    func rows(from start: Double, through end: Double) -> Range<Int> {
        var first = firstRow(beyond: (start - overlap).nextDown)
        let last = count(through: end)
        func isVisible(_ row: Int) -> Bool {
            (ends[row] > start || starts[row] >= start) && (starts[row] < end || ends[row] <= end)
        }
        while first < last, !isVisible(first) { first += 1 }
        var bound = max(last, first)
        while bound > first, !isVisible(bound - 1) { bound -= 1 }
        return first..<bound
    }

    /// The length of the first rows and of others that aren't known, which are taken to be as long as those.
    ///
    /// The first row, which may be a header, says nothing about others where there is a second one.
    func length(knowing known: Int, others: Double) -> Double {
        guard known > 0 else { return 0 }
        let length = ends[known - 1]
        guard others > 0 else { return length }
        return length + others * (known > 1 ? (length - ends[0]) / Double(known - 1) : length)
    }
}
