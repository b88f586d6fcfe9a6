import LivingTrees
import MizanBase
import MizanText

/// Measures carets in a paragraph of 1,000 characters: the position at a point, and the place of a position.
struct CaretBenchmark {
    private struct Row {
        let name: String
        let lineCount: Int
        /// Nanoseconds for one.
        var hit = Double.infinity
        var caret = Double.infinity
    }

    private static let length = 1_000
    private static let pointCount = 1_000
    private static let width = 320.0

    private var rows: [Row] = []

    init(_ corpora: [Corpus], fonts: FontCollection, seconds: Double) {
        for corpus in corpora {
            guard let language = corpus.texts.first?.language else { continue }
            var string = ""
            for text in corpus.texts where string.utf16.count < Self.length { string += text.string + " " }
            let style = TextStyle(font: FontDescription(size: 16), language: language)
            let text = ShapedText(AttributedText(String(string.prefix(Self.length))), style: style, fonts: fonts)
            for width in [Self.width, nil] {
                rows.append(
                    Self.measure(
                        text.layout(width: width),
                        name: "\(corpus.name), \(width.map { "\(Int($0)) pt" } ?? "one line")",
                        seconds: seconds))
            }
        }
    }

    /// Passes over the same points, spread over the whole text, until the time is up; the least time counts.
    private static func measure(_ layout: TextLayout, name: String, seconds: Double) -> Row {
        var row = Row(name: name, lineCount: layout.lines.count)
        let positions = layout.positions(in: layout.size.width)
        let points = (0..<pointCount).map { number in
            Point(
                x: layout.size.width * Double(number * 389 % pointCount) / Double(pointCount),
                y: layout.size.height * Double(number) / Double(pointCount))
        }
        let offsets = points.compactMap { positions.position(at: $0) }
        let end = ThreadClock.now + Int64(seconds * 1e9)
        var pass = 0
        while pass < 5 || ThreadClock.now < end {
            pass += 1
            let hits = ThreadClock.measure {
                for point in points { Benchmark.keep(positions.position(at: point)?.offset) }
            }
            let carets = ThreadClock.measure {
                for offset in offsets { Benchmark.keep(positions.caret(at: offset)?.x) }
            }
            row.hit = min(row.hit, Double(hits) / Double(pointCount))
            row.caret = min(row.caret, Double(carets) / Double(pointCount))
        }
        return row
    }
}

extension CaretBenchmark: CustomStringConvertible {
    var description: String {
        let lines = rows.map { row in
            "| \(row.name) | \(row.lineCount) | \(Report.decimal(row.hit / 1_000, digits: 2)) | \(Report.decimal(row.caret / 1_000, digits: 2)) |"
        }
        return
            ([
                "| 1,000 characters | lines | point to position, µs | position to caret, µs |",
                "| --- | ---: | ---: | ---: |",
            ]
            + lines).joined(separator: "\n")
    }
}
