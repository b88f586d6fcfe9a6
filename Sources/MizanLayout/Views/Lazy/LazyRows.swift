import MizanBase

/// The rows of a lazy container: one for each of its views, and for each element of a `ForEach`, whose views are made when they
/// are needed, in their order.
final class LazyRows {
    /// The visible part of the scrolling view around; nil where all rows are made with the container.
    let window: ScrollWindow?
    /// The number of rows, with those that aren't made.
    private(set) var count: Int
    /// The number of rows that are made.
    var madeCount: Int { ends.count }
    /// The nodes of the rows that are made.
    private(set) var nodes: [LayoutNode] = []
    /// The number of nodes up to the end of each row.
    private var ends: [Int] = []
    private var parts: [RowsPart] = []
    /// The part of the next row.
    private var index = 0
    /// The place of rows that are made later in a session.
    private let element: LazyElement?
    private var isSifted = false
    private var failure: (any Error)?

    /// Rows beside each other in the content.
    private struct RowsPart {
        /// Makes the rows; nil for views, which are rows already.
        var run: (any ElementRun)?
        var nodes: ArraySlice<LayoutNode> = []
        var rows: Range<Int>
    }

    /// The rows of a container's content.
    ///
    /// - Parameter stackAxis: The axis of the container where it is a stack.
    init(_ content: some View, along axis: Axis, in stackAxis: Axis?, _ context: ViewContext) throws {
        window = context.environment.windows[axis]
        var inner = try context.forChildren(in: stackAxis)
        inner.isLazy = window != nil
        var list = _NodeList()
        try content._makeNodes(in: inner, into: &list)
        element = list.runs.isEmpty ? nil : context.lazyElement()
        element?.beginParts()
        var (count, made) = (0, 0)
        func add(_ run: (any ElementRun)?, nodes: ArraySlice<LayoutNode>) {
            let rows = count..<count + (run?.count ?? nodes.count)
            if !rows.isEmpty { parts.append(RowsPart(run: run, nodes: nodes, rows: rows)) }
            count = rows.upperBound
        }
        self.count = 0
        for (place, run) in list.runs {
            add(nil, nodes: list.nodes[made..<place])
            add(run, nodes: [])
            made = place
        }
        add(nil, nodes: list.nodes[made...])
        self.count = count
        if window == nil { while makeNext() {} }
    }

    /// The nodes of a row that is made.
    func nodes(of row: Int) -> ArraySlice<LayoutNode> { nodes[indices(of: row..<row + 1)] }

    /// The places of the nodes of rows that are made.
    func indices(of rows: Range<Int>) -> Range<Int> {
        let start = rows.lowerBound == 0 ? 0 : ends[rows.lowerBound - 1]
        return start..<(rows.isEmpty ? start : ends[rows.upperBound - 1])
    }

    /// The number of rows that hold so many nodes.
    func count(holding count: Int) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < count { low = middle + 1 } else { high = middle }
        }
        return min(low + 1, ends.count)
    }

    /// The nodes of elements that were made of former data, and aren't rows yet.
    var waitingNodes: [LayoutNode] { element?.waiting.flatMap(\.nodes) ?? [] }

    /// Makes the next row.
    ///
    /// - Returns: Whether there was one.
    func makeNext() -> Bool {
        guard failure == nil else { return false }
        while index < parts.count {
            if ends.count < parts[index].rows.upperBound {
                do {
                    if try makeRow() { return true }
                } catch {
                    failure = error
                    return false
                }
                // The data have fewer elements than they had.
                count = ends.count
                index = parts.count
                return false
            }
            index += 1
        }
        return false
    }

    private func makeRow() throws -> Bool {
        guard var run = parts[index].run else {
            nodes.append(parts[index].nodes[parts[index].nodes.startIndex + ends.count - parts[index].rows.lowerBound])
            ends.append(nodes.count)
            return true
        }
        parts[index].run = nil
        defer { parts[index].run = run }
        var made = _NodeList()
        var isMade = false
        if let element {
            try element.makePart(into: &made) { isMade = try run.makeNext(into: &$0) }
        } else {
            isMade = try run.makeNext(into: &made)
        }
        guard isMade else { return false }
        nodes += made.nodes
        ends.append(nodes.count)
        return true
    }

    /// The error that ended the making of rows, which goes on then.
    func removeFailure() -> (any Error)? { failure.take() }

    /// Removes the state of elements that the data don't have any longer. Those that are only farther away than they were keep
    /// theirs.
    func sift() {
        guard let element, !isSifted else { return }
        isSifted = true
        var missing = Set(element.waiting.map(\.position))
        guard !missing.isEmpty else { return }
        for part in parts[min(index, parts.count)...] {
            part.run?.forEachPosition {
                missing.remove($0)
                return !missing.isEmpty
            }
        }
        element.removeWaiting { missing.contains($0) }
    }

    /// The nodes before visible ones that the names of these depend on. The elements of one `ForEach` have different names, so
    /// that the earlier ones don't count.
    func nodesNamed(before places: Range<Int>) -> [LayoutNode] {
        let (first, last) = (count(holding: places.lowerBound + 1) - 1, count(holding: places.upperBound) - 1)
        guard let part = parts.first(where: { $0.rows.contains(first) }), part.run != nil, part.rows.contains(last)
        else {
            return Array(nodes[..<places.lowerBound])
        }
        let (run, row) = (
            self.indices(of: part.rows.lowerBound..<part.rows.lowerBound), self.indices(of: first..<first)
        )
        return Array(nodes[..<run.lowerBound] + nodes[row.lowerBound..<places.lowerBound])
    }
}
