import TestSupport
import Testing

@testable import MizanDifferences

/// Goldens are files from outside: whatever they hold, a comparison ends, soon, with something to say.
@Suite struct HostileGoldenTests {
    private static let head =
        "mizan-tree 2 harfbuzz 6.0.0\nvariant S en ltr scale 2 size 320x100\nscreen VStack 0,0 320x100\n"

    @Test func `amounts that no tree has are none`() {
        for units: [Int64] in [[.min], [.min, .max], [0, 1 << 61], [], [1, 0]] {
            #expect(TreeAmount(units: units) == nil, "\(units)")
        }
        #expect(TreeAmount(units: [-1 << 60, 1 << 60])?.words(isSize: true).hasPrefix("changed by up to ") == true)
    }

    @Test(arguments: ["", "\n\n", "   ", "x", "line", "a b c d", "      deep 0,0 1x1", "1,2", "a 1,2", "a 1,2 3x"])
    func `what is no tree is compared too`(text: String) {
        let tree = "mizan-tree 2\nvariant - - ltr size 9x9\nfont VStack 0,0 9x9\n"
        #expect(!TreeDifference(from: tree, to: text).changes.isEmpty)
        #expect(!TreeDifference(from: "mizan-tree 2\n" + text, to: tree).changes.isEmpty)
    }

    @Test func `texts that are changed at random`() throws {
        let tree = try ChangedScene("Mail/Mail", "ar", []).before
        var generator = Seeded(state: 3)
        let pieces = [
            "\n", "  ", " ", "\"", "\\", "(", ")", ",", "x", "[", "]", "/", "line", "0,0 1x1", "-99999999999.9,1",
            "took 1 of 2 ",
            "truncated", "scaled", "variant", "mizan-tree 3", "font", "\u{0}", "\r", "\u{feff}", "ع", "row[3]",
            "/background",
            "glyphs", "9999999999,9999999999 9999999999x9999999999",
        ]
        let bytes = Array(tree.utf8)
        for _ in 0..<Thoroughness.count(200, thorough: 1_000) {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let place = Int.random(in: 0...changed.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0:
                    changed.replaceSubrange(
                        place..<min(place + Int.random(in: 0...400, using: &generator), changed.count), with: [])
                case 1: changed.insert(contentsOf: (pieces.randomElement(using: &generator) ?? "").utf8, at: place)
                case 2: changed.insert(UInt8.random(in: 0...255, using: &generator), at: place)
                default:
                    let from = Int.random(in: 0...changed.count, using: &generator)
                    let part = Array(
                        changed[from..<min(from + Int.random(in: 0...900, using: &generator), changed.count)])
                    changed.insert(contentsOf: part, at: place)
                }
            }
            let text = String(decoding: changed, as: UTF8.self)
            if changed == bytes { continue }
            #expect(!TreeDifference(from: text, to: tree).changes.isEmpty)
            #expect(!TreeDifference(from: tree, to: text).changes(verbose: true).isEmpty)
            #expect(!TreeTextDifference(from: text, to: tree).hunks.isEmpty)
        }
    }

    private static let width = Thoroughness.count(5_000, thorough: 50_000)
    private static let depth = Thoroughness.count(1_000, thorough: 5_000)

    private static func rows(_ count: Int, _ row: (Int) -> String) -> String { head + (0..<count).map(row).joined() }
    private static func flat(_ node: (Int) -> String) -> String { rows(width) { "  \(node($0))\n" } }
    private static func deep(_ node: (Int) -> String) -> String {
        rows(depth) { String(repeating: " ", count: 2 * $0 + 2) + node($0) + "\n" }
    }

    // Each of these took minutes or hours if a step were quadratic; of the fewer of every day, many seconds.
    @Test func `fifty thousand nodes, or some thousands on every day`() {
        let flat = Self.flat { "n\($0) Color \($0),0 1x1" }
        let moved = TreeDifference(
            from: flat, to: Self.flat { "n\($0) Color \($0 + ($0 > 9 ? 7 : 0)),0 \($0 == 9 ? 8 : 1)x1" })
        #expect(moved.changes.map(\.text) == ["screen/n9 width 1 → 8", "and \(Self.width - 10) nodes were displaced"])
        #expect(!TreeDifference(from: flat, to: Self.flat { "m\($0) Color \($0),0 1x2" }).causes.isEmpty)
        #expect(
            !TreeDifference(
                from: flat, to: Self.flat { "n\($0) Color \($0 * 7 % 1001),\($0 % 13) \($0 % 17)x\($0 % 3)" }
            )
            .causes.isEmpty)
        #expect(!TreeDifference(from: flat, to: Self.flat { "x\($0 % 7) Text\($0 % 11) 0,0 1x1" }).causes.isEmpty)
        let reversed = TreeDifference(from: flat, to: Self.flat { "n\(Self.width - 1 - $0) Color \($0),0 1x1" })
        #expect(reversed.causes.count == 1)
        let same = Self.flat { "Text[\($0)] \($0),0 1x1 a" }
        #expect(
            !TreeDifference(from: same, to: Self.flat { "Text[\($0)] \($0),0 1x1 \($0 % 2 == 0 ? "a" : "b")" }).causes
                .isEmpty)
    }

    @Test func `five thousand levels, or a thousand on every day`() {
        let deep = Self.deep { "VStack \($0),0 1x1" }
        #expect(!TreeDifference(from: deep, to: Self.deep { "VStack \($0),\($0 % 7) 1x2" }).causes.isEmpty)
        #expect(
            !TreeDifference(from: deep, to: Self.deep { "\($0 % 2 == 0 ? "H" : "Z")Stack \($0),0 1x2" }).causes.isEmpty)
        #expect(!TreeDifference(from: deep, to: Self.deep { "n\($0) VStack \($0),0 1x2 word \($0)" }).causes.isEmpty)
    }

    @Test func `one long line`() {
        let long = String(repeating: "word \"( ", count: 60_000)
        let changes = TreeDifference(
            from: Self.head + "  a Text 0,0 1x1 \(long)\n    line 0,0 1x1 glyphs 1 \"\(long)\"\n",
            to: Self.head + "  a Text 0,0 1x1 \(long)x\n    line 0,0 1x1 glyphs 1 \"\(long)y\"\n"
        ).changes
        #expect(changes.allSatisfy { $0.words.utf8.count < 2_000 })
        #expect(!changes.isEmpty)
    }
}
