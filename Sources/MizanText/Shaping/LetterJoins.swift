import MizanUnicode

/// The places of a text where two letters join, read in logical order.
///
/// They follow from the characters alone, not from a font: HarfBuzz's flags for unsafe breaks are also set where letters only kern.
/// Source: The Unicode Standard §9.2, rules R1 to R7.
struct LetterJoins {
    private let units: UnsafeBufferPointer<UInt16>
    private let context: Range<Int>
    /// The characters before this offset were read.
    private var offset: Int
    /// The type of the last of them that isn't transparent.
    private var before = JoiningType.nonJoining
    /// The characters from ``offset`` to here are transparent.
    private var next: Int

    /// - Parameters:
    ///   - context: The text around an item. Letters don't join across its ends.
    ///   - start: The offset of the first character to read.
    init(_ source: SourceText, in context: Range<Int>, from start: Int) {
        units = UnsafeBufferPointer(source.units)
        self.context = context
        offset = start
        next = start
    }

    /// Whether the letters on both sides of an offset join; offsets must not fall from call to call.
    mutating func join(at end: Int) -> Bool {
        while offset < end {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            let type = JoiningType(codePoint)
            if type != .transparent { before = type }
            offset += length
        }
        guard before.joinsNext else { return false }
        next = max(next, offset)
        while next < context.upperBound {
            let (codePoint, length) = SourceText.codePoint(in: units, at: next)
            let type = JoiningType(codePoint)
            if type != .transparent { return type.joinsPrevious }
            next += length
        }
        return false
    }
}
