import MizanBase
import Testing

@testable import MizanText

/// Hyphens that are no characters of the text.
@Suite struct HyphenationTests {
    static let automatic = LineStyle(hyphenation: .automatic)
    static let wideWords = LineStyle(hyphenation: .wideWords)

    /// The lines of a text at a width that a string needs in the same font, without the spaces at their ends.
    static func lines(
        _ text: String, wideAs sample: String, _ language: LanguageTag = "de", style: LineStyle = wideWords
    ) throws -> [String] {
        let width = try shape(sample, language: language).line().width
        return strings(of: try shape(text, language: language).layout(width: width, style: style))
    }

    /// What each line shows: its text, and a hyphen at its end if it has one that isn't in the text.
    static func strings(of layout: TextLayout) -> [String] {
        let units = Array(layout.lines.store.text.text.string.utf16)
        return layout.lines.map { line in
            let shown = String(decoding: units[line.range], as: UTF16.self)
            let text = String(shown.reversed().drop { $0.isWhitespace }.reversed())
            return text + (hyphenRun(of: line) == nil ? "" : "‐")
        }
    }

    static func hyphenRun(of line: TextLine) -> GlyphRun? { line.runs.first { $0.range.isEmpty } }

    @Test func aWordThatIsWiderThanTheLineIsParted() throws {
        #expect(
            try Self.lines("Alle Benachrichtigungen sind aus", wideAs: "Benachrich‐")
                == ["Alle", "Benachrich‐", "tigungen", "sind aus"])
        // The last place that fits counts: one letter less, and it is the one before.
        #expect(
            try Self.lines("Benachrichtigungen", wideAs: "Benachrich") == ["Benach‐", "richtigun‐", "gen"])
    }

    @Test func nothingIsPartedThatFits() throws {
        // On the next line, and in the width to the last bit.
        #expect(
            try Self.lines("Alle Benachrichtigungen", wideAs: "Benachrichtigungen") == ["Alle", "Benachrichtigungen"])
        #expect(try Self.lines("Benachrichtigungen", wideAs: "Benachrichtigungen") == ["Benachrichtigungen"])
        let manual = LineStyle(hyphenation: .manual)
        #expect(
            try Self.lines("Benachrichtigungen", wideAs: "Benachrich‐", style: manual).allSatisfy { !$0.contains("‐") })
    }

    @Test func linesAreFilledIfTheAuthorWantsIt() throws {
        let text = "Alle Benachrichtigungen"
        #expect(
            try Self.lines(text, wideAs: "Alle Benach‐", style: Self.automatic)
                == ["Alle Benach‐", "richtigun‐", "gen"])
        #expect(
            try Self.lines(text, wideAs: "Alle Benach", style: Self.automatic)
                == ["Alle Be‐", "nachrichti‐", "gungen"])
        #expect(try Self.lines(text, wideAs: text, style: Self.automatic) == [text])
    }

    @Test func softHyphensRuleAlone() throws {
        let lines = try Self.lines("Benachrichti\u{AD}gungen", wideAs: "Benachrichti‐")
        #expect(lines == ["Benachrichti\u{AD}", "gungen"])
        let narrow = try Self.lines("Benachrichti\u{AD}gungen", wideAs: "Benach‐", style: Self.automatic)
        #expect(narrow.allSatisfy { !$0.contains("‐") })
    }

    @Test func aHyphenOfTheTextPartsBefore() throws {
        #expect(
            try Self.lines("E-Mail-Benachrichtigung", wideAs: "Benachrich‐") == ["E-Mail-", "Benachrich‐", "tigung"])
    }

    /// Where even two letters and a hyphen are too wide, the word breaks between any two.
    @Test func noLineHasASingleLetterBesideAHyphen() throws {
        for (text, language) in [
            ("Passwortänderung", "de"), ("ειδοποιήσεις", "el"), ("апавяшчэнні", "be"), ("dasselbe", "de"),
        ] as [(String, LanguageTag)] {
            let shaped = try shape(text, language: language)
            for width in stride(from: 0.0, through: 160, by: 1) {
                for style in [Self.wideWords, Self.automatic] {
                    let layout = shaped.layout(width: width, style: style)
                    for (line, next) in zip(layout.lines, layout.lines.dropFirst())
                    where Self.hyphenRun(of: line) != nil {
                        #expect(line.range.count >= 2 && line.width <= width + LineFiller.tolerance)
                        #expect(text.utf16.count - next.range.lowerBound >= 2)
                    }
                }
            }
        }
    }

    @Test func theMeasuredWidthFedBackGivesTheSameLines() throws {
        let words = [
            "Benachrichtigungen", "Kontoeinstellungen", "der", "Straßenbahnhaltestelle", "AVATAR-Einstellungen",
            "„Fuß“",
            "schifffahrt", "שלום", "السلام", "Öffnungszeiten,", "U\u{308}bersetzung", "ko\u{AD}operativ", "\n",
        ]
        var random = SeededGenerator(state: 23)
        var hyphens = 0
        for number in 0..<400 {
            let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in words.randomElement(using: &random) ?? ""
            }
            .joined(separator: " ")
            let shaped = try shape(text, size: Double.random(in: 10...30, using: &random), language: "de")
            let width = Double.random(in: 40...300, using: &random)
            let style = number.isMultiple(of: 2) ? Self.wideWords : Self.automatic
            let layout = shaped.layout(width: width, style: style)
            hyphens += layout.lines.count { Self.hyphenRun(of: $0) != nil }
            #expect(layout.lines.allSatisfy { $0.width <= width + LineFiller.tolerance })
            let again = shaped.layout(width: layout.size.width, style: style)
            #expect(again.starts == layout.starts, "\(text) in \(width)")
            #expect(Self.strings(of: shaped.layout(width: width, style: style)) == Self.strings(of: layout))
            // The lines are the whole text, once.
            #expect(layout.lines.map(\.range.upperBound).dropLast() == layout.starts.dropFirst()[...])
        }
        #expect(hyphens > 200)
    }

    /// As wide as the part alone, shaped alone, with the hyphen's glyph after it: what is cut off moves nothing.
    @Test func bothSidesAreShapedAnew() throws {
        let word = "Auflage"
        let shaped = try shape(word, language: "de")
        let width = max(try shape("Auf‐").line().width, try shape("lage").line().width)
        let lines = shaped.layout(width: width, style: Self.wideWords).lines
        #expect(lines.map(\.range) == [0..<3, 3..<7])
        for (line, alone) in zip(lines, ["Auf‐", "lage"]) {
            let own = try shape(alone).line()
            #expect(line.glyphs.map(\.id) == own.glyphs.map(\.id))
            #expect((line.width - own.width).magnitude < 0.5)
        }
    }

    @Test func theHyphenHasNoCharacterAndNoCaret() throws {
        let shaped = try shape("Benachrichtigungen", language: "de")
        let layout = shaped.layout(width: try shape("Benachrich‐").line().width, style: Self.wideWords)
        let line = try #require(layout.lines.first)
        let run = try #require(Self.hyphenRun(of: line))
        #expect(run.range == 10..<10 && run.glyphs.count == 1 && run.glyphs[0].cluster == 10)
        #expect(line.range == 0..<10 && line.clusters.map(\.start) == Array(0..<10))
        let last = try #require(line.clusters.last)
        #expect(last.right < line.width && (run.glyphs[0].x - last.right).magnitude < 1e-9)
        // A place in the hyphen is the letter's before it.
        #expect(line.cluster(at: line.width - 0.1)?.start == 9)
    }

    @Test func inARightToLeftLineTheHyphenIsAtTheCut() throws {
        let shaped = try shape("Benachrichtigungen שלום", language: "de", direction: .rightToLeft)
        let layout = shaped.layout(width: try shape("Benachrich‐").line().width, style: Self.wideWords)
        let line = try #require(layout.lines.first)
        let run = try #require(Self.hyphenRun(of: line))
        #expect(run.level == 2 && line.direction == .rightToLeft)
        #expect(run.glyphs[0].x >= (line.clusters.map(\.right).max() ?? 0) - 1e-9)
        // At the line's end, on the left, the cut is to the right of the word still.
        let filled = try shape("שלום Benachrichtigungen", language: "de", direction: .rightToLeft)
            .layout(width: try shape("שלום Benach‐").line().width + 2, style: Self.automatic)
        let first = try #require(filled.lines.first)
        let hyphen = try #require(Self.hyphenRun(of: first))
        let letter = try #require(first.clusters.first { $0.start == hyphen.range.lowerBound - 1 })
        #expect((hyphen.glyphs[0].x - letter.right).magnitude < 1e-9)
        #expect(first.cluster(at: letter.right + 0.1)?.start == letter.start)
    }

    @Test func eachWordIsPartedByItsOwnLanguage() throws {
        let text = AttributedText(
            "Benachrichtigungen notifications",
            runs: [AttributedText.Run(range: 19..<32, attributes: TextAttributes(language: "en"))])
        let layout = try shape(text, language: "de").layout(
            width: try shape("Benachr").line().width, style: Self.wideWords)
        #expect(Self.strings(of: layout) == ["Benach‐", "richti‐", "gungen", "notifica‐", "tions"])
        // A word in two languages has the places of neither.
        let partly = AttributedText(
            "Benachrichtigungen",
            runs: [AttributedText.Run(range: 5..<12, attributes: TextAttributes(language: "en"))])
        let mixed = try shape(partly, language: "de").layout(
            width: try shape("Benachric‐").line().width, style: Self.wideWords)
        #expect(Self.strings(of: mixed).first == "Benachric‐")
    }

    @Test func aColoredPartIsStillOneWord() throws {
        let red = RGBA(red: 255, green: 0, blue: 0)
        let text = AttributedText(
            "Benachrichtigungen", runs: [AttributedText.Run(range: 5..<10, attributes: TextAttributes(color: red))])
        let layout = try shape(text, language: "de").layout(
            width: try shape("Benachrich‐").line().width, style: Self.wideWords)
        #expect(Self.strings(of: layout) == ["Benachrich‐", "tigungen"])
        #expect(layout.lines.first.flatMap { Self.hyphenRun(of: $0) }?.color == red)
    }

    /// Linear in the text: each token is looked at once.
    @Test func aWordOfAMegabyteIsFilled() throws {
        let word = String(repeating: "Benachrichtigung", count: 65_536)
        let layout = try shape(word, language: "de").layout(width: 400)
        #expect(layout.lines.count > 10_000)
        #expect(layout.lines.allSatisfy { Self.hyphenRun(of: $0) == nil })
    }
}
