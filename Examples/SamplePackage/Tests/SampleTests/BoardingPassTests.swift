import MizanReports
import MizanTesting
import Sample
import Testing

struct BoardingPassTests {
    @Test func boardingPass() throws {
        expectGolden(
            of: BoardingPass(.sample), named: "BoardingPass",
            variants: [
                "en_w360", "ar_w360", "he_w360", "de_w360", "pl_w360", "en+accented+double_w360",
                "ar_w320_accessibility1",
            ],
            strings: [try Strings.bundle()], pictures: .png)
    }

    /// Three people take another form than five: 3 osoby, 5 osób.
    @Test func boardingPassForFive() throws {
        var journey = BoardingPass.Journey.sample
        journey.passengers = 5
        expectGolden(
            of: BoardingPass(journey), named: "BoardingPassForFive", variants: ["pl_w360"],
            strings: [try Strings.bundle()])
    }
}
