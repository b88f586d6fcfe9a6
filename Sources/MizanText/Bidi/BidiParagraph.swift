import CFriBidi
import MizanBase
import MizanUnicode

/// One paragraph on its way to embedding levels (UAX #9 P2–I2): FriBidi's algorithm over ICU's classes and brackets.
///
/// Isolate ranges become initiators and PDIs of no character in the array that FriBidi sees. The text inside a range is
/// made safe: a PDI that matches nothing inside has no effect, and an initiator that is left open is closed at the
/// range's end (BD9 would else give it the range's own PDI). The direction of each first-strong isolate, and of a
/// natural paragraph, is found in the same walk (P2, P3, X5c), as FriBidi would take quadratic time for many open
/// isolates.
struct BidiParagraph {
    private struct OpenIsolate {
        /// Whether it is an isolate range, not a character.
        let isRange: Bool
        /// The initiator's place in `types`.
        let index: Int
        /// A first-strong isolate without a strong character so far.
        var isUndecided: Bool
        /// True for one of too many: its text counts as outside of it.
        let isIgnored: Bool
    }

    /// The paragraph's direction.
    private(set) var direction: LayoutDirection?

    private var arrays: BidiArrays
    private var open: [OpenIsolate] = []
    private var isolateCount = 0
    /// The number of embeddings, overrides and isolates, those of ranges among them.
    private var pushCount = 0
    /// The ends of the open ranges, from the outermost.
    private var rangeEnds: [Int] = []

    /// Resolves the levels of a text's units and the directions of its paragraphs.
    ///
    /// - Returns: The offsets where marks of isolate ranges keep apart the text on both sides.
    @discardableResult static func resolve(
        _ source: SourceText, isolates: [AttributedText.Isolate], style: TextStyle, in workspace: TextWorkspace
    ) -> [IsolateGap] {
        var gaps: [IsolateGap] = []
        var edges = IsolateEdges(isolates)
        for index in source.paragraphs.indices {
            let range = source.paragraphs[index].range
            // Where everything goes one way, and there are no marks, so do the levels.
            if !edges.hasStart(before: range.upperBound),
                let direction = uniformDirection(source.paragraphs[index].occurring, style: style)
            {
                source.paragraphs[index].direction = direction
                if direction == .rightToLeft { for offset in range { source.marks[offset].level = 1 } }
            } else {
                var paragraph = BidiParagraph(style.baseDirection.layoutDirection, workspace.bidi)
                paragraph.read(range, of: source, edges: &edges)
                let direction = paragraph.direction ?? style.fallbackDirection
                source.paragraphs[index].direction = direction
                paragraph.assign(direction, range, of: source)
                if !isolates.isEmpty { paragraph.appendGaps(to: &gaps) }
                resetSeparators(range, of: source, direction: direction)
                workspace.bidi = paragraph.arrays
            }
        }
        return gaps
    }

    private init(_ direction: LayoutDirection?, _ arrays: BidiArrays) {
        self.direction = direction
        self.arrays = arrays
        self.arrays.clear()
    }

    /// The direction of a paragraph in which every character has its level; nil where that takes the whole algorithm.
    private static func uniformDirection(_ occurring: BidiClasses, style: TextStyle) -> LayoutDirection? {
        let isLeftToRight = occurring.isSubset(of: .leftToRightOnly)
        guard isLeftToRight || occurring.isSubset(of: .rightToLeftOnly) else { return nil }
        let own: LayoutDirection? =
            occurring.isDisjoint(with: .strong)
            ? nil : occurring.isDisjoint(with: .strongRightToLeft) ? .leftToRight : .rightToLeft
        switch style.baseDirection.layoutDirection ?? own ?? style.fallbackDirection {
        case .leftToRight: return isLeftToRight ? .leftToRight : nil
        case .rightToLeft: return occurring.isSubset(of: .rightToLeftOnly) ? .rightToLeft : nil
        }
    }

    // MARK: Reading

    private mutating func read(_ range: Range<Int>, of source: SourceText, edges: inout IsolateEdges) {
        arrays.reserve(range.count)
        let hasRanges = edges.hasStart(before: range.upperBound)
        let units = UnsafeBufferPointer(source.units)
        var offset = range.lowerBound
        while offset < range.upperBound {
            if hasRanges { turn(at: offset, &edges) }
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            let bit = source.marks[offset].classBit
            if bit & BidiClasses.plain != 0 {
                arrays.append(arrays.typesByClass[source.marks[offset].bidiNumber], 0, at: offset)
            } else {
                append(source.marks[offset].bidiClass, codePoint: codePoint, at: offset)
            }
            offset += length
        }
        closeRanges(endingBy: .max)
    }

    /// Ends and begins the isolate ranges of an offset.
    private mutating func turn(at offset: Int, _ edges: inout IsolateEdges) {
        closeRanges(endingBy: offset)
        while let isolate = edges.popStart(upTo: offset) {
            let bidiClass: BidiClass =
                switch isolate.direction {
                case .natural: .firstStrongIsolate
                case .leftToRight: .leftToRightIsolate
                case .rightToLeft: .rightToLeftIsolate
                }
            append(initiator: bidiClass, at: -1, rangeEnd: isolate.range.upperBound)
            closeRanges(endingBy: offset)
        }
    }

    /// Closes the innermost ranges that end at or before an offset, with the initiators left open in them.
    private mutating func closeRanges(endingBy offset: Int) {
        while let inner = rangeEnds.last, inner <= offset {
            while let last = open.popLast() {
                if !last.isIgnored { append(FRIBIDI_TYPE_PDI, at: -1) }
                if last.isRange { break }
            }
            rangeEnds.removeLast()
        }
    }

