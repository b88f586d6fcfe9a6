import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanConformance

/// The texts of `Tests/Fixtures/text-cases/carets-chromium.json`: where Chromium selects and where it sets the caret.
@Suite struct CaretTests {
    private static let folders = ["Fonts", "Fonts/CJK", "Fonts/Emoji"].map { Checkout.file($0).path }

    private static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Checkout.file("Tests/Fixtures/text-cases/" + name)))
    }

    @Test("selections and carets are Chromium's, but for the differences that were read and accepted")
    func caretsAsABrowser() throws {
        let file = try CaretTestFile(Self.bytes("carets-chromium.json"), file: "carets-chromium.json")
        #expect(file.cases.count == 579)
        let known = try CaretDifferences(Self.bytes("carets-quirks.json"), file: "carets-quirks.json")
        var check = CaretCheck(fonts: Self.folders, known: known)
        let failures = try file.cases.flatMap { try check.failures(of: $0) }
        for failure in failures where failure.reason == nil {
            Issue.record("\(failure.text): expected \(failure.expected), found \(failure.found)")
        }
        #expect(known.passed(failures: failures).isEmpty)
    }
}
