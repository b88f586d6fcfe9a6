import Foundation
import MizanBase
import Testing

@testable import MizanText

/// Texts, lines and fonts that outlive what they were made of, memory that is kept, and fonts that go away: best run under
/// `--sanitize=address` and `--sanitize=thread`.
@Suite struct TextMemoryTests {
    /// Letters that join, a ligature, a soft hyphen, a tab, an emoji that no font has, and two directions.
    private static let mixed = "Ticket 12: السَّلام عليكم, office\u{ad}hours\t🎫 שלום רב\nक्षत्रिय end"

    private static let style = TextStyle(font: FontDescription(size: 16), language: "en")

    /// What a line says of itself, all of it read from memory that its text and its layout own.
    private static func read(_ line: TextLine) -> [String] {
        line.runs.map { "\($0.face.postScriptName) \($0.range) \($0.glyphs)" } + line.clusters.map { "\($0)" }
            + ["\(line.missing) \(line.visibleRanges) \(String(describing: line.inkBounds))"]
    }

    @Test func lineOutlivesFontsTextAndLayout() throws {
        func lines(_ style: LineStyle) throws -> [TextLine] {
            let fonts = try FontCollection(directory: TestFonts.directory)
            return Array(
                ShapedText(AttributedText(Self.mixed), style: Self.style, fonts: fonts).layout(width: 70, style: style)
                    .lines)
        }
        for style in [
            LineStyle(), LineStyle(lineLimit: 2), LineStyle(lineLimit: 3, minimumScaleFactor: 0.5),
            LineStyle(wrapping: .balanced),
        ] {
            let outliving = try lines(style).map(Self.read)
            let shaped = try shape(Self.mixed)
            #expect(outliving == shaped.layout(width: 70, style: style).lines.map(Self.read))
        }
    }

