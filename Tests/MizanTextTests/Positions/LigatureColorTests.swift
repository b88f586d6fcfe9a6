import MizanBase
import Testing

@testable import MizanText

/// Colours of the parts of ligatures.
@Suite struct LigatureColorTests {
    private static func shape(_ text: String, red: Range<Int>) throws -> ShapedText {
        let colored = AttributedText.Run(range: red, attributes: TextAttributes(color: RunTests.red))
        let attributed = AttributedText(text, isolates: [], runs: [colored])
        return try MizanTextTests.shape(attributed, size: 40)
    }

    /// Left to right and right to left, alone and among other letters, with the colour before, inside and behind.
    @Test(arguments: ["fi", "ffi", "affix", "لا", "سلام", "x لا y", "fi لا fi"])
    func everyCharacterHasItsColor(_ text: String) throws {
        let plain = try MizanTextTests.shape(text, size: 40).line()
        let count = text.utf16.count
        var cuts = 0
        for start in 0..<count {
            for end in start + 1...count {
                let line = try Self.shape(text, red: start..<end).line()
                #expect(line.width == plain.width && line.clusters.map(\.left) == plain.clusters.map(\.left))
                // Each character is in one run, which has its colour.
                for offset in 0..<count {
                    let runs = line.runs.filter { $0.range.contains(offset) }
                    let color = (start..<end).contains(offset) ? RunTests.red : .black
                    #expect(runs.map(\.color) == [color], "\(text) \(start..<end) \(offset)")
                }
                for run in line.runs {
                    #expect(run.glyphs.allSatisfy { run.range.contains($0.cluster) })
                    guard let clip = run.clip else { continue }
                    cuts += 1
                    // The part holds the middle of each of its characters and of no other one of the ligature.
                    for cluster in line.clusters where cluster.right > cluster.left {
                        let middle = (cluster.left + cluster.right) / 2
                        guard (clip.minX...clip.maxX).contains(middle) else { continue }
                        let isOwn = run.range.contains(cluster.start)
                        let isInLigature = line.runs.contains {
                            $0.clip != nil && $0.range.contains(cluster.start)
                                && $0.glyphs.map(\.id) == run.glyphs.map(\.id)
                        }
                        #expect(isOwn || !isInLigature)
                    }
                    let own = line.clusters.filter { run.range.contains($0.start) }
                    #expect(own.allSatisfy { clip.minX <= $0.left + 1e-9 && clip.maxX >= $0.right - 1e-9 })
                }
                // The ink of the glyphs is held by the parts together.
                let ink = try #require(plain.inkBounds)
                let own = try #require(line.inkBounds)
                #expect((own.minX - ink.minX).magnitude < 1e-9 && (own.maxX - ink.maxX).magnitude < 1e-9)
                for run in line.runs {
                    guard let clip = run.clip else { continue }
                    let whole = line.runs.filter { $0.glyphs.map(\.x) == run.glyphs.map(\.x) }.compactMap(\.clip)
                        .reduce(clip) { $0.union($1) }
                    for glyph in run.glyphs {
                        guard let box = run.face.ink(of: glyph.id) else { continue }
                        let scale = run.size / Double(run.face.unitsPerEm)
                        #expect(whole.minX < glyph.x + Double(box.minX) * scale)
                        #expect(whole.maxX > glyph.x + Double(box.maxX) * scale)
                        #expect(whole.minY < glyph.y - Double(box.maxY) * scale)
                        #expect(whole.maxY > glyph.y - Double(box.minY) * scale)
                    }
                }
            }
        }
        #expect(cuts > 0 || !text.contains("لا"))
    }

    @Test func theCutIsAtTheCaret() throws {
        let line = try Self.shape("سلام", red: 2..<3).line()
        let alef = try #require(line.runs.first { $0.color == RunTests.red })
        let lam = try #require(line.runs.first { $0.range == 1..<2 })
        let caret = try #require(line.clusters.first { $0.start == 2 }).right
        #expect(alef.range == 2..<3 && alef.clip?.maxX == caret && lam.clip?.minX == caret)
        #expect(alef.glyphs.map(\.id) == lam.glyphs.map(\.id) && alef.glyphs.map(\.x) == lam.glyphs.map(\.x))
    }

    @Test func aColorOfTheWholeLigatureCutsNothing() throws {
        for (text, red) in [("سلام", 1..<3), ("سلام", 0..<1), ("a\u{301}b", 1..<2), ("abc", 1..<2)] {
            #expect(try Self.shape(text, red: red).line().runs.allSatisfy { $0.clip == nil })
        }
    }
}
