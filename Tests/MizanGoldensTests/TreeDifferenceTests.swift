import Testing

@testable import MizanGoldens

/// What differs between two trees, in words.
@Suite struct TreeDifferenceTests {
    private static let golden = """
        mizan-tree 1 harfbuzz 6.0.0
        font NotoSans-Bold 2.004 bee59ae3
        variant Forecast en_w320 ltr scale 2 size 320x100
        screen/background Color 0,0 320x100 rectangle fill background #e9f1fa
        screen VStack 16,24 288x76
          title Text 0,0 187x46 color #0f1c2e
            line 0,0 187x23 baseline 18 ltr glyphs 00905537 "Weather in 1,2 3x4"
            line 0,23 120.326x23 baseline 18 ltr glyphs fab6bd30 "Rome"
          HStack 0,54 100x24
            Text 0,0 70x23 color #0f1c2e
              line 0,0 70x23 baseline 18 ltr glyphs 12345678 "a"
            icon Image 76,0 24x24 symbol play.fill color #0f1c2e

        """

    private static func words(_ changes: (String, String)...) -> [String] {
        let now = changes.reduce(golden) { text, change in
            text.replacing(change.0, with: change.1)
        }
        return TreeDifference(from: TreeOutline(text: golden), to: TreeOutline(text: now)).words
            .map { "\($0.rule): \($0.path): \($0.text)" }
    }

    @Test func `paths, boxes and the rest of a line`() {
        let outline = TreeOutline(text: Self.golden)
        #expect(outline.header.count == 3)
        #expect(
            outline.entries.map(\.path) == [
                "screen/background", "screen", "screen/title", "screen/title/line[0]", "screen/title/line[1]",
                "screen/HStack", "screen/HStack/Text", "screen/HStack/Text/line[0]", "screen/icon",
            ])
        #expect(outline.entries.last?.rest == "Image symbol play.fill color #0f1c2e")
        #expect(outline.entries.allSatisfy { $0.box != nil })
    }

    @Test func `a node that moved`() {
        #expect(
            Self.words(("title Text 0,0", "title Text 4,1.5")) == [
                "golden-differs: screen/title: "
                    + "moved 4 pt towards trailing; moved 1.5 pt down; from 0,0 to 4,1.5"
            ])
        #expect(
            Self.words(("HStack 0,54", "HStack 0,50")) == [
                "golden-differs: screen/HStack: moved 4 pt up; from 0,54 to 0,50"
            ])
        #expect(
            Self.words(("Image 76,0", "Image 75.5,0")) == [
                "golden-differs: screen/icon: moved 0.5 pt towards leading; from 76,0 to 75.5,0"
            ])
    }

    @Test func `a node of another size`() {
        #expect(
            Self.words(("Text 0,0 70x23", "Text 0,0 71x46")) == [
                "golden-differs: screen/HStack/Text: width 70 → 71; height 23 → 46"
            ])
    }

    @Test func `another text, colour or type`() {
        #expect(
            Self.words(("12345678 \"a\"", "87654321 \"b\"")) == [
                "golden-differs: screen/HStack/Text/line[0]: baseline 18 ltr glyphs 12345678 \"a\" → "
                    + "baseline 18 ltr glyphs 87654321 \"b\""
            ])
        #expect(
            Self.words(("187x46 color #0f1c2e", "187x46 color #ffffff")) == [
                "golden-differs: screen/title: Text color #0f1c2e → Text color #ffffff"
            ])
    }

    @Test func `nodes that are new or gone`() {
        #expect(
            Self.words(("    icon Image", "    picture Image")) == [
                "golden-differs: screen/picture: is new", "golden-differs: screen/icon: is gone",
            ])
        #expect(
            Self.words(("    line 0,23 120.326x23 baseline 18 ltr glyphs fab6bd30 \"Rome\"\n", "")) == [
                "golden-differs: screen/title/line[1]: is gone"
            ])
    }

    @Test func `other versions are told apart from another layout`() {
        let (old, new) = ("mizan-tree 1 harfbuzz 6.0.0", "mizan-tree 1 harfbuzz 7.0.0")
        #expect(Self.words((old, new)) == ["versions-differ: : the header differs: \(old) → \(new)"])
        #expect(
            Self.words(("font NotoSans-Bold 2.004 bee59ae3\n", "")) == [
                "versions-differ: : the header differs: without font NotoSans-Bold 2.004 bee59ae3"
            ])
        #expect(
            Self.words((old, new), ("title Text 0,0", "title Text 1,0")) == [
                "golden-differs: screen/title: moved 1 pt towards trailing; from 0,0 to 1,0",
                "golden-differs: : the header differs: \(old) → \(new)",
            ])
    }

    @Test func `another root is no other version`() {
        #expect(
            Self.words(("size 320x100", "size 320x101")) == [
                "golden-differs: : the header differs: variant Forecast en_w320 ltr scale 2 size 320x100 → "
                    + "variant Forecast en_w320 ltr scale 2 size 320x101"
            ])
    }

    @Test func `other line ends`() {
        #expect(
            Self.words(("\n", "\r\n")) == [
                "golden-differs: : the same nodes in another order, or other line ends than LF"
            ])
    }

    @Test func `ids that are words of the form`() {
        let outline = TreeOutline(
            text:
                "mizan-tree 1\nvariant - - ltr size 9x9\nfont VStack 0,0 9x9\n  line Text 0,0 9x9\n    line 0,0 9x9 \"a\"\n"
        )
        #expect(outline.header.count == 2)
        #expect(outline.entries.map(\.path) == ["font", "font/line", "font/line/line[0]"])
    }

    @Test(arguments: ["", "\n\n", "   ", "x", "line", "a b c d", "      deep 0,0 1x1", "1,2", "a 1,2", "a 1,2 3x"])
    func `what is no tree is read too`(text: String) {
        let outline = TreeOutline(text: text)
        #expect(!TreeDifference(from: TreeOutline(text: Self.golden), to: outline).words.isEmpty)
    }
}
