import _FoundationICU

/// A character's bidirectional class; the raw values are ICU's `UCharDirection`.
///
/// Source: UAX #9, table 4.
public enum BidiClass: UInt8, Hashable, Sendable, CaseIterable {
    case leftToRight = 0
    case rightToLeft
    case europeanNumber
    case europeanSeparator
    case europeanTerminator
    case arabicNumber
    case commonSeparator
    case paragraphSeparator
    case segmentSeparator
    case whiteSpace
    case otherNeutral
    case leftToRightEmbedding
    case leftToRightOverride
    case arabicLetter
    case rightToLeftEmbedding
    case rightToLeftOverride
    case popDirectionalFormat
    case nonspacingMark
    case boundaryNeutral
    case firstStrongIsolate
    case leftToRightIsolate
    case rightToLeftIsolate
    case popDirectionalIsolate

    /// The class of a code point, by ICU's data; surrogates are left to right, as ICU has them.
    public init(_ codePoint: UInt32) {
        let icu = swift_u_charDirection(Int32(truncatingIfNeeded: codePoint))
        self = BidiClass(rawValue: UInt8(truncatingIfNeeded: icu.rawValue)) ?? .otherNeutral
    }

    /// FSI, LRI and RLI.
    public var isIsolateInitiator: Bool {
        self == .firstStrongIsolate || self == .leftToRightIsolate || self == .rightToLeftIsolate
    }

    /// Removed by X9: the embeddings, the overrides, PDF and BN.
    public var isRemoved: Bool {
        switch self {
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
            .popDirectionalFormat, .boundaryNeutral:
            true
        default: false
        }
    }
}
