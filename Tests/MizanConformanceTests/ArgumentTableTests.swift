import MizanBase
import MizanConformance
import MizanFonts
import TestSupport
import Testing

/// What is seen of arguments of twelve kinds in right-to-left sentences, and of numbers that touch what is beside them.
@Suite struct ArgumentTableTests {
    private func failures(_ table: String) throws -> (count: Int, failures: [ConformanceFailure]) {
        let file = try ArgumentTestFile(Array(table.utf8), file: "arguments.json")
        let check = ArgumentCheck(fonts: try ShippedFonts.collection())
        return (file.cases.count, try file.cases.compactMap { try check.failure(of: $0) })
    }

    @Test func `all rows of the table, in three positions`() throws {
        let table = String(decoding: try Checkout.bytes(of: "Tests/Fixtures/arguments.json"), as: UTF8.self)
        let (count, failures) = try failures(table)
        #expect(count == (12 + 43) * 6 * 3)
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A table of one row whose value, text and visual pieces are given.
    private func table(_ value: String, text: String, visual: String) -> String {
        #"""
        { "schema": 1, "sentences": { "ar": ["الطقس", "اليوم"] }, "rows": [
          { "locale": "ar", "kind": "x", "value": \#(value), "text": "\#(text)", "visual": \#(visual), "source": "" } ] }
        """#
    }

    @Test func `a wrong order, a wrong text`() throws {
        let phone = #"{ "value": "+971 4 123", "as": "phone" }"#
        #expect(try failures(table(phone, text: "+971 4 123", visual: #"["+971 4 123"]"#)).failures.isEmpty)
        // The same characters as text of a user's run the other way.
        let range = table(#"{ "range": [10, 20] }"#, text: "10–20", visual: #"["20–10"]"#)
        #expect(try failures(range).failures.isEmpty)
        #expect(try failures(table(#""10–20""#, text: "10–20", visual: #"["20–10"]"#)).failures.count == 3)
        let wrong = try failures(table(phone, text: "+971 4 123", visual: #"["123 4 971+"]"#)).failures
        #expect(wrong.count == 3)
        #expect(wrong.first?.line == 2)
        #expect(wrong.first?.text == "ar x, start")
        #expect(try failures(table(phone, text: "+971", visual: #"["+971 4 123"]"#)).failures.count == 3)
    }

    @Test(
        arguments: [
            ("{}", "missing-key"), (#"{ "schema": 2, "sentences": {}, "rows": [] }"#, "schema"),
            (#"{ "schema": 1, "sentences": {}, "rows": [{ "locale": "ar" }] }"#, "missing-key"),
            (#"{ "schema": 1, "sentences": { "ar": ["a"] }, "rows": [{ "locale": "ar" }] }"#, "wrong-type"),
        ])
    func `what is no table`(table: String, rule: String) {
        #expect {
            _ = try ArgumentTestFile(Array(table.utf8), file: "arguments.json")
        } throws: { ($0 as? DiagnosticError)?.diagnostics.first?.rule == rule }
    }
}
