import MizanBase
import Testing

@testable import MizanDifferences

/// What a reviewer reads of the changes that are made most often.
@Suite struct ReviewedChangeTests {
    private static let bars = "\"minWidth\": 40, \"maxWidth\": "
    private static let high = """
        { "Text": { "number": "$day.high", "format": "temperature" }, "id": "high",
              "modifiers": [{ "fixedSize": {} }, { "gridColumnAlignment": "decimal" }] }
        """

    private static func forecast(_ variant: String, _ passages: (String, String)...) throws -> [String] {
        try ChangedScene("Forecast/Forecast", variant, passages).words
    }

    /// The same change in variants of one scene, grouped.
    private static func grouped(
        _ example: String, _ variants: [String], catalog: Bool = false, _ passages: (String, String)...
    ) throws -> [String] {
        let changes = try variants.map { variant in
            (variant, try ChangedScene(example, variant, catalog: catalog, passages).difference.causes)
        }
        return ChangeGroup.grouped(changes).map(\.text)
    }

    @Test func `bars that are as wide as allowed, not the boxes that hug them`() throws {
        let capped = (Self.bars + "\"infinity\"", Self.bars + "60")
        // Half a point of rounding beside them, in German, is no cause.
        for variant in ["en_w430", "de_w430"] {
            let words = try Self.forecast(variant, capped)
            #expect(
                words.first?.hasPrefix("days/row[0]/bar frame maxWidth infinity → 60; width ") == true, "\(words)")
            #expect(words.first?.hasSuffix(" → 60, and 9 more like it") == true, "\(words)")
            #expect(words.count == 2, "\(words)")
        }
    }

    @Test func `boxes that were made narrower, not what is stretched in them`() throws {
        let words = try Self.forecast(
            "de_w430",
            (
                "{ \"horizontal\": 16, \"vertical\": 24 }", "{ \"leading\": 16, \"trailing\": 26, \"vertical\": 24 }"
            ))
        #expect(
            words.first
                == "VStack with padding leading 16; with padding trailing 26; without padding horizontal 16; width 398 → 388",
            "\(words)")
        #expect(words.count == 2)
    }

    @Test func `a wrapper with a padding`() throws {
        let padded = "{ \"HStack\": [\(Self.high)], \"modifiers\": [{ \"padding\": 5 }] }"
        let words = try Self.forecast("en_w430", (Self.high, padded))
        #expect(
            words.first?.hasPrefix(
                "days/row[0]/high now stands in an HStack; moved 5 pt towards leading and 5 pt down, and 9 more like it"
            )
                == true, "\(words)")
        #expect(words.count == 2)
    }

    @Test func `a font's size and its weight`() throws {
        let size = try Self.forecast("en_w430", ("\"style\": \"footnote\"", "\"style\": \"title\""))
        #expect(
            size.first?.hasPrefix("header font footnote → title; is set larger; width 107 → ") == true, "\(size)")
        let weight = try Self.forecast("en_w430", ("\"fontWeight\": \"medium\"", "\"fontWeight\": \"bold\""))
        #expect(
            weight.first?.hasPrefix(
                "days/row[0]/name font weight medium → bold; has other glyphs for the same text: ")
                == true, "\(weight)")
        // Also where it takes other lines.
        let title = try Self.forecast("en_w320", ("\"style\": \"largeTitle\"", "\"style\": \"title\""))
        #expect(
            title.first?.hasPrefix("title font largeTitle → title; is set smaller; line height 46.5 → ") == true,
            "\(title)")
        #expect(title.first?.contains("; 2 lines → 1 line; width") == true, "\(title)")
    }

    @Test func `rows that changed places`() throws {
        let rows = [
            """
                  { "name": { "date": "2026-03-03", "format": "E" }, "symbol": "cloud.bolt", "low": 7, "high": 12, \
            "from": 0.071, "to": 0.429, "bar": "cool" },

            """,
            """
                  { "name": { "date": "2026-03-04", "format": "E" }, "symbol": "cloud.snow", "low": 6, "high": 9, \
            "from": 0, "to": 0.214, "bar": "cool" },

            """,
        ]
        let words = try Self.forecast("en_w430", (rows[0] + rows[1], rows[1] + rows[0]))
        #expect(words.first == "days/row[2] and row[3] changed places", "\(words)")
    }

    @Test func `a fallback that takes the same for another reason`() throws {
        let words = try ChangedScene(
            "Forecast/Forecast", "en_w320",
            [("\"horizontal\": 18", "\"horizontal\": 17")]
        ).words
        #expect(
            words == [
                "actions/next padding horizontal 18 → 17", "and 1 node was displaced",
            ], "\(words)")
    }

    @Test func `what is equal everywhere is said once, what isn't in bounds`() throws {
        #expect(
            try Self.grouped(
                "Forecast/Forecast", ["en_w320", "en_w430", "ar_w320", "de_w430"],
                ("\"leading\", \"spacing\": 16", "\"leading\", \"spacing\": 21")) == [
                    "VStack spacing 16 → 21; height grew by 15 pt (the same in 4 variants)"
                ])
        let bars = try Self.grouped(
            "Forecast/Forecast", ["en_w320", "en_w430", "de_w430"], (Self.bars + "\"infinity\"", Self.bars + "60"))
        #expect(bars.count == 1, "\(bars)")
        #expect(bars.first?.hasPrefix("days/row[0]/bar frame maxWidth infinity → 60; width ") == true, "\(bars)")
        #expect(bars.first?.hasSuffix(", and 9 more like it (the same in 3 variants)") == true, "\(bars)")
    }

    @Test func `a sentence is one change, however it is broken`() throws {
        let groups = try Self.grouped(
            "Matrix/Help", ["en_w320", "en_w430", "en_w200"], catalog: true,
            ("\"value\" : \"Quiet carriage\"", "\"value\" : \"Silent carriage\""))
        #expect(groups.allSatisfy { $0.contains("text “") || $0.isEmpty }, "\(groups)")
        func change(_ words: (inout ChangeParts) -> Void) -> TreeChange {
            var all = ChangeParts()
            all.add("text “a” → “b”")
            var details = ChangeParts()
            words(&details)
            all.appendDetails(details)
            return all.change(path: "quiet/Text")
        }
        let points = { (value: Double) in FixedLength(points: value) ?? .zero }
        #expect(
            ChangeGroup.grouped([
                ("a", [change { _ in }]), ("b", [change { $0.addSize("width", points(28.5), points(28)) }]),
                (
                    "c",
                    [
                        change {
                            $0.add("7 lines → 12 lines")
                            $0.addSize("width", points(87), points(88))
                        }
                    ]
                ),
            ]).map(\.text) == ["quiet/Text text “a” → “b”; width changed by up to 1 pt (the same in 3 variants)"])
    }

    @Test func `a label follows from the text in it`() throws {
        let scene = try ChangedScene(
            "Matrix/Settings", "en_w320",
            [("{ \"key\": \"Notify me about delays\" }", "{ \"key\": \"Tell me about delays\" }")])
        #expect(
            scene.difference.causes.map(\.path) == ["card/delays/Text"], "\(scene.words)")
        #expect(
            scene.words.first?.hasPrefix("card/delays/Text text “Notify me about delays” → “Tell me")
                == true)
        // An author's own isn't.
        let own = TreeDifference(
            from: scene.before, to: scene.before.replacing("label \"Notify", with: "label \"notify"))
        #expect(own.causes.map(\.path) == ["card/delays"])
    }

    // The title is wider by more than the card moved, but it has no other height.
    @Test func `a sentence beside a padding doesn't hide it`() throws {
        let words = try Self.forecast(
            "en_w430",
            (
                "\"modifiers\": [{ \"padding\": 16 }, { \"frame\"", "\"modifiers\": [{ \"padding\": 22 }, { \"frame\""
            ),
            (
                "{ \"key\": \"Weather in %@\", \"arguments\": [\"$place\"] }",
                "{ \"verbatim\": \"Weather for قسنطينة\" }"
            ))
        #expect(
            words.contains { $0.hasPrefix("rain padding 16 → 22; moved 6 pt towards trailing and 6 pt down") },
            "\(words)")
        #expect(words.contains { $0.hasPrefix("title text “") }, "\(words)")
    }

    @Test func `another id`() throws {
        #expect(
            try Self.forecast("en_w430", ("\"id\": \"days\"", "\"id\": \"table\"")) == ["days has the id table now"])
    }

    // A weaker change that has a place of its own is no consequence of a stronger one.
    @Test func `two changes of places are two`() throws {
        let words = try Self.forecast(
            "en_w430", (Self.bars + "\"infinity\"", Self.bars + "60"),
            ("\"modifiers\": [{ \"padding\": 16 }, { \"frame\"", "\"modifiers\": [{ \"padding\": 18 }, { \"frame\""))
        #expect(words.contains("rain padding 16 → 18; moved 2 pt towards trailing and 2 pt down"), "\(words)")
        #expect(
            words.contains("days/row[0]/bar frame maxWidth infinity → 60; width 193 → 60, and 9 more like it"),
            "\(words)")
        #expect(words.count == 3)
    }
}
