import MizanBase
import Testing

@testable import MizanText

@Suite struct TruncationTests {
    static func cut(
        _ text: String, to width: Double, lines: Int = 1, _ mode: TruncationMode = .tail,
        direction: WritingDirection = .natural
    ) throws -> TextLayout {
        try shape(text, direction: direction).layout(
            width: width, style: LineStyle(lineLimit: lines, truncationMode: mode))
    }

    /// What a line shows, in logical order.
    static func shown(_ line: TextLine, of text: String) -> String {
        let units = Array(text.utf16)
        let parts = line.visibleRanges.map { String(decoding: units[$0], as: UTF16.self) }
        guard let hidden = line.hidden else { return parts.joined() }
        if parts.count == 2 { return parts.joined(separator: "…") }
        return hidden.upperBound <= line.range.lowerBound ? "…" + (parts.first ?? "") : (parts.first ?? "") + "…"
    }

    /// With 0.1 pt to spare; an ellipsis doesn't kern with what stands beside it.
    static func width(_ text: String) throws -> Double {
        try text.split(separator: "…", omittingEmptySubsequences: false).reduce(0.1) {
            $0 + (try shape(String($1)).line().width)
        } + Double(text.count { $0 == "…" }) * (try shape("…").line().width)
    }

    @Test func modesCutInLogicalOrder() throws {
        let text = "Hello wonderful world"
        let tail = try Self.cut(text, to: try Self.width("Hello wonderf…"))
        #expect(tail.lines.map { Self.shown($0, of: text) } == ["Hello wonderf…"])
        #expect(tail.hidden == 13..<21)
        let head = try Self.cut(text, to: try Self.width("…ful world"), .head)
        #expect(head.lines.map { Self.shown($0, of: text) } == ["…ful world"])
        #expect(head.hidden == 0..<12)
        let middle = try Self.cut("aaaaaaaaaaaaaaaaaaaa", to: try Self.width("aaaa…aaaa"), .middle)
        #expect(middle.lines[0].visibleRanges == [0..<4, 16..<20])
        #expect(middle.hidden == 4..<16)
        for layout in [tail, head, middle] {
            let ellipses = layout.lines[0].runs.filter(\.isEllipsis)
            #expect(ellipses.map(\.range) == [layout.hidden])
            #expect(ellipses.flatMap(\.glyphs).count == 1)
        }
    }

    @Test func onlyTheLastLineIsCut() throws {
        let text = "one two three four five six"
        let layout = try Self.cut(text, to: try Self.width("three f…"), lines: 2)
        #expect(layout.lines.map { Self.shown($0, of: text) } == ["one two ", "three f…"])
        let head = try Self.cut(text, to: try Self.width("…five six"), lines: 2, .head)
        #expect(head.lines.map { Self.shown($0, of: text) } == ["one two ", "…five six"])
        #expect(head.lines.last?.hidden == 8..<19)
    }

    @Test func aTextThatFitsIsNotCut() throws {
        for text in ["one two", "one two \n\n  ", "שלום", ""] {
            let layout = try Self.cut(text, to: 500)
            #expect(layout.hidden == nil)
            #expect(layout.lines.map(\.range) == [0..<text.utf16.count])
            #expect(layout.lines.allSatisfy { line in line.runs.allSatisfy { !$0.isEllipsis } })
        }
    }

    /// No white space stands before the ellipsis, or behind one at the start.
    @Test func ellipsisAtASpace() throws {
        let text = "one two three"
        for mode in TruncationMode.allCases {
            for width in stride(from: 20.0, to: 100, by: 1.7) {
                let line = try #require(try Self.cut(text, to: width, mode).lines.first)
                #expect(!Self.shown(line, of: text).contains(" …"))
                #expect(!Self.shown(line, of: text).contains("… "))
            }
        }
    }

