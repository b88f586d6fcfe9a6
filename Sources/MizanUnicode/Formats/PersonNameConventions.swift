import MizanBase
import _FoundationICU

/// The way a language arranges the parts of a person's name.
///
/// Source: CLDR's `personNames` (UTS #35 part 8); ICU's formatter for them can't be called from C.
public struct PersonNameConventions: Hashable, Sendable {
    /// Whether the family name stands before the given name.
    public let isFamilyNameFirst: Bool
    /// The separator between the parts of a name in the language's own script: nothing in Chinese, Japanese and Korean.
    public let separator: String
    /// The separator between initials.
    public let initialSeparator: String

    /// The conventions of a language; those of the root where CLDR has none of its own.
    public init(language: LanguageTag) {
        let bundles = Self.bundles(language)
        let names = bundles.lazy.compactMap { $0.table("nameOrderLocales")?.strings("surnameFirst") }.first ?? []
        isFamilyNameFirst = names.contains(language.language)
        separator = bundles.lazy.compactMap { $0.string("nativeSpaceReplacement") }.first ?? " "
        let order = isFamilyNameFirst ? "surnameFirst" : "givenFirst"
        let pattern = bundles.lazy.compactMap { $0.table("namePattern")?.string("\(order)-long-monogram-formal") }.first
        initialSeparator =
            pattern.map { $0.drop { $0 != "}" }.dropFirst().prefix { $0 != "{" } }.map(String.init) ?? ""
    }

    /// The `personNames` of the language and of its parents, nearest first.
    private static func bundles(_ language: LanguageTag) -> [Resource] {
        var found: [Resource] = []
        var locale = language.withoutExtensions.icuLocale
        while found.count < 8 {
            let name = locale.isEmpty ? "root" : locale
            Resource(locale: name)?.table("personNames").map { found.append($0) }
            guard !locale.isEmpty else { break }
            var status = U_ZERO_ERROR
            locale =
                withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { buffer -> String? in
                    let count = swift_uloc_getParent(locale, buffer.baseAddress, 160, &status)
                    guard status.rawValue <= 0, (0..<160).contains(count) else { return nil }
                    return String(decoding: buffer[..<Int(count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
                } ?? ""
        }
        return found
    }

    /// A table of ICU's locale data.
    private final class Resource {
        private let pointer: OpaquePointer

        /// Nil where the locale has no data of its own: an inherited table would hide its nearer parents'.
        init?(locale: String) {
            var status = U_ZERO_ERROR
            guard let pointer = swift_ures_open(nil, locale, &status) else { return nil }
            self.pointer = pointer
            if status.rawValue > 0 || status == U_USING_DEFAULT_WARNING && locale != "root" { return nil }
        }

        private init?(_ pointer: OpaquePointer?, _ status: UErrorCode) {
            guard let pointer else { return nil }
            self.pointer = pointer
            if status.rawValue > 0 { return nil }
        }

        deinit { swift_ures_close(pointer) }

        func table(_ key: String) -> Resource? {
            var status = U_ZERO_ERROR
            let inner = swift_ures_getByKey(pointer, key, nil, &status)
            return Resource(inner, status)
        }

        func string(_ key: String) -> String? {
            var status = U_ZERO_ERROR
            var length: Int32 = 0
            guard let text = swift_ures_getStringByKey(pointer, key, &length, &status), status.rawValue <= 0 else {
                return nil
            }
            return ICUCall.string(UnsafeBufferPointer(start: text, count: Int(length)))
        }

        /// The strings of an array; a string alone is an array of one.
        func strings(_ key: String) -> [String]? {
            if let one = string(key) { return [one] }
            guard let array = table(key) else { return nil }
            return (0..<swift_ures_getSize(array.pointer)).compactMap { index in
                var status = U_ZERO_ERROR
                var length: Int32 = 0
                guard let text = swift_ures_getStringByIndex(array.pointer, index, &length, &status),
                    status.rawValue <= 0
                else { return nil }
                return ICUCall.string(UnsafeBufferPointer(start: text, count: Int(length)))
            }
        }
    }
}
