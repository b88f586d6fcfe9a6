import MizanBase
import MizanDocument

/// Texts with a browser's answers on where their characters and carets stand: `carets-chromium.json`.
package struct CaretTestFile: Sendable {
    /// A part of a line; lengths are in points from the left edge of the text's box.
    struct CaretSpan: Hashable, Sendable {
        /// The line's number, from 0.
        let line: Int
        let left: Double
        var right: Double
    }

    /// A range of the text, in UTF-16 units, and its rectangles in order of the lines and from left to right; those that touch
    /// are one, and what has no width has none.
    struct CaretSelection: Sendable {
        let range: Range<Int>
        let spans: [CaretSpan]
    }

    /// A point halfway down a line, and the offset of the caret there.
    struct Hit: Sendable {
        let line: Int
        let x: Double
        let offset: Int
    }

    package struct CaretTestCase: Sendable {
        package let line: Int
        let text: TextCase
        let graphemes: [CaretSelection]
        let ranges: [CaretSelection]
        let hits: [Hit]

        /// The number of answers.
        package var checkCount: Int { graphemes.count + ranges.count + hits.count }
    }

    package let cases: [CaretTestCase]

    /// How many of what the file asks.
    package var summary: String {
        let (graphemes, ranges) = (cases.map(\.graphemes.count), cases.map(\.ranges.count))
        return "\(cases.count) texts: \(graphemes.reduce(0, +)) graphemes, \(ranges.reduce(0, +)) longer ranges, "
            + "\(cases.reduce(0) { $0 + $1.hits.count }) points"
    }

    /// Reads a file.
    ///
    /// - Throws: `DiagnosticError` with the place of the error.
    package init(_ bytes: [UInt8], file: String) throws {
        cases = try JSONValue.parse(bytes, file: file).member("cases").array().map(CaretTestCase.init)
    }

    /// Lengths are written as whole numbers of this part of a point; left edges are rounded down to it, right ones up.
    static let grid = 1.0 / 64
}

extension CaretTestFile.CaretTestCase {
    /// How far beyond the ends of a line a point is, in points.
    private static let beyond = 8.0

    init(_ value: JSONValue) throws {
        line = value.place.line
        text = try TextCase(value)
        graphemes = try value.member("graphemes").array().map(CaretTestFile.CaretSelection.init)
        ranges = try value.member("ranges").array().map(CaretTestFile.CaretSelection.init)
        let points = Self.points(of: graphemes)
        let offsets = try value.member("hits").array().map { try $0.int() }
        guard offsets.count == points.count else { throw try value.member("hits").mismatch("\(points.count) offsets") }
        hits = zip(points, offsets).map { CaretTestFile.Hit(line: $0.line, x: $0.x, offset: $1) }
    }

    /// A quarter and three quarters of the way through each rectangle of each grapheme, then beyond both ends of each line; rounded
    /// down to whole points, as a browser takes no others.
    private static func points(of graphemes: [CaretTestFile.CaretSelection]) -> [(line: Int, x: Double)] {
        let spans = graphemes.flatMap(\.spans)
        let inside = spans.flatMap { span in
            [(span.line, (3 * span.left + span.right) / 4), (span.line, (span.left + 3 * span.right) / 4)]
        }
        let lines = Dictionary(grouping: spans, by: \.line).sorted { $0.key < $1.key }
        let outside = lines.flatMap { line, spans in
            let (left, right) = (spans.map(\.left).min() ?? 0, spans.map(\.right).max() ?? 0)
            return [(line, left - beyond), (line, right + beyond)]
        }
        return (inside + outside).map { ($0.0, $0.1.rounded(.down)) }
    }
}

extension CaretTestFile.CaretSelection {
    /// An array of the range's start and end, and of a line, a left and a right edge for each rectangle.
    init(_ value: JSONValue) throws {
        let numbers = try value.array().map { try $0.int() }
        guard numbers.count >= 2, numbers.count % 3 == 2, numbers[0] <= numbers[1] else {
            throw value.mismatch("a start, an end, and three numbers for each rectangle")
        }
        range = numbers[0]..<numbers[1]
        spans = stride(from: 2, to: numbers.count, by: 3).map {
            CaretTestFile.CaretSpan(
                line: numbers[$0], left: Double(numbers[$0 + 1]) * CaretTestFile.grid,
                right: Double(numbers[$0 + 2]) * CaretTestFile.grid)
        }
    }
}