    /// The ellipsis is where text is missing: at the end of the paragraph, or, of a run that is cut, at the run's end. Each text
    /// as it is seen from the left, with its capitals in place of Hebrew letters.
    @Test(arguments: [
        // Cut in the line's own direction.
        ("abc defghi", TruncationMode.tail, WritingDirection.natural, 6, "abc de…"),
        ("ABC DEFGHI", .tail, .natural, 6, "…ED CBA"), ("ABC DEFGHI", .head, .natural, 4, "IHGFED…"),
        // Inside a word that runs against the line, and between two of them.
        ("abc DEFGHI", .tail, .natural, 6, "abc …ED"), ("ABC defghi", .tail, .natural, 6, "de… CBA"),
        ("ABC def ghi", .tail, .natural, 7, "def… CBA"), ("abcdef GHI", .head, .rightToLeft, 3, "IHG …def"),
        ("ABCDEF ghi", .head, .leftToRight, 3, "FED… ghi"),
        // At the end of such a run, and before it.
        ("ABC def GHI", .tail, .natural, 7, "…def CBA"), ("ABC def GHI", .tail, .natural, 3, "…CBA"),
        ("abc DEF ghi", .tail, .natural, 7, "abc FED…"),
        // A number, whose level is that of foreign text, is whole.
        ("ABC 12 DEF", .tail, .natural, 6, "…12 CBA"), ("abc DEF 12 GHI", .tail, .natural, 10, "abc …12 FED"),
        // Forced directions.
        ("abc defghi", .tail, .rightToLeft, 6, "abc de…"), ("ABC DEFGHI", .tail, .leftToRight, 6, "…ED CBA"),
        // In isolates: of nested levels, at the end, and between two.
        ("abc \u{2067}DEF ghmnw\u{2069}", .tail, .natural, 11, "abc gh… FED"),
        ("\u{2067}ABC\u{2069} def", .tail, .natural, 4, "CBA…"),
        ("ABC \u{2066}de\u{2069}\u{2066}fg\u{2069}", .tail, .natural, 7, "…de CBA"),
    ])
    func ellipsisIsAtTheCut(
        _ pattern: String, _ mode: TruncationMode, _ direction: WritingDirection, _ cut: Int, _ expected: String
    ) throws {
        let hebrew = Array("אבגדהוזחטיךכלםמןנסעפ")
        let names = Array("ABCDEFGHI")
        let text = String(pattern.map { letter in names.firstIndex(of: letter).map { hebrew[$0] } ?? letter })
        let shaped = try shape(text, direction: direction)
        // The cut that the case is about, at some width.
        let line = try #require(
            stride(from: shaped.layout(width: nil).size.width, to: 10, by: -0.5).lazy.compactMap { width in
                shaped.layout(width: width, style: LineStyle(lineLimit: 1, truncationMode: mode)).lines.first
            }.first { (mode == .head ? $0.hidden?.upperBound : $0.hidden?.lowerBound) == cut })
        let letters = Array(pattern.utf16)
        var seen: [(x: Double, Character)] = line.clusters.filter { $0.right > $0.left }.map {
            ($0.left, Character(Unicode.Scalar(letters[$0.start]) ?? " "))
        }
        seen += line.runs.filter(\.isEllipsis).compactMap { run in run.glyphs.first.map { ($0.x, "…") } }
        #expect(String(seen.sorted { $0.x < $1.x }.map(\.1)) == expected)
    }

    /// With text on both sides the ellipsis is in the word that is cut; of two words of opposite directions only one is.
    @Test func middlesAreCutInOneWord() throws {
        func shown(_ text: String, _ width: Double) throws -> String {
            let line = try #require(try Self.cut(text, to: width, .middle).lines.first)
            return Self.shown(line, of: text)
        }
        #expect(try shown("מסמך חשוב report.pdf", 150) == "מסמך ח…report.pdf")
        #expect(try shown("ملف Quarterly_Report_2026_Final_v2.pdf", 245) == "ملف Quarterly_Re…_Final_v2.pdf")
        for text in ["מסמך חשוב report.pdf", "Quarterly_Report ملف", "hello שלוםשלום", "Call فاطمة الزهراء"] {
            let whole = try shape(text).line().width
            for width in stride(from: 60, to: whole, by: 3) {
                let line = try #require(try Self.cut(text, to: width, .middle).lines.first)
                let ellipsis = try #require(line.runs.first { $0.isEllipsis })
                let hidden = try #require(line.hidden)
                let clusters = line.clusters
                let left = ellipsis.glyphs[0].x
                let right = left + (try shape("…").line().width)
                // Its neighbour in the text is its neighbour to the eye, at the side where text is missing.
                let before = clusters.last { $0.end <= hidden.lowerBound }
                let after = clusters.first { $0.start >= hidden.upperBound }
                func touches(_ x: Double) -> Bool { abs(x - left) < 0.01 || abs(x - right) < 0.01 }
                #expect(
                    before.map { touches($0.x(isAfter: true)) } ?? false
                        || after.map { touches($0.x(isAfter: false)) } ?? false, "\(text) \(width)")
            }
        }
    }

    /// A number is shown whole or not at all, unless nothing else has room.
    @Test func numbersAreCutLast() throws {
        func cuts(_ text: String, _ mode: TruncationMode) throws -> [(String, cutsNumber: Bool)] {
            let whole = try shape(text).line().width
            return try stride(from: whole - 1, to: 25, by: -1).map { width in
                let layout = try Self.cut(text, to: width, mode)
                return (Self.shown(try #require(layout.lines.first), of: text), layout.cutNumber != nil)
            }
        }
        for text in [
            "السعر الكامل 1,249.90", "Price -12 each", "Date 2026-11-26 at 12:05", "قیمت ۱۲٫۵ روپے", "दाम १२३४",
        ] {
            for mode in TruncationMode.allCases {
                for (shown, cutsNumber) in try cuts(text, mode) {
                    let digits = shown.split { !"-,.:٫".contains($0) && !$0.isNumber }.filter {
                        $0.contains(where: \.isNumber)
                    }
                    let words = Set(text.split(separator: " "))
                    #expect(cutsNumber == !digits.allSatisfy { words.contains($0) }, "\(shown)")
                    // Only a number at the end that the mode keeps is cut, for want of anything else.
                    if cutsNumber { #expect(shown.allSatisfy { $0 == "…" || !$0.isLetter }) }
                }
            }
        }
        #expect(try cuts("1234567", .tail).contains { $0 == ("123…", true) })
        #expect(try cuts("12345 foo", .middle).allSatisfy { !$0.cutsNumber })
    }

    @Test("an ellipsis and a line's end part no stack of letters")
    func stacksAreCutWhole() throws {
        let text = "ស្ត្រីខ្មែរស្អាត"
        let ends: Set<Int> = [0, 6, 10, 11, 15, 16]
        let shaped = try shape(text, language: "km")
        for width in stride(from: 5.0, to: shaped.layout(width: nil).size.width, by: 3) {
            let cut = shaped.layout(width: width, style: LineStyle(lineLimit: 1))
            #expect(ends.contains(cut.hidden?.lowerBound ?? 0))
            #expect(shaped.layout(width: width).lines.allSatisfy { ends.contains($0.range.upperBound) })
        }
    }

    /// The letter before the ellipsis ends its word: it takes its final form, also where the word goes on in another run.
    @Test func arabicIsShapedAnew() throws {
        var text = AttributedText("بب")
        text.append(AttributedText("بببببب").with(TextAttributes(font: FontDescription(size: 16, weight: .bold))))
        let shaped = try shape(text)
        var cuts: Set<Int> = []
        for width in stride(from: 12.0, to: shaped.layout(width: nil).size.width, by: 1) {
            let line = try #require(shaped.layout(width: width, style: LineStyle(lineLimit: 1)).lines.first)
            let end = line.range.upperBound
            guard end > 0 else { continue }
            cuts.insert(end)
            var alone = AttributedText(String(text.string.unicodeScalars.prefix(min(end, 2)).map(Character.init)))
            if end > 2 {
                let rest = String(repeating: "ب", count: end - 2)
                alone.append(
                    AttributedText(rest).with(TextAttributes(font: FontDescription(size: 16, weight: .bold))))
            }
            let expected = try shape(alone).line().glyphs.map(\.id)
            #expect(line.runs.filter { !$0.isEllipsis }.flatMap(\.glyphs).map(\.id) == expected)
        }
        #expect(cuts.isSuperset(of: [1, 2, 3, 4]))
    }

    @Test func theFontThatCoversTheEllipsisShowsIt() throws {
        let text = "שלום לכולם וברכה"
        let line = try #require(try Self.cut(text, to: 70).lines.first)
        let run = try #require(line.runs.first { $0.isEllipsis })
        #expect(run.face.glyph(for: "…") == run.glyphs.first?.id)

        func ellipses(_ names: [String], _ text: String) throws -> [GlyphRun] {
            let fonts = FontCollection(faces: try names.map { try TestFonts.face($0) })
            let shaped = ShapedText(
                AttributedText(text), style: TextStyle(font: FontDescription(size: 16)), fonts: fonts)
            return shaped.layout(width: 60, style: LineStyle(lineLimit: 1)).lines[0].runs.filter(\.isEllipsis)
        }
        // This one has neither “…” nor “.”.
        #expect(try ellipses(["NotoSansHebrew-Regular"], text).isEmpty)
        #expect(try ellipses(["NotoSansArabic-Regular"], "المتجه إلى الرصيف").flatMap(\.glyphs).count == 3)
        let other = try ellipses(["NotoSansHebrew-Regular", "NotoSansArabic-Regular"], text)
        #expect(other.map(\.face.postScriptName) == ["NotoSansArabic-Regular"])
    }

    @Test func aBoxNarrowerThanTheEllipsisShowsItAlone() throws {
        let layout = try Self.cut("Hello", to: 3)
        #expect(layout.hidden == 0..<5)
        #expect(layout.lines.map(\.range) == [0..<0])
        #expect(layout.size.width == (try shape("…").line().width))
        #expect(try Self.cut("Hello", to: .nan, .middle).hidden == 0..<5)
    }

    @Test func lineEndsAreCutToo() throws {
        let text = "one\ntwo\nשלוש"
        #expect(try Self.cut(text, to: 500).lines.map { Self.shown($0, of: text) } == ["one…"])
        #expect(try Self.cut(text, to: 500, lines: 2).lines.map { Self.shown($0, of: text) } == ["one\n", "two…"])
        let head = try Self.cut(text, to: 500, .head)
        #expect(head.lines.map { Self.shown($0, of: text) } == ["…שלוש"])
        #expect(head.lines[0].direction == .rightToLeft)
        let middle = try Self.cut("שלוש\ntwo three", to: 500, .middle)
        #expect(middle.lines.map { Self.shown($0, of: "שלוש\ntwo three") } == ["שלוש…two three"])
        // The Latin text stands left of the ellipsis and reads from the left.
        #expect(middle.lines[0].runs.map(\.isEllipsis) == [false, true, false])
        #expect(middle.lines[0].runs[0].range.lowerBound == 5)
        #expect(try Self.cut("\n\nb", to: 50, lines: 2).lines.map(\.range) == [0..<1, 1..<1])
    }

    @Test func aHeightHoldsItsLines() throws {
        let shaped = try shape("one two three four five six seven")
        let line = try shape("one").line().height
        for (height, count) in [(line * 2 - 0.1, 1), (line * 2, 2), (line * 3.5, 3), (0, 1), (.nan, 1)] {
            let layout = shaped.layout(width: 60, height: height)
            #expect(layout.lines.count == count)
            #expect(layout.hidden != nil)
        }
        #expect(shaped.layout(width: 60, height: .infinity).hidden == nil)
        #expect(shaped.layout(width: 60, height: line * 20).hidden == nil)
        #expect(shaped.layout(width: 60, height: line * 3, style: LineStyle(lineLimit: 2)).lines.count == 2)
        // The second line would show the taller end of the text: the first one shows it, alone in the height.
        let tall = try shape("one two three four नमस्ते")
        let cut = tall.layout(width: 60, height: line * 2 + 1, style: LineStyle(truncationMode: .head))
        #expect(cut.lines.count == 1)
        #expect(cut.lines.last?.range.upperBound == tall.source.units.count)
    }

    @Test func spaceIsReserved() throws {
        let shaped = try shape("one")
        let line = try shaped.line().height
        #expect(shaped.layout(width: 60, style: LineStyle(reservedLineCount: 3)).size.height == line * 3)
        #expect(try shape("a\nb").layout(width: 60, style: LineStyle(reservedLineCount: 1)).size.height == line * 2)
    }

    @Test func anyTextInAnyBox() throws {
        var random = SeededGenerator(state: 41)
        var hiddenCount = 0
        for _ in 0..<500 {
            let text = LineBreakingTests.text(&random)
            let shaped = try shape(text)
            let width = Double.random(in: 5...250, using: &random)
            let style = LineStyle(
                lineLimit: Int.random(in: 1...3, using: &random),
                truncationMode: TruncationMode.allCases.randomElement(using: &random) ?? .tail)
            let layout = shaped.layout(width: width, style: style)
            let whole = shaped.layout(width: width)
            #expect(layout.lines.count <= style.lineLimit ?? 0)
            #expect(layout.starts.dropLast() == whole.starts.prefix(layout.lines.count - 1))
            if whole.lines.count <= layout.lines.count { #expect(layout.hidden == nil) }

            // What is shown and what is hidden cover the text once.
            var ranges = layout.lines.flatMap(\.visibleRanges)
            if let hidden = layout.hidden { ranges.append(hidden) }
            ranges = ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
            var end = 0
            for range in ranges {
                #expect(range.lowerBound == end, "\(text)")
                end = range.upperBound
            }
            #expect(end == text.utf16.count)
            for line in layout.lines {
                #expect(
                    line.clusters.map(\.start)
                        == line.visibleRanges.flatMap { range in
                            range.filter { shaped.source.marks[$0].isGraphemeStart }
                        })
            }

            guard let hidden = layout.hidden, let last = layout.lines.last else { continue }
            hiddenCount += 1
            for edge in [hidden.lowerBound, hidden.upperBound] where edge < text.utf16.count {
                #expect(shaped.source.marks[edge].isGraphemeStart)
            }
            let ellipsis = try #require(last.runs.first { $0.isEllipsis })
            #expect(ellipsis.range == hidden)
            let alone = last.runs.count == 1 || last.visibleRanges.allSatisfy(\.isEmpty)
            #expect(last.width <= width + LineFiller.tolerance || alone, "\(text) \(style) \(width)")
            guard layout.size.width <= width else { continue }
            let again = shaped.layout(width: layout.size.width, style: style)
            #expect(again.lines.map(\.range) == layout.lines.map(\.range), "\(text) \(style) \(width)")
            #expect(again.hidden == layout.hidden)
        }
        #expect(hiddenCount > 200)
    }

    @Test func longAndDeepTextsAreCut() throws {
        for unit in ["\u{2068}", "\u{2067}a\u{2066}א", "(", "\u{202E}", "ب", "a ", "\t", "\u{200B}", "a\n", "a\t"] {
            let text = String(repeating: unit, count: 20_000 / unit.utf16.count)
            let shaped = try shape(text)
            for mode in TruncationMode.allCases {
                for width in [300, nil] as [Double?] {
                    let layout = shaped.layout(width: width, style: LineStyle(lineLimit: 2, truncationMode: mode))
                    #expect(layout.lines.count <= 2)
                }
            }
        }
    }
}
