import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// The order of a sentence around its arguments, each in an isolate or pasted as it is.
@Suite struct SurroundingOrderTests {
    private struct Sentence {
        var text = AttributedText()
        var ranges: [Range<Int>] = []

        init(_ parts: [String], _ argument: String, isolate: WritingDirection?) {
            for (index, part) in parts.enumerated() {
                if index > 0 {
                    let value = AttributedText(argument)
                    ranges.append(text.utf16Count..<text.utf16Count + value.utf16Count)
                    text.append(isolate.map { value.isolated($0) } ?? value)
                }
                text.append(part)
            }
        }

        func order(_ direction: WritingDirection) -> VisualNeighbours {
            VisualNeighbours(of: text, around: ranges, baseDirection: direction)
        }
    }

    private static func items(_ text: String, around range: Range<Int>, _ direction: WritingDirection) -> String {
        VisualNeighbours(of: AttributedText(text), around: [range], baseDirection: direction).items.map { item in
            switch item {
            case .character(_, let scalar): String(scalar)
            case .range: "□"
            case .lineEnd: "⏎"
            }
        }.joined()
    }

    @Test func `the order is the one that is seen, brackets mirrored, without white space`() {
        #expect(Self.items("ab (12) cd", around: 4..<6, .leftToRight) == "ab(□)cd")
        #expect(Self.items("אב (12) גד!", around: 4..<6, .rightToLeft) == "!דג(□)בא")
        #expect(Self.items("ab\ncd", around: 0..<1, .leftToRight) == "□b⏎cd")
        // A range that is torn has a place for each part.
        #expect(Self.items("אב 12 גד", around: 1..<7, .leftToRight) == "ד□א")
        #expect(Self.items("x אa y", around: 2..<4, .leftToRight) == "x□y")
    }

    @Test func `a pasted name moves the number behind it, an isolated one does not`() throws {
        let expected = Sentence(["", " 12!"], "\u{FFFC}", isolate: .natural).order(.leftToRight)
        let isolated = Sentence(["", " 12!"], "שרה", isolate: .natural).order(.leftToRight)
        #expect(isolated.moved(from: expected) == [])
        let pasted = Sentence(["", " 12!"], "שרה", isolate: nil).order(.leftToRight)
        // Among each other the characters stand as before.
        #expect(pasted.moved(from: expected) == [1, 2])
    }

    private static let parts = [
        "Weather in ", " today (12)", "الطقس في ", " اليوم!", "12", "٣", "-", ": ", " ", "(", ")", "%", "«אב» ", "",
        "cd",
    ]

    private static let arguments = IsolateTests.arguments + ["a\u{2029}ב", "👨‍👩‍👧", "[", "%", "۷", "$"]

    /// Characters of every class, and all controls.
    private static let characters =
        Array(
            "aאع1٣۷()[]{}«»-+,:/%$°. \t\n\u{2029}\u{300}😀\u{200D}\u{200E}\u{200F}\u{61C}".unicodeScalars)
        + (0x202A...0x202E).compactMap { Unicode.Scalar($0 as UInt32) }
        + (0x2066...0x2069).compactMap { Unicode.Scalar($0 as UInt32) }

    private static func random(_ generator: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            text.unicodeScalars.append(characters.randomElement(using: &generator) ?? "a")
        }
        return text
    }

    @Test(arguments: 0..<UInt64(Thoroughness.count(2, thorough: 400)))
    func `what stands in isolates moves nothing outside, whatever it is`(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        for _ in 0..<24 {
            let parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                Self.parts.randomElement(using: &generator) ?? ""
            }
            let isolate = WritingDirection.allCases.randomElement(using: &generator) ?? .natural
            let base = WritingDirection.allCases.randomElement(using: &generator) ?? .natural
            let expected = Sentence(parts, "\u{FFFC}", isolate: .natural).order(base)
            for argument in Self.arguments + (0..<8).map({ _ in Self.random(&generator) }) {
                let order = Sentence(parts, argument, isolate: isolate).order(base)
                #expect(
                    order.moved(from: expected) == [], "\(parts) \(base) \(argument.writingOutInvisibles()) \(isolate)")
            }
        }
    }

    @Test(
        arguments: [
            (["Weather in ", " today (12)"], WritingDirection.leftToRight), (["", ": 12 (a)"], .leftToRight),
            (["الطقس في ", " اليوم!"], .rightToLeft),
        ])
    func `what is left open moves the sentence behind it where it is pasted`(
        parts: [String], base: WritingDirection
    ) {
        let expected = Sentence(parts, "x", isolate: .natural).order(base)
        let override = base == .leftToRight ? "\u{202E}x" : "\u{202D}x"
        #expect(!Sentence(parts, override, isolate: nil).order(base).moved(from: expected).isEmpty)
        #expect(Sentence(parts, override, isolate: .natural).order(base).moved(from: expected) == [])
    }
}
