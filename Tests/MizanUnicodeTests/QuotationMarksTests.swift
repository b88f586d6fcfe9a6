import MizanBase
import Testing

@testable import MizanUnicode

@Suite struct QuotationMarksTests {
    @Test(
        arguments: [
            ("en", "“”‘’"), ("de", "„“‚‘"), ("fr", "«»«»"), ("fr-CH", "«»‹›"), ("sv", "””’’"), ("pl", "„”«»"),
            ("ru", "«»„“"), ("ja", "「」『』"), ("zh-Hant", "「」『』"), ("zh-Hans", "“”‘’"),
        ]) func `the marks of a language`(tag: String, marks: String) throws
    {
        let found = try #require(QuotationMarks(LanguageTag(tag)))
        let scalars = [found.outer.opening, found.outer.closing, found.inner.opening, found.inner.closing]
        #expect(String(String.UnicodeScalarView(scalars)) == marks)
    }

    @Test func `a language that isn't known has none`() { #expect(QuotationMarks("tlh") == nil) }
}
