import MizanBase
import MizanUnicode
import Testing

/// What is written without ICU is what ICU writes.
@Suite struct PlainNumberFormatTests {
    private static let locales: [LanguageTag] = [
        "en", "es", "de", "ar", "ar-EG", "ar-MA", "fa", "he", "hi", "hi-u-nu-deva", "uk", "ur", "ckb", "sv", "de-CH",
        "bn", "my", "ff-Adlm", "zh-u-nu-hanidec", "fr", "pl", "pt-PT", "de-AT", "en-IN", "bg", "en-US-POSIX",
    ]

    @Test(arguments: locales)
    func `whole numbers as ICU has them`(locale: LanguageTag) throws {
        let plain = try #require(PlainNumberFormat(locale: locale))
        let whole = try #require(NumberFormat(skeleton: "precision-integer", locale: locale))
        for value in [0, 7, -7, 10, 999, 1_000, -1_234, 12_345, 123_456, 1_234_567, -90_210, .max, .min] as [Int64] {
            #expect(plain.string(from: value) == whole.string(from: value))
        }
    }

    @Test(arguments: locales)
    func `decimals as ICU has them`(locale: LanguageTag) throws {
        let plain = try #require(PlainNumberFormat(locale: locale))
        for (digits, skeleton) in [
            (0...0, "precision-integer"), (2...2, ".00"), (6...6, ".000000"),
            (0...6, ".######"),
        ] {
            let format = try #require(NumberFormat(skeleton: skeleton, locale: locale))
            for value in [
                0, -0.0, 0.5, 1.5, 2.5, -2.5, 0.125, 0.375, 9.995, 99.9999999, 0.1 + 0.2, 1_234.5, 1e-4, 999_999.5,
                123_456_789_012_345.6, -0.001, 3.0000005, 2.675, 1.005,
            ] {
                #expect(
                    plain.string(from: value, fractionDigits: digits) == format.string(from: value),
                    "\(value) \(skeleton)")
            }
        }
    }

    @Test func `random numbers as ICU has them`() throws {
        let plain = try #require(PlainNumberFormat(locale: "ar-EG"))
        let format = try #require(NumberFormat(skeleton: ".00##", locale: "ar-EG"))
        var state: UInt64 = 42
        for _ in 0..<2_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value = Double(Int64(bitPattern: state) >> 20) / Double(1 << Int(state % 40))
            guard let text = plain.string(from: value, fractionDigits: 2...4) else { continue }
            #expect(text == format.string(from: value), "\(value)")
        }
    }

    @Test func `what ICU has to write`() throws {
        let plain = try #require(PlainNumberFormat(locale: "en"))
        for value in [1e15, 1e-5, .nan, .infinity, -1e300] {
            #expect(plain.string(from: value, fractionDigits: 0...6) == nil)
        }
    }
}
