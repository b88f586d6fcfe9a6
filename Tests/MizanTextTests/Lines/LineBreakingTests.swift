import MizanBase
import Testing

@testable import MizanText

@Suite struct LineBreakingTests {
    static let words = [
        "Hello", "world", "international", "السلام", "عليكم", "القسطنطينية", "שלום", "ירושלים", "नमस्ते", "अंतरराष्ट्रीय",
        "สวัสดีครับ", "12,345", "(a)", "C++", "co\u{AD}oper\u{AD}ation", "e\u{301}tude", "\u{2067}אב c\u{2069}",
        "a\u{A0}b",
        "x\ty", "לא", "٣٤٥", "ffi", "AVAVA", "\u{200F}", "👍", "–", "\n",
    ]

    static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...14, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
            .joined(separator: Bool.random(using: &random) ? " " : "")
    }

    @Test func measuredWidthFedBackGivesTheSameLines() throws {
        var random = SeededGenerator(state: 7)
        var broken = 0
        for _ in 0..<400 {
            let text = Self.text(&random)
            let shaped = try shape(text, size: Double.random(in: 8...30, using: &random))
            let width = Double.random(in: 20...400, using: &random)
            let layout = shaped.layout(width: width)
            // A single cluster may be wider than any line.
            guard layout.size.width <= width else { continue }
            if layout.lines.count > 1 { broken += 1 }
            #expect(shaped.layout(width: layout.size.width).starts == layout.starts, "\(text) in \(width)")
            let grid = try #require(FixedLength(points: layout.size.width)).points
            #expect(shaped.layout(width: grid).starts == layout.starts, "\(text) in \(grid), rounded")
        }
        #expect(broken > 200)
    }

    @Test func linesAreNoWiderThanTheWidthUnlessOneClusterIs() throws {
        var random = SeededGenerator(state: 11)
        for _ in 0..<200 {
            let shaped = try shape(Self.text(&random))
            let width = Double.random(in: 5...200, using: &random)
            for line in shaped.layout(width: width).lines where line.width > width + LineFiller.tolerance {
                #expect(line.clusters.count { $0.right > $0.left && $0.right > 0 && $0.left < line.width } == 1)
            }
        }
    }

    @Test func clustersCoverTheTextOnce() throws {
        var random = SeededGenerator(state: 3)
        for _ in 0..<200 {
            let text = Self.text(&random)
            let shaped = try shape(text)
            for width in [nil, 1, Double.random(in: 10...300, using: &random)] as [Double?] {
                let lines = shaped.layout(width: width).lines
                var end = 0
                for line in lines {
                    #expect(line.range.lowerBound == end)
                    for cluster in line.clusters {
                        #expect(cluster.start == end)
                        #expect(cluster.right >= cluster.left)
                        end = cluster.end
                    }
                    #expect(line.range.upperBound == end)
                }
                #expect(end == text.utf16.count)
            }
        }
    }

    /// No line could have held more: built up to one of the next breaks it is wider than the width.
    @Test func linesAreFilled() throws {
        var random = SeededGenerator(state: 23)
        for _ in 0..<150 {
            let shaped = try shape(Self.text(&random))
            let width = Double.random(in: 20...200, using: &random)
            var builder = LineBuilder(shaped)
            for line in shaped.layout(width: width).lines {
                let end = line.range.upperBound
                guard let index = shaped.breaks.firstIndex(where: { $0.offset >= end }) else { continue }
                if shaped.breaks[index].offset == end, shaped.breaks[index].isMandatory { continue }
                for next in shaped.breaks[index...].prefix(3) where next.offset > end {
                    builder.build(
                        line.range.lowerBound..<next.offset, visibleEnd: next.visibleEnd, isHyphen: next.isHyphen,
                        paragraphLevel: 0)
                    #expect(builder.width > width)
                    if next.isMandatory { break }
                }
            }
        }
    }

    /// The visible clusters of a line tile it: none overlaps its neighbour and no gap stays.
    @Test func clustersTileTheLine() throws {
        var random = SeededGenerator(state: 5)
        for _ in 0..<100 {
            for line in try shape(Self.text(&random)).layout(width: 150).lines {
                let edges = line.clusters.filter { $0.right > $0.left }.sorted { $0.left < $1.left }
                for (left, right) in zip(edges, edges.dropFirst()) {
                    #expect((left.right - right.left).magnitude < 1e-9)
                }
            }
        }
    }

    @Test func layoutDoesNotDependOnEarlierWidths() throws {
        let text = "The القسطنطينية quick ירושלים brown अंतरराष्ट्रीय"
        let used = try shape(text)
        for width in [10.0, 500, 60, 33] { _ = used.layout(width: width) }
        #expect(used.layout(width: 90).lines.map(\.runs) == (try shape(text)).layout(width: 90).lines.map(\.runs))
    }

    @Test func thaiBreaksByDictionary() throws {
        let words = ["สวัสดี", "ครับ", "วัน", "นี้", "อากาศ", "ดี"]
        let shaped = try shape(words.joined(), language: "th")
        let ends = words.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1.utf16.count) }
        #expect(shaped.breaks.map(\.offset) == ends)
        let widest = try words.map { try shape($0, language: "th").line().width }.max() ?? 0
        let layout = shaped.layout(width: widest)
        #expect(layout.lines.count > 3)
        #expect(layout.lines.allSatisfy { ends.contains($0.range.upperBound) })
    }

    @Test func emergencyBreakOnlyInAWordThatIsTooLong() throws {
        let word = try shape("wwwwwwww").line().width
        #expect(try shape("a wwwwwwww").layout(width: word).starts == [0, 2])
        let narrow = try shape("a wwwwwwww").layout(width: word / 2)
        #expect(narrow.starts == [0, 2, 6])
        #expect(try shape("ab").layout(width: 0).starts == [0, 1])
        #expect(try shape("e\u{301}e\u{301}").layout(width: 0).starts == [0, 2])
        #expect(try shape("ab").layout(width: .nan).starts == [0, 1])
        #expect(try shape("ab").layout(width: .infinity).starts == [0])
    }

    @Test func joinedLettersStayJoinedAtABreak() throws {
        let whole = try shape("ببببب").line()
        let lines = try shape("ببببب").layout(width: whole.width / 2).lines
        #expect(lines.count > 1)
        // CSS Text 3 §5.5: shaped as if the word were not broken. Runs read from the right.
        #expect(lines.flatMap { $0.glyphs.reversed().map(\.id) } == whole.glyphs.reversed().map(\.id))
    }

    @Test func ligatureIsTakenApartAtABreak() throws {
        let whole = try shape("\u{644}\u{627}").line()
        let lines = try shape("\u{644}\u{627}").layout(width: 0).lines
        #expect(lines.map(\.range) == [0..<1, 1..<2])
        #expect(lines.allSatisfy { $0.width > 0 })
        #expect(Set(lines.flatMap(\.glyphs).map(\.id)).isDisjoint(with: whole.glyphs.map(\.id)))
    }

    @Test func softHyphenShowsOnlyAtALineEnd() throws {
        let hyphen = try #require(try TestFonts.face("NotoSans-Regular").glyph(for: "\u{2010}"))
        let shaped = try shape("coop\u{AD}eration")
        #expect(try !shaped.line().glyphs.map(\.id).contains(hyphen))
        let width = try shape("coop\u{2010}").line().width
        let lines = shaped.layout(width: try shape("eration").line().width).lines
        #expect(lines.map(\.range) == [0..<5, 5..<12])
        #expect(lines[0].glyphs.last?.id == hyphen)
        #expect((lines[0].width - width).magnitude < 0.5)
        #expect(lines[0].clusters[4].right == lines[0].width)
        // With its hyphen the first part would be too wide: the word breaks elsewhere.
        let tight = shaped.layout(width: try shape("coop").line().width)
        #expect(tight.starts[1] != 5)
    }

    @Test func tabsReachTheNextStop() throws {
        let space = try shape(" a").line().clusters[0].right
        let line = try shape("a\tb\t\tc").line()
        let stop = space * 8
        #expect((line.clusters[2].left - stop).magnitude < 1e-9)
        #expect((line.clusters[5].left - 3 * stop).magnitude < 1e-9)
        let mirrored = try shape("א\tב").line()
        #expect((mirrored.width - mirrored.clusters[2].right - stop).magnitude < 1e-9)
    }
}
