import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// What stands in an isolate range can't change the order outside.
@Suite struct IsolateTests {
    /// Words before and behind the argument; strong characters of both directions, numbers and neutrals at its sides.
    static let sentences: [(before: String, after: String, direction: WritingDirection)] = [
        ("Weather in ", " today (12)", .leftToRight),
        ("Weather in ", " today (12)", .natural),
        ("الطقس في ", " اليوم 12!", .rightToLeft),
        ("אב cd ", " ef גד (12)", .rightToLeft),
        ("ab גד ", " הו ef", .leftToRight),
        ("7 × ", " = 8", .natural),
    ]

    static let arguments = [
        "London", "ירושלים", "٣", "12", "10–20", "-5", "C++ (לא)", "", " ", "(", ")", "[ש", "a\tb", "א\tב",
        "\u{202E}abc", "\u{202B}abc אב", "\u{202D}אבג", "\u{2069}", "\u{2069}\u{2069}א", "\u{202C}", "\u{2066}a",
        "\u{2067}ב", "\u{2068}", "\u{2067}\u{2067}\u{202E}", "a\u{2067}ב\u{2069}\u{2069}c", "\u{200F}", "\u{61C}1",
        String(repeating: "\u{202B}", count: 130), String(repeating: "\u{2067}", count: 130) + "a",
    ]

    static func offsetsOutside(
        _ sentence: (before: String, after: String, direction: WritingDirection), _ argument: String,
        _ direction: WritingDirection
    ) throws -> [Int] {
        var text = AttributedText(sentence.before)
        text.append(AttributedText(argument).isolated(direction))
        text.append(sentence.after)
        let start = sentence.before.utf16.count
        let length = argument.utf16.count
        return try shape(text, direction: sentence.direction).line().visualOffsets.compactMap {
            if $0 < start { return $0 }
            return $0 < start + length ? nil : $0 - length
        }
    }

    @Test(arguments: sentences.indices, WritingDirection.allCases)
    func orderOutsideIsTheSameForAnyArgument(sentence: Int, direction: WritingDirection) throws {
        let sentence = Self.sentences[sentence]
        let expected = try Self.offsetsOutside(sentence, "London", direction)
        #expect(expected.count == sentence.before.utf16.count + sentence.after.utf16.count)
        for argument in Self.arguments {
            #expect(
                try Self.offsetsOutside(sentence, argument, direction) == expected,
                "\(argument.writingOutInvisibles())")
        }
    }

    @Test func isolateMattersForTheOrder() throws {
        var score = AttributedText()
        score.append(AttributedText("שרה").isolated(.natural))
        score.append(" has 12!")
        let order = try shape(score, direction: .leftToRight).line().visualOffsets
        #expect(order == [2, 1, 0, 3, 4, 5, 6, 7, 8, 9, 10])
        let leaking = try shape("שרה 12!", direction: .leftToRight).line().visualOffsets
        #expect(leaking == [4, 5, 3, 2, 1, 0, 6])
    }

    /// Isolates that touch, one inside the other, with numbers on both sides: the order is that of the same text with its marks
    /// written, where nobody can mistake which stands apart.
    @Test func rangesKeepApartWhatTheirMarksWould() throws {
        let parts = ["12", "5", "ab", "אב", "٣", "-", " ", "("]
        var generator = SeededGenerator(state: 7)
        for _ in 0..<2_000 {
            var text = AttributedText()
            var open: [Int] = []
            for _ in 0..<Int.random(in: 2...8, using: &generator) {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    open.append(
                        text.openIsolate(WritingDirection.allCases.randomElement(using: &generator) ?? .natural))
                case 1: if let last = open.popLast() { text.closeIsolate(last) }
                default: text.append(parts.randomElement(using: &generator) ?? "")
                }
            }
            while let last = open.popLast() { text.closeIsolate(last) }
            guard !text.isEmpty else { continue }
            func seen(_ text: AttributedText) throws -> [UInt16] {
                let units = Array(text.string.utf16)
                return try shape(text, direction: .rightToLeft).line().visualOffsets.map { units[$0] }
                    .filter { !(0x2066...0x2069).contains($0) }
            }
            let marked = AttributedText(text.plainText(.marked))
            #expect(try seen(text) == seen(marked), "\(text.plainText(.marked).writingOutInvisibles())")
        }
    }

    @Test func newlineInsideBreaksTheLineAndNotTheParagraph() throws {
        var text = AttributedText("אב ")
        text.append(AttributedText("one\ntwo").isolated(.natural))
        text.append(" ab!")
        let shaped = try shape(text, direction: .natural)
        #expect(shaped.source.paragraphs.count == 1)
        let lines = shaped.layout(width: nil).lines
        #expect(lines.map(\.range) == [0..<7, 7..<14])
        // A new paragraph would begin with "two", and run from left to right.
        #expect(lines.map(\.direction) == [.rightToLeft, .rightToLeft])
        #expect(lines[1].clusters.first?.level == 2)
    }

    @Test func naturalDirectionSkipsIsolates() throws {
        var mention = AttributedText("@sara").isolated(.natural)
        mention.append(" שלום")
        #expect(try shape(mention).line().direction == .rightToLeft)
        #expect(try shape("\u{2068}@sara\u{2069} שלום").line().direction == .rightToLeft)
    }

    @Test func fallbackDirectionServesTextWithoutStrongCharacters() throws {
        var style = TextStyle(font: FontDescription(size: 16), fallbackDirection: .rightToLeft)
        let fonts = try TestFonts.collection()
        #expect(try ShapedText(AttributedText("12 + 3"), style: style, fonts: fonts).line().direction == .rightToLeft)
        #expect(try ShapedText(AttributedText(""), style: style, fonts: fonts).line().direction == .rightToLeft)
        style.baseDirection = .leftToRight
        #expect(try ShapedText(AttributedText("12 + 3"), style: style, fonts: fonts).line().direction == .leftToRight)
    }

    @Test("of too many isolates the first act, and a range always does")
    func isolatesAreBounded() throws {
        let characters = String(repeating: "\u{2067}a\u{2069}", count: Limits.paragraphIsolates + 1)
        var text = AttributedText(characters)
        text.append(AttributedText("b").isolated(.rightToLeft))
        let style = TextStyle(font: FontDescription(size: 16), language: "en", baseDirection: .leftToRight)
        let line = try #require(
            ShapedText(text, style: style, fonts: try TestFonts.collection()).layout(width: nil).lines.first)
        let levels = line.clusters.filter { $0.end - $0.start == 1 }.map(\.level)
        #expect(levels.count == characters.utf16.count + 1)
        #expect(Array(levels.prefix(3)) == [0, 2, 0])
        #expect(Array(levels.suffix(4)) == [0, 0, 0, 2])
    }

    @Test func naturalIsolateTakesItsFirstStrongCharacter() throws {
        var text = AttributedText("a ")
        text.append(AttributedText("(1) אב c").isolated(.natural))
        let line = try shape(text).line()
        #expect(line.clusters.map(\.level) == [0, 0, 1, 2, 1, 1, 1, 1, 1, 2])
    }

    @Test func lettersDoNotJoinAcrossTheEdgeOfAnIsolate() throws {
        let alone = try shape("ب").line().glyphs.map(\.id)
        let joined = try shape("بب").line().glyphs.map(\.id)
        var text = AttributedText("ب")
        text.append(AttributedText("ب").isolated(.rightToLeft))
        #expect(try shape(text).line().glyphs.map(\.id) == alone + alone)
        #expect(joined != alone + alone)
    }
}
