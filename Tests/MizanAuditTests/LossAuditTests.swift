import MizanAudit
import MizanBase
import MizanScenes
import Testing

/// What a fallback drops, an ellipsis takes away, or a shape is too small for.
@Suite struct LossAuditTests {
    private static func found(_ view: String, _ rule: String) throws -> [String] {
        try AuditFixture.findings(
            view, in: [Variant(locale: "en")], rules: [#require(AuditRules.all.named(rule))]
        ).map { "\($0.severity) \($0.message)" }
    }

    private static func fallback(_ first: String, _ second: String) -> String {
        #"""
        { "ViewThatFits": [{ "HStack": [\#(first)] }, { "HStack": [\#(second)] }], "id": "fallback",
          "modifiers": [{ "frame": { "width": 150 } }] }
        """#
    }

    private static func text(_ words: String) -> String { #"{ "Text": { "verbatim": "\#(words)" } }"# }
    private static let bell = #"{ "Image": { "symbol": "bell" } }"#
    private static let label = #"{ "Label": { "title": { "verbatim": "Storm" }, "symbol": "bell" } }"#

    @Test func `an image or a text that a later alternative hasn't`() throws {
        let storm = Self.text("Storm")
        for (first, second, missing) in [
            (Self.bell + "," + storm, storm, "an image “bell”"), (Self.label, storm, "an image “bell”"),
            (Self.text("Storm warning") + "," + storm, Self.text("Storm"), "a text “Storm warning”"),
            (storm, Self.bell, "a text “Storm”"),
        ] {
            #expect(
                try Self.found(Self.fallback(first, second), "dropped-by-fallback") == [
                    "warning fallback has \(missing) in alternative 1 and not in alternative 2"
                ])
        }
    }

    @Test func `a shorter text, a joined one, another image and an icon that speaks stand for them`() throws {
        let storm = Self.text("Storm")
        let spoken =
            #"{ "Label": { "title": { "verbatim": "Storm" }, "symbol": "bell" }, "modifiers": [{ "labelStyle": "iconOnly" }] }"#
        let decorative = #"{ "Image": { "symbol": "bell" }, "modifiers": [{ "accessibilityHidden": true }] }"#
        for (first, second) in [
            (Self.text("Storm warning"), storm), (Self.text("Mon") + "," + Self.text("12"), Self.text("Mon 12")),
            (Self.bell + "," + storm, storm + #", { "Image": { "symbol": "star" } }"#), (Self.label, spoken),
            (Self.label, Self.bell + "," + storm), (decorative + "," + storm, storm),
        ] {
            #expect(try Self.found(Self.fallback(first, second), "dropped-by-fallback") == [], "\(first) \(second)")
        }
    }

    private static func cut(_ text: String, _ width: Int) -> String {
        #"{ "Text": \#(text), "id": "cut", "modifiers": [{ "lineLimit": 1 }, { "frame": { "maxWidth": \#(width) } }] }"#
    }

    @Test func `one word that is left of a text`() throws {
        let words = #"{ "verbatim": "Friday, December the fourth" }"#
        #expect(
            try Self.found(Self.cut(words, 110), "text-truncated") == [
                "warning cut shows “Friday, Dec…” of “Friday, December the fourth”"
            ])
        #expect(try Self.found(Self.cut(words, 170), "text-truncated") == [])
        // Of two words one is left; of a date nothing may be lost.
        #expect(try Self.found(Self.cut(#"{ "verbatim": "Bohemian Rhapsody" }"#, 110), "text-truncated") == [])
        let date = #"{ "date": "2026-12-04", "format": "MMMMEEEE" }"#
        #expect(try Self.found(Self.cut(date, 110), "text-truncated").count == 1)
        #expect(try Self.found(Self.cut(words, 40), "text-truncated").first?.hasPrefix("error") == true)
    }

    private static func day(_ text: String, _ shape: String) -> String {
        #"{ "ZStack": [{ \#(shape) }, { "Text": { "verbatim": "\#(text)" }, "id": "day" }] }"#
    }

    @Test func `digits beyond the shape around them`() throws {
        func circle(_ size: Int) -> String {
            #""Circle": { "fill": "card" }, "modifiers": [{ "frame": { "width": \#(size), "height": \#(size) } }]"#
        }
        #expect(
            try Self.found(Self.day("128", circle(20)), "number-outside-shape").map { $0.prefix(18) } == [
                "warning day needs "
            ])
        for (text, shape) in [
            ("128", circle(40)), ("Haifa", circle(20)),
            ("128", #""Capsule": { "fill": "red" }, "modifiers": [{ "frame": { "width": 20, "height": 3 } }]"#),
        ] {
            #expect(try Self.found(Self.day(text, shape), "number-outside-shape") == [], "\(text) \(shape)")
        }
        // A text may be beside a shape.
        let beside = #"{ "HStack": [{ \#(circle(8)) }, { "Text": { "verbatim": "128" } }] }"#
        #expect(try Self.found(beside, "number-outside-shape") == [])
    }
}
