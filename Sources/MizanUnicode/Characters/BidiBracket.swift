import _FoundationICU

/// The properties of a paired bracket for bidi's N0.
public struct BidiBracket: Hashable, Sendable {
    /// The code point of the pair's opening bracket, the same for both halves; U+2329 counts as U+3008.
    public let pair: UInt32
    /// Whether this half opens the pair.
    public let opens: Bool

    /// Nil for a code point that is no paired bracket.
    public init?(_ codePoint: UInt32) {
        let character = Int32(truncatingIfNeeded: codePoint)
        let kind = swift_u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)
        guard kind != Int32(bitPattern: U_BPT_NONE.rawValue) else { return nil }
        opens = kind == Int32(bitPattern: U_BPT_OPEN.rawValue)
        let opening = opens ? character : swift_u_getBidiPairedBracket(character)
        pair = opening == 0x2329 ? 0x3008 : UInt32(bitPattern: opening)
    }
}

extension Unicode.Scalar {
    /// The character that stands for this one in right-to-left text, itself where there is none (UAX #9 L4).
    public var bidiMirror: Unicode.Scalar {
        Unicode.Scalar(UInt32(bitPattern: swift_u_charMirror(Int32(bitPattern: value)))) ?? self
    }
}
