import MizanUnicode

/// Cuts a paragraph where its script changes. Shared characters take the script before them, at the start the one
/// behind them, and a closing bracket that of its opening one. A character that some scripts share (a tatweel, an
/// Arabic comma, a danda) stays in the run before it only where that is one of them; else it goes with the text behind
/// it.
///
/// Source: UAX #24 §5.1, §5.2; `Script_Extensions`.
struct ScriptRuns {
    struct ScriptRun: Hashable {
        /// Behind the last UTF-16 unit.
        var end: Int
        /// ICU's number; common and inherited are below ``firstOwn``.
        var number: UInt32

        var script: Script { Script(number: Int(number)) }
    }

    private struct OpenBracket {
        let pair: UInt32
        /// The run in which it stands.
        let run: Int
    }

    /// Deeper brackets than this are taken as other shared characters.
    private static let bracketDepth = 64
    /// The first number of a script that no others share.
    private static let firstOwn: UInt32 = 2

    private(set) var runs: PlainArray<ScriptRun>
    private var brackets: [OpenBracket] = []
    /// The first character behind a shared one that belongs to one script; each is looked for once.
    private var nextOwnScript: (offset: Int, number: UInt32)?

    /// - Parameter runs: in whose memory those of the paragraph are written.
    init(_ paragraph: TextParagraph, of source: SourceText, in runs: PlainArray<ScriptRun>) {
        self.runs = runs
        self.runs.truncate(to: 0)
        let range = paragraph.range
        guard !range.isEmpty else { return }
        if let number = paragraph.onlyScript {
            self.runs.append(ScriptRun(end: range.upperBound, number: number))
            return
        }
        // The script of the run that is open, which ends where the next cluster begins.
        var current: UInt32?
        let table = CharacterEntry.table
        let (units, marks) = (UnsafeBufferPointer(source.units), source.marks)
        var start = range.lowerBound
        while start < range.upperBound {
            let (first, length) = SourceText.codePoint(in: units, at: start)
            let entry = CharacterEntry(rawValue: table[first])
            var number = entry.scriptNumber
            var offset = start + length
            while offset < marks.count, !marks[offset].isGraphemeStart {
                let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
                // A mark on a shared base (a dotted circle, a space) brings its script.
                if number < Self.firstOwn {
                    number = CharacterEntry(rawValue: table[codePoint]).scriptNumber
                }
                offset += length
            }
            if entry.hasScriptExtensions, number != current {
                number = script(of: first, number, after: current, before: offset..<range.upperBound, units)
            }
            if number < Self.firstOwn, entry.isBracket, let bracket = BidiBracket(first) {
                append(number, at: start, bracket: bracket, &current)
            } else {
                append(number, at: start, &current)
            }
            start = offset
        }
        if let current { self.runs.append(ScriptRun(end: range.upperBound, number: current)) }
    }

    /// The script of a character that several use.
    ///
    /// - Parameters:
    ///   - number: its `Script`.
    ///   - current: the script of the run before it.
    ///   - rest: the text behind it, up to the paragraph's end.
    private mutating func script(
        of codePoint: UInt32, _ number: UInt32, after current: UInt32?, before rest: Range<Int>,
        _ units: UnsafeBufferPointer<UInt16>
    ) -> UInt32 {
        if let current, current >= Self.firstOwn, Script.isUsed(codePoint, in: current) { return current }
        guard number < Self.firstOwn else { return number }
        let behind = ownScript(in: rest, units)
        if behind >= Self.firstOwn, Script.isUsed(codePoint, in: behind) { return behind }
        return Script.extensions(of: codePoint).first ?? number
    }

    /// The script of the first character that has only one; that of a shared character where there is none.
    private mutating func ownScript(in rest: Range<Int>, _ units: UnsafeBufferPointer<UInt16>) -> UInt32 {
        if let nextOwnScript, nextOwnScript.offset >= rest.lowerBound { return nextOwnScript.number }
        let table = CharacterEntry.table
        var number: UInt32 = 0
        var offset = rest.lowerBound
        while offset < rest.upperBound, number < Self.firstOwn {
            let (next, length) = SourceText.codePoint(in: units, at: offset)
            number = CharacterEntry(rawValue: table[next]).scriptNumber
            offset += length
        }
        nextOwnScript = (number < Self.firstOwn ? rest.upperBound : offset - 1, number)
        return number
    }

    /// Goes on by a cluster that begins at an offset.
    @inline(__always)
    private mutating func append(_ number: UInt32, at offset: Int, _ current: inout UInt32?) {
        guard let open = current else {
            current = number
            return
        }
        if number == open || number < Self.firstOwn { return }
        if open >= Self.firstOwn { runs.append(ScriptRun(end: offset, number: open)) }
        current = number
    }

    private mutating func append(_ number: UInt32, at offset: Int, bracket: BidiBracket, _ current: inout UInt32?) {
        append(bracket.opens ? number : close(bracket, current) ?? number, at: offset, &current)
        if bracket.opens, brackets.count < Self.bracketDepth {
            brackets.append(OpenBracket(pair: bracket.pair, run: runs.count))
        }
    }

    /// The script at the opening half; nil where there is none.
    private mutating func close(_ bracket: BidiBracket, _ current: UInt32?) -> UInt32? {
        guard let index = brackets.lastIndex(where: { $0.pair == bracket.pair }) else { return nil }
        let run = brackets[index].run
        brackets.removeSubrange(index...)
        return run < runs.count ? runs[run].number : current
    }
}
