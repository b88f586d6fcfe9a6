import Mizan
import MizanControls
import Testing

/// localization-by-example: a setting on a watch, whose German title takes a second line and keeps its icon.
struct WatchTipTests {
    private func tree(_ locale: LanguageTag, width: Double = 176) throws -> RenderTree {
        let view = Label("Tip Function", systemImage: "percent")
            .foregroundStyle(.white)
            .padding(.horizontal, 10)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(Color(RGBA(red: 34, green: 42, blue: 54)), in: RoundedRectangle(cornerRadius: 9))
            .padding(4)
            .background(Color.black)
            .id("tip")
        return try TalkExample(scene: "WatchTip", locale: locale, width: width).tree(view)
    }

    @Test(arguments: ["en", "de", "ar", "es", "el"] as [LanguageTag])
    func `Swift lays out as the scene that was looked at`(locale: LanguageTag) throws {
        #expect(try tree(locale).text == TalkExample(scene: "WatchTip", locale: locale, width: 176).golden())
    }

    @Test(arguments: [("en", 1), ("de", 2), ("ar", 2)] as [(LanguageTag, Int)])
    func `a longer title takes a second line, and its icon stays beside the first`(
        locale: LanguageTag, lines: Int
    ) throws {
        let tree = try tree(locale)
        let text = try #require(tree.nodes("Text").first)
        let icon = try #require(tree.nodes("Image").first)
        #expect(text.lineCount == lines)
        #expect(icon.frame.size.width == icon.frame.size.height && icon.frame.size.width.points == 24)
        guard case .text(let shown) = text.content, let first = shown.lines.first else {
            Issue.record("no line")
            return
        }
        #expect(first.frame.minY.points - 2 <= icon.frame.minY.points)
        #expect(icon.frame.maxY.points <= first.frame.maxY.points + 2)
        #expect(shown.truncated == nil)
    }

    /// From the narrowest watch to the widest.
    @Test(arguments: [162, 176, 184, 198] as [Double]) func `no width hides the icon or cuts the title`(width: Double)
        throws
    {
        let tree = try tree("de", width: width)
        let text = try #require(tree.nodes("Text").first)
        #expect(tree.nodes("Image").count == 1)
        #expect((1...2).contains(text.lineCount))
        #expect(tree.nodes.allSatisfy { $0.frame.minX.points >= 0 && $0.frame.maxX.points <= width })
    }
}
