import MizanBase

extension LazyNode {
    /// Moves the headers and footers of the sections in the visible part to its edges.
    ///
    /// - Parameters:
    ///   - visible: The places of the nodes in the part.
    ///   - start: The start of the part, from the container's leading or top edge.
    ///   - end: The end of the part.
    /// - Returns: The places of the nodes that were moved, in their order.
    func pin(_ visible: Range<Int>, from start: Double, through end: Double) -> [Int] {
        guard !pinnedViews.isEmpty else { return [] }
        sections.add(rows.nodes)
        // In a gap between two rows, the section of the next one counts.
        let visible = visible.lowerBound..<max(visible.upperBound, visible.lowerBound + 1)
        if pinnedViews.contains(.sectionFooters), let last = sections.numbers(at: visible).last {
            while sections.mayGoOn(last), makeNextSectionNode() {}
        }
        var pinned: [Int] = []
        for number in sections.numbers(at: visible) {
            if pinnedViews.contains(.sectionHeaders) { pinned += pinHeader(of: number, visible, start) }
            if pinnedViews.contains(.sectionFooters) { pinned += pinFooter(of: number, end) }
        }
        return pinned
    }

    private func pinHeader(of number: Int, _ visible: Range<Int>, _ start: Double) -> Range<Int> {
        let header = sections.all[number].header
        guard let (natural, end) = extent(of: header), natural < start - layoutTolerance else { return 0..<0 }
        let rowsEnd = rowsEnd(of: number, from: visible.lowerBound, beyond: start + end - natural) ?? end
        let place = PinnedPosition.ofHeader(
            from: natural, length: end - natural, rowsEnd: rowsEnd, visibleStart: start)
        return move(header, by: place - natural)
    }

    private func pinFooter(of number: Int, _ visibleEnd: Double) -> Range<Int> {
        let (header, footer) = (sections.all[number].header, sections.all[number].footer)
        guard let (natural, end) = extent(of: footer), end > visibleEnd + layoutTolerance else { return 0..<0 }
        let rowsStart =
            extent(of: header)?.end ?? extent(of: sections.all[number].rows.prefix(1))?.start ?? natural
        let place = PinnedPosition.ofFooter(
            from: natural, length: end - natural, rowsStart: rowsStart, visibleEnd: visibleEnd)
        return move(footer, by: place - natural)
    }

    /// The end of a section's rows, or that of some of them beyond a position; nil for a section without rows.
    ///
    /// Rows are made only up to the position, so that it doesn't matter how many a session has made.
    private func rowsEnd(of number: Int, from place: Int, beyond position: Double) -> Double? {
        var place = max(place, sections.all[number].rows.lowerBound)
        var end: Double?
        repeat {
            while place < sections.all[number].rows.upperBound {
                if let own = extent(of: place..<place + 1)?.end { end = max(end ?? own, own) }
                if let end, end > position { return end }
                place += 1
            }
        } while sections.mayGoOn(number) && makeNextSectionNode()
        return end
    }

    private func makeNextSectionNode() -> Bool {
        guard makeNextRow() else { return false }
        sections.add(rows.nodes)
        return true
    }

    /// The start and the end of nodes along the axis where nothing pins them; nil for none.
    private func extent(of places: Range<Int>) -> (start: Double, end: Double)? {
        var extent: (start: Double, end: Double)?
        for place in places {
            forNode(at: place) { node, origin, proposal in
                let end = origin[axis] + node.length(along: axis, proposal)
                extent = (min(extent?.start ?? origin[axis], origin[axis]), max(extent?.end ?? end, end))
            }
        }
        return extent
    }

    /// Places nodes at a distance from where they would be.
    private func move(_ places: Range<Int>, by distance: Double) -> Range<Int> {
        guard abs(distance) > layoutTolerance else { return 0..<0 }
        for place in places {
            forNode(at: place) { node, origin, proposal in
                var origin = origin
                origin[axis] += distance
                node.place(at: origin, proposal: proposal)
            }
        }
        return places
    }
}
