import MizanBase
import MizanCanvas
import MizanDecoders
import MizanRenderTree
import MizanText
import TestSupport
import Testing
import MizanRendering

/// Commands draw what the tree draws, each by itself and only those of a rectangle too.
@Suite("Draw commands in pictures")
struct DrawCommandTests {
    /// The largest difference of a component: Cairo looks at fifteen lines of a pixel, and the edge of a turned or scaled shape
    /// may fall on the other side of one, as places come out of another order of sums; then there is the rounding of layers.
    private static let tolerance = 255 / 15 + 3

    private struct Fixture {
        let fonts: FontCollection
        var sketcher: TreeSketcher

        init(seed: Int) throws {
            let face = try CairoCanvasTests.font("NotoSans-Bold")
            fonts = FontCollection(faces: [face])
            sketcher = TreeSketcher(seed: seed, face: face)
        }

        func picture(of commands: DrawCommands, in rect: Rect? = nil) throws -> Bitmap {
            var canvas = try CairoCanvas(size: commands.size, scale: 2, background: .white)
            if let rect {
                try commands.play(commands.drawing(in: rect), on: &canvas)
            } else {
                try commands.play(commands.commands, on: &canvas)
            }
            return try canvas.bitmap()
        }
    }

    @Test("commands draw the tree's picture", arguments: 0..<Thoroughness.count(4, thorough: 40))
    func equalsTree(seed: Int) throws {
        var fixture = try Fixture(seed: seed)
        for step in 0..<40 {
            let tree = fixture.sketcher.tree().withNestedEffects
            var encoder = DrawCommandEncoder(fonts: fixture.fonts)
            let commands = try encoder.encode(tree)
            let (expected, found) = (try tree.bitmap(fonts: fixture.fonts, scale: 2), try fixture.picture(of: commands))
            let largest = Self.largestStep(expected, found, columns: 0..<expected.width, rows: 0..<expected.height)
            #expect(largest <= Self.tolerance, "seed \(seed), step \(step): \(largest)\n\(tree.text)")
        }
    }

    @Test("the commands of a rectangle draw all that is in it", arguments: 0..<Thoroughness.count(4, thorough: 40))
    func rectangle(seed: Int) throws {
        var fixture = try Fixture(seed: seed &+ 1_000)
        var fewer = 0
        for step in 0..<40 {
            let tree = fixture.sketcher.tree().withNestedEffects
            var encoder = DrawCommandEncoder(fonts: fixture.fonts)
            let commands = try encoder.encode(tree)
            let rect = Rect(
                x: Double(fixture.sketcher.number(0...80)), y: Double(fixture.sketcher.number(0...60)), width: 16,
                height: 12)
            let (expected, found) = (try fixture.picture(of: commands), try fixture.picture(of: commands, in: rect))
            let largest = Self.largestStep(
                expected, found, columns: Int(rect.minX * 2)..<Int(rect.maxX * 2),
                rows: Int(rect.minY * 2)..<Int(rect.maxY * 2))
            #expect(largest <= 1, "seed \(seed), step \(step): \(largest) in \(rect)\n\(tree.text)")
            if Array(commands.drawing(in: rect)).count < commands.commands.count { fewer += 1 }
        }
        #expect(fewer > 30)
    }

    @Test("identifiers stay with their content, and no other content gets them", arguments: 0..<4)
    func identifiers(seed: Int) throws {
        var fixture = try Fixture(seed: seed &+ 2_000)
        var encoder = DrawCommandEncoder(fonts: fixture.fonts)
        var tree = fixture.sketcher.tree().withNestedEffects
        var paths: [Int: DrawCommands.OutlinedPath] = [:]
        var runs: [Int: DrawCommands.GlyphRun] = [:]
        var nodes: [Int: NodePath] = [:]
        var gone: Set<Int> = []
        var stayed = 0
        for _ in 0..<40 {
            let commands = try encoder.encode(tree)
            for path in commands.paths {
                if paths[path.identifier] != nil { stayed += 1 }
                #expect(paths.updateValue(path, forKey: path.identifier) ?? path == path)
                #expect(!gone.contains(path.identifier))
            }
            #expect(Set(commands.paths.map(\.path)).count == commands.paths.count)
            for run in commands.runs {
                let former = runs.updateValue(run, forKey: run.identifier)
                #expect(former.map { $0.glyphs == run.glyphs && $0.size == run.size } ?? true)
            }
            for command in commands.commands {
                let name = tree.nodes[command.node].name
                #expect(nodes.updateValue(name, forKey: command.nodeIdentifier) ?? name == name)
            }
            gone.formUnion(commands.released.paths)
            for identifier in commands.released.paths { #expect(paths.removeValue(forKey: identifier) != nil) }
            #expect(Set(paths.keys) == Set(commands.paths.map(\.identifier)))
            // An effect can hide all there is.
            tree = commands.paths.isEmpty ? fixture.sketcher.tree() : fixture.sketcher.edited(tree)
            tree = tree.withNestedEffects
        }
        #expect(stayed > 20)
    }

    private static func largestStep(_ one: Bitmap, _ other: Bitmap, columns: Range<Int>, rows: Range<Int>) -> Int {
        var largest = 0
        for row in rows {
            for column in columns {
                guard let a = one[column, row], let b = other[column, row], a != b else { continue }
                for (a, b) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
                    largest = max(largest, abs(Int(a) - Int(b)))
                }
            }
        }
        return largest
    }
}
