import MizanBase
import MizanUnicode

/// The places of a laid-out text's characters: carets, hits, selections and the moves between them, without laying out again.
///
/// Places are in points, x from the left and y down, in the coordinates that the lines were placed in.
public struct TextPositions: Sendable {
    /// A line with the place of its left visible edge.
    struct PlacedLine: Sendable {
        let line: TextLine
        let left: Double
        let top: Double
        let height: Double
    }

    let lines: [PlacedLine]

    init(_ lines: [PlacedLine]) { self.lines = lines }

    /// Lines as something else has placed them: their left visible edges, tops and heights, in points.
    package init(_ lines: [(line: TextLine, left: Double, top: Double, height: Double)]) {
        self.lines = lines.map { PlacedLine(line: $0.line, left: $0.left, top: $0.top, height: $0.height) }
    }

    /// The length of the text in UTF-16 units.
    public var count: Int { text?.source.units.count ?? 0 }

    var text: ShapedText? { lines.first?.line.text }

    // MARK: Carets

    /// The caret at a position; nil where the text has no lines, or not so many characters.
    ///
    /// Inside a grapheme cluster it stands at the cluster's start. In a line's hidden part it stands at the ellipsis. Before a
    /// paragraph's first character (upstream) and behind its last one (downstream) it stands at the side of the line where the
    /// paragraph's direction begins or ends, whatever the direction of that character.
    public func caret(at position: TextPosition) -> TextCaret? {
        guard (0...count).contains(position.offset), !lines.isEmpty else { return nil }
        let position = normalized(position)
        let index = line(of: position)
        let placed = lines[index]
        let level: UInt8 = placed.line.direction == .rightToLeft ? 1 : 0
        if let isAtEnd = edge(of: position, inLine: index), let sides = placed.line.sides {
            let x = isAtEnd == (level == 0) ? sides.right : sides.left
            return TextCaret(x: placed.left + x, top: placed.top, height: placed.height, level: level)
        }
        guard let (cluster, isAfter) = cluster(touchedBy: position, on: placed.line) else {
            return TextCaret(x: placed.left, top: placed.top, height: placed.height, level: level)
        }
        return TextCaret(
            x: placed.left + cluster.x(isAfter: isAfter), top: placed.top, height: placed.height, level: cluster.level)
    }

    /// Whether a position is the end (true) or the start (false) of its line's paragraph and belongs to no character; else nil.
    func edge(of position: TextPosition, inLine index: Int) -> Bool? {
        guard lines[index].line.hidden == nil else { return nil }
        if position.affinity == .downstream, position.offset == contentEnd(ofLine: index), endsParagraph(index) {
            return true
        }
        let isStart = position.offset == lines[index].line.range.lowerBound
        return position.affinity == .upstream && isStart && startsParagraph(index) ? false : nil
    }

    /// Whether a paragraph begins with a line.
    private func startsParagraph(_ index: Int) -> Bool {
        index == 0 || isAfterLineEnd(lines[index].line.range.lowerBound)
    }

    /// Whether a paragraph ends with a line.
    private func endsParagraph(_ index: Int) -> Bool { index + 1 == lines.count || startsParagraph(index + 1) }

    /// The end of a line in UTF-16 units, before the character that ends it.
    func contentEnd(ofLine index: Int) -> Int {
        let range = lines[index].line.range
        var end = range.upperBound
        while end > range.lowerBound, isAfterLineEnd(end) { end -= 1 }
        return end
    }

    /// The cluster that a position's caret touches, and whether the caret stands behind it; nil on an empty line.
    private func cluster(touchedBy position: TextPosition, on line: TextLine) -> (TextCluster, isAfter: Bool)? {
        if position.affinity == .downstream, let after = line.cluster(with: position.offset) { return (after, false) }
        if let before = line.cluster(with: position.offset - 1) { return (before, true) }
        let whole = VisualLine(line)
        return whole.touched(by: position).map { (whole.clusters[$0.index], $0.isAfter) }
    }

    /// The carets at an offset, the one before its next character first: two where these neighbours stand apart, at a boundary
    /// of directions or a line's end.
    public func carets(at offset: Int) -> [TextCaret] {
        let both = [TextPosition(offset), TextPosition(offset, affinity: .upstream)].compactMap(caret)
        guard both.count == 2, both[0].x == both[1].x, both[0].top == both[1].top else { return both }
        return [both[0]]
    }

    // MARK: Hits

