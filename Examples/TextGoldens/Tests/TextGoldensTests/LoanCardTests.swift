import MizanTesting
import Testing
import TextGoldens

/// The Arabic and the Hebrew sentence contain a name in Latin letters and a number.
@Test func loanCard() throws {
    expectGolden(
        of: LoanCard(books: 11, library: "Bibliothèque Malraux, 1"), named: "LoanCard",
        variants: ["en_w320", "ar_w320", "he_w320"], strings: [try LoanCard.strings()])
}
