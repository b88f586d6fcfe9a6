import MizanBase

/// Where a word ends a line that is wider than the whole line and can't be parted by a pattern, in the order in which the places
/// are tried.
private enum WideWordBreak: CaseIterable {
    /// Next to a sign inside the word: `dana@|example|.com`.
    case sign
    /// Between two letters, with a hyphen.
    case hyphen
    /// Between two grapheme clusters outside numbers and apart from their signs.
    case cluster
    /// After a separator inside a number: `2026-|11-|26`.
    case separator
    /// Between any two grapheme clusters. Source: CSS Text 3 §5.5, `overflow-wrap: anywhere`.
    case digit
    /// Also inside the ligatures of cursive scripts, whose letters keep their shapes as long as there is another way. Source: CSS
    /// Text 3 §5.6.
    case ligature
}

extension LineFiller {
    /// Ends the line before the first break without a hyphen, at the last place that fits of the best kind.
    ///
    /// A style that doesn't hyphenate has the last two kinds only. No line ends next to a soft hyphen here.
    mutating func endInsideWideWord(from start: Int, _ paragraphLevel: UInt8) -> Int? {
        let ends = fittingClusterEnds(from: start)
        let kinds: [WideWordBreak] = style.hyphenation == .manual ? [.digit, .ligature] : WideWordBreak.allCases
        for kind in kinds {
            var failed: LineBreak?
            let letters = kind == .hyphen ? hyphens(at: start).letterOffsets : []
            for (end, estimate) in ends.reversed() where isOffset(end.offset, of: kind, start, letters) {
                let candidate = LineBreak(
                    offset: end.offset, visibleEnd: end.visibleEnd, isMandatory: false, isHyphen: kind == .hyphen)
                if let failed, failed.shows(asMuchAs: candidate) { continue }
                failed = candidate
                if fits(candidate, estimate: estimate, from: start, paragraphLevel) { return candidate.offset }
            }
        }
        return nil
    }

    /// The ends of the grapheme clusters that may fit, before the first break without a hyphen.
    private func fittingClusterEnds(from start: Int) -> [(LineBreak, estimate: Double)] {
        let breaks = guide.breaks
        var result: [(LineBreak, estimate: Double)] = []
        var ruler = LineRuler(text, guide, from: start)
        var (visibleEnd, offset, index) = (start, start, nextBreak)
        while true {
            let next = text.source.graphemeEnd(after: offset)
            while breaks[index].offset <= next {
                guard breaks[index].isHyphen else { return result }
                index += 1
            }
            if !text.source.trails(offset..<next) { visibleEnd = next }
            let estimate = ruler.distance(to: visibleEnd)
            guard estimate <= limit else { return result }
            if text.source.units[next - 1] != 0xad, text.source.units[next] != 0xad {
                result.append(
                    (LineBreak(offset: next, visibleEnd: visibleEnd, isMandatory: false, isHyphen: false), estimate))
            }
            offset = next
        }
    }

    /// - Parameter letters: The places between two letters, for hyphens.
    private func isOffset(_ offset: Int, of kind: WideWordBreak, _ start: Int, _ letters: Set<Int>) -> Bool {
        switch kind {
        case .sign: text.source.isNextToSign(offset)
        // No line gets a single letter.
        case .hyphen: letters.contains(offset) && offset > text.source.graphemeEnd(after: start)
        case .cluster:
            !isInsideLigature(offset) && !text.source.isInsideNumber(offset)
                && !text.source.isBetweenDigitAndSign(offset)
        case .separator: text.source.isAfterSeparatorInNumber(offset)
        case .digit: !isInsideLigature(offset)
        case .ligature: true
        }
    }

    /// Whether a grapheme cluster has no glyph of its own in a script that joins its letters.
    private func isInsideLigature(_ offset: Int) -> Bool {
        text.source.marks[offset].isInsideGlyph && !text.source.marks[offset].isInvisible
            && LetterSpacing.isJoined(text.items[text.item(at: offset)].script)
    }
}
