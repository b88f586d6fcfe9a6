import MizanBase
import Testing

@testable import MizanHyphenation

/// Which patterns a language has.
@Suite struct PatternFileTests {
    @Test(
        arguments: [
            ("de", "de-1996"), ("de-AT", "de-1996"), ("de-CH", "de-1996"), ("en", "en-us"), ("en-US", "en-us"),
            ("en-GB", "en-gb"), ("en-AU", "en-gb"), ("en-PH", "en-us"), ("pt-BR", "pt"), ("fi", "fi-x-school"),
            ("el-GR", "el-monoton"), ("tr-u-nu-latn", "tr"), ("uk-Cyrl", "uk"),
        ] as [(LanguageTag, String)])
    func aLanguageHasTheFileOfItsSpelling(tag: LanguageTag, name: String) {
        #expect(PatternFile.file(for: tag)?.language == name)
    }

    @Test(arguments: ["hu", "cs", "ro", "ar", "ug", "ja", "und", "", "de-1901", "el-polyton", "ru-Latn", "tr-Arab"])
    func othersHaveNone(tag: String) { #expect(PatternFile.file(for: LanguageTag(tag)) == nil) }

    /// The size is compared when a file is read: each one is there, whole, and has patterns.
    @Test(arguments: PatternFile.all) func eachFileIsReadAndHasPatterns(file: PatternFile) {
        let patterns = Hyphenation.patterns(for: LanguageTag(file.language == "el-monoton" ? "el" : file.language))
        #expect(patterns?.file == file)
        #expect(file.leastBefore >= 2 && file.leastAfter >= 2)
        #expect(file.path.hasPrefix("LPPL/") == file.licence.hasPrefix("LPPL"))
    }

    @Test func theVersionIsThatOfTheCollection() { #expect(Hyphenation.version == PatternFile.collectionVersion) }
}
