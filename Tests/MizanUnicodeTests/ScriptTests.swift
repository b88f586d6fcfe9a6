import MizanBase
import MizanUnicode
import Testing

@Suite struct ScriptTests {
    @Test(arguments: [
        ("ar", "Arab"), ("ar-EG", "Arab"), ("he", "Hebr"), ("iw", "Hebr"), ("fa", "Arab"), ("en", "Latn"),
        ("az", "Latn"), ("az-Arab", "Arab"), ("pa", "Guru"), ("pa-PK", "Arab"), ("ks", "Arab"), ("ur", "Arab"),
        ("ur-Latn", "Latn"), ("hi-u-nu-deva", "Deva"), ("zh-HK", "Hant"), ("sr", "Cyrl"), ("en-t-ar-arab", "Latn"),
    ])
    func likelyScript(language: String, script: String) {
        #expect(LanguageTag(language).script.code == script)
    }

    @Test func directionFollowsTheScript() {
        for language in ["ar", "az-Arab", "pa-PK", "ks", "ur", "he", "yi", "dv", "en-Arab"] {
            #expect(LanguageTag(language).layoutDirection == .rightToLeft, "\(language)")
        }
        for language in ["en", "az", "pa", "ur-Latn", "hi", "th", "", "zz", "not a language"] {
            #expect(LanguageTag(language).layoutDirection == .leftToRight, "\(language)")
        }
    }

    @Test func scriptOfCharacters() {
        #expect(Script(of: 0x628).code == "Arab")
        #expect(Script(of: 0x20) == .common)
        #expect(Script(of: 0x301) == .inherited)
        #expect(Script(of: 0x11_0000) == .unknown)
        #expect(Script(code: "Arab").tag == 0x4172_6162)
        #expect(Script(code: "Hebr").sample.map { Script(of: $0.value).code } == "Hebr")
    }
}
