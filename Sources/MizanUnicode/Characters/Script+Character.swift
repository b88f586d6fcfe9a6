import _FoundationICU

extension Script {
    /// The script of a code point: its `Script` property, ``common`` and ``inherited`` among them.
    public init(of codePoint: UInt32) {
        var status = U_ZERO_ERROR
        let script = swift_uscript_getScript(Int32(truncatingIfNeeded: codePoint), &status)
        let index = Int(script.rawValue)
        self = status.rawValue <= 0 && Self.table.indices.contains(index) ? Self.table[index] : .unknown
    }

    /// ICU's numbers of the scripts that a code point is used in (`Script_Extensions`), where they are another set than its
    /// `Script` alone; else none.
    public static func extensions(of codePoint: UInt32) -> [UInt32] {
        var scripts = [UScriptCode](repeating: USCRIPT_COMMON, count: 64)
        var status = U_ZERO_ERROR
        let character = Int32(truncatingIfNeeded: codePoint)
        let count = swift_uscript_getScriptExtensions(character, &scripts, 64, &status)
        guard status.rawValue <= 0, count > 0, count <= 64 else { return [] }
        if count == 1, scripts[0] == swift_uscript_getScript(character, &status) { return [] }
        return scripts.prefix(Int(count)).map { UInt32(truncatingIfNeeded: $0.rawValue) }
    }

    /// Whether a code point is used in the script of ICU's number: by its `Script`, or one of its `Script_Extensions`.
    public static func isUsed(_ codePoint: UInt32, in number: UInt32) -> Bool {
        swift_uscript_hasScript(Int32(truncatingIfNeeded: codePoint), UScriptCode(rawValue: numericCast(number))) != 0
    }

    /// The script of ICU's number, `UScriptCode`; ``unknown`` for any other number.
    public init(number: Int) { self = Self.table.indices.contains(number) ? Self.table[number] : .unknown }

    /// All scripts by ICU's number.
    private static let table: [Script] = {
        let count = Int(swift_u_getIntPropertyMaxValue(UCHAR_SCRIPT)) + 1
        return (0..<max(count, 0)).map { Script(icu: UScriptCode(rawValue: numericCast($0))) }
    }()
}
