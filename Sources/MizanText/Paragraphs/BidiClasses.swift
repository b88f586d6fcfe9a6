import MizanUnicode

/// The bidi classes that occur in a paragraph.
struct BidiClasses: OptionSet, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ classes: [BidiClass]) { rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }

    /// The classes that take the paragraph's level where nothing around them goes another way: neither numbers nor
    /// controls.
    private static let followers: [BidiClass] = [
        .europeanSeparator, .europeanTerminator, .commonSeparator, .paragraphSeparator, .segmentSeparator, .whiteSpace,
        .otherNeutral, .nonspacingMark, .boundaryNeutral,
    ]

    /// All levels are 0 in a left-to-right paragraph of these.
    static let leftToRightOnly = BidiClasses(followers + [.leftToRight, .europeanNumber])
    /// All levels are 1 in a right-to-left paragraph of these: numbers would have level 2.
    static let rightToLeftOnly = BidiClasses(followers + [.rightToLeft, .arabicLetter])
    /// L, R and AL.
    static let strong = BidiClasses([.leftToRight, .rightToLeft, .arabicLetter])
    /// R and AL.
    static let strongRightToLeft = BidiClasses([.rightToLeft, .arabicLetter])

    // Asked for every character, so numbers that the compiler knows: a bit for each of ICU's classes.

    /// S and B.
    static let separators: UInt32 = 1 << 7 | 1 << 8
    /// White space, separators, isolate controls and the characters that X9 removes.
    static let trailing: UInt32 = separators | 1 << 9 | 1 << 11 | 1 << 12 | 1 << 14 | 1 << 15 | 1 << 16 | 0x1f << 18
    /// The classes that neither decide a direction nor open, close or pair anything: numbers, separators, white space,
    /// marks and BN.
    static let plain: UInt32 = 0x3fc | 1 << 17 | 1 << 18
    /// White space, numbers and neutral characters, which join no letters: EN, ES, ET, CS, WS and ON.
    static let weak: UInt32 = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 6 | 1 << 9 | 1 << 10
}
