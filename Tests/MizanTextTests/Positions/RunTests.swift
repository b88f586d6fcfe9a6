import MizanBase
import Testing

@testable import MizanText

@Suite struct RunTests {
    static let red = RGBA(red: 255, green: 0, blue: 0)

    @Test func fallbackIsByGraphemeCluster() throws {
        let line = try shape("a א a\u{5B8} ก ไทย न", fallback: .declaredOrder).line()
        let units = Array("a א a\u{5B8} ก ไทย न".utf16)
        // The mark on the Latin letter is a run without characters.
        for run in line.runs where !run.range.isEmpty {
            for glyph in run.glyphs where glyph.id != 0 {
                let scalar = try #require(Unicode.Scalar(UInt32(units[glyph.cluster])))
                #expect(run.face.covers(scalar))
                let first = try TestFonts.collection().faces.first { $0.covers(scalar) }
                if scalar != "a" { #expect(run.face == first) }
            }
        }
        #expect(Set(line.runs.map(\.face.family)).count >= 4)
    }

    @Test func aMarkStaysWithItsBase() throws {
        // Noto Sans has the letter and not the vowel sign on the dotted circle's font: one run holds both.
        let text = "\u{25CC}\u{5B8}"
        let line = try shape(text, fallback: .declaredOrder).line()
        #expect(line.runs.count == 1)
        let face = try #require(line.runs.first?.face)
        #expect(text.unicodeScalars.allSatisfy { face.covers($0) })
    }

    @Test func languagePrefersTheFontOfItsScript() throws {
        let text = "12. ب"
        func family(_ language: LanguageTag, _ fallback: FontFallback) throws -> String? {
            let runs = try shape(text, language: language, direction: .rightToLeft, fallback: fallback).line().runs
            return runs.first { $0.glyphs.contains { $0.cluster == 0 } }?.face.family
        }
        #expect(try family("ar", .byLanguage) == "Noto Sans Arabic")
        #expect(try family("ur-PK", .byLanguage) == "Noto Sans Arabic")
        #expect(try family("en", .byLanguage) == "Noto Sans")
        #expect(try family("ar", .declaredOrder) == "Noto Sans")
    }

    @Test func namedFamilyComesFirst() throws {
        let font = FontDescription(families: ["Nobody's", "Noto Sans Hebrew"], size: 12)
        let shaped = ShapedText(AttributedText("a ש"), style: TextStyle(font: font), fonts: try TestFonts.collection())
        let face = try TestFonts.face("NotoSansHebrew-Regular")
        #expect(shaped.primaryFaces.first == face)
    }

    /// CSS Fonts 4 §5.2.
    @Test func nearestWeight() throws {
        let expected = [(100, 400), (400, 400), (450, 400), (500, 400), (501, 700), (600, 700), (900, 700)]
        for (wanted, found) in expected {
            let font = FontDescription(size: 12, weight: FontWeight(wanted))
            let shaped = ShapedText(
                AttributedText("a"), style: TextStyle(font: font), fonts: try TestFonts.collection())
            #expect(try shaped.line().runs.first?.face.weight.value == found, "\(wanted)")
        }
    }

    @Test func colourChangeKeepsJoins() throws {
        let plain = try shape("بيت").line()
        var text = AttributedText("ب")
        text.append(AttributedText("ي").with(TextAttributes(color: Self.red)))
        text.append("ت")
        let coloured = try shape(text).line()
        #expect(coloured.glyphs == plain.glyphs)
        #expect(coloured.runs.map(\.color) == [.black, Self.red, .black])
        #expect(coloured.runs.map(\.range) == [2..<3, 1..<2, 0..<1])
        #expect(plain.runs.map(\.range) == [0..<3])
    }

    @Test func weightChangeKeepsJoins() throws {
        let plain = try shape("بيت").line().glyphs
        var text = AttributedText("ب")
        text.append(AttributedText("ي").with(TextAttributes(font: FontDescription(size: 16, weight: .bold))))
        text.append("ت")
        let line = try shape(text).line()
        #expect(line.runs.map(\.face.weight) == [.regular, .bold, .regular])
        let regular = line.glyphs.filter { $0.cluster != 1 }.map(\.id)
        #expect(regular == plain.filter { $0.cluster != 1 }.map(\.id))
    }

    @Test(arguments: [
        "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2069}", "\u{AD}",
        "\u{200B}",
        "\u{2060}", "\u{FEFF}", "\u{85}\u{200E}", "\u{E0001}", "\u{180E}", "\u{115F}",
    ])
    func marksAndControlsHaveNoGlyph(_ mark: String) throws {
        let layout = try shape("a" + mark + "b", direction: .leftToRight).layout(width: nil)
        let clusters = layout.lines.flatMap(\.clusters)
        #expect(layout.lines.flatMap(\.glyphs).count == 2)
        #expect(layout.missing.isEmpty)
        let invisible = clusters.filter { !"ab".utf16.contains(Array(("a" + mark + "b").utf16)[$0.start]) }
        #expect(!invisible.isEmpty)
        #expect(invisible.allSatisfy { $0.left == $0.right })

        let alone = try shape(mark).layout(width: 10)
        #expect(alone.size.width == 0)
        #expect(alone.lines.flatMap(\.glyphs).isEmpty)
    }

    /// CSS Text 3 §4.1: as a picture where a font has one, else as a box that says what is missing.
    @Test(arguments: ["\u{0}", "\u{7}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{9D}"])
    func otherControlsShow(_ control: String) throws {
        let layout = try shape("a" + control + "b").layout(width: nil)
        let clusters = try #require(layout.lines.first).clusters
        #expect(clusters.map(\.start) == [0, 1, 2])
        #expect(clusters.allSatisfy { $0.right > $0.left + 1 })
        #expect(layout.missing == [1..<2])
        // It hangs at no line's end, and takes the direction of what is around it.
        #expect(try shape("a" + control).line().width > (try shape("a").line().width) + 1)
        #expect(try shape("א" + control + "ב").line().visualOffsets == [2, 1, 0])
    }

    /// CSS Fonts 4 §5.3: of those that have its base, the first that has all of a cluster.
    @Test(arguments: [
        ("1\u{64e}", "NotoSansArabic-Regular"), ("-\u{5b8}", "NotoSansHebrew-Regular"),
        ("\u{25cc}\u{64e}", "NotoSansArabic-Regular"), ("\u{a0}\u{5b8}", "NotoSansHebrew-Regular"),
        ("1\u{301}", "NotoSans-Regular"), ("x\u{324}", "NotoSans-Regular"),
    ])
    func aClusterIsSetInOneFace(_ text: String, _ face: String) throws {
        let shaped = try shape(text)
        #expect(shaped.faces.map(\.header.postScriptName) == [face])
        #expect(shaped.missing.isEmpty)
    }

    @Test func joinersAndSelectorsHaveNoGlyph() throws {
        for text in ["a\u{200D}", "a\u{FE0F}", "\u{200C}a"] {
            #expect(try shape(text).line().glyphs.count == 1)
            #expect(try shape(text).line().width == (try shape("a").line().width))
        }
    }

    @Test func missingGlyphsAreListedOncePerCluster() throws {
        let layout = try shape("a漢字\u{301} 👩\u{200D}👩").layout(width: nil)
        #expect(layout.missing == [1..<2, 2..<4, 5..<10])
        #expect(layout.lines.flatMap(\.glyphs).count { $0.id == 0 } == 3)
        #expect(try shape("abc שלום").missing.isEmpty)
    }

    @Test func widthOfALigatureIsDivided() throws {
        let text = "\u{644}\u{627}"
        let clusters = try shape(text).line().clusters
        let line = try shape(text).line()
        #expect(clusters.count == 2)
        #expect(clusters.allSatisfy { $0.right > $0.left })
        if line.glyphs.count == 1 {
            #expect((clusters[0].left - line.width / 2).magnitude < 1e-9)
        }
        #expect(clusters[1].left == 0)
    }

    @Test func heightComesFromTheFontsUsed() throws {
        func extent(_ names: String...) throws -> (Double, Double) {
            let faces = try names.map { try TestFonts.face($0) }
            let scale = { (units: Int, face: FontFace) in Double(units) * 20 / Double(face.unitsPerEm) }
            return (faces.map { scale($0.ascender, $0) }.max() ?? 0, faces.map { scale(-$0.descender, $0) }.max() ?? 0)
        }
        let latin = try shape("Hello", size: 20).line()
        let hindi = try shape("नमस्ते", size: 20).line()
        let thai = try shape("ที่นี่ a", size: 20).line()
        for (line, fonts) in [
            (latin, try extent("NotoSans-Regular")),
            (hindi, try extent("NotoSans-Regular", "NotoSansDevanagari-Regular")),
            (thai, try extent("NotoSans-Regular", "NotoSansThai-Regular")),
        ] {
            #expect(line.baseline == fonts.0)
            #expect(line.height == fonts.0 + fonts.1)
        }
        #expect(Set([latin.height, hindi.height, thai.height]).count > 1)
        let two = try shape("a\nनमस्ते", size: 20).layout(width: nil)
        #expect(two.lines[1].top == two.lines[0].height)
        #expect(two.size.height == two.lines[0].height + two.lines[1].height)
    }

    @Test func mirroredCharactersTurn() throws {
        let leftToRight = try shape("(", direction: .leftToRight).line().glyphs.map(\.id)
        let rightToLeft = try shape(")", direction: .rightToLeft).line().glyphs.map(\.id)
        #expect(leftToRight == rightToLeft)
    }

    @Test func sizeScalesPositions() throws {
        let small = try shape("Wave א", size: 10).line()
        let large = try shape("Wave א", size: 20).line()
        #expect(large.width == small.width * 2)
        #expect(zip(small.glyphs, large.glyphs).allSatisfy { $0.x * 2 == $1.x && $0.id == $1.id })
    }

    @Test func anySizeIsCalculatedWith() throws {
        for size in [0, -3, .nan, .infinity] as [Double] {
            let layout = try shape("ab c", size: size).layout(width: 10)
            #expect(layout.size == .zero)
        }
    }

    @Test func longAndDeepTextsEnd() throws {
        #expect(try shape("a" + String(repeating: "\u{301}", count: 5_000)).layout(width: 50).lines.count == 1)
        for unit in ["\u{2068}", "\u{2067}a\u{2066}א", "(", "\u{202E}", "ב", "a ", "\t", "\u{200B}"] {
            let text = String(repeating: unit, count: 20_000 / unit.utf16.count)
            let layout = try shape(text).layout(width: 300)
            #expect(layout.lines.last?.range.upperBound == text.utf16.count)
        }
    }
}
