import MizanRenderTree
import Testing

@testable import MizanDifferences

/// What is said of a golden that was made with other libraries and fonts, and what proves that its layout is the same.
@Suite struct GoldenVersionsTests {
    private static let golden = """
        mizan-tree 2 harfbuzz 6.0.0 fribidi 1.0.8
        font NotoSans-Bold 2.004 bee59ae3
        variant S en ltr scale 2 size 320x100
        title Text 0,0 187x23 color #0f1c2e
          line 0,0 187x23 baseline 18 ltr glyphs 00905537 "harfbuzz 6.0.0"

        """

    private static func difference(_ changes: (String, String)...) -> TreeDifference {
        let now = changes.reduce(golden) { text, change in
            #expect(text.contains(change.0))
            return text.replacing(change.0, with: change.1)
        }
        return TreeDifference(from: golden, to: now)
    }

    private static func words(_ difference: TreeDifference) -> [String] {
        difference.changes.map { "\($0.rule): \($0.text)" }
    }

    private static let harfbuzz = ("mizan-tree 2 harfbuzz 6.0.0", "mizan-tree 2 harfbuzz 10.2.0")

    @Test func `versions of libraries and fonts are no change of the tree`() {
        let difference = Self.difference(
            Self.harfbuzz, ("NotoSans-Bold 2.004 bee59ae3", "NotoSans-Bold 2.013 00000000"))
        #expect(difference.changes == [])
        #expect(difference.isOfVersionsOnly && !difference.isOfLineEndsOnly)
        #expect(difference.engine.text == "harfbuzz 6.0.0 → 10.2.0, font NotoSans-Bold 2.004 → 2.013")
    }

    @Test func `a font that is another under its version is a cause`() {
        let difference = Self.difference(Self.harfbuzz, ("bee59ae3", "00000000"))
        #expect(
            Self.words(difference) == [
                "font-replaced: font NotoSans-Bold is another file under the same version 2.004, its checksum "
                    + "bee59ae3 → 00000000: its outlines may be others"
            ])
        #expect(difference.engine.text == "harfbuzz 6.0.0 → 10.2.0")
        #expect(!difference.isOfVersionsOnly)
    }

    @Test func `a font that only one tree has is a change`() {
        let gone = Self.difference(("font NotoSans-Bold 2.004 bee59ae3\n", ""))
        #expect(Self.words(gone) == ["golden-differs: without font NotoSans-Bold"])
        #expect(!gone.isOfVersionsOnly)
    }

    @Test func `versions beside a change are told apart from it`() {
        let difference = Self.difference(Self.harfbuzz, ("title Text 0,0", "title Text 1,0"))
        #expect(Self.words(difference) == ["golden-differs: title moved 1 pt towards trailing"])
        #expect(difference.engine.text == "harfbuzz 6.0.0 → 10.2.0")
        #expect(!difference.isOfVersionsOnly)
    }

    /// Whatever the words of a difference pass over, only equal bytes prove that a layout is the same.
    @Test(arguments: [
        ("variant S en", "variant  S en"), ("scale 2 size", "size"), ("fribidi 1.0.8", "fribidi 1.0.8 other 1"),
        ("font NotoSans-Bold 2.004", "font NotoSans-Bold  2.004"), ("\"\n", "\"\n\n"),
        ("187x23 baseline", "187.0001x23 baseline"), ("ltr glyphs 00905537", "ltr glyphs 00905538"),
    ])
    func `nothing else may differ in a byte`(old: String, new: String) {
        #expect(!Self.difference(Self.harfbuzz, (old, new)).isOfVersionsOnly)
        #expect(Self.difference(Self.harfbuzz, (old, new)).changes != [])
    }

    @Test func `line ends of a checkout beside versions`() {
        let difference = TreeDifference(
            from: Self.golden.replacing("\n", with: "\r\n"),
            to: Self.golden.replacing(Self.harfbuzz.0, with: Self.harfbuzz.1))
        #expect(difference.isOfVersionsOnly && difference.isOfLineEndsOnly)
    }

    @Test func `newer is what has a larger number, not a longer name`() {
        func isNewer(_ kind: EngineChange.ChangedPart, _ golden: String, _ now: String?) -> Bool {
            EngineChange(kind, "x", from: golden, to: now).isNewerInGolden
        }
        #expect(isNewer(.library, "10.2.0", "6.0.0") && !isNewer(.library, "6.0.0", "10.2.0"))
        #expect(isNewer(.library, "1.0.16", "1.0.8") && isNewer(.form, "2", "1"))
        #expect(isNewer(.library, "76.1.1", "76.1") && !isNewer(.library, "76.0", "76"))
        for odd in ["", "a", "1.", "1.x", "99999999999999999999", "1.1.1.1.1.1.1.1.1", "-1"] {
            #expect(!isNewer(.library, odd, "1") && !isNewer(.library, "1", odd), "\(odd)")
        }
        // Fonts are whatever somebody chose, and one that is gone has no version.
        #expect(!isNewer(.font, "2.0", "1.0") && !isNewer(.font, "2.0", nil))
    }

    @Test func `of many fonts the first ones are named`() {
        let fonts = (1...20).map { EngineChange(.font, "F\($0)", from: "1", to: $0 == 2 ? nil : "2") }
        let words = (fonts + [EngineChange(.library, "icu", from: "76.1", to: "77")]).text
        #expect(words.hasPrefix("icu 76.1 → 77, font F1 1 → 2, font F2 is gone, font F3 1 → 2, "))
        #expect(words.hasSuffix("font F8 1 → 2 and 12 more"))
    }

    @Test func `a form that came later is said, and nothing else: its lines may mean something else`() {
        let next = RenderTree.schema + 1
        let words = TreeDifference(
            from: Self.golden.replacing("mizan-tree 2", with: "mizan-tree \(next)").replacing("187x23", with: "188x23"),
            to: Self.golden.replacing("mizan-tree 2", with: "mizan-tree \(RenderTree.schema)")
        ).changes.map(\.text)
        #expect(
            words == ["the golden is of the form \(next) of trees, and \(RenderTree.schema) is the last one known here"]
        )
        #expect(!Self.difference(("mizan-tree 2", "mizan-tree 0")).changes.contains { $0.rule == "golden-newer" })
    }
}
