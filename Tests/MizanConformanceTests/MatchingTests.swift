import MizanBase
import MizanConformance
import TestSupport
import Testing

@Suite struct MatchingTests {
    private static func tests(_ text: String) throws -> MatchingTestFile {
        try MatchingTestFile(Array(text.utf8), file: "f.txt")
    }

    @Test func `the behaviour table of Apple's function, but for the rows that the function itself answers otherwise`()
        throws
    {
        let file = try MatchingTestFile(Checkout.bytes(of: "Tests/Fixtures/matching/ualoc.txt"), file: "ualoc.txt")
        #expect(file.cases.count == 202)
        let failures = file.cases.compactMap(MatchingCheck.failure)
        #expect(failures.count == 11)
        #expect(failures.filter { $0.reason == nil }.isEmpty, "\(failures.filter { $0.reason == nil })")
    }

    @Test func `a wrong expectation fails`() throws {
        let file = try Self.tests("es-MX ; es es_419 en ; es_419 es\nes-MX ; es en ; en # no\nja ; en fr ;\n")
        let failures = file.cases.compactMap(MatchingCheck.failure)
        #expect(failures.map(\.line) == [2])
        #expect(failures.first?.found == "es" && failures.first?.expected == "en" && failures.first?.reason == nil)
    }

    @Test(arguments: [("", "f.txt:1:1"), ("es ; es", "f.txt:1:1"), ("# x\n\n en ; en ; en ; en", "f.txt:3:1")])
    func `a file of another form is an error with its place`(text: String, place: String) throws {
        let error = #expect(throws: DiagnosticError.self) { try Self.tests(text) }
        #expect(error?.diagnostics.first?.place?.description == place)
    }
}
