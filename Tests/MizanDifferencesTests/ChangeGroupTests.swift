import MizanBase
import Testing

@testable import MizanDifferences

/// Equal changes of several variants.
@Suite struct ChangeGroupTests {
    private static func tree(_ name: String, label: String = "Rain", width: String = "41", x: String = "0") -> String {
        """
        mizan-tree 2 harfbuzz 6.0.0
        variant Forecast \(name) ltr scale 2 size 320x100
        screen VStack 0,0 320x100
          icon Image 100,0 24x24 symbol drop
          high Text \(x),30 \(width)x23
            line 0,0 \(width)x23 baseline 18 ltr glyphs 12345678 "\(label)"

        """
    }

    private static func change(_ name: String, from old: String, to new: String, x: String = "0") -> (
        String, [TreeChange]
    ) {
        (name, TreeDifference(from: tree(name, width: old), to: tree(name, width: new, x: x)).changes)
    }

    private static func grouped(_ changes: (String, [TreeChange])...) -> [String] {
        ChangeGroup.grouped(changes).map(\.text)
    }

    @Test func `equal words`() {
        #expect(
            Self.grouped(
                Self.change("en_w320", from: "41", to: "53", x: "12"),
                Self.change("en_w430", from: "41", to: "53", x: "12"))
                == ["screen/high moved 12 pt towards trailing; width 41 → 53 (the same in 2 variants)"])
        #expect(Self.grouped(Self.change("en", from: "41", to: "53")) == ["screen/high width 41 → 53"])
    }

    @Test func `the strongest cause comes first, not the smaller path, and not what more variants have`() {
        func change(_ path: String) -> TreeChange { TreeChange(rule: "golden-differs", path: path, words: "x") }
        let changes = [("en", [change("b"), change("a")]), ("de", [change("a")]), ("ar", [change("b"), change("c")])]
        #expect(ChangeGroup.grouped(changes).map(\.change.path) == ["a", "b", "c"])
        let first = [("en", [change("z"), change("a")]), ("de", [change("y"), change("a")])]
        #expect(ChangeGroup.grouped(first).map(\.change.path) == ["y", "z", "a"])
        #expect(ChangeGroup.grouped(first.reversed()).map(\.change.path) == ["y", "z", "a"])
    }

    @Test func `words that differ in amounts alone`() {
        #expect(
            Self.grouped(
                Self.change("en", from: "41", to: "53"), Self.change("de", from: "38", to: "52"),
                Self.change("he", from: "30.5", to: "43"))
                == ["screen/high width grew by 12 to 14 pt (the same in 3 variants)"])
        #expect(
            Self.grouped(Self.change("en", from: "41", to: "53"), Self.change("de", from: "38", to: "50"))
                == ["screen/high width grew by 12 pt (the same in 2 variants)"])
        // Another direction is another change.
        #expect(
            Self.grouped(Self.change("en", from: "41", to: "53"), Self.change("de", from: "53", to: "41"))
                == ["screen/high width 41 → 53", "screen/high width 53 → 41"])
    }

    @Test func `a label of one language is no group with that of another`() {
        func label(_ name: String, _ old: String, _ new: String) -> (String, [TreeChange]) {
            (name, TreeDifference(from: Self.tree(name, label: old), to: Self.tree(name, label: new)).changes)
        }
        let groups = ChangeGroup.grouped([
            label("ar_w320", "مطر", "أمطار"), label("en_w320", "Rain", "Showers"), label("en_w430", "Rain", "Showers"),
        ])
        #expect(groups.map(\.cases) == [["en_w320", "en_w430"], ["ar_w320"]])
        #expect(groups.first?.text == "screen/high text “Rain” → “Showers” (the same in 2 variants)")
    }

    @Test func `the most variants first, then by path`() {
        func change(_ path: String) -> TreeChange { TreeChange(rule: "golden-differs", path: path, words: "is gone") }
        let groups = ChangeGroup.grouped([
            ("a", [change("z"), change("b")]), ("b", [change("y"), change("z")]), ("c", [change("b"), change("z")]),
        ])
        #expect(groups.map(\.change.path) == ["z", "b", "y"])
        #expect(groups.map(\.cases) == [["a", "b", "c"], ["a", "c"], ["b"]])
        // Two findings alike in one variant count once.
        #expect(ChangeGroup.grouped([("a", [change("b"), change("b")])]).map(\.cases) == [["a"]])
    }
}
