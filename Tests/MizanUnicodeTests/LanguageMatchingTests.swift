import MizanBase
import MizanUnicode
import Testing

/// Answers that Apple's function gave, and rows of its header's table.
@Suite struct LanguageMatchingTests {
    @Test(
        arguments: [
            ("es-MX", "en es es-419", "es-419 es"), ("en-AU", "en en-GB", "en-GB en"),
            ("en-IN", "en en-GB", "en-GB en"),
            ("zh-Hant-HK", "zh-CN zh-TW en", "zh-TW"), ("he-IT", "iw en", "iw"), ("pt-AO", "pt-BR pt-PT en", "pt-PT"),
            ("nb", "nn no en", "no"), ("gsw fr", "fr de en", "fr"), ("ja", "en fr", ""),
            ("zh-Hant-MO", "zh-CN zh-TW zh-HK", "zh-HK zh-TW"), ("zh", "zh-CN zh-TW zh-Hans zh-Hant", "zh-Hans"),
            ("uk-UA", "bg de en es kk uk", "uk"), ("es-MX", "bg de en es kk uk", "es"), ("fr", "bg de en es kk uk", ""),
            ("hi-u-nu-deva", "en hi", "hi"), ("ar-EG", "ar en", "ar"), ("", "en", ""), ("en", "", ""),
        ] as [(String, String, String)])
    func `available localizations for a reader`(preferred: String, available: String, expected: String) {
        func tags(_ list: String) -> [LanguageTag] { list.split(separator: " ").map { LanguageTag(String($0)) } }
        #expect(LanguageMatching.localizations(from: tags(available), for: tags(preferred)) == tags(expected))
    }

    @Test func `extensions go, variants stay`() {
        #expect(LanguageTag("hi-u-nu-deva").withoutExtensions == "hi")
        #expect(LanguageTag("ar-EG-u-nu-latn").withoutExtensions == "ar-EG")
        #expect(LanguageTag("ca-valencia-x-mine").withoutExtensions == "ca-valencia")
    }
}
