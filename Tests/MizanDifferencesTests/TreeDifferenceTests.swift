import Testing

@testable import MizanDifferences

/// What differs between two trees, in words.
@Suite struct TreeDifferenceTests {
    private static let golden = """
        mizan-tree 2 harfbuzz 6.0.0
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

    /// The changes of the golden after some passages were exchanged.
    private static func words(_ changes: (String, String)...) -> [String] {
        let now = changes.reduce(golden) { text, change in
            #expect(text.contains(change.0))
            return text.replacing(change.0, with: change.1)
        }
        return TreeDifference(from: golden, to: now).changes
            .map { $0.rule == "golden-differs" ? $0.text : "\($0.rule): \($0.text)" }
    }

    @Test func `equal texts`() {
        let difference = TreeDifference(from: Self.golden, to: Self.golden)
        #expect(difference.changes.isEmpty)
        #expect(!difference.isOfVersionsOnly)
    }

    @Test func `a node that moved`() {
        #expect(
            Self.words(("title Text 0,0", "title Text 4,1.5")) == [
                "screen/title moved 4 pt towards trailing and 1.5 pt down"
            ])
        #expect(Self.words(("HStack 0,54", "HStack 0,50")) == ["screen/HStack moved 4 pt up"])
        #expect(Self.words(("Image 76,0", "Image 74,0")) == ["screen/icon moved 2 pt towards leading"])
    }

    @Test func `a node that offers or takes something else`() {
        #expect(
            Self.words(("Image 76,0 24x24", "Image 76,0 24x24 offers public.png takes public.url")) == [
                "screen/icon with offers public.png; with takes public.url"
            ])
        let golden = Self.golden.replacing("Image 76,0 24x24", with: "Image 76,0 24x24 offers public.png")
        let now = golden.replacing("public.png", with: "public.png,public.jpeg")
        #expect(
            TreeDifference(from: golden, to: now).changes.map(\.text) == [
                "screen/icon offers public.png → public.png,public.jpeg"
            ])
    }

    @Test func `a node of another size`() {
        #expect(
            Self.words(("Text 0,0 70x23", "Text 0,0 71x46")) == ["screen/HStack/Text width 70 → 71; height 23 → 46"])
    }

    @Test func `another colour, another flag, another type`() {
        #expect(
            Self.words(("187x46 color #0f1c2e", "187x46 color #ffffff")) == ["screen/title color #0f1c2e → #ffffff"])
        #expect(Self.words(("24x24 symbol", "24x24 mirrored symbol")) == ["screen/icon with mirrored"])
        #expect(
            Self.words(("symbol play.fill", "role button symbol stop.fill")) == [
                "screen/icon with role button; symbol play.fill → stop.fill"
            ])
        #expect(Self.words(("  HStack 0,54", "  VStack 0,54")) == ["screen/VStack is a VStack now, HStack before"])
    }

    @Test func `another text`() {
        #expect(
            Self.words(("12345678 \"a\"", "87654321 \"b\"")) == ["screen/HStack/Text text “a” → “b”"])
        let long = String(repeating: "å", count: 100)
        #expect(
            Self.words(("12345678 \"a\"", "87654321 \"\(long)\u{1b}b\"")) == [
                "screen/HStack/Text text “a” → “\(long.prefix(80))…”"
            ])
        // The same characters for a reader, other bytes: a kasra before and after a shadda.
        #expect(
            Self.words(("Rome", "\u{650}\u{651}")).first == "screen/title text “Weather in 1,2 3x4Rome” → "
                + "“Weather in 1,2 3x4\u{650}\u{651}”")
        let marks = Self.golden.replacing("Rome", with: "\u{628}\u{650}\u{651}")
        let swapped = Self.golden.replacing("Rome", with: "\u{628}\u{651}\u{650}")
        #expect(marks == swapped)
        #expect(TreeDifference(from: marks, to: swapped).changes.count == 1)
    }

    @Test func `another difference far inside a long text is shown`() {
        let text = String(repeating: "word ", count: 40)
        let (old, new) = (
            Self.golden.replacing("\"a\"", with: "\"\(text)one\""),
            Self.golden.replacing("\"a\"", with: "\"\(text)two\"")
        )
        #expect(
            TreeDifference(from: old, to: new).changes.map(\.text) == [
                "screen/HStack/Text text “…word word word word one” → “…word word word word two”"
            ])
    }

    @Test func `glyphs without another text, and lines`() {
        #expect(
            Self.words(("12345678", "87654321")) == [
                "screen/HStack/Text has other glyphs for the same text: another font, weight or shaping"
            ])
        #expect(
            Self.words(("00905537", "11111111"), ("fab6bd30", "22222222")) == [
                "screen/title has other glyphs for the same text: another font, weight or shaping"
            ])
        let joined = (
            "3x4\"\n    line 0,23 120.326x23 baseline 18 ltr glyphs fab6bd30 \"Rome\"", "3x4Rome\""
        )
        #expect(
            Self.words(joined, ("187x46", "300x23")) == [
                "screen/title 2 lines → 1 line; width 187 → 300; height 46 → 23"
            ])
        #expect(Self.words(("3x4\"", "3x\""), ("\"Rome", "\"4Rome")) == ["screen/title line[0] ends elsewhere"])
        #expect(Self.words(("line 0,23", "line 66,23")) == ["screen/title line[1] at 0,23 → 66,23"])
        #expect(Self.words(("18 ltr glyphs 1", "18 rtl glyphs 1")) == ["screen/HStack/Text direction ltr → rtl"])
    }

    @Test func `nodes that are new, gone or renamed`() {
        #expect(Self.words(("    icon Image", "    picture Image")) == ["screen/icon has the id picture now"])
        #expect(
            Self.words(("    icon Image 76,0 24x24 symbol play.fill color #0f1c2e\n", "")) == ["screen/icon is gone"])
        #expect(
            Self.words(("    icon", "    Divider 70,0 1x24\n    icon")) == ["screen/HStack/Divider is new"])
        #expect(
            Self.words(
                ("  HStack 0,54 100x24\n", "  card VStack 0,54 100x24\n    label Text 0,0 1x1\n  HStack 0,54 100x24\n"))
                == ["screen/card is new, with 1 node in it"])
    }

    @Test func `a node around others, and one less`() {
        let bare =
            "\n  title Text 0,0 187x46 color #0f1c2e\n    line 0,0 187x23 baseline 18 ltr glyphs 00905537 "
            + "\"Weather in 1,2 3x4\"\n    line 0,23 120.326x23 baseline 18 ltr glyphs fab6bd30 \"Rome\""
        let wrapped = "\n  VStack 0,0 187x46" + bare.replacing("\n", with: "\n  ")
        #expect(Self.words((bare, wrapped)) == ["screen/title now stands in a VStack"])
        let now = Self.golden.replacing(bare, with: wrapped)
        #expect(
            TreeDifference(from: now, to: Self.golden).changes.map(\.text) == [
                "screen/title no longer stands in a VStack"
            ])
        // Both children of the row.
        let row = Self.golden.split(separator: "\n").map(String.init)
        let inside = row.map {
            $0.hasPrefix("    Text") || $0.hasPrefix("      line") || $0.hasPrefix("    icon") ? "  " + $0 : $0
        }
        let text =
            inside.joined(separator: "\n").replacing("\n      Text", with: "\n    ZStack 0,0 100x24\n      Text") + "\n"
        #expect(
            TreeDifference(from: Self.golden, to: text).changes.map(\.text) == [
                "screen/HStack/ZStack/Text now stands in a ZStack with 1 other"
            ])
    }

    @Test func `another variant or another root is no other version`() {
        #expect(Self.words(("size 320x100", "size 320x101")) == ["the tree's size 320x100 → 320x101"])
        #expect(Self.words(("en_w320 ltr", "en_w320 rtl")) == ["variant ltr → rtl"])
    }

    @Test func `what a checkout or an editor did to the text`() {
        func notes(_ golden: String) -> [String] {
            TreeDifference(from: golden, to: Self.golden).changes.map { "\($0.rule): \($0.text)" }
        }
        let crlf = "golden-line-ends: the checkout turned line ends to CRLF"
        #expect(notes(Self.golden.replacing("\n", with: "\r\n")) == [crlf])
        #expect(
            notes(Self.golden.replacing("\n", with: "\r\n").replacing("Rome", with: "Roma")) == [
                crlf, "golden-differs: screen/title text “Weather in 1,2 3x4Roma” → “Weather in 1,2 3x4Rome”",
            ])
        #expect(
            notes("\u{feff}" + Self.golden) == [
                "golden-damaged: the golden begins with a byte order mark: save it as UTF-8 without one"
            ])
        #expect(
            notes(String(Self.golden.dropLast())) == [
                "golden-damaged: the golden doesn't end with a line feed: it was cut or saved by an editor"
            ])
        #expect(notes("") == ["golden-unreadable: the golden is empty"])
        #expect(
            notes("version https://git-lfs.github.com/spec/v1\noid\n") == [
                "golden-pointer: the file of Git LFS isn't here, only its pointer"
            ])
        // What a merge left isn't compared: none of it was laid out.
        let conflict = "<<<<<<< HEAD\n    icon Image 0,0 1x1\n=======\n    icon Image"
        #expect(
            notes(Self.golden.replacing("    icon Image", with: conflict) + ">>>>>>> b\n")
                == ["golden-conflict: line 12 of the golden is a mark of a merge: its conflict isn't resolved"])
        #expect(
            notes("<<<<<<< HEAD\n" + Self.golden)
                == ["golden-conflict: line 1 of the golden is a mark of a merge: its conflict isn't resolved"])
        #expect(
            notes(Self.golden.replacing("\n    icon", with: "\r\n>>>>>>> b\r\n    icon"))
                == ["golden-conflict: line 12 of the golden is a mark of a merge: its conflict isn't resolved"])
        let quoted = Self.golden.replacing("Rome", with: "<<<<<<< Rome")
        #expect(TreeDifference(from: quoted, to: quoted + " ").changes.allSatisfy { $0.rule == "golden-differs" })
        #expect(notes(Self.golden + "\n").first == "golden-differs: differs in spaces or in the order of its header")
    }
}
