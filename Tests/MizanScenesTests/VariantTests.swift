import MizanBase
import MizanLayout
import MizanLocalization
import MizanScenes
import Testing

/// Names of variants: Definitions 5.
@Suite struct VariantTests {
    @Test(arguments: [
        "en", "ar", "ar-EG", "zh-Hant-HK", "hi-u-nu-deva", "ar_w320", "en+rtl", "en_rtl", "ar_ltr", "en+rtl_ltr",
        "en+accented+double_w320_accessibility3_dark@3x", "en+rtl-strings", "he_w320.5_h640", "en_dark", "en@1x",
        "en_w320_h640_xSmall", "en@1.5x", "en~watch", "ar_w320_dark@3x~pad", "en+rtl~car",
    ])
    func `a name reads back to its variant`(name: String) throws {
        let variant = try #require(Variant(name: name))
        #expect(variant.name == name)
    }

    @Test func `a dark variant is painted on a dark canvas`() {
        #expect(Variant(locale: "en").canvasColor == .white)
        let dark = Variant(locale: "en", colorScheme: .dark).canvasColor
        #expect(max(dark.red, dark.green, dark.blue) < 0x30 && dark.alpha == 0xff)
    }

    @Test(arguments: [
        "", "_w320", "+rtl", "en+", "en+foo", "en+double+accented", "en+rtl+rtl", "en_ltr", "ar_rtl", "en+rtl_rtl",
        "en_large", "en_light", "en@2x", "en_h640_w320", "en_w320_rtl", "en_w", "en_w0", "en_w-5", "en_w320.0",
        "en_w1e2", "EN", "en_US", "e", "../en", "en/..", "en.tree", "en@3", "en@x", "en@3x@3x", "en_w320_w320", "日本",
        "en~", "en~ipad",
        "en~watch~watch", "en~watch@3x", "en~watch_dark", "en_watch",
    ])
    func `what isn't written so is no name`(name: String) {
        #expect(Variant(name: name) == nil)
    }

    @Test func `defaults are left out and pseudo-languages sorted`() {
        #expect(Variant(locale: "en_us").name == "en-US")
        #expect(Variant(locale: "en", direction: .leftToRight).name == "en")
        #expect(Variant(locale: "ar", direction: .rightToLeft).name == "ar")
        #expect(Variant(locale: "en", pseudo: [.rtl], direction: .rightToLeft).name == "en+rtl")
        #expect(Variant(locale: "en", pseudo: [.rtl, .accented, .rtl]).name == "en+accented+rtl")
        #expect(
            Variant(
                locale: "en", textSize: .large, colorScheme: .light, scale: Variant.defaultScale
            ).name == "en")
    }

    @Test(arguments: [
        ("en", LayoutDirection.leftToRight), ("ar", .rightToLeft), ("ar_ltr", .leftToRight), ("en_rtl", .rightToLeft),
        ("en+rtl", .rightToLeft), ("en+rtl-strings", .rightToLeft), ("en+rtl_ltr", .leftToRight), ("fa", .rightToLeft),
        ("az-Arab", .rightToLeft), ("ur-Latn", .leftToRight),
    ])
    func `the interface's direction`(name: String, direction: LayoutDirection) throws {
        #expect(try #require(Variant(name: name)).layoutDirection == direction)
    }
}
