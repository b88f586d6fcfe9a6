import MizanBase
import Testing

@testable import MizanText

@Suite struct BalanceTests {
    static let balanced = LineStyle(wrapping: .balanced)

    @Test func aWordDoesNotStandAlone() throws {
        let shaped = try shape("aaa aaa aaa aaa")
        let width = try shape("aaa aaa aaa").line().width
        #expect(shaped.layout(width: width).starts == [0, 12])
        #expect(shaped.layout(width: width, style: Self.balanced).starts == [0, 8])
    }

    /// Against every way to break the text in as many lines.
    @Test func noWayIsBetter() throws {
        var random = SeededGenerator(state: 17)
        var moved = 0
        for _ in 0..<60 {
            let words = (0..<Int.random(in: 3...9, using: &random)).map { _ in
                ["a", "mmm", "iiiii", "word", "שלום", "length"].randomElement(using: &random) ?? ""
            }
            let shaped = try shape(words.joined(separator: " "))
            let width = Double.random(in: 50...120, using: &random)
            let greedy = shaped.layout(width: width)
            let layout = shaped.layout(width: width, style: Self.balanced)
            guard greedy.size.width <= width, greedy.lines.count > 1 else { continue }
            if layout.starts != greedy.starts { moved += 1 }
            var best = [Double.infinity, .infinity]
            let inner = shaped.breaks.dropLast()
            for choice in 0..<(1 << inner.count) where choice.nonzeroBitCount == greedy.lines.count - 1 {
                let ends = inner.indices.filter { choice & (1 << $0) != 0 }.map { shaped.breaks[$0] }
                var (start, widths) = (0, [Double]())
                var builder = LineBuilder(shaped)
                for end in ends + [shaped.breaks[inner.endIndex]] {
                    builder.build(start..<end.offset, visibleEnd: end.visibleEnd, isHyphen: false, paragraphLevel: 0)
                    widths.append(builder.width)
                    start = end.offset
                }
                let cost = [widths.max() ?? 0, widths.reduce(0) { $0 + $1 * $1 }]
                if cost[0] < best[0] - 1e-9 || cost[0] < best[0] + 1e-9 && cost[1] < best[1] { best = cost }
            }
            #expect((layout.size.width - best[0]).magnitude < 1e-6)
            let squares = layout.lines.reduce(0) { $0 + $1.width * $1.width }
            #expect((squares - best[1]).magnitude < 1e-3)
        }
        #expect(moved > 15)
    }

    @Test func asManyLinesAndNoneWider() throws {
        var random = SeededGenerator(state: 13)
        for _ in 0..<300 {
            let text = LineBreakingTests.text(&random)
            let shaped = try shape(text)
            let width = Double.random(in: 30...300, using: &random)
            let greedy = shaped.layout(width: width)
            let layout = shaped.layout(width: width, style: Self.balanced)
            #expect(layout.lines.count == greedy.lines.count)
            // Spaces at a paragraph's end take up room that is left, on shorter lines more.
            let spaces = layout.lines.map { line in
                let start = shaped.source.trailingStart(in: line.range)
                return line.clusters.filter { $0.start >= start }.reduce(0) { $0 + $1.right - $1.left }
            }
            let most = greedy.size.width + (spaces.max() ?? 0)
            #expect(layout.size.width <= most + LineFiller.tolerance)
            var end = 0
            for line in layout.lines {
                #expect(line.range.lowerBound == end)
                end = line.range.upperBound
            }
            #expect(end == text.utf16.count)
            guard layout.size.width <= width else { continue }
            let again = shaped.layout(width: layout.size.width, style: Self.balanced)
            #expect(again.starts == layout.starts, "\(text) in \(width)")
        }
    }

    @Test func mandatoryBreaksStayAndWhatIsCutIsGreedy() throws {
        let text = "aaa aaa aaa aaa\naaa aaa aaa aaa"
        let shaped = try shape(text)
        let width = try shape("aaa aaa aaa").line().width
        #expect(shaped.layout(width: width, style: Self.balanced).starts == [0, 8, 16, 24])
        let limited = LineStyle(lineLimit: 3, wrapping: .balanced)
        #expect(shaped.layout(width: width, style: limited).starts == [0, 8, 16])
        #expect(shaped.layout(width: width, style: limited).hidden != nil)
        let one = try shape("aaa aaa aaa aaa aaa aaa aaa aaa aaa")
        #expect(one.layout(width: width, style: LineStyle(lineLimit: 2, wrapping: .balanced)).starts == [0, 12])
        #expect(one.layout(width: nil, style: Self.balanced).starts == [0])
    }

    @Test func longTextsEnd() throws {
        for unit in ["a ", "\u{200B}", "漢", "ab\u{AD}", "\t", "a\n"] {
            let text = String(repeating: unit, count: 20_000 / unit.utf16.count)
            let layout = try shape(text).layout(width: 300, style: Self.balanced)
            #expect(layout.lines.last?.range.upperBound == text.utf16.count)
        }
    }
}
