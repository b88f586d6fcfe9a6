/// The alignment of two sequences: the elements that are the same, in the order of both.
///
/// Elements that both sequences have once are the anchors (patience difference); the elements between two anchors are
/// aligned by Myers' greedy algorithm up to a number of edits, and are all replaced beyond it. So the time is near
/// linear whatever the sequences hold.
struct SequenceAlignment {
    /// Edits that are looked for between two anchors.
    static let editLimit = 64
    /// The number of times that the elements between anchors are searched for further anchors.
    private static let levelLimit = 16

    /// Pairs of indices, both increasing.
    private(set) var pairs: [(old: Int, new: Int)] = []

    private let old: [Int]
    private let new: [Int]
    // By element: how often it stands in the part that is looked at, and where.
    private var oldCounts: [Int32]
    private var newCounts: [Int32]
    private var newOffsets: [Int]

    private struct AlignedPart {
        var old: Range<Int>
        var new: Range<Int>
        var level: Int
    }

    /// Aligns sequences of small numbers, from 0; equal elements have equal numbers.
    init(_ old: [Int], _ new: [Int]) {
        self.old = old
        self.new = new
        let count = max(old.max() ?? -1, new.max() ?? -1) + 1
        oldCounts = Array(repeating: 0, count: count)
        newCounts = Array(repeating: 0, count: count)
        newOffsets = Array(repeating: 0, count: count)
        var parts = [AlignedPart(old: old.indices, new: new.indices, level: 0)]
        while let part = parts.popLast() { align(part, &parts) }
        pairs.sort { $0.old < $1.old }
    }

    /// Aligns any equatable elements.
    init<Element: Hashable>(of old: some Sequence<Element>, and new: some Sequence<Element>) {
        var numbers: [Element: Int] = [:]
        func number(_ element: Element) -> Int {
            let next = numbers.count
            if let known = numbers[element] { return known }
            numbers[element] = next
            return next
        }
        self.init(old.map(number), new.map(number))
    }

    private mutating func align(_ part: AlignedPart, _ parts: inout [AlignedPart]) {
        var (a, b) = (part.old, part.new)
        while let x = a.first, let y = b.first, old[x] == new[y] {
            pairs.append((x, y))
            (a, b) = (x + 1..<a.upperBound, y + 1..<b.upperBound)
        }
        while let x = a.last, let y = b.last, old[x] == new[y] {
            pairs.append((x, y))
            (a, b) = (a.lowerBound..<x, b.lowerBound..<y)
        }
        guard !a.isEmpty, !b.isEmpty else { return }
        let anchors = part.level < Self.levelLimit ? anchors(a, b) : []
        guard !anchors.isEmpty else { return edits(a, b) }
        var (x, y) = (a.lowerBound, b.lowerBound)
        for anchor in anchors {
            pairs.append(anchor)
            parts.append(AlignedPart(old: x..<anchor.old, new: y..<anchor.new, level: part.level + 1))
            (x, y) = (anchor.old + 1, anchor.new + 1)
        }
        parts.append(AlignedPart(old: x..<a.upperBound, new: y..<b.upperBound, level: part.level + 1))
    }

    /// The longest increasing chain of the elements that stand once on both sides.
    private mutating func anchors(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
        for x in a { oldCounts[old[x]] += 1 }
        for y in b {
            newCounts[new[y]] += 1
            newOffsets[new[y]] = y
        }
        let candidates = a.filter { oldCounts[old[$0]] == 1 && newCounts[old[$0]] == 1 }
        let places = candidates.map { newOffsets[old[$0]] }
        for x in a { oldCounts[old[x]] = 0 }
        for y in b { newCounts[new[y]] = 0 }
        return Self.increasing(places).map { (candidates[$0], places[$0]) }
    }

    /// The indices of a longest increasing chain.
    static func increasing(_ values: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = tails[low - 1] }
            if low < tails.count { tails[low] = index } else { tails.append(index) }
        }
        var chain: [Int] = []
        var next = tails.last ?? -1
        while next >= 0 {
            chain.append(next)
            next = before[next]
        }
        return chain.reversed()
    }

    /// Myers, “An O(ND) Difference Algorithm and Its Variations” (1986), figure 2, with the ends of each step kept.
    private mutating func edits(_ a: Range<Int>, _ b: Range<Int>) {
        let (n, m) = (a.count, b.count)
        let limit = min(Self.editLimit, n + m)
        var ends = [Int](repeating: 0, count: 2 * limit + 3)
        let middle = limit + 1
        var trace: [[Int]] = []
        for step in 0...limit {
            trace.append(ends)
            for diagonal in stride(from: -step, through: step, by: 2) {
                let isDown =
                    diagonal == -step
                    || diagonal != step && ends[middle + diagonal - 1] < ends[middle + diagonal + 1]
                var x = isDown ? ends[middle + diagonal + 1] : ends[middle + diagonal - 1] + 1
                while x < n, x - diagonal < m, x - diagonal >= 0,
                    old[a.lowerBound + x] == new[b.lowerBound + x - diagonal]
                {
                    x += 1
                }
                ends[middle + diagonal] = x
                if x >= n, x - diagonal >= m { return walk(back: trace, a, b, middle: middle) }
            }
        }
    }

    private mutating func walk(back trace: [[Int]], _ a: Range<Int>, _ b: Range<Int>, middle: Int) {
        var (x, y) = (a.count, b.count)
        for (step, ends) in trace.enumerated().reversed() {
            let diagonal = x - y
            let isDown =
                diagonal == -step || diagonal != step && ends[middle + diagonal - 1] < ends[middle + diagonal + 1]
            let before = isDown ? diagonal + 1 : diagonal - 1
            let startX = step == 0 ? 0 : ends[middle + before]
            let startY = step == 0 ? 0 : startX - before
            while x > startX, y > startY, x > 0, y > 0, old[a.lowerBound + x - 1] == new[b.lowerBound + y - 1] {
                (x, y) = (x - 1, y - 1)
                pairs.append((a.lowerBound + x, b.lowerBound + y))
            }
            (x, y) = (startX, startY)
        }
    }
}