    /// The position of the caret that is nearest to a point; nil where the text has no lines.
    ///
    /// A point above or below the text counts for the first or the last line, one beside a line for its start or its end in the
    /// paragraph's direction: who clicks behind a line goes on there, also where it ends with a word of the other direction.
    public func position(at point: Point) -> TextPosition? {
        guard !lines.isEmpty, !point.x.isNaN, !point.y.isNaN else { return nil }
        return position(at: point.x, inLine: line(at: point.y))
    }

    /// The line nearest to a height.
    private func line(at y: Double) -> Int {
        let below = lines.indices.partitioningIndex { lines[$0].top + lines[$0].height > y }
        guard below < lines.count else { return lines.count - 1 }
        // Between two lines the nearer one counts.
        guard below > 0, y < lines[below].top else { return below }
        let above = lines[below - 1]
        return y - (above.top + above.height) < lines[below].top - y ? below - 1 : below
    }

    func position(at x: Double, inLine index: Int) -> TextPosition {
        let line = lines[index].line
        let x = x - lines[index].left
        guard let sides = line.sides, let cluster = line.cluster(at: x) else {
            return TextPosition(line.range.lowerBound)
        }
        if line.hidden == nil, x < sides.left || x >= sides.right {
            return (x >= sides.right) == (line.direction == .leftToRight)
                ? TextPosition(contentEnd(ofLine: index), affinity: endsParagraph(index) ? .downstream : .upstream)
                : TextPosition(line.range.lowerBound, affinity: startsParagraph(index) ? .upstream : .downstream)
        }
        return cluster.position(isRight: x >= (cluster.left + cluster.right) / 2)
    }

    // MARK: Selections

    /// The rectangles of a range, a line each and more where directions change; as high as their lines.
    ///
    /// Spaces that hang at a line's end are among them, characters without a width aren't.
    public func rects(of range: Range<Int>) -> [Rect] {
        lines.flatMap { placed -> [Rect] in
            guard placed.line.range.overlaps(range) else { return [] }
            var parts: [(left: Double, right: Double)] = []
            for cluster in VisualLine(placed.line).clusters
            where cluster.start < range.upperBound && cluster.end > range.lowerBound {
                if let last = parts.last, abs(last.right - cluster.left) < 1e-6 {
                    parts[parts.count - 1].right = cluster.right
                } else {
                    parts.append((cluster.left, cluster.right))
                }
            }
            return parts.filter { $0.right > $0.left }.map {
                Rect(x: placed.left + $0.left, y: placed.top, width: $0.right - $0.left, height: placed.height)
            }
        }
    }

    // MARK: Lines

    /// The range of the line that a position lies on, in UTF-16 units.
    public func lineRange(at position: TextPosition) -> Range<Int>? {
        guard (0...count).contains(position.offset), !lines.isEmpty else { return nil }
        return lines[line(of: normalized(position))].line.range
    }

    /// The index of the line that a position lies on.
    func line(of position: TextPosition) -> Int {
        let index = max(lines.indices.partitioningIndex { lines[$0].line.range.lowerBound > position.offset } - 1, 0)
        // Behind a newline a caret is on the next line, whichever its affinity.
        guard position.affinity == .upstream, index > 0, lines[index].line.range.lowerBound == position.offset,
            !isAfterLineEnd(position.offset)
        else { return index }
        return index - 1
    }

    /// The same place at a grapheme cluster's start.
    func normalized(_ position: TextPosition) -> TextPosition {
        guard let source = text?.source, position.offset < count else { return position }
        let start = source.graphemeStart(at: position.offset)
        return start == position.offset ? position : TextPosition(start)
    }

    /// Whether the character before an offset ends a line.
    func isAfterLineEnd(_ offset: Int) -> Bool {
        guard offset > 0, let units = text?.source.units, offset <= units.count else { return false }
        return CharacterProperties.endsLine(UInt32(units[offset - 1]))
    }
}

extension TextLayout {
    /// The places of the text's characters in a box that holds it, from the box's top left.
    ///
    /// - Parameters:
    ///   - width: The box's, in points.
    ///   - alignment: The alignment of the lines in the box.
    ///   - interface: The direction of the interface, which decides the leading side.
    public func positions(
        in width: Double, alignment: TextAlignment = .natural, interface: LayoutDirection = .leftToRight
    ) -> TextPositions {
        TextPositions(
            lines.map { line in
                TextPositions.PlacedLine(
                    line: line, left: line.leftOffset(in: width, alignment: alignment, interface: interface),
                    top: line.top, height: line.height)
            })
    }
}
