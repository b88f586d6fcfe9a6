import _FoundationICU

/// The properties of a code point that text layout needs, packed into one number; by ICU's data.
@frozen
public struct CharacterEntry: Hashable, Sendable {
    /// Bits 0–4 the bidi class, 5–12 the script, 13–17 the grapheme cluster break, 18–19 the conjunct break, 20–24 flags,
    /// 25–27 the joining type, 28 ``isNarrow``.
    public let rawValue: UInt32

    /// The entry of a packed number.
    @inlinable
    @inline(__always)
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The number of ``bidiClass``; a control that shows is a neutral character.
    @inlinable public var bidiNumber: UInt32 { rawValue & 0x1f }
    /// ICU's number of the script.
    @inlinable public var scriptNumber: UInt32 { rawValue >> 5 & 0xff }
    /// ICU's number of the `Grapheme_Cluster_Break` property; 0 for other.
    @inlinable public var graphemeBreak: UInt32 { rawValue >> 13 & 0x1f }
    /// The number of the `Indic_Conjunct_Break` property, as ``ConjunctBreak`` has it.
    @inlinable public var conjunctBreak: UInt32 { rawValue >> 18 & 3 }
    /// `Extended_Pictographic`, by Unicode 17: emoji, and characters that may become one.
    @inlinable public var isPictographic: Bool { rawValue & 1 << 20 != 0 }
    /// As ``CharacterProperties/isDefaultIgnorable(_:)``.
    @inlinable public var isDefaultIgnorable: Bool { rawValue & 1 << 21 != 0 }
    /// As ``CharacterProperties/isControl(_:)``.
    @inlinable public var isControl: Bool { rawValue & 1 << 22 != 0 }
    /// Whether ``BidiBracket`` has something to say.
    @inlinable public var isBracket: Bool { rawValue & 1 << 23 != 0 }
    /// Has scripts of its own beside ``script`` (`Script_Extensions`): ``Script/extensions(of:)``.
    @inlinable public var hasScriptExtensions: Bool { rawValue & 1 << 24 != 0 }
    /// ICU's number of the `Joining_Type` property, as ``JoiningType`` has it.
    package var joiningNumber: UInt32 { rawValue >> 25 & 7 }
    /// As ``CharacterProperties/isNarrow(_:)``: in East Asian text it comes from the Latin font.
    @inlinable public var isNarrow: Bool { rawValue & Self.narrow != 0 }
    /// The flag of ``isPictographic``.
    @inlinable public static var pictographic: UInt32 { 1 << 20 }
    /// The flag of ``isNarrow``.
    @inlinable public static var narrow: UInt32 { 1 << 28 }
    /// Default-ignorable or a control: any font will do.
    @inlinable public var hasNoGlyph: Bool { rawValue & 3 << 21 != 0 }

    /// The bidirectional class.
    @inlinable public var bidiClass: BidiClass {
        BidiClass(rawValue: UInt8(truncatingIfNeeded: bidiNumber)) ?? .otherNeutral
    }
    /// The `Script` property.
    public var script: Script { Script(number: Int(scriptNumber)) }

    /// The entries of all code points.
    public static let table = PagedTable(limit: 0x11_0000, context: nil) { _, first, values in
        for index in 0..<256 { values[index] = CharacterEntry(of: first + UInt32(index)).rawValue }
    }

    private init(of codePoint: UInt32) {
        let character = Int32(truncatingIfNeeded: codePoint)
        func property(_ property: UProperty, _ bits: UInt32) -> UInt32 {
            UInt32(truncatingIfNeeded: swift_u_getIntPropertyValue(character, property)) & (1 << bits - 1)
        }
        let script = swift_u_getIntPropertyValue(character, UCHAR_SCRIPT)
        // CSS Text 3 §4.1: a control that shows is treated as any other symbol.
        let bidi = CharacterProperties.isShownControl(codePoint) ? .otherNeutral : BidiClass(codePoint)
        var value = UInt32(bidi.rawValue)
        value |= ((0...0xff).contains(script) ? UInt32(script) : UInt32(USCRIPT_UNKNOWN.rawValue)) << 5
        value |= property(UCHAR_GRAPHEME_CLUSTER_BREAK, 5) << 13
        value |= ConjunctBreak(codePoint).rawValue << 18
        if CharacterProperties.isPictographic(codePoint) { value |= 1 << 20 }
        if CharacterProperties.isDefaultIgnorable(codePoint) { value |= 1 << 21 }
        if CharacterProperties.isControl(codePoint) { value |= 1 << 22 }
        if BidiBracket(codePoint) != nil { value |= 1 << 23 }
        if !Script.extensions(of: codePoint).isEmpty { value |= 1 << 24 }
        value |= property(UCHAR_JOINING_TYPE, 3) << 25
        if CharacterProperties.isNarrow(codePoint) { value |= Self.narrow }
        rawValue = value
    }
}
