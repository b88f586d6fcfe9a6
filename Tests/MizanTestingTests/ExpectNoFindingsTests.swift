import Mizan
import Synchronization
import Testing

@testable import MizanTesting

/// The expectation that an audit finds nothing in a view.
@Suite struct ExpectNoFindingsTests {
    private func issues(_ body: () throws -> Void) rethrows -> [String] {
        let issues = Mutex<[String]>([])
        try withKnownIssue(isIntermittent: true) {
            try body()
        } matching: { issue in
            issues.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return issues.withLock { $0 }
    }

    @Test func `a view in which nothing is lost passes`() {
        #expect(expectNoFindings(of: Text(verbatim: "ERWACHSENE"), variants: ["en", "en+rtl", "de_accessibility1"]))
    }

    @Test func `each error is an issue with its variants, a warning only where it is asked for`() {
        let word = Text(verbatim: "ERWACHSENE").hyphenation(.manual).frame(maxWidth: 50).id("word")
        let issues = issues { expectNoFindings(of: word, variants: ["en", "de"]) }
        #expect(issues.count == 1)
        #expect(issues.first?.contains("[word-broken] (en, de)") == true)
        let pale = Text(verbatim: "Sold out").foregroundColor(Color(red: 0.55, green: 0.55, blue: 0.55))
        #expect(expectNoFindings(of: pale, variants: ["en"]))
        #expect(self.issues { expectNoFindings(of: pale, variants: ["en"], includingWarnings: true) }.count == 1)
    }

    @Test func `what the view allows is none, and an allowance that nothing needs is one`() {
        let word = Text(verbatim: "ERWACHSENE").hyphenation(.manual).frame(maxWidth: 50).allowsFinding(
            "word-broken", because: "a sample")
        #expect(expectNoFindings(of: word, variants: ["en"]))
        let idle = Text(verbatim: "Kind").allowsFinding("word-broken", because: "a sample")
        #expect(issues { expectNoFindings(of: idle, variants: ["en"]) }.count == 1)
        #expect(issues { expectNoFindings(of: word, variants: ["xx_nothing"]) }.count == 1)
    }
}
