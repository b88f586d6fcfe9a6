import Foundation
import MizanBase
import MizanLocalization
import Testing

/// C's conversions beside Foundation's `String(format:locale:)`, which asks the same ICU.
@Suite struct SpecifierTests {
    private static let locales = ["en_US", "de_DE", "ar_EG", "fa_IR", "he_IL", "hi_IN"]

    private func printed(_ format: String, _ value: LocalizedValue, _ locale: String) -> String {
        Localization(catalogs: [], locale: LanguageTag(locale)).resolve(
            LocalizedStringKey(format, arguments: [value])
        ).plain
    }

    @Test(arguments: ["%e", "%E", "%.2e", "%.0e", "%g", "%G", "%.3g", "%.1g", "%+e", "%+g", "%12g|", "%-12g|", "%.2f"])
    func `numbers with a fraction or an exponent`(format: String) {
        for locale in Self.locales {
            for value in [1_234.5, 0.000_012_3, 1e20, -1, 0, 123_456, 1_234_567] {
                let expected = String(format: format, locale: Locale(identifier: locale), value)
                #expect(printed(format, .double(value), locale) == expected, "\(format) of \(value), \(locale)")
            }
        }
    }

    @Test(
        arguments: [
            "%02X", "%#06x", "%.4x", "%x", "%X", "%o", "%#o", "%#X", "%8.4X|", "%-#8x|", "%.3d", "%5.3d|", "%-6.3d|",
            "%+.3d", "%06d", "%+d", "%08.3d",
        ])
    func `whole numbers`(format: String) {
        for locale in Self.locales {
            for value: Int32 in [10, 255, -5, 0, 12_345] {
                let expected = String(format: format, locale: Locale(identifier: locale), value)
                #expect(
                    printed(format, .integer(Int128(value)), locale) == expected, "\(format) of \(value), \(locale)")
            }
        }
    }

    /// C rounds before it decides for an exponent, and writes the zero before the point; Foundation does neither.
    @Test func `where Foundation leaves C`() {
        #expect(printed("%g", .double(999_999.5), "en") == "1E+06")
        #expect(printed("%g", .double(999_999.4), "en") == "999,999")
        #expect(printed("%+g", .double(0.000_1), "en") == "+0.0001")
    }

    @Test func `a length says how many bits there are`() {
        #expect(printed("%llx", .integer(-1), "en") == "ffffffffffffffff")
        #expect(printed("%x", .integer(-1), "en") == "ffffffff")
        #expect(printed("%x", .integer(1 << 40), "en") == "10000000000")
    }
}
