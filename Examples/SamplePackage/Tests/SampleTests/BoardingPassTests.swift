import MizanTesting
import Sample
import Testing

struct BoardingPassTests {
    @Test func boardingPass() throws {
        expectGolden(
            of: BoardingPass(.sample), named: "BoardingPass",
            variants: [
                "en_w360", "ar_w360", "he_w360", "de_w360", "en+accented+double_w360", "ar_w320_accessibility1",
            ],
            strings: [try Strings.bundle()], pictures: true)
    }
}
