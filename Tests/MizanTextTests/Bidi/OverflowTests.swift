import MizanBase
import MizanUnicode
import TestSupport
import Testing
import _FoundationICU

@testable import MizanText

/// More embeddings and isolates in each other than there are levels (UAX #9 BD2, X5a–X7).
@Suite struct OverflowTests {
    /// The levels that ICU's own implementation gives to a text of one paragraph; nil where all goes one way, which it doesn't
    /// look into any further.
    private static func levelsOfICU(_ text: String, _ direction: LayoutDirection) -> [UInt8]? {
        let units = Array(text.utf16)
        var status = U_ZERO_ERROR
        guard let bidi = swift_ubidi_open() else { return nil }
        defer { swift_ubidi_close(bidi) }
        return units.withUnsafeBufferPointer { units in
            swift_ubidi_setPara(
                bidi, units.baseAddress, Int32(units.count), direction == .leftToRight ? 0 : 1, nil, &status)
            guard let levels = swift_ubidi_getLevels(bidi, &status), status.rawValue <= 0,
                swift_ubidi_getDirection(bidi) == UBIDI_MIXED
            else { return nil }
            return Array(UnsafeBufferPointer(start: levels, count: units.count))
        }
    }

    private static let characters = ["a", "א", "ع", "1", "٣", "(", ")", "[", "]", ",", "-", "$"]
    private static let controls = [
        "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
        "\u{2069}",
    ]

    @Test(arguments: 0..<UInt64(Thoroughness.count(4, thorough: 200)))
    func `the levels are those of another implementation`(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        func part(_ count: Int, _ all: [String]) -> String {
            (0..<count).map { _ in all.randomElement(using: &generator) ?? "" }.joined()
        }
        for _ in 0..<25 {
            var text = ""
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let mark = Self.controls.randomElement(using: &generator) ?? ""
                text += String(repeating: mark, count: Int.random(in: 0...140, using: &generator))
                text += part(3, Self.characters + Self.controls)
            }
            // What is not a control stands at the end: trailing white space and controls are reset per line.
            text += "x"
            for direction in LayoutDirection.allCases {
                let levels = AttributedText(text).embeddingLevels(baseDirection: WritingDirection(direction))
                guard let expected = Self.levelsOfICU(text, direction) else { continue }
                let isSame = text.unicodeScalars.enumerated().allSatisfy { index, scalar in
                    // Those have no level (X9).
                    BidiClass(scalar.value).isRemoved || levels[index] == expected[index]
                }
                #expect(isSame, "\(text.writingOutInvisibles())")
            }
        }
    }

    @Test func `isolates that are too deep, and brackets behind them`() {
        let deep = String(repeating: "\u{2067}", count: 130) + "ع:"
        for argument in [deep, deep + "\u{2069}", String(repeating: "\u{202B}", count: 130) + deep] {
            var text = AttributedText("ab")
            text.append(AttributedText(argument).isolated(.natural))
            text.append("(ab")
            text.append(AttributedText(argument + "(").isolated(.rightToLeft))
            text.append("[]) 1")
            let levels = text.embeddingLevels(baseDirection: .leftToRight)
            #expect(Array(levels.suffix(5)) == [0, 0, 0, 0, 0])
        }
    }
}
