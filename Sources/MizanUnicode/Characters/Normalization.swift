import _FoundationICU

/// Canonically equivalent forms of a short text.
public enum Normalization {
    /// The text composed (NFC), nil where ICU fails.
    public static func composed(_ units: [UInt16]) -> [UInt16]? {
        var status = U_ZERO_ERROR
        return normalized(units, by: swift_unorm2_getNFCInstance(&status))
    }

    /// The text decomposed (NFD), nil where ICU fails.
    public static func decomposed(_ units: [UInt16]) -> [UInt16]? {
        var status = U_ZERO_ERROR
        return normalized(units, by: swift_unorm2_getNFDInstance(&status))
    }

    private static func normalized(_ units: [UInt16], by normalizer: OpaquePointer?) -> [UInt16]? {
        guard let normalizer, units.count < 1 << 20 else { return nil }
        var result = [UInt16](repeating: 0, count: units.count * 4 + 8)
        var status = U_ZERO_ERROR
        let count = swift_unorm2_normalize(
            normalizer, units, Int32(units.count), &result, Int32(result.count), &status)
        guard status.rawValue <= 0, count >= 0, count <= result.count else { return nil }
        return Array(result.prefix(Int(count)))
    }
}
