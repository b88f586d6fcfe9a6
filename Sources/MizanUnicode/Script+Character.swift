import _FoundationICU

extension Script {
    /// The script of a code point: its `Script` property, ``common`` and ``inherited`` among them.
    public init(of codePoint: UInt32) {
        var status = U_ZERO_ERROR
        let script = swift_uscript_getScript(Int32(truncatingIfNeeded: codePoint), &status)
        let index = Int(script.rawValue)
        self = status.rawValue <= 0 && Self.table.indices.contains(index) ? Self.table[index] : .unknown
    }

    /// The script of ICU's number, `UScriptCode`; ``unknown`` for what is none.
    public init(number: Int) { self = Self.table.indices.contains(number) ? Self.table[number] : .unknown }

    /// All scripts by ICU's number.
    private static let table: [Script] = {
        let count = Int(swift_u_getIntPropertyMaxValue(UCHAR_SCRIPT)) + 1
        return (0..<max(count, 0)).map { Script(icu: UScriptCode(rawValue: numericCast($0))) }
    }()
}
