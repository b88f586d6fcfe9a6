import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// Words that are wider than their line and have no pattern for a hyphen that fits.
@Suite struct WideWordTests {
    static func lines(
        _ text: String, wideAs sample: String, _ language: LanguageTag = "en",
        style: LineStyle = LineStyle(hyphenation: .wideWords)
    ) throws -> [String] {
        try HyphenationTests.lines(text, wideAs: sample, language, style: style)
    }

    @Test func addressesBreakAtTheirSigns() throws {
        #expect(
            try Self.lines("dana.cohen@example.com", wideAs: "dana.cohen@ex") == ["dana.cohen@", "example.com"])
        #expect(try Self.lines("dana.cohen@example.com", wideAs: "dana.coh") == ["dana", ".cohen@", "example", ".com"])
        #expect(try Self.lines("name=Sara&city=Haifa", wideAs: "name=Sara&ci") == ["name=Sara&", "city=Haifa"])
        #expect(try Self.lines("max_line_width", wideAs: "max_line_w") == ["max_line", "_width"])
        #expect(try Self.lines("@internationalization", wideAs: "@internat").first?.hasPrefix("@in") == true)
        // The signs of an edge belong to the word.
        #expect(try Self.lines("(Konferenz).", wideAs: "(Konferenz)", "de") == ["(Konfe‐", "renz)."])
    }

    @Test func numbersStayWholeAsLongAsTheyFit() throws {
        #expect(try Self.lines("IMG_1234.jpg", wideAs: "IMG_12") == ["IMG", "_1234", ".jpg"])
        #expect(try Self.lines("IMG1234", wideAs: "IMG12") == ["IMG", "1234"])
        #expect(try Self.lines("1,234,567.80", wideAs: "1,234,5") == ["1,234,", "567.80"])
        #expect(try Self.lines("+49-30-1234567-8901", wideAs: "+49-30-1234") == ["+49-30-", "1234567-", "8901"])
        #expect(try Self.lines("٢٠٢٦/١١/٢٦", wideAs: "٢٠٢٦/١", "ar") == ["٢٠٢٦/", "١١/٢٦"])
        #expect(try Self.lines("$1,234,567", wideAs: "$1,234,5") == ["$1,234,", "567"])
        #expect(try Self.lines("12345678", wideAs: "12345") == ["12345", "678"])
    }

    /// A space that doesn't break is the best place that is left, and hangs as any other.
    @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2007}"]) func spacesThatDoNotBreakAreSigns(space: String) throws {
        let lines = try Self.lines("11:55\(space)PM", wideAs: "11:55 P")
        #expect(lines == ["11:55", "PM"])
    }

    @Test func lettersAreTornWithAHyphen() throws {
        // English patterns have a place for neither.
        #expect(try Self.lines("weight", wideAs: "weig‐") == ["weig‐", "ht"])
        #expect(try Self.lines("SPRACHE", wideAs: "SPRAC‐", "de") == ["SPRAC‐", "HE"])
        #expect(
            try Self.lines("megszentségteleníthetetlen", wideAs: "megszentség‐", "hu").dropLast().allSatisfy {
                $0.hasSuffix("‐")
            })
        // Never one letter alone.
        #expect(try Self.lines("table", wideAs: "tabl", "fr") == ["ta‐", "ble"])
        #expect(try Self.lines("Aa", wideAs: "A") == ["A", "a"])
    }

    @Test func scriptsWithoutHyphensGetNone() throws {
        for (text, sample) in [("الإمارات", "الإمار"), ("עברית", "עבר"), ("हिन्दी", "हि"), ("ภาษาไทย", "ภา")] {
            let lines = try Self.lines(text, wideAs: sample, "")
            #expect(lines.count > 1 && lines.joined() == text, "\(lines)")
        }
    }

    /// Soft hyphens are the author's own choice of places.
    @Test func wordsWithSoftHyphensGetNoOthers() throws {
        let lines = try Self.lines("Benach\u{AD}richtigungen", wideAs: "richtigun", "de")
        #expect(lines.first == "Benach\u{AD}" && !lines.dropFirst().contains { $0.hasSuffix("‐") })
    }

    @Test func aStyleWithoutHyphensBreaksAnywhere() throws {
        let manual = LineStyle(hyphenation: .manual)
        #expect(try Self.lines("IMG_1234.jpg", wideAs: "IMG_123", style: manual) == ["IMG_123", "4.jpg"])
        #expect(try Self.lines("weight", wideAs: "weigh", style: manual) == ["weigh", "t"])
    }

    /// The widest line, fed back, gives the same lines; no character is lost, and every line fits that has more than a cluster.
    @Test func linesAreStable() throws {
        let texts = [
            "dana.cohen@example.com", "https://example.org/a_b-c?q=1&r=2#top", "IMG_2026-11-26.jpeg", "11:55\u{202F}PM",
            "Benachrichtigungseinstellungen", "+972-54-123-4567", "ליצירת-קשר: dana@example.co.il",
            "السعر: 1,234.50 د.إ",
            "WARNUNG", "ა\u{AD}ბგდევზ", "Ωδείο_1", "a@b@c@d", "....", "@@@@", "\u{A0}\u{A0}x",
            "e\u{301}cole.e\u{301}te\u{301}",
        ]
        for text in texts {
            let shaped = try shape(text)
            for width in stride(from: 4.0, through: 200, by: 7) {
                let style = LineStyle(hyphenation: .wideWords)
                let layout = shaped.layout(width: width, style: style)
                #expect(layout.lines.map(\.range).joined().count == text.utf16.count, "\(text) \(width)")
                let widest = layout.lines.map(\.width).max() ?? 0
                guard widest <= width else { continue }
                let again = shaped.layout(width: widest, style: style)
                #expect(again.lines.map(\.range) == layout.lines.map(\.range), "\(text) \(width)")
            }
        }
    }
}
