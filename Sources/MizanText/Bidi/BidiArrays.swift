import CFriBidi
import MizanUnicode

/// FriBidi's input and output, with an entry for each character and for each mark of an isolate range.
struct BidiArrays {
    private(set) var types = PlainArray<FriBidiCharType>()
    private(set) var brackets = PlainArray<FriBidiBracketType>()
    /// The offset of each entry's character, -1 for the marks of ranges.
    private(set) var offsets = PlainArray<Int32>()
    private(set) var levels = PlainArray<FriBidiLevel>()
    /// FriBidi's type of each of ICU's classes, by number.
    let typesByClass: PlainArray<FriBidiCharType>
    /// The number of entries; the arrays have room for more.
    private(set) var count = 0

    init() {
        var types = PlainArray<FriBidiCharType>()
        for bidiClass in BidiClass.allCases { types.append(bidiClass.fribidiType) }
        typesByClass = types
    }

    mutating func clear() { count = 0 }

    @inline(__always)
    mutating func append(_ type: FriBidiCharType, _ bracket: FriBidiBracketType, at offset: Int) {
        if count == types.count { reserve(2 * count + 16) }
        types[count] = type
        brackets[count] = bracket
        offsets[count] = Int32(truncatingIfNeeded: offset)
        count += 1
    }

    /// Makes room for so many entries.
    mutating func reserve(_ count: Int) {
        guard count > types.count else { return }
        types.setCount(count)
        brackets.setCount(count)
        offsets.setCount(count)
        levels.setCount(count)
    }

    /// The size of the arrays, in bytes.
    var byteCount: Int { types.byteCount + brackets.byteCount + offsets.byteCount + levels.byteCount }

    func deallocate() {
        typesByClass.deallocate()
        types.deallocate()
        brackets.deallocate()
        offsets.deallocate()
        levels.deallocate()
    }
}

extension BidiClass {
    /// FriBidi's type of the class.
    var fribidiType: FriBidiCharType {
        switch self {
        case .leftToRight: FRIBIDI_TYPE_LTR
        case .rightToLeft: FRIBIDI_TYPE_RTL
        case .arabicLetter: FRIBIDI_TYPE_AL
        case .europeanNumber: FRIBIDI_TYPE_EN
        case .europeanSeparator: FRIBIDI_TYPE_ES
        case .europeanTerminator: FRIBIDI_TYPE_ET
        case .arabicNumber: FRIBIDI_TYPE_AN
        case .commonSeparator: FRIBIDI_TYPE_CS
        case .paragraphSeparator: FRIBIDI_TYPE_BS
        case .segmentSeparator: FRIBIDI_TYPE_SS
        case .whiteSpace: FRIBIDI_TYPE_WS
        case .otherNeutral: FRIBIDI_TYPE_ON
        case .leftToRightEmbedding: FRIBIDI_TYPE_LRE
        case .leftToRightOverride: FRIBIDI_TYPE_LRO
        case .rightToLeftEmbedding: FRIBIDI_TYPE_RLE
        case .rightToLeftOverride: FRIBIDI_TYPE_RLO
        case .popDirectionalFormat: FRIBIDI_TYPE_PDF
        case .nonspacingMark: FRIBIDI_TYPE_NSM
        case .boundaryNeutral: FRIBIDI_TYPE_BN
        case .firstStrongIsolate: FRIBIDI_TYPE_FSI
        case .leftToRightIsolate: FRIBIDI_TYPE_LRI
        case .rightToLeftIsolate: FRIBIDI_TYPE_RLI
        case .popDirectionalIsolate: FRIBIDI_TYPE_PDI
        }
    }
}
