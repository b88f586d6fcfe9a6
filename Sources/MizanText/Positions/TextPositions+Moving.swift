import MizanBase
import MizanUnicode

extension TextPositions {
    /// The position that a movement leads to; the same where there is nothing further that way.
    ///
    /// Left and right pass what is seen there, across changes of direction and from line to line as the paragraph reads; forward
    /// and backward pass what is read. Source: Pango's `pango_layout_move_cursor_visually`, parley's `Cursor`.
    ///
    /// - Parameters:
    ///   - position: Where the caret stands.
    ///   - movement: The way.
    ///   - x: For ``TextMovement/up`` and ``TextMovement/down`` the distance from the left to keep, in points; nil for the caret's
    ///     own.
    public func position(from position: TextPosition, moving movement: TextMovement, at x: Double? = nil)
        -> TextPosition
    {
        guard let text, (0...count).contains(position.offset) else { return position }
        let position = normalized(position)
        let index = line(of: position)
        switch movement {
        case .left, .right: return visual(from: position, isRight: movement == .right)
        case .forward:
            guard position.offset < count else { return position }
            let end = text.source.graphemeEnd(after: position.offset)
            // At a paragraph's end the caret stays with what it has passed.
            let isLast = end == count || CharacterProperties.endsLine(UInt32(text.source.units[end]))
            return TextPosition(end, affinity: isLast ? .upstream : .downstream)
        case .backward:
            return position.offset > 0 ? TextPosition(text.source.graphemeStart(at: position.offset - 1)) : position
        case .wordForward:
            return TextPosition(
                words.first { $0.upperBound > position.offset }?.upperBound ?? count, affinity: .upstream)
        case .wordBackward: return TextPosition(words.last { $0.lowerBound < position.offset }?.lowerBound ?? 0)
        case .up, .down:
            let next = movement == .up ? index - 1 : index + 1
            guard lines.indices.contains(next) else {
                return movement == .up ? TextPosition(0) : end(of: lines.count - 1)
            }
            return self.position(at: x ?? caret(at: position)?.x ?? 0, inLine: next)
        case .lineStart: return TextPosition(lines[index].line.range.lowerBound)
        case .lineEnd: return end(of: index)
        case .paragraphStart: return TextPosition(paragraph(at: position.offset).lowerBound)
        case .paragraphEnd: return TextPosition(paragraph(at: position.offset).upperBound, affinity: .upstream)
        case .start: return TextPosition(0)
        case .end: return end(of: lines.count - 1)
        }
    }

    /// The words of the text, without what stands between them, by UAX #29 and the language's dictionary; in UTF-16 units.
    public var words: [Range<Int>] {
        guard let text else { return [] }
        let units = UnsafeBufferPointer(text.source.units)
        var words: [Range<Int>] = []
        var start = 0
        for boundary in TextBoundary.all(.word, in: units, language: text.style.language) {
            let piece = start..<boundary.offset
            start = boundary.offset
            if piece.contains(where: {
                CharacterProperties.isAlphanumeric(SourceText.codePoint(in: units, at: $0).value)
            }) {
                words.append(piece)
            }
        }
        return words
    }

    /// What a double click selects: the word at an offset, or the spaces or the sign there.
    public func wordRange(at offset: Int) -> Range<Int>? {
        guard let text, (0..<count).contains(offset) else { return nil }
        let boundaries = TextBoundary.all(
            .word, in: UnsafeBufferPointer(text.source.units), language: text.style.language)
        let next = boundaries.indices.partitioningIndex { boundaries[$0].offset > offset }
        guard next < boundaries.count else { return nil }
        return (next > 0 ? boundaries[next - 1].offset : 0)..<boundaries[next].offset
    }

    /// The paragraph at an offset, without the character that ends it; in UTF-16 units.
    public func paragraph(at offset: Int) -> Range<Int> {
        guard let source = text?.source else { return 0..<0 }
        let index = max(
            source.paragraphs.indices.partitioningIndex { source.paragraphs[$0].range.lowerBound > offset } - 1, 0)
        var range = source.paragraphs[index].range
        // Behind the newline at the text's end there is one more, of nothing.
        if offset == count, isAfterLineEnd(count), !range.isEmpty { return count..<count }
        while !range.isEmpty, isAfterLineEnd(range.upperBound) { range = range.lowerBound..<range.upperBound - 1 }
        return range
    }

    /// The end of a line, before the character that ends it.
    private func end(of index: Int) -> TextPosition {
        TextPosition(contentEnd(ofLine: index), affinity: .upstream)
    }

    private func visual(from position: TextPosition, isRight: Bool) -> TextPosition {
        let index = line(of: position)
        let line = VisualLine(lines[index].line)
        let isLeftToRight = lines[index].line.direction == .leftToRight
        var number =
            edge(of: position, inLine: index).map { $0 == isLeftToRight ? line.clusters.count : 0 }
            ?? line.number(of: position)
        // What has no width is passed with what has.
        while isRight ? number < line.clusters.count : number > 0 {
            let passed = isRight ? number : number - 1
            number += isRight ? 1 : -1
            if line.clusters[passed].right > line.clusters[passed].left {
                return line.clusters[passed].position(isRight: isRight)
            }
        }
        // At the line's side: on to where reading goes on, or came from.
        let isForward = isRight == isLeftToRight
        let next = isForward ? index + 1 : index - 1
        guard lines.indices.contains(next) else { return position }
        let entered = isForward ? TextPosition(lines[next].line.range.lowerBound) : end(of: next)
        let side = VisualLine(lines[next].line)
        let edge = side.edge(isRight: !isRight) ?? entered
        // Where a line is only wrapped, its end and the next one's start are one place: a step goes on.
        return edge.offset == position.offset
            && !isAfterLineEnd(max(lines[index].line.range.lowerBound, lines[next].line.range.lowerBound))
            ? visual(from: edge, isRight: isRight) : edge
    }
}

extension VisualLine {
    /// The position at one side of the whole line; nil where the line shows nothing.
    fileprivate func edge(isRight: Bool) -> TextPosition? {
        let visible = clusters.filter { $0.right > $0.left }
        return (isRight ? visible.last : visible.first)?.position(isRight: isRight)
    }
}
