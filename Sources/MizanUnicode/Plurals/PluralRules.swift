import MizanBase
import _FoundationICU

/// The plural rules of a language: which form a number takes.
///
/// Source: UTS #35 part 3 §5, with the data of ICU's CLDR.
public final class PluralRules: Sendable {
    /// The meaning of the number.
    public enum NumberKind: String, Hashable, Sendable {
        /// A count: "3 days".
        case cardinal
        /// A place in an order: "3rd day".
        case ordinal
    }

    /// The language of the rules.
    public let language: LanguageTag
    /// Immutable in ICU, so shared between threads.
    nonisolated(unsafe) private let rules: OpaquePointer?
    /// The forms of the first whole numbers, the most frequent ones.
    private let first: [PluralCategory]

    /// The rules of a language; those of the root locale (always `other`) where ICU has none.
    public init(language: LanguageTag, kind: NumberKind = .cardinal) {
        self.language = language
        var status = U_ZERO_ERROR
        let type = kind == .cardinal ? UPLURAL_TYPE_CARDINAL : UPLURAL_TYPE_ORDINAL
        let rules = swift_uplrules_openForType(language.icuLocale, type, &status)
        self.rules = rules
        first = (0..<100).map { Self.category(of: Double($0), rules) }
    }

    deinit { swift_uplrules_close(rules) }

    /// The form for a whole number.
    public func category(of value: some BinaryInteger) -> PluralCategory {
        // No rule asks for more than the last six digits (and whether there are more); a Double holds them exactly.
        let magnitude = Int128(clamping: value).magnitude
        let limit: UInt128 = 1_000_000_000_000
        return category(of: Double(magnitude < limit ? magnitude : magnitude % limit + limit))
    }

    /// The form for a number written with no more digits than it needs; `other` for one that is not finite.
    public func category(of value: Double) -> PluralCategory {
        if let whole = Int(exactly: value), first.indices.contains(whole) { return first[whole] }
        return Self.category(of: value, rules)
    }

    private static func category(of value: Double, _ rules: OpaquePointer?) -> PluralCategory {
        guard let rules, value.isFinite else { return .other }
        return category { swift_uplrules_select(rules, value, $0, $1, &$2) }
    }

    /// The form for a number as it is written: English 1 is `one`, 1.0 is `other`.
    public func category(of number: borrowing FormattedNumber) -> PluralCategory {
        guard let rules, let result = number.result else { return .other }
        return Self.category { swift_uplrules_selectFormatted(rules, result, $0, $1, &$2) }
    }

    /// The form whose keyword ICU writes; `other` where it fails.
    private static func category(
        _ keyword: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> PluralCategory {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
            buffer.initialize(repeating: 0)
            var status = U_ZERO_ERROR
            let length = keyword(buffer.baseAddress, Int32(buffer.count), &status)
            guard status.rawValue <= 0, (1...buffer.count).contains(Int(length)) else { return .other }
            let written = buffer[..<Int(length)]
            return PluralCategory.allCases.first { $0.rawValue.utf16.elementsEqual(written) } ?? .other
        }
    }

    /// The forms that the language has, in CLDR's order.
    public var categories: [PluralCategory] {
        var status = U_ZERO_ERROR
        guard let rules, let keywords = swift_uplrules_getKeywords(rules, &status) else { return [.other] }
        defer { swift_uenum_close(keywords) }
        var found: Set<PluralCategory> = []
        var length: Int32 = 0
        while let keyword = swift_uenum_next(keywords, &length, &status), status.rawValue <= 0 {
            PluralCategory(rawValue: String(cString: keyword)).map { _ = found.insert($0) }
        }
        return PluralCategory.allCases.filter(found.contains)
    }
}
