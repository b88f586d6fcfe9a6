import MizanBase

/// The candidates of a cut, from the one that shows only the ellipsis to the one that shows most. Each shows a step more than the
/// one before, on one side: a grapheme cluster or a whole number.
///
/// They don't depend on the width. The last one that fits is taken, so that the width of the line, fed back, gives the same cut
/// and a wider line shows more. With text on both sides the narrower side grows. Two exceptions leave less to guess:
///
/// - A number counts as the width that its side has with it, so that the other side grows as far first.
/// - If the sides are in two words that run in opposite directions, one word is completed before the other is begun: at most one
///   is cut, and the ellipsis is where its letters are missing.
struct CutGrowth {
    private struct CutSide {
        var offset: Int
        /// In points, as the paragraph was shaped.
        var width = 0.0
        /// Nil if the side can't grow.
        var step: CutGrowthStep?
    }

    private let cut: LineCut
    private let neverCutsNumbers: Bool
    private var ruler: LineRuler
    private var head: CutSide
    private var tail: CutSide

    /// - Parameter keepsNumbers: whether no number is cut.
    init(_ cut: LineCut, keepsNumbers: Bool) {
        self.cut = cut
        self.neverCutsNumbers = keepsNumbers
        ruler = LineRuler(cut.text, cut.guide, from: cut.head.lowerBound)
        head = CutSide(offset: cut.head.lowerBound)
        tail = CutSide(offset: cut.tail.upperBound)
        if cut.mode != .head { head.step = headStep }
        if cut.mode != .tail { tail.step = tailStep }
    }

    /// The candidates after the current one. If the estimate of the last one exceeds the limit, it doesn't fit.
    ///
    /// - Parameter clusters: the greatest number of grapheme clusters that they show in addition.
    mutating func candidates(limit: Double, clusters: Int = .max) -> [LineCut.CutCandidate] {
        var result: [LineCut.CutCandidate] = []
        var rest = clusters
        while (result.last?.estimate ?? 0) <= limit, let candidate = grow() {
            rest -= candidate.step?.clusterCount ?? 1
            guard rest >= 0 else { break }
            result.append(candidate)
        }
        return result
    }

    /// Stops the growth of one side.
    mutating func stop(_ step: CutGrowthStep) {
        if step.isHead { head.step = nil } else { tail.step = nil }
    }

    /// The next candidate; nil if there is none.
    mutating func grow() -> LineCut.CutCandidate? {
        if let step = head.step, step.offset >= tail.offset { head.step = nil }
        if let step = tail.step, step.offset <= head.offset { tail.step = nil }
        guard let step = nextStep else { return nil }
        if step.isHead {
            head = CutSide(offset: step.offset, width: ruler.distance(to: step.offset))
            head.step = headStep
        } else {
            tail = CutSide(offset: step.offset, width: width(from: step.offset))
            tail.step = tailStep
        }
        // White space alone is no text to be hidden, a line end is.
        let isSplit = cut.head.upperBound < cut.tail.lowerBound
        guard isSplit || source.trailingStart(in: head.offset..<tail.offset) > head.offset else { return nil }
        return LineCut.CutCandidate(
            head: head.offset, tail: tail.offset, estimate: head.width + tail.width, step: step)
    }

    private var source: SourceText { cut.text.source }

    // MARK: The order of the sides

    /// The step of the side that grows next.
    private var nextStep: CutGrowthStep? {
        guard let headStep = head.step, let tailStep = tail.step else { return head.step ?? tail.step }
        var (headWidth, tailWidth) = (head.width, tail.width)
        // What hangs at the text's end counts for nothing.
        let tailStart = min(tail.offset, cut.tailVisibleEnd)
        if isConflict(headStep, tailStep) {
            if head.offset > cut.head.lowerBound, !cut.isBreak(head.offset) { return headStep }
            if tail.offset < cut.tail.upperBound, !cut.isBreak(tail.offset) { return tailStep }
            headWidth += distance(from: head.offset, to: wordEnd(of: headStep))
            tailWidth += distance(from: wordStart(of: tailStep), to: tailStart)
        } else {
            if headStep.isNumber { headWidth += distance(from: head.offset, to: headStep.offset) }
            if tailStep.isNumber { tailWidth += distance(from: tailStep.offset, to: tailStart) }
        }
        return headWidth <= tailWidth ? headStep : tailStep
    }

    /// Whether two steps are in different words that run in opposite directions.
    private func isConflict(_ headStep: CutGrowthStep, _ tailStep: CutGrowthStep) -> Bool {
        let (headUnit, tailUnit) = (headStep.offset - 1, tailStep.offset)
        return (source.marks[headUnit].level ^ source.marks[tailUnit].level) & 1 == 1
            && cut.wordIndex(headUnit) != cut.wordIndex(tailUnit)
    }

    private func wordEnd(of step: CutGrowthStep) -> Int {
        let index = cut.wordIndex(step.offset - 1)
        let end = index < cut.guide.breaks.count ? cut.guide.breaks[index].visibleEnd : cut.head.upperBound
        return min(max(end, step.offset), cut.head.upperBound)
    }

    private func wordStart(of step: CutGrowthStep) -> Int {
        let index = cut.wordIndex(step.offset)
        return max(index > 0 ? cut.guide.breaks[index - 1].offset : 0, cut.tail.lowerBound)
    }

    /// The width of a part of one side, without tabs.
    private func distance(from start: Int, to end: Int) -> Double {
        cut.guide.edges[end].distance - cut.guide.edges[min(start, end)].distance
    }

    /// The least width of the visible text from an offset on.
    private func width(from start: Int) -> Double {
        let end = cut.tailVisibleEnd
        let tabs = cut.text.firstTab(from: end) - cut.text.firstTab(from: start)
        return distance(from: start, to: end) + Double(tabs) * cut.text.tabDistance / 16
    }

    // MARK: Steps

    /// The next visible grapheme cluster after the head, with white space before it, or the number that begins with it.
    private var headStep: CutGrowthStep? {
        var end = head.offset
        while end < cut.head.upperBound {
            let start = end
            end = min(source.graphemeEnd(after: start), cut.head.upperBound)
            guard !source.trails(start..<end) else { continue }
            let number = neverCutsNumbers ? source.number(around: end) : nil
            let whole = number.map { min(max($0.upperBound, end), cut.head.upperBound) } ?? end
            return CutGrowthStep(isHead: true, offset: whole, clusterCount: clusterCount(start..<whole))
        }
        return nil
    }

    /// The next visible grapheme cluster before the tail, or the number that ends with it.
    private var tailStep: CutGrowthStep? {
        var start = min(tail.offset, cut.tailVisibleEnd)
        while start > cut.tail.lowerBound {
            let end = start
            start = max(source.graphemeStart(at: start - 1), cut.tail.lowerBound)
            guard !source.marks[start].trails else { continue }
            let number = neverCutsNumbers ? source.number(around: start) : nil
            let whole = number.map { max(min($0.lowerBound, start), cut.tail.lowerBound) } ?? start
            return CutGrowthStep(isHead: false, offset: whole, clusterCount: clusterCount(whole..<end))
        }
        return nil
    }

    private func clusterCount(_ range: Range<Int>) -> Int { max(range.count { source.marks[$0].isGraphemeStart }, 1) }
}
