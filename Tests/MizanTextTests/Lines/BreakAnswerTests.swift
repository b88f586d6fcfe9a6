import Foundation
import MizanBase
import Testing

@testable import MizanText

/// The texts of `Tests/Fixtures/text-cases/breaks-chromium.json`: where Chromium ends lines in Korean, Japanese, Chinese and Thai.
@Suite struct BreakAnswerTests {
    private struct File: Decodable { var cases: [Answer] }

    private struct Answer: Decodable {
        var text: String
        var locale: String
        var wordBreak: String
        var lineBreak: String
        /// Where Chromium's lines begin, but for the first.
        var starts: [Int]
        /// Where lines begin by the rule, if Chromium departs from it.
        var ours: [Int]?
        var why: String?
    }

    @Test func breaksAsABrowser() throws {
        let file = URL(fileURLWithPath: TestFonts.root + "/Tests/Fixtures/text-cases/breaks-chromium.json")
        let cases = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
        #expect(cases.count == 94)
        for answer in cases {
            let rules = LineBreakRules(keepsPhrases: answer.wordBreak == "keep-all")
            let breaks = try LineBreakRuleTests.breaks(AttributedText(answer.text), LanguageTag(answer.locale), rules)
            let name = "\(answer.text), \(answer.wordBreak), \(answer.lineBreak)"
            #expect(Array(breaks.dropLast()) == answer.ours ?? answer.starts, "\(name)")
            #expect(answer.ours != answer.starts, "\(name) differs no more")
            #expect((answer.ours == nil) == (answer.why == nil))
        }
    }
}
