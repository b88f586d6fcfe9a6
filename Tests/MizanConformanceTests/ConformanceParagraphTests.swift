import MizanBase
import MizanFonts
import MizanUnicode
import Testing

@testable import MizanConformance
@testable import MizanText

/// What the test files leave out, on their cases: several paragraphs in one text (UAX #9 P1), several lines in one
/// paragraph (L1 and L2 by the line).
@Suite struct ConformanceParagraphTests {
    private static let fonts = Result { try ShippedFonts.collection() }

    private static func shape(_ text: String, direction: WritingDirection = .natural) throws -> ShapedText {
        let style = TextStyle(font: FontDescription(size: 16), baseDirection: direction)
        return ShapedText(AttributedText(text), style: style, fonts: try fonts.get())
    }

    private struct Case {
        let item: ConformanceCase
        let expected: BidiOrder

        init?(_ item: ConformanceCase) {
            guard case .order(let expected) = item.expectation else { return nil }
            self.item = item
            self.expected = expected
        }
    }

    /// Cases of BidiTest.txt that ask for a direction and are all in one line.
    private static func cases(_ direction: WritingDirection) throws -> [Case] {
        try ConformanceData.bidi.get().cases.filter {
            $0.directions.contains(direction) && !$0.scalars.contains("\u{2029}")
        }.compactMap { Case($0) }
    }

    /// P1: each paragraph has the levels that it has alone.
    @Test(arguments: ["\n", "\r\n", "\u{85}", "\u{2029}", "\u{1c}"])
    func paragraphsDontAffectEachOther(separator: String) throws {
        let cases = try Self.cases(.natural)
        var mixed = 0
        let third = cases.count / 3
        for first in stride(from: 0, to: third, by: 3) {
            let group = [cases[first], cases[first + third], cases[first + 2 * third]]
            let text = group.map(\.item.string).joined(separator: separator)
            let layout = try Self.shape(text, direction: .natural).layout(width: nil)
            try #require(layout.lines.count == 3)
            for (line, paragraph) in zip(layout.lines, group) {
                let levels = Self.levels(line, paragraph.item)
                for (index, expected) in paragraph.expected.levels.enumerated() where expected != nil {
                    #expect(levels[index] == expected, "line \(paragraph.item.line) at \(index)")
                }
            }
            if Set(layout.lines.map(\.direction)).count == 2 { mixed += 1 }
        }
        #expect(mixed > 100)
    }

    /// L1, 4 and L2 by the line: the levels of the whole paragraph, but that white space, isolate controls and what is
    /// removed take the paragraph's at the end of each line.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func eachLineEndsAtTheParagraphLevel(direction: LayoutDirection) throws {
        let asked: WritingDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
        let paragraph: UInt8 = direction == .leftToRight ? 0 : 1
        var changed = 0
        for sample in try Self.cases(asked) {
            let text = try Self.shape(sample.item.string, direction: asked)
            let offsets = sample.item.offsets
            let classes = sample.item.scalars.map { BidiClass($0.value) }
            for width in [0, 20] as [Double] {
                let lines = text.layout(width: width).lines
                for line in lines {
                    let first = try #require(offsets.firstIndex(of: line.range.lowerBound))
                    let end = try #require(offsets.firstIndex(of: line.range.upperBound))
                    var expected = Array(sample.expected.levels[first..<end])
                    for index in (first..<end).reversed() {
                        guard Self.goesToTheParagraphLevel(classes[index]) else { break }
                        guard let old = expected[index - first] else { continue }
                        if old != paragraph { changed += 1 }
                        expected[index - first] = paragraph
                    }
                    let levels = Self.levels(line, sample.item)
                    let found = (first..<end).map { expected[$0 - first] == nil ? nil : levels[$0] }
                    #expect(found == expected, "line \(sample.item.line), \(line.range)")
                    let order = Self.order(line, sample.item).filter { expected[$0 - first] != nil }
                    #expect(order == Self.reordered(expected, first: first), "line \(sample.item.line), \(line.range)")
                }
            }
        }
        #expect(changed > 200)
    }

    private static func goesToTheParagraphLevel(_ bidiClass: BidiClass) -> Bool {
        bidiClass == .whiteSpace || bidiClass.isIsolateInitiator || bidiClass == .popDirectionalIsolate
            || bidiClass.isRemoved
    }

    /// The level of each character of the case that is on the line.
    private static func levels(_ line: TextLine, _ item: ConformanceCase) -> [Int: UInt8] {
        let start = line.range.lowerBound
        // A paragraph's line begins anew at 0; a case's line where it stands in the case.
        let origin = line.text.source.paragraphs.last(where: { $0.range.lowerBound <= start })?.range.lowerBound ?? 0
        var levels: [Int: UInt8] = [:]
        for (index, offset) in item.offsets.dropLast().enumerated() {
            if let cluster = line.clusters.last(where: { $0.start <= offset + origin && offset + origin < $0.end }) {
                levels[index] = cluster.level
            }
        }
        return levels
    }

    /// The characters of the case on the line from left to right.
    private static func order(_ line: TextLine, _ item: ConformanceCase) -> [Int] {
        var order: [Int] = []
        for piece in line.levelRuns {
            let indices = item.offsets.dropLast().indices.filter { piece.range.contains(item.offsets[$0]) }
            order += piece.level & 1 == 1 ? indices.reversed() : indices
        }
        return order
    }

    /// Rule L2 as it is written, over the characters of one line.
    private static func reordered(_ levels: [UInt8?], first: Int) -> [Int] {
        var line = levels.enumerated().compactMap { index, level in level.map { (index: first + index, level: $0) } }
        for level in (1...UInt8(127)).reversed() {
            var start = 0
            while start < line.count {
                var end = start
                while end < line.count, line[end].level >= level { end += 1 }
                line[start..<end].reverse()
                start = end + 1
            }
        }
        return line.map(\.index)
    }

    /// L1 by the line, written out: the space at the end of the first line stands at the right of the Hebrew word.
    @Test func spaceAtTheEndOfTheFirstLine() throws {
        let text = try Self.shape("\u{5d0}\u{5d1} \u{5d2}\u{5d3}", direction: .leftToRight)
        #expect(text.layout(width: nil).lines.flatMap(\.clusters).map(\.level) == [1, 1, 1, 1, 1])
        let width = try Self.shape("\u{5d2}\u{5d3}\u{5d3}").layout(width: nil).size.width
        #expect(text.layout(width: width).lines.map { $0.clusters.map(\.level) } == [[1, 1, 0], [1, 1]])
    }
}
