import _FoundationICU

/// The versions of ICU and of the data in it.
public enum UnicodeVersions {
    /// `76.1`.
    public static let icu = text(2) { swift_u_getVersion($0) }
    /// `16.0`.
    public static let unicode = text(2) { swift_u_getUnicodeVersion($0) }
    /// `46`, or `46.1` for a minor one.
    public static let cldr: String = {
        let version = text(2) {
            var status = U_ZERO_ERROR
            swift_ulocdata_getCLDRVersion($0, &status)
        }
        return version.hasSuffix(".0") ? String(version.dropLast(2)) : version
    }()

    private static func text(_ count: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
        var parts = [UInt8](repeating: 0, count: 4)
        parts.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { fill(base) } }
        return parts.prefix(count).map { String($0) }.joined(separator: ".")
    }
}
