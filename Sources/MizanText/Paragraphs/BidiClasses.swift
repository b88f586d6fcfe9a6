import MizanUnicode

/// The bidi classes that occur in a paragraph.
struct BidiClasses: OptionSet, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ classes: [BidiClass]) { rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }

    /// What takes the paragraph's level where nothing around it goes another way: neither numbers nor controls.
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
    static let separators = BidiClasses([.segmentSeparator, .paragraphSeparator])
    /// White space and separators.
    static let hanging = BidiClasses([.whiteSpace, .segmentSeparator, .paragraphSeparator])
    /// White space, separators, isolate controls and what X9 removes.
    static let trailing = BidiClasses(
        BidiClass.allCases.filter { $0.isIsolateInitiator || $0.isRemoved || $0 == .popDirectionalIsolate }
    ).union(.hanging)
}
