import Foundation
import TestSupport
import Testing

/// The listings of README, CONTRIBUTING and the articles: each is run by `Scripts/check listings`, or named with the reason why not.
@Suite struct ListingTests {
    @Test(
        "Every listing is run or named", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
    func coverage() throws {
        let check = Process()
        check.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        check.arguments = ["-B", Checkout.file("Scripts/support/listings.py").path, "--coverage"]
        let output = Pipe()
        check.standardOutput = output
        check.standardError = output
        try check.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        check.waitUntilExit()
        #expect(check.terminationStatus == 0, "\(text)")
    }
}
