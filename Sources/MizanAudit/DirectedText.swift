import MizanBase
import MizanRenderTree
import MizanText
import MizanUnicode

/// A laid-out text with the classes of its characters, to ask what the other direction would make of a line.
///
/// Text in isolates has a direction of its own and decides nothing (UAX #9 P2); a mark such as RLM is a letter of its
/// direction, set there on purpose, and so is an embedding or an override.
struct DirectedText {
    private let text: RenderText
    private let units: [UInt16]
    /// By unit, that of its character.
    private let classes: [BidiClass]
    /// By unit: whether it stands in an isolate, be it a range or characters.
    private let isIsolated: [Bool]

    /// A line that reads otherwise than in the direction of its letters.
    struct ReorderedLine {
        /// The one that it is set in.
        let direction: LayoutDirection
        /// In logical order, without the white space at its ends.
        let text: String
        /// The text that stands at the wrong end.
        let moved: String
    }

    init(_ text: RenderText) {
        self.text = text
        units = Array(text.text.string.utf16)
        let classes = text.text.string.unicodeScalars.flatMap {
            repeatElement(BidiClass($0.value), count: UTF16.width($0))
        }
        var isIsolated = classes.map { _ in false }
        for isolate in text.text.isolates {
            for unit in isolate.range.clamped(to: classes.indices) { isIsolated[unit] = true }
        }
        var depth = 0
        for (unit, bidiClass) in classes.enumerated() {
            if bidiClass == .paragraphSeparator { depth = 0 }
            if bidiClass.isIsolateInitiator { depth += 1 }
            if depth > 0 { isIsolated[unit] = true }
            if bidiClass == .popDirectionalIsolate { depth = max(depth - 1, 0) }
        }
        (self.classes, self.isIsolated) = (classes, isIsolated)
    }

    /// The first line that is set against its letters, so that it shows.
    var firstTurned: ReorderedLine? {
        var known: [LayoutDirection: [UInt8]] = [:]
        func levels(_ direction: LayoutDirection) -> [UInt8] {
            if let levels = known[direction] { return levels }
            let levels = text.text.embeddingLevels(baseDirection: WritingDirection(direction))
            known[direction] = levels
            return levels
        }
        for line in text.lines {
            let range = visible(line.range)
            guard !range.isEmpty, let own = lettersDirection(around: range), own != line.direction,
                seen(range, levels(line.direction)) != seen(range, levels(own))
            else { continue }
            return ReorderedLine(
                direction: line.direction, text: string(range),
                moved: string(moved(of: range, levels(line.direction), line.direction)))
        }
        return nil
    }

    /// The first line of no letters, set right to left, whose sign stands behind the digits that it is written before.
    ///
    /// In Arabic digits a sign stands behind them by the writing's own rules (AN); a mark before it is a letter, set there
    /// on purpose.
    var firstSignAtTheEnd: ReorderedLine? {
        guard !classes.contains(where: { $0.isStrong || $0.isEmbedding }) else { return nil }
        let signs: [UInt16] = [0x2B, 0x2D, 0x2212]
        for line in text.lines where line.direction == .rightToLeft {
            let range = visible(line.range)
            guard let sign = range.first, signs.contains(units[sign]), !isIsolated[sign],
                let digit = range.dropFirst().first(where: { !classes[$0].isIsolateInitiator }),
                classes[digit] == .europeanNumber
            else { continue }
            let order = Array(text.text.embeddingLevels(baseDirection: .rightToLeft)[range]).visualOrder
            guard let signPlace = order.firstIndex(of: 0), let digitPlace = order.firstIndex(of: digit - sign),
                signPlace > digitPlace
            else { continue }
            return ReorderedLine(direction: .rightToLeft, text: string(range), moved: string(sign..<sign + 1))
        }
        return nil
    }

    /// The direction of all letters of the paragraph around a line; nil where they differ, and where there are none.
    private func lettersDirection(around line: Range<Int>) -> LayoutDirection? {
        let start = classes[..<line.lowerBound].lastIndex(of: .paragraphSeparator) ?? 0
        let end = classes[line.upperBound...].firstIndex(of: .paragraphSeparator) ?? classes.count
        var direction: LayoutDirection?
        for unit in start..<end where !isIsolated[unit] {
            let own: LayoutDirection
            switch classes[unit] {
            case .leftToRight: own = .leftToRight
            case .rightToLeft, .arabicLetter: own = .rightToLeft
            case let other where other.isEmbedding: return nil
            default: continue
            }
            guard direction == nil || direction == own else { return nil }
            direction = own
        }
        return direction
    }

    /// A line's units as they are seen from left to right (UAX #9 L2, L4).
    private func seen(_ range: Range<Int>, _ levels: [UInt8]) -> [UInt16] {
        let own = Array(levels[range])
        return own.visualOrder.map { index in
            let unit = units[range.lowerBound + index]
            guard own[index] & 1 == 1, let scalar = Unicode.Scalar(unit) else { return unit }
            return UInt16(truncatingIfNeeded: scalar.bidiMirror.value)
        }
    }

    /// The text in the line's direction behind everything that goes with the letters, else the text before it; else the
    /// numbers before the letters.
    private func moved(of range: Range<Int>, _ levels: [UInt8], _ direction: LayoutDirection) -> Range<Int> {
        let base: UInt8 = direction == .leftToRight ? 0 : 1
        let joins = { (unit: Int) in levels[unit] != base && !isIsolated[unit] }
        guard let first = range.first(where: joins), let last = range.last(where: joins),
            let letter = range.first(where: { classes[$0].isStrong && !isIsolated[$0] })
        else { return range }
        let ends = [last + 1..<range.upperBound, range.lowerBound..<first, range.lowerBound..<letter].map(visible)
        return ends.first { !$0.isEmpty } ?? range
    }

    /// A range without white space and controls at its ends.
    private func visible(_ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: classes.indices)
        let isVisible = { (unit: Int) in
            let bidiClass = classes[unit]
            return !bidiClass.isRemoved && !bidiClass.isIsolateInitiator
                && ![.whiteSpace, .segmentSeparator, .paragraphSeparator, .popDirectionalIsolate].contains(bidiClass)
        }
        guard let first = range.first(where: isVisible), let last = range.last(where: isVisible) else {
            return range.lowerBound..<range.lowerBound
        }
        return first..<last + 1
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
}

extension BidiClass {
    /// L, R and AL.
    fileprivate var isStrong: Bool { self == .leftToRight || self == .rightToLeft || self == .arabicLetter }

    /// Whether the class gives the text behind it a direction, up to the end of its kind.
    fileprivate var isEmbedding: Bool {
        switch self {
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride: true
        default: false
        }
    }
}