    @Test func threadsShareTextsFontsAndCache() async throws {
        let fonts = try FontCollection(directory: TestFonts.directory)
        // Small enough that texts are thrown away all the time.
        let cache = TextCache(byteBudget: 60_000)
        let shared = ShapedText(AttributedText(Self.mixed), style: Self.style, fonts: fonts)
        let expected = try (0..<40).map { number in
            try shape("\(number) " + Self.mixed).layout(width: 90).lines.map(Self.read)
        }
        let sharedLines = try shape(Self.mixed).layout(width: 60).lines.map(Self.read)
        await withTaskGroup(of: Int.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    var differences = 0
                    for step in 0..<50 {
                        let number = (worker * 7 + step) % 40
                        let text = AttributedText("\(number) " + Self.mixed)
                        let layout = cache.layout(text, style: Self.style, fonts: fonts, width: 90)
                        if layout.lines.map(Self.read) != expected[number] { differences += 1 }
                        if step % 10 == 0, shared.layout(width: 60).lines.map(Self.read) != sharedLines {
                            differences += 1
                        }
                        if step % 20 == 19 { cache.removeAll() }
                    }
                    return differences
                }
            }
            for await differences in group { #expect(differences == 0) }
        }
    }

    /// Neither a huge text nor a long part of a line that was shaped anew leaves its memory behind.
    @Test func memoryOfHugeTextsIsGivenBack() throws {
        weak var kept: TextWorkspace?
        do {
            let workspace = TextWorkspace.checkOut()
            kept = workspace
            workspace.units.reserve(20_000_000)
            workspace.checkIn()
        }
        #expect(kept == nil)
        do {
            let text = try shape("بيت" + String(repeating: "بيت", count: 200_000))
            let item = text.items[0]
            var glyphs = PlainArray<Glyph>()
            defer { glyphs.deallocate() }
            let workspace = TextWorkspace.checkOut()
            kept = workspace
            var shaper = Shaper(in: workspace, fallbackMarks: [])
            shaper.shape(
                item.range, of: item, with: text.attributes, in: text.source, marksBreaks: false,
                into: &glyphs)
            workspace.checkIn()
        }
        #expect(kept == nil)
    }

    /// Sizes and lengths of any kind neither trap nor hang.
    @Test func numbersBeyondReason() throws {
        let numbers: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e300, 1e-308, -1, 0, 12]
        var random = SeededGenerator(state: 47)
        func any() -> Double { numbers.randomElement(using: &random) ?? 0 }
        for _ in 0..<300 {
            var attributes = TextAttributes()
            attributes.font = FontDescription(size: any())
            attributes.letterSpacing = any()
            attributes.baselineOffset = any()
            let text = AttributedText(
                Self.mixed,
                runs: [AttributedText.Run(range: 3..<Int.random(in: 3...50, using: &random), attributes: attributes)])
            let style = TextStyle(font: FontDescription(size: any()), language: "en")
            let shaped = ShapedText(text, style: style, fonts: try TestFonts.collection())
            let lineStyle = LineStyle(
                lineLimit: [nil, 0, -3, 2, .max].randomElement(using: &random) ?? nil,
                wrapping: Bool.random(using: &random) ? .balanced : .greedy, lineSpacing: any(),
                lineHeightMultiple: any(), minimumScaleFactor: any(), allowsTightening: Bool.random(using: &random))
            let layout = shaped.layout(width: any(), height: any(), style: lineStyle)
            #expect(layout.lines.map { Self.read($0).count }.reduce(0, +) > 0)
            _ = shaped.size(width: any(), style: lineStyle)
        }
    }

    /// A folder's fonts are opened when a text asks for them: by then their files can be gone.
    @Test func textWithoutFonts() throws {
        let files = FileManager.default
        for gone in [["NotoSans-Bold.ttf"], ["NotoSans-Bold.ttf", "NotoSans-Regular.ttf"], ["NotoSans-Regular.ttf"]] {
            let folder = NSTemporaryDirectory() + "MizanTextMemoryTests-\(UUID().uuidString)"
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? files.removeItem(atPath: folder) }
            for file in ["NotoSans-Bold.ttf", "NotoSans-Regular.ttf"] {
                try files.copyItem(atPath: TestFonts.directory + "/" + file, toPath: folder + "/" + file)
            }
            let fonts = try FontCollection(directory: folder)
            #expect(fonts.familyNames == ["Noto Sans"])
            for file in gone { try files.removeItem(atPath: folder + "/" + file) }
            var bold = TextAttributes()
            bold.font = FontDescription(size: 16, weight: .bold)
            let string = "soft\u{ad}hyphens and\u{2028}a\ttab, \u{ad}bold\u{ad}face and more"
            let text = AttributedText(string, runs: [AttributedText.Run(range: 8..<30, attributes: bold)])
            let shaped = ShapedText(text, style: Self.style, fonts: fonts)
            // Items cover the text, or there are none.
            let covered = shaped.items.map(\.range).reduce(0) { $1.lowerBound == $0 ? $1.upperBound : -1 }
            #expect(covered == 0 || covered == string.utf16.count, "\(gone)")
            #expect(shaped.items.isEmpty == gone.contains("NotoSans-Regular.ttf"), "\(gone)")
            for width: Double? in [nil, 0, 30, 100] {
                for wrapping in LineWrapping.allCases {
                    for lineLimit in [nil, 1, 2] {
                        let layout = shaped.layout(
                            width: width, style: LineStyle(lineLimit: lineLimit, wrapping: wrapping))
                        #expect(layout.lines.last.map(Self.read) != nil)
                        if lineLimit == nil { #expect(layout.lines.last?.range.upperBound == string.utf16.count) }
                    }
                }
            }
            #expect(FilledBreaks(shaped).offsets.last == string.utf16.count)
        }
    }

    @Test func emptyTextHasOneLine() throws {
        for fonts in [try TestFonts.collection(), FontCollection(faces: [])] {
            for text in ["", "\n", "\u{ad}", "\u{200d}", "\t"] {
                let shaped = ShapedText(AttributedText(text), style: Self.style, fonts: fonts)
                let layout = shaped.layout(width: 10)
                #expect(layout.lines.count == (text == "\n" ? 2 : 1), "\(text.unicodeScalars)")
                #expect(layout.lines.last?.range.upperBound == text.utf16.count)
                #expect(layout.lines.allSatisfy { !Self.read($0).isEmpty })
                #expect(shaped.transformed(scale: 0.5).layout(width: nil).lines.count == layout.lines.count)
            }
        }
    }
}
