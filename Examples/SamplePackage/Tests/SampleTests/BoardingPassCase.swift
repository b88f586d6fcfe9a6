import MizanTesting
import Sample
import XCTest

final class BoardingPassCase: XCTestCase {
    func testBoardingPassInTheDark() throws {
        expectGolden(
            of: BoardingPass(.sample), named: "BoardingPassInTheDark",
            variants: .every(locales: ["en", "ar"], widths: [360], appearances: [.dark]),
            strings: [try Strings.bundle()])
    }
}
