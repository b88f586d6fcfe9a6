import MizanBase
import Testing

@testable import MizanText

/// Cuts of texts with words and numbers of both directions.
@Suite struct MixedTruncationTests {
    /// Texts of words, file names and numbers of two scripts, the same in every run.
    static let texts: [String] = {
        let latin = ["report.pdf", "München", "Quarterly_Report", "will", "WWW", "a", "iPhone", "Hamburg", "v2.zip"]
        let arabic = ["ملف", "المتجه", "إلى", "فاطمة", "الرصيف", "تقرير", "من"]
        let hebrew = ["מסמך", "חשוב", "שלום", "לכולם", "וברכה", "אבולעפיה"]
        let numbers = ["11", "7", "2026", "1,249.90", "12:05", "+971", "-5", "3/10", "2026-11-26", "١٢٣٤"]
        var random = SeededGenerator(state: 7)
        return (0..<200).map { _ in
            let other = Bool.random(using: &random) ? arabic : hebrew
            let words = (0..<Int.random(in: 3...9, using: &random)).map { _ -> String in
                let words =
                    switch Int.random(in: 0..<10, using: &random) {
                    case 0..<4: latin
                    case 4..<8: other
                    default: numbers
                    }
                return words.randomElement(using: &random) ?? ""
            }
            return words.joined(separator: " ")
        }
    }()

    /// The numbers of a text, in UTF-16 units, by their spelling.
    private static func numbers(of text: String) -> [Range<Int>] {
        text.matches(of: /[+\-]?\d+(?:[.,:\/\-]\d+)*/).map {
            $0.range.lowerBound.utf16Offset(in: text)..<$0.range.upperBound.utf16Offset(in: text)
        }
    }

    /// Whether a cut hides a number at one of its ends, and so may leave width unused.
    private static func hidesNumber(_ hidden: Range<Int>, _ mode: TruncationMode, of text: String) -> Bool {
        let units = Array(text.utf16)
        let first = hidden.first { units[$0] != 0x20 }
        let last = hidden.last { units[$0] != 0x20 }
        return numbers(of: text).contains { number in
            guard number.count > 1 else { return false }
            return mode != .head && first.map(number.contains) ?? false
                || mode != .tail && last.map(number.contains) ?? false
        }
    }

    /// What the cuts of all texts have in common.
    private struct Figures: CustomStringConvertible {
        var layouts = 0
        var cuts = 0
        var numbersNext = 0
        var cutNumbers = 0
        var leastShare = 1.0
        var leastCase = ""
        var measured = 0
        var sum = 0.0

        var description: String {
            "\(layouts) layouts, \(cuts) cut; least share of the width \(leastShare) (\(leastCase)), mean "
                + "\(sum / Double(max(measured, 1))) of \(measured); \(numbersNext) with a number next, \(cutNumbers) in a number"
        }
    }

    @Test(arguments: TruncationMode.allCases)
    func `most of the width is used, more of it shows more, and no number is cut`(_ mode: TruncationMode) throws {
        var figures = Figures()
        for text in Self.texts {
            let shaped = try shape(text)
            let whole = try shaped.line().width
            let numbers = Self.numbers(of: text)
            var (shown, used) = (0, 0.0)
            for width in stride(from: 40, to: whole + 8, by: 8) {
                let layout = shaped.layout(width: width, style: LineStyle(lineLimit: 1, truncationMode: mode))
                let line = try #require(layout.lines.first)
                figures.layouts += 1
                guard let hidden = layout.hidden else {
                    #expect(whole <= width + 0.001)
                    continue
                }
                figures.cuts += 1
                let count = text.utf16.enumerated().count { !hidden.contains($0) && $1 != 0x20 }
                #expect(count >= shown, "\(text) \(width)")
                #expect(line.width >= used - 0.001, "\(text) \(width)")
                (shown, used) = (count, line.width)

                let cut = numbers.filter {
                    hidden.lowerBound > $0.lowerBound && hidden.lowerBound < $0.upperBound && mode != .head
                        || hidden.upperBound > $0.lowerBound && hidden.upperBound < $0.upperBound && mode != .tail
                }
                #expect((layout.cutNumber != nil) == !cut.isEmpty, "\(text) \(width)")
                if !cut.isEmpty {
                    figures.cutNumbers += 1
                    // Nothing else has room.
                    for visible in line.visibleRanges where !visible.isEmpty {
                        #expect(cut.contains { $0.clamped(to: visible) == visible }, "\(text) \(width) \(hidden)")
                    }
                }
                if Self.hidesNumber(hidden, mode, of: text) {
                    figures.numbersNext += 1
                } else if width >= 100 {
                    let share = line.width / width
                    figures.measured += 1
                    figures.sum += share
                    if share < figures.leastShare {
                        (figures.leastShare, figures.leastCase) = (share, "\(text) in \(width)")
                    }
                    #expect(share >= 0.8, "\(text) \(width)")
                }
                let again = shaped.layout(
                    width: layout.size.width, style: LineStyle(lineLimit: 1, truncationMode: mode))
                #expect(again.hidden == hidden, "\(text) \(width)")
            }
        }
        print("truncationMode \(mode): \(figures)")
        #expect(figures.cuts > 1_000)
    }
}
