import MizanBase
import Testing

@testable import MizanDifferences

/// The cause by the name that its author knows, before what follows from it.
@Suite struct TrueCauseTests {
    private static func difference(_ old: String, _ new: String) -> TreeDifference {
        func tree(_ nodes: String) -> String {
            "mizan-tree 2 harfbuzz 6.0.0\nvariant S en ltr scale 2 size 320x100\n\(nodes)\n"
        }
        return TreeDifference(from: tree(old), to: tree(new))
    }

    private static func words(_ old: String, _ new: String) -> [String] { difference(old, new).changes.map(\.text) }

    @Test func `an attribute isn't lost beside a change of size`() {
        #expect(
            Self.words(
                "box Rectangle 0,0 40x9 scaleEffect 2,2 (anchor 20,4.5) fill #000000 frame (width 40)",
                "box Rectangle 0,0 50x9 scaleEffect 3,3 (anchor 25,4.5) fill #000000 frame (width 50)") == [
                    "box frame width 40 → 50; scaleEffect 2,2 → 3,3; width 40 → 50"
                ])
        // Nobody said another width: the scale is told all the same.
        #expect(
            Self.words(
                "box Rectangle 0,0 40x9 scaleEffect 2,2 (anchor 20,4.5) fill #000000",
                "box Rectangle 0,0 50x9 scaleEffect 3,3 (anchor 25,4.5) fill #000000") == [
                    "box scaleEffect 2,2 → 3,3; width 40 → 50"
                ])
        #expect(
            Self.words(
                "box Rectangle 0,0 40x9 shadow #000000 (radius 2 offset 0,0) fill gradient (start 0,0 end 1,0 stop a #ff0000 (location 0))",
                "box Rectangle 0,0 50x9 shadow #00ff00 (radius 4 offset 1,0) fill gradient (start 0,0 end 1,0 stop a #ff0000 (location 0.5))"
            ) == [
                "box shadow #000000 → #00ff00; shadow radius 2 → 4; shadow offset 0,0 → 1,0; fill stop location 0 → 0.5; "
                    + "width 40 → 50"
            ])
    }

    @Test func `names that are words of the form are no keywords`() {
        #expect(
            Self.words(
                "a Image 0,0 9x9 image template color #000000 renderingMode template",
                "a Image 0,0 9x9 image template color #000000") == ["a without renderingMode template"])
        #expect(
            Self.words(
                "a Image 0,0 9x9 mirrored image \"play back\" picture 00000001 color #000000",
                "a Image 0,0 9x9 image \"play back\" picture feb75f38 color #000000") == [
                    "a picture 00000001 → feb75f38; without mirrored"
                ])
    }

    @Test func `words that changed alone are a note`() {
        let difference = Self.difference("a Text 0,0 9x9 lineLimit 2", "a Text 0,0 9x9 lineLimit 3")
        #expect(difference.isOfWordsOnly)
        #expect(difference.changes.map { "\($0.rule): \($0.text)" } == ["words-differ: a lineLimit 2 → 3"])
        // With a frame or a colour they are a cause.
        #expect(!Self.difference("a Text 0,0 9x9 lineLimit 2", "a Text 0,0 9x8 lineLimit 3").isOfWordsOnly)
        #expect(
            !Self.difference("a Text 0,0 9x9 color #000000", "a Text 0,0 9x9 color #000001 lineLimit 3").isOfWordsOnly)
    }

    @Test func `a golden of another form is said to be older, and nothing else`() {
        let now = "mizan-tree 2 harfbuzz 6.0.0\nvariant S en ltr size 9x9\na Text 0,0 9x9\n"
        let older = TreeDifference(from: now.replacing("mizan-tree 2", with: "mizan-tree 1"), to: now)
        #expect(older.changes.map(\.rule) == ["golden-form"])
        #expect(older.changes.first?.text.contains("older form") == true)
        let newer = TreeDifference(from: now.replacing("mizan-tree 2", with: "mizan-tree 3"), to: now)
        #expect(newer.changes.map(\.rule) == ["golden-newer"])
    }

    @Test func `what can't be read comes before what follows from it`() {
        #expect(
            Self.words(
                "s VStack 0,0 9x20\n  a Text 0,0 9x9 <<<<<<< spacing\n  b Text 0,9 9x9",
                "s VStack 0,0 9x22\n  a Text 0,0 9x9 color #000000\n  b Text 0,11 9x9"
            ).first
                == "s/a has a line that can't be read: “<<<<<<< spacing”")
    }

    @Test func `a cut text and another alternative come before the height that follows`() {
        let cut = Self.words(
            "s VStack 0,0 9x40\n  a Text 0,0 9x40 color #000000\n    line 0,0 9x20 glyphs 00000001 \"one \"\n    line 0,20 9x20 glyphs 00000002 \"two\"",
            "s VStack 0,0 9x20\n  a Text 0,0 9x20 truncated 3..<7 color #000000\n    line 0,0 9x20 glyphs 00000003 \"one…\""
        )
        #expect(cut.first?.hasPrefix("s/a with truncated 3..<7") == true, "\(cut)")
        let fallback = Self.words(
            "s VStack 0,0 9x20\n  f ViewThatFits 0,0 9x20 took 1 of 2\n    HStack 0,0 9x20",
            "s VStack 0,0 9x40\n  f ViewThatFits 0,0 9x40 took 2 of 2 (HStack needs 12 > 9)\n    VStack 0,0 9x40")
        #expect(
            fallback.first
                == "s/f takes its second alternative instead of its first; HStack needs 12 > 9; height 20 → 40",
            "\(fallback)")
    }

    @Test func `an argument's change is one finding in all languages`() throws {
        let groups = ChangeGroup.grouped(
            try ["en_w430", "de_w430", "ar_w430"].map { variant in
                (
                    variant,
                    try ChangedScene(
                        "Forecast/Forecast", variant, [("\"place\": \"قسنطينة\"", "\"place\": \"وهران\"")]
                    ).difference.causes
                )
            })
        #expect(groups.map(\.cases.count) == [3], "\(groups.map(\.text))")
        #expect(groups.first?.text.hasPrefix("title argument “قسنطينة” → “وهران”") == true, "\(groups.map(\.text))")
        let hours = ChangeGroup.grouped(
            try ["en_w430", "de_w430", "ar-EG_w430"].map { variant in
                (
                    variant,
                    try ChangedScene("Forecast/Forecast", variant, [("\"hours\": 24", "\"hours\": 48")]).difference
                        .causes
                )
            })
        #expect(hours.map(\.cases.count) == [3], "\(hours.map(\.text))")
    }

    @Test(arguments: ["ar-EG_w320", "en_w320"])
    func `a title that breaks anew is named, not the stack's height`(variant: String) throws {
        let words = try ChangedScene(
            "Forecast/Forecast", variant, [(#""style": "largeTitle", "weight": "bold""#, #""style": "largeTitle""#)]
        ).words
        #expect(words.first?.hasPrefix("title without font weight bold") == true, "\(words)")
    }
}