    private mutating func append(_ bidiClass: BidiClass, codePoint: UInt32, at offset: Int) {
        switch bidiClass {
        case .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate:
            append(initiator: bidiClass, at: offset, rangeEnd: nil)
        case .popDirectionalIsolate:
            if let last = open.last, !last.isRange {
                open.removeLast()
                append(last.isIgnored ? FRIBIDI_TYPE_BN : FRIBIDI_TYPE_PDI, at: offset)
            } else {
                // One that matches nothing is a neutral like any other.
                append(rangeEnds.isEmpty ? FRIBIDI_TYPE_ON : FRIBIDI_TYPE_BN, at: offset)
            }
        case .otherNeutral:
            var bracketType: FriBidiBracketType = 0
            if CharacterEntry(rawValue: CharacterEntry.table[codePoint]).isBracket,
                let bracket = BidiBracket(codePoint)
            {
                bracketType = bracket.pair | (bracket.opens ? UInt32(FRIBIDI_BRACKET_OPEN_MASK) : 0)
            }
            append(FRIBIDI_TYPE_ON, at: offset, bracket: bracketType)
        case .leftToRight, .rightToLeft, .arabicLetter:
            decide(by: bidiClass)
            append(bidiClass.fribidiType, at: offset)
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride:
            pushCount += 1
            append(bidiClass.fribidiType, at: offset)
        default:
            append(bidiClass.fribidiType, at: offset)
        }
    }

    private mutating func append(_ type: FriBidiCharType, at offset: Int, bracket: FriBidiBracketType = 0) {
        arrays.append(type, bracket, at: offset)
    }

    private mutating func append(initiator bidiClass: BidiClass, at offset: Int, rangeEnd: Int?) {
        // P3: without a strong character a first-strong isolate stays left to right.
        let isUndecided = bidiClass == .firstStrongIsolate
        // Never a range: what stands in one isolate must not open another.
        let isIgnored = rangeEnd == nil && isolateCount >= Limits.paragraphIsolates
        if rangeEnd == nil { isolateCount += 1 }
        pushCount += 1
        open.append(
            OpenIsolate(
                isRange: rangeEnd != nil, index: arrays.count, isUndecided: isUndecided && !isIgnored,
                isIgnored: isIgnored))
        if let rangeEnd { rangeEnds.append(rangeEnd) }
        guard !isIgnored else {
            append(FRIBIDI_TYPE_BN, at: offset)
            return
        }
        append(isUndecided ? FRIBIDI_TYPE_LRI : bidiClass.fribidiType, at: offset)
    }

    /// P2: a strong character decides the innermost isolate around it, or the paragraph.
    private mutating func decide(by bidiClass: BidiClass) {
        let isLeftToRight = bidiClass == .leftToRight
        guard let last = open.last else {
            if direction == nil { direction = isLeftToRight ? .leftToRight : .rightToLeft }
            return
        }
        guard last.isUndecided else { return }
        arrays.types[last.index] = isLeftToRight ? FRIBIDI_TYPE_LRI : FRIBIDI_TYPE_RLI
        open[open.count - 1].isUndecided = false
    }

    // MARK: Levels

    private mutating func assign(_ direction: LayoutDirection, _ range: Range<Int>, of source: SourceText) {
        var base: FriBidiParType = direction == .leftToRight ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL
        let paragraphLevel: UInt8 = direction == .leftToRight ? 0 : 1
        if pushCount > BidiArrays.shallowDepth { arrays.neutralizeOverflow(paragraphLevel: paragraphLevel) }
        let count = arrays.count
        let result = fribidi_get_par_embedding_levels_ex(
            arrays.types.start, arrays.brackets.start, FriBidiStrIndex(count), &base, arrays.levels.start)
        guard result > 0 else {  // out of memory
            for offset in range { source.marks[offset].level = paragraphLevel }
            return
        }
        for index in 0..<count where arrays.offsets[index] >= 0 {
            let offset = Int(arrays.offsets[index])
            let level = UInt8(clamping: arrays.levels[index])
            source.marks[offset].level = level
            // The second unit of a pair has its character's level.
            if source.units[offset] & 0xfc00 == 0xd800, offset + 1 < range.upperBound {
                source.marks[offset + 1].level = level
            }
        }
    }

    /// Appends the places where marks of ranges stand lower than the characters on both sides.
    private func appendGaps(to gaps: inout [IsolateGap]) {
        var before: FriBidiLevel?
        var lowest: FriBidiLevel?
        for index in 0..<arrays.count {
            let level = arrays.levels[index]
            guard arrays.offsets[index] >= 0 else {
                lowest = min(lowest ?? level, level)
                continue
            }
            if let before, let lowest, lowest < min(before, level) {
                gaps.append(IsolateGap(offset: Int(arrays.offsets[index]), level: UInt8(clamping: lowest)))
            }
            (before, lowest) = (level, nil)
        }
    }

    /// L1, 1–3: separators, and the white space before them, take the paragraph's level. The white space that hangs at
    /// a line's end (4) is left to the line.
    private static func resetSeparators(_ range: Range<Int>, of source: SourceText, direction: LayoutDirection) {
        let paragraphLevel: UInt8 = direction == .leftToRight ? 0 : 1
        let (separators, trailing) = (BidiClasses.separators, BidiClasses.trailing)
        var isBefore = false
        for offset in range.reversed() {
            let bit = source.marks[offset].classBit
            if separators & bit != 0 {
                isBefore = true
            } else if trailing & bit == 0 {
                isBefore = false
            }
            if isBefore { source.marks[offset].level = paragraphLevel }
        }
    }
}
