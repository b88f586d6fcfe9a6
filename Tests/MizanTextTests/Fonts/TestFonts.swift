import MizanBase
import Testing

@testable import MizanText

/// Faces whose numbers the tests know, in their packages' own bytes, and short ways to lay out with them.
enum TestFonts {
    static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(
        separator: "/")
    static let directory = root + "/Tests/Fixtures/Faces"
    private static let shared = Result { try FontCollection(directory: directory) }

    static func collection() throws -> FontCollection { try shared.get() }

    static func face(_ postScriptName: String) throws -> FontFace {
        try #require(try collection().face(named: postScriptName))
    }
}

func shape(
    _ text: AttributedText, size: Double = 16, language: LanguageTag = "en", direction: WritingDirection = .natural,
    fallback: FontFallback = .byLanguage
) throws -> ShapedText {
    let style = TextStyle(font: FontDescription(size: size), language: language, baseDirection: direction)
    return ShapedText(text, style: style, fonts: try TestFonts.collection(), fallback: fallback)
}

func shape(
    _ text: String, size: Double = 16, language: LanguageTag = "en", direction: WritingDirection = .natural,
    fallback: FontFallback = .byLanguage
) throws -> ShapedText {
    try shape(AttributedText(text), size: size, language: language, direction: direction, fallback: fallback)
}

extension ShapedText {
    /// The faces of its items, in the order of the text. Asked of a text, which holds the items' memory meanwhile: the
    /// `items` of one that nobody keeps are gone.
    var faces: [FontFace] { items.map(\.face) }

    /// The only line at unlimited width.
    func line() throws -> TextLine {
        let lines = layout(width: nil).lines
        #expect(lines.count == 1)
        return try #require(lines.first)
    }
}

extension TextLayout {
    var starts: [Int] { lines.map(\.range.lowerBound) }
}

extension TextLine {
    var glyphs: [PositionedGlyph] { runs.flatMap(\.glyphs) }

    /// The visible clusters' offsets from left to right.
    var visualOffsets: [Int] {
        clusters.filter { $0.right > $0.left }.sorted { $0.left < $1.left }.map(\.start)
    }
}

/// A small generator with a seed: the same texts in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
