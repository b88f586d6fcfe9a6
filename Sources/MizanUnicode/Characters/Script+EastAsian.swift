import _FoundationICU

extension Script {
    /// Han, kana, Hangul and Bopomofo, and ISO 15924's codes of languages that mix them: their letters fill squares.
    public var isEastAsian: Bool { Self.eastAsian.contains(self) }

    private static let eastAsian: Set<Script> = [
        "Hani", "Hans", "Hant", "Hanb", "Jpan", "Kore", "Hrkt", "Hira", "Kana", "Hang", "Bopo",
    ].reduce(into: []) { $0.insert(Script(code: $1)) }

    /// Whether ICU's number is that of a script of East Asian letters.
    @inlinable
    public static func isEastAsian(number: UInt32) -> Bool {
        number < 64 && eastAsianNumbers >> UInt64(number) & 1 != 0
    }

    @usableFromInline static let eastAsianNumbers: UInt64 = [
        USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_HANGUL, USCRIPT_BOPOMOFO, USCRIPT_KATAKANA_OR_HIRAGANA,
    ].reduce(0) { $0 | 1 << UInt64($1.rawValue) }
}
