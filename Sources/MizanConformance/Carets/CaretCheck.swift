import MizanBase
import MizanText

/// Lays texts out and compares the rectangles of their ranges and the carets that points have with a browser's answers.
package struct CaretCheck {
    /// In points: the tolerance of the clusters' edges in the same texts, as both round to 1/64.
    static let tolerance = 0.125

    private var runner: TextCaseRunner
    private let knownDifferences: CaretDifferences?

    /// - Parameters:
    ///   - folders: where the font files of the cases are looked up.
    ///   - known: the accepted differences.
    package init(fonts folders: [String], known: CaretDifferences? = nil) {
        runner = TextCaseRunner(fonts: folders)
        self.knownDifferences = known
    }

    /// The differences from the browser's answers.
    ///
    /// - Throws: the errors of reading fonts.
    package mutating func failures(of item: CaretTestFile.CaretTestCase) throws -> [ConformanceFailure] {
        let layout = try runner.layout(of: item.text)
        let lines = Array(layout.lines)
        let positions = layout.positions(in: item.text.width)
        let selections = (item.graphemes + item.ranges).compactMap { selection -> ConformanceFailure? in
            let spans = Self.spans(positions.rects(of: selection.range), in: lines)
            guard !Self.areNear(spans, selection.spans) else { return nil }
            let text = "\(item.text.id) \(selection.range)"
            return ConformanceFailure(
                line: item.line, text: text, direction: nil, expected: Self.text(selection.spans),
                found: Self.text(spans), reason: knownDifferences?.reasons[text])
        }
        let hits = item.hits.compactMap { hit -> ConformanceFailure? in
            let text = "\(item.text.id) line \(hit.line) x \(hit.x)"
            guard lines.indices.contains(hit.line) else {
                return ConformanceFailure(
                    line: item.line, text: text, direction: nil, expected: "\(hit.offset)", found: "no line")
            }
            let line = lines[hit.line]
            let found = positions.position(at: Point(x: hit.x, y: line.top + line.height / 2))
            guard let found, found.offset != hit.offset else { return nil }
            let reason = Self.reason(for: hit, on: line, of: item.text, found: found, in: positions)
            return ConformanceFailure(
                line: item.line, text: text, direction: nil, expected: "\(hit.offset)",
                found: "\(found.offset) \(found.affinity)", reason: reason ?? knownDifferences?.reasons[text])
        }
        return selections + hits
    }

    /// The rule by which another offset is as right as a browser's, or more; nil where there is none.
    private static func reason(
        for hit: CaretTestFile.Hit, on line: TextLine, of text: TextCase, found: TextPosition,
        in positions: TextPositions
    ) -> String? {
        guard let caret = positions.caret(at: found) else { return nil }
        func isNear(_ x: Double?) -> Bool { x.map { ($0 - caret.x).magnitude <= tolerance } ?? false }
        let carets = Self.offsets(around: hit.offset, on: line).flatMap(positions.carets)
        if carets.contains(where: { $0.top == caret.top && isNear($0.x) }) {
            return "the other of two offsets that have a caret there"
        }
        let units = Array(text.text.utf16)
        if units.indices.contains(hit.offset), line.grapheme(at: hit.offset).lowerBound != hit.offset {
            return "Chromium answers an offset inside of a grapheme cluster"
        }
        let sides = positions.rects(of: line.range).filter { $0.minY == line.top }
        let isAtSide = isNear(sides.map(\.minX).min()) || isNear(sides.map(\.maxX).max())
        if isAtSide, hit.offset == line.range.lowerBound || hit.offset == line.range.upperBound {
            return "the start or the end of a wrapped line, for the word at its side"
        }
        if let spaces = hangingSpaces(of: line, in: units),
            spaces.contains(hit.offset) || hit.offset == spaces.upperBound,
            spaces.contains(found.offset) || found.offset == spaces.upperBound
        {
            return "hanging spaces, which have the paragraph's direction (UAX 9, L1), in Chromium their word's"
        }
        return nil
    }

    /// An offset and those that only characters without a width part from it.
    private static func offsets(around offset: Int, on line: TextLine) -> [Int] {
        let invisible = line.clusters.filter { $0.left == $0.right }
        var (first, last) = (offset, offset)
        for cluster in invisible where cluster.start == last { last = cluster.end }
        for cluster in invisible.reversed() where cluster.end == first { first = cluster.start }
        return [offset, first, last]
    }

    /// The spaces at a line's end where they have another level than what stands before them.
    private static func hangingSpaces(of line: TextLine, in units: [UInt16]) -> Range<Int>? {
        let clusters = line.clusters
        guard let word = clusters.lastIndex(where: { units[$0.start] != 0x20 && $0.right > $0.left }),
            clusters[(word + 1)...].contains(where: { $0.level != clusters[word].level })
        else { return nil }
        return clusters[word].end..<line.range.upperBound
    }

    private static func spans(_ rects: [Rect], in lines: [TextLine]) -> [CaretTestFile.CaretSpan] {
        let spans = rects.compactMap { rect in
            lines.firstIndex { $0.top == rect.minY }.map {
                CaretTestFile.CaretSpan(line: $0, left: rect.minX, right: rect.maxX)
            }
        }
        return spans.filter { $0.right - $0.left > 2 * CaretTestFile.grid }
            .sorted { ($0.line, $0.left) < ($1.line, $1.left) }
            .reduce(into: []) { joined, span in
                if let last = joined.last, last.line == span.line, span.left - last.right <= 4 * CaretTestFile.grid {
                    joined[joined.count - 1].right = max(last.right, span.right)
                } else {
                    joined.append(span)
                }
            }
    }

    private static func areNear(_ spans: [CaretTestFile.CaretSpan], _ others: [CaretTestFile.CaretSpan]) -> Bool {
        spans.count == others.count
            && zip(spans, others).allSatisfy {
                $0.line == $1.line && ($0.left - $1.left).magnitude <= tolerance
                    && ($0.right - $1.right).magnitude <= tolerance
            }
    }

    private static func text(_ spans: [CaretTestFile.CaretSpan]) -> String {
        func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
        return spans.isEmpty
            ? "nothing" : spans.map { "\($0.line): \(rounded($0.left))–\(rounded($0.right))" }.joined(separator: ", ")
    }
}
