import Foundation
import MizanBase
import TestSupport
import Testing

@testable import MizanLocalization

/// How much work markup makes: twice the text makes twice the work, whatever it repeats.
@Suite struct MarkupWorkTests {
    private static let marks = ["*", "_", "~", "[", "]", "(", ")", "<", "&", "\\", "`", "^", "%", "!", "a", " "]

    /// Pieces that readers of markup have gone over again and again, and every pair of marks.
    private static let pieces =
        [
            "%#@", "%1", "^[", "](", "[a](b)", "[](", "<a", "&a", "![", "`` `", "*a_ ", "**a ", "^[a](a:1)", "www.a*",
            "a@",
            "[](<", "[](\"", "^[](\"", "^[]({", "%-", "[[a](b)", "*a*_b_", "a*",
        ] + marks.flatMap { first in marks.map { first + $0 } }

    /// Seconds of this thread's processor.
    private static func seconds(_ text: String) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let format = FormatString(verbatim: text)
        let start = now()
        _ = MarkupScanner.marked(format, takesArguments: false)
        return now() - start
    }

    @Test func `twice the text takes about twice the time`() {
        // Every third pair of marks on every day.
        let named = Self.pieces.count - Self.marks.count * Self.marks.count
        for piece in Thoroughness.cases(Self.pieces, everyday: { $0 < named || $0.isMultiple(of: 3) }) {
            let short = Self.seconds(String(repeating: piece, count: 500 / piece.utf8.count))
            let long = Self.seconds(String(repeating: piece, count: 4_000 / piece.utf8.count))
            // Eight times the text; a quadratic reader takes 64 times as long. Times below a hundredth of a second say nothing.
            #expect(long < max(short, 0.002) * 32, "\(piece): \(short) s, then \(long) s")
        }
    }

    @Test func `what opens at the beginning closes at the end`() {
        for (open, close) in [
            ("^[", "](a:1)"), ("![", "](a)"), ("[", "](a)"), ("*a ", " a*"), ("**", "**"), ("_(", ")_"),
            ("~~a ", " a~~"),
        ] {
            func text(_ count: Int) -> String {
                String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
            }
            let (short, long) = (Self.seconds(text(300)), Self.seconds(text(2_400)))
            #expect(long < max(short, 0.002) * 32, "\(open): \(short) s, then \(long) s")
        }
    }
}
