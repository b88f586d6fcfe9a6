import MizanBase

/// One line of a test file: a text, and its expected result.
package struct ConformanceCase: Hashable, Sendable {
    /// The expected result for the text; places count characters (code points).
    package enum Expectation: Hashable, Sendable {
        case order(BidiOrder)
        /// Where the text may be cut, its end among them.
        case boundaries([Int])
    }

    /// From 1.
    package let line: Int
    /// The line's bytes in the file, without its comment.
    package let bytes: Range<Int>
    package let scalars: [Unicode.Scalar]
    /// Each is a check of its own. One, natural, where direction doesn't matter.
    package let directions: [WritingDirection]
    package let expectation: Expectation

    /// The text.
    package var string: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// The UTF-16 offset of each character, and the end.
    package var offsets: [Int] {
        var offsets = [0]
        offsets.reserveCapacity(scalars.count + 1)
        var end = 0
        for scalar in scalars {
            end += scalar.value > 0xffff ? 2 : 1
            offsets.append(end)
        }
        return offsets
    }
}

/// The levels and the order of a line's characters.
package struct BidiOrder: Hashable, Sendable {
    /// The paragraph's level, nil where a test doesn't say it.
    package var paragraphLevel: UInt8?
    /// The level of each character; nil for one that UAX #9 X9 removes.
    package var levels: [UInt8?]
    /// The characters from left to right, without those that X9 removes.
    package var order: [Int]

    /// `paragraph 1; levels 1 x 2; order 2 0`
    var text: String {
        let paragraph = paragraphLevel.map { "paragraph \($0); " } ?? ""
        let levels = levels.map { $0.map { String($0) } ?? "x" }.joined(separator: " ")
        return "\(paragraph)levels \(levels); order \(order.map { String($0) }.joined(separator: " "))"
    }
}
