import MizanBase
import MizanLayout
import MizanRenderTree
import MizanText
import Testing

/// Definitions 3: the form of goldens.
@Suite("The text form")
struct TextFormTests {
    private func lines(_ tree: RenderTree) -> [Substring] { tree.text.split(separator: "\n") }

    @Test("opens with what made it: libraries, fonts, images, variant")
    func header() throws {
        let view = HStack {
            Text(verbatim: "Weather in ירושלים")
            Image(systemName: "chevron.forward")
        }
        var tree = try view.laidOut(width: 300, .rightToLeft, scale: 2)
        (tree.scene, tree.variant) = ("Forecast", "he_w300")
        let versions = LibraryVersions.current
        let header = lines(tree).prefix(5)
        #expect(
            header[0] == "mizan-tree 2 harfbuzz \(versions.harfbuzz) fribidi \(versions.fribidi) icu \(versions.icu) "
                + "cldr \(versions.cldr) unicode \(versions.unicode) hyph-utf8 \(versions.hyphenation)")
        for (line, name) in zip(header[1...2], ["NotoSans-Regular", "NotoSansHebrew-Regular"]) {
            #expect(line.wholeMatch(of: try Regex("font \(name) [0-9]+\\.[0-9]{3} [0-9a-f]{8}")) != nil, "\(line)")
        }
        #expect(try header[3].wholeMatch(of: Regex("image chevron.forward 24x24 mirrors [0-9a-f]{8}")) != nil)
        #expect(header[4] == "variant Forecast he_w300 rtl scale 2 size 300x\(tree.size.height)")
    }

    @Test("has one line a node: segment, type, leading corner, size, flags, then its text")
    func nodes() throws {
        let view = VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "say \"a\\b\"\t\u{200f}!").id("title")
            HStack(spacing: 2.5) {
                Capsule().fill(Color(.warm)).frame(width: 10, height: 6)
                Image(systemName: "chevron.forward").foregroundStyle(.accentColor).id("next")
            }
            .semanticContentAttribute(.playback)
        }
        .padding(.leading, 8)
        let text = lines(try view.laidOut(width: 200, .rightToLeft, scale: 2)).dropFirst(4).map { line in
            line.replacing(/glyphs [0-9a-f]{8}/, with: "glyphs #")
        }
        #expect(text.count == 6)
        #expect(text[0].hasPrefix("VStack "))
        #expect(text[1].hasPrefix("  title Text 0,0 "))
        #expect(text[1].hasSuffix(" color #0f1c2e"))
        #expect(text[2].hasPrefix("    line 0,0 "))
        #expect(text[2].hasSuffix(" baseline 18 ltr glyphs # \"say \\\"a\\\\b\\\"\\u{9}\\u{200f}!\""))
        #expect(text[3].wholeMatch(of: /[ ]{2}HStack 0,27[.5]* 36\.5x24 ltr .*/) != nil, "\(text[3])")
        #expect(text[4] == "    Capsule 0,9 10x6 rtl fill warm #ffab2e frame (width 10 height 6)")
        #expect(text[5] == "    next Image 12.5,0 24x24 mirrored rtl symbol chevron.forward color #0b63ce")
    }

    @Test("a move leaves lines of glyphs alone; a change of shaping shows in its glyphs")
    func differences() throws {
        func text(_ word: String, _ top: Double, _ weight: FontWeight = .regular) throws -> [Substring] {
            let view = VStack(alignment: .leading) {
                Text(verbatim: word).fontWeight(weight).frame(width: 90, height: 30).id("word").padding(.top, top)
                Rectangle().frame(width: 90, height: 5).id("bar")
            }
            return lines(try view.frame(width: 90, height: 90, alignment: .bottom).laidOut(width: 90, height: 90))
                .filter { !$0.hasPrefix("font") }
        }
        let before = try text("اليوم", 0)
        #expect(try text("اليوم", 0) == before)
        let moved = try text("اليوم", 3)
        let changed = zip(before, moved).filter { $0 != $1 }.map { $0.0.split(separator: " ")[0] }
        #expect(changed == ["VStack", "word", "bar"], "the stack's size, and the places in it; no line of glyphs")
        let bold = try text("اليوم", 0, .bold)
        #expect(zip(before, bold).allSatisfy { $0 == $1 || $0.contains("line") || $0.contains("word Text") })
        #expect(bold != before)
    }

    @Test("ends with one line feed and has no trailing spaces, for any tree", arguments: RandomLayout.all)
    func hygiene(layout: RandomLayout) throws {
        let text = try layout.tree(.rightToLeft).text
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        for line in text.split(separator: "\n") {
            let places = line.drop { $0 == " " }.prefix { $0 != "\"" }.replacing(/path [0-9a-f]{8}/, with: "path")
                .replacing(/glyphs [0-9a-f]{8}/, with: "")
                .replacing(" infinity", with: "")
            #expect(!line.hasSuffix(" ") && !places.dropLast().contains("  "), "\(line)")
            // Bidi controls and odd spaces are written out, so that a viewer shows every line in order.
            #expect(!line.unicodeScalars.contains { Self.invisible.contains($0.value) }, "\(line)")
            guard !line.hasPrefix("font "), !line.hasPrefix("image ") else { continue }
            #expect(!places.contains(/-0(?![.0-9])|[0-9]e[-+0-9]|nan|inf/), "\(line)")
        }
    }

    private static let invisible = [UInt32](0x200b...0x200f) + (0x2028...0x202e) + (0x2066...0x2069)
}
