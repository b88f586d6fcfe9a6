import MizanBase
import _FoundationICU

/// A script of Unicode, by its ISO 15924 code.
public struct Script: Hashable, Sendable {
    /// The four letters of ISO 15924 as one big-endian number, `Arab` = 0x41726162: a tag of HarfBuzz.
    public let tag: UInt32

    /// Zyyy: characters that several scripts share.
    public static let common = Script("Zyyy")
    /// Zinh: marks that take their base's script.
    public static let inherited = Script("Zinh")
    /// Zzzz.
    public static let unknown = Script("Zzzz")
    /// Latn.
    public static let latin = Script("Latn")
    /// Arab.
    public static let arabic = Script("Arab")

    /// The script of a tag.
    public init(tag: UInt32) { self.tag = tag }

    /// The script of a four-letter code; anything else is ``unknown``.
    public init(_ code: StaticString) { self.init(code: code.description) }

    /// The script of a four-letter code; anything else is ``unknown``.
    public init(code: String) {
        let letters = Array(code.utf8)
        tag = letters.count == 4 ? letters.reduce(0) { $0 << 8 | UInt32($1) } : 0x5a7a_7a7a
    }

    init(icu: UScriptCode) {
        guard let name = swift_uscript_getShortName(icu) else {
            self = .unknown
            return
        }
        self.init(code: String(cString: name))
    }

    /// The four letters of ISO 15924.
    public var code: String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }

    private var icu: UScriptCode? {
        var status = U_ZERO_ERROR
        var found = USCRIPT_UNKNOWN
        let count = swift_uscript_getCode(code, &found, 1, &status)
        return status.rawValue <= 0 && count == 1 ? found : nil
    }

    /// The direction in which the script is written.
    public var layoutDirection: LayoutDirection {
        guard let icu else { return .leftToRight }
        return swift_uscript_isRightToLeft(icu) != 0 ? .rightToLeft : .leftToRight
    }

    /// A character that is typical of the script (CLDR's sample), nil where there is none.
    public var sample: Unicode.Scalar? {
        guard let icu else { return nil }
        var buffer = [UInt16](repeating: 0, count: 8)
        var status = U_ZERO_ERROR
        let count = swift_uscript_getSampleString(icu, &buffer, 8, &status)
        guard status.rawValue <= 0, count > 0, count <= 8 else { return nil }
        return String(decoding: buffer.prefix(Int(count)), as: UTF16.self).unicodeScalars.first
    }
}

extension Script {
    /// The script's English name in Unicode, `Arabic`; the code if there is none.
    public var name: String {
        guard let icu, let name = swift_uscript_getName(icu) else { return code }
        return String(cString: name).replacing("_", with: " ")
    }
}
