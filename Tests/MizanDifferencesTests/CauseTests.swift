import Testing

@testable import MizanDifferences

/// One change to a real screen is one finding, and what follows from it is counted.
@Suite struct CauseTests {
    /// A change to the forecast, and what is said of it at a width of 320 and of 430 points and in Arabic.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let passages: [(String, String)]
        let cause: String

        init(_ title: String, _ passages: [(String, String)], _ cause: String) {
            (testDescription, self.passages, self.cause) = (title, passages, cause)
        }
    }

    private static let title = """
        { "Text": { "key": "Weather in %@", "arguments": ["$place"] }, "id": "title",
                  "modifiers": [{ "font": { "style": "largeTitle", "weight": "bold" } }] }
        """
    private static let tuesday = """
        { "name": { "date": "2026-03-03", "format": "E" }, "symbol": "cloud.bolt", "low": 7, "high": 12, "from": 0.071, \
        "to": 0.429, "bar": "cool" },
        """
    private static let card = #""modifiers": [{ "padding": 16 }, { "frame""#

    static let changes = [
        Change(
            "a card's padding", [(card, card.replacing("16", with: "17"))],
            "rain padding 16 → 17; moved 1 pt towards trailing and 1 pt down"),
        Change(
            "the screen's padding", [("\"horizontal\": 16", "\"horizontal\": 20")],
            "VStack padding horizontal 16 → 20; moved 4 pt towards trailing; width"),
        Change(
            "the screen's spacing", [("\"leading\", \"spacing\": 16", "\"leading\", \"spacing\": 20")],
            "VStack spacing 16 → 20; height"),
        Change(
            "the spacing of columns", [("\"horizontalSpacing\": 12", "\"horizontalSpacing\": 14")],
            "days/Grid horizontalSpacing 12 → 14"),
        Change(
            "the spacing of rows", [("\"verticalSpacing\": 10", "\"verticalSpacing\": 14")],
            "days/Grid verticalSpacing 10 → 14; height"),
        Change(
            "a font", [("\"style\": \"footnote\"", "\"style\": \"title3\"")],
            "header font footnote → title3; is set larger; width"),
        Change(
            "the font of a column", [("\"fontWeight\": \"medium\"", "\"font\": \"title3\"")],
            "days/row[0]/name font body → title3; without font weight medium; is set larger; "),
        Change(
            "the width of a column",
            [("\"id\": \"icon\" }", "\"id\": \"icon\", \"modifiers\": [{ \"frame\": { \"width\": 30 } }] }")],
            "days/row[0]/icon with frame (width 30); moved 3 pt towards trailing, and 9 more like it"),
        Change(
            "the height of the bars", [("\"infinity\", \"height\": 6", "\"infinity\", \"height\": 8")],
            "days/row[0]/bar frame height 6 → 8; moved 2 pt up; height 6 → 8, and 9 more like it"),
        Change(
            "a node less",
            [
                (
                    #"{ "Image": { "symbol": "drop.fill" }, "id": "drop", "modifiers": [{ "foregroundStyle": "rain" }] },"#,
                    ""
                )
            ],
            "rain/drop is gone"),
        Change("a row less", [(tuesday, "")], "days/row[2] is gone, with 5 nodes in it"),
        Change(
            "another id", [("\"id\": \"high\"", "\"id\": \"maximum\"")],
            "days/row[0]/high has the id maximum now, and 9 more like it"),
        Change("a wrapper", [(title, "{ \"VStack\": [\(title)] }")], "title now stands in a VStack"),
        Change(
            "another order", [("\"$icon\", \"$low\", \"$bar\"", "\"$low\", \"$icon\", \"$bar\"")],
            "days/row[0]/icon comes after low now, and 9 more like it"),
        Change(
            "another colour", [("{ \"foregroundStyle\": \"rain\" }", "{ \"foregroundStyle\": \"warm\" }")],
            "rain/drop color #2f80ed → #ffab2e"),
        Change(
            "another stack",
            [
                (
                    "{ \"HStack\": { \"alignment\": \"firstTextBaseline\", \"spacing\": 10",
                    "{ \"VStack\": { \"alignment\": \"leading\", \"spacing\": 10"
                )
            ],
            "rain is a VStack now, HStack before; "),
        Change(
            "another label", [("{ \"date\": \"2026-03-03\", \"format\": \"E\" }", "\"Third\"")],
            "days/row[2]/name text “"),
    ]

    @Test(arguments: changes, ["en_w320", "en_w430", "en+rtl_w320", "ar-EG_w320"])
    func `one change of the forecast is one finding`(change: Change, variant: String) throws {
        let scene = try ChangedScene("Forecast/Forecast", variant, change.passages)
        let words = scene.words
        #expect(words.first?.hasPrefix(change.cause) == true, "\(words)")
        // What shows something else for lack of room is said in any case.
        let causes = scene.difference.causes
        #expect(causes.count { !$0.words.contains(" alternative instead of ") } == 1, "\(words)")
        let count = scene.difference.consequences.count
        #expect(words.count == causes.count + (count == 0 ? 0 : 1))
        if count > 1 { #expect(words.last == "and \(count) nodes were displaced") }
        #expect(scene.difference.changes(verbose: true).count == causes.count + count)
    }

    @Test func `a padding and a label are two`() throws {
        let scene = try ChangedScene(
            "Forecast/Forecast", "en_w430",
            [("\"key\": \"Next days\"", "\"key\": \"Next day\""), (Self.card, Self.card.replacing("16", with: "18"))])
        #expect(
            scene.words == [
                "rain padding 16 → 18; moved 2 pt towards trailing and 2 pt down",
                "actions/next/HStack/Text text “Next days” → “Next day”; width 82 → 74",
                "and 10 nodes were displaced",
            ])
    }

    @Test func `a label, and the fallback that it leads to`() throws {
        let scene = try ChangedScene(
            "Forecast/Forecast", "en_w430", [("\"key\": \"Next days\"", "\"key\": \"All of the following days\"")])
        #expect(
            Array(scene.words.dropLast()) == [
                "actions/next/HStack/Text text “Next days” → “All of the following days”",
                "actions takes its second alternative instead of its first; HStack needs 469.146 > 398 for next/HStack/Text; "
                    + "height 44 → 100",
            ], "\(scene.words)")
        let mail = try ChangedScene("Mail/Mail", "en", [("\"key\": \"Forward\"", "\"key\": \"Forward to everybody\"")])
        #expect(
            Array(mail.words.dropLast()) == [
                "actions/Grid/GridRow[1]/Button[0]/VStack/Text text “Forward” → “Forward to everybody”",
                "actions takes its second alternative instead of its first; HStack needs 392.125 > 358 for "
                    + "HStack/Button[1.0]/VStack/Text; "
                    + "height 64.5 → 137",
            ], "\(mail.words)")
    }

    @Test func `a padding that turns the layout around is named before it`() throws {
        let scene = try ChangedScene("Forecast/Forecast", "en_w430", [("\"horizontal\": 16", "\"horizontal\": 60")])
        #expect(
            scene.words.first?.hasPrefix("VStack padding horizontal 16 → 60; moved 44 pt towards trailing; width")
                == true,
            "\(scene.words)")
        #expect(
            scene.words.contains { $0.hasPrefix("actions takes its second alternative instead of its first") },
            "\(scene.words)")
    }

    @Test func `the padding between a node and its background`() throws {
        let scene = try ChangedScene(
            "Mail/Mail", "en", [("\"modifiers\": [{ \"padding\": 8 }]", "\"modifiers\": [{ \"padding\": 10 }]")])
        #expect(
            scene.difference.causes.map(\.text) == [
                "actions/HStack/Button[0.0]/VStack padding 8 → 10, and 3 more like it"
            ], "\(scene.words)")
    }

    @Test func `the width of one of a few`() throws {
        let scene = try ChangedScene(
            "Gallery/Alignments", "ar", [("\"width\": 40, \"height\": 40", "\"width\": 50, \"height\": 40")])
        #expect(scene.words == ["baselines/middle frame width 40 → 50; width 40 → 50", "and 2 nodes were displaced"])
    }

    @Test func `cut texts are told of, after what cut them`() throws {
        let scene = try ChangedScene("Gallery/Truncation", "en", [("{ \"padding\": 16 }", "{ \"padding\": 24 }")])
        #expect(
            scene.words.first?.hasPrefix("VStack padding 16 → 24; moved 8 pt towards trailing and 8 pt down") == true,
            "\(scene.words)")
        #expect(
            scene.words.contains { $0.hasPrefix("smaller ") && $0.contains("scaled 0.57 → 0.54") }, "\(scene.words)")
        #expect(
            scene.words.contains { $0.hasPrefix("mode[0]/cut truncated 32..<61 → 31..<61; text “") }, "\(scene.words)")
    }

    @Test func `cards of a scroll view follow its width`() throws {
        let scene = try ChangedScene("Gallery/ScrollView", "en", [("{ \"padding\": 16 }", "{ \"padding\": 24 }")])
        #expect(
            scene.words.first?.hasPrefix("VStack padding 16 → 24; moved 8 pt towards trailing and 8 pt down") == true,
            "\(scene.words)")
    }

    @Test func `two buttons that changed places`() throws {
        let (reply, all) = (
            "{ \"title\": { \"key\": \"Reply\" }, \"symbol\": \"arrowshape.turn.up.backward\" }",
            "{ \"title\": { \"key\": \"Reply All\" }, \"symbol\": \"arrowshape.turn.up.backward.2\" }"
        )
        let scene = try ChangedScene(
            "Mail/Mail", "en", [(reply, "1"), (all, reply), ("\n        1,", "\n        \(all),")].map { $0 })
        #expect(
            scene.words == [
                "actions/HStack/Button[0.0] and Button[0.1] changed places", "and 1 node was displaced",
            ])
    }

    // The recorded text is made so that a change is read in a review: a line for a node that changed, none for others.
    @Test func `a label changes its line, its node's where the width is another, and what stands behind it`() throws {
        func lines(_ variant: String, _ passages: [(String, String)]) throws -> [Int] {
            let scene = try ChangedScene("Forecast/Forecast", variant, passages)
            let difference = TreeTextDifference(from: scene.before, to: scene.after)
            return [difference.removedCount, difference.addedCount]
        }
        // The same width: the text's line alone.
        #expect(try lines("en_w430", [("{ \"date\": \"2026-03-03\", \"format\": \"E\" }", "\"Teu\"")]) == [1, 1])
        // Another width in a column that stays as wide: the node's line and the text's.
        #expect(try lines("en_w430", [("{ \"date\": \"2026-03-03\", \"format\": \"E\" }", "\"Tu\"")]) == [2, 2])
        // A wider column: the row's own text and node, and in each of ten rows the icon, the low and the bar.
        #expect(
            try lines(
                "en_w430",
                [("\"id\": \"icon\" }", "\"id\": \"icon\", \"modifiers\": [{ \"frame\": { \"width\": 30 } }] }")])
                == [30, 30])
        // Of a row that is gone only its own lines, those of the rows' places, and the sizes around them.
        #expect(
            try lines("en_w430", [("{ \"foregroundStyle\": \"rain\" }", "{ \"foregroundStyle\": \"warm\" }")]) == [
                1, 1,
            ])
    }
}
