import MizanBase
import MizanUnicode
import Testing

@testable import MizanText

/// Characters that have no glyph unless a font needs one.
@Suite struct DefaultIgnorableTests {
    @Test func `a default-ignorable character never shows a box`() throws {
        let ignorable = (0xAD...0xE0FFF).filter { CharacterProperties.isDefaultIgnorable(UInt32($0)) }
            .compactMap { Unicode.Scalar(UInt32($0)) }
        #expect(ignorable.contains("\u{180F}") && ignorable.count > 4_000)
        for base in ["x", "ب", "क"] {
            let text = ignorable.map { "\(base)\($0)" }.joined()
            let shaped = try shape(text)
            #expect(shaped.missing.isEmpty)
            #expect(shaped.layout(width: nil).lines.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
        }
        let width = try shape("xx").line().width
        #expect(try shape("x\u{180F}x").line().width == width)
    }
}
