import MizanBase
import Testing

@testable import MizanRenderTree

/// What a comparison reads of a golden.
@Suite struct TreeOutlineTests {
    private static func paths(_ text: String) -> [String] {
        let outline = TreeOutline(text: text)
        return outline.nodes.indices.map(outline.path)
    }

    @Test func `paths, boxes and the rest of a line`() {
        let outline = TreeOutline(
            text: """
                mizan-tree 2 harfbuzz 6.0.0
                font NotoSans-Bold 2.004 bee59ae3
                variant Forecast en_w320 ltr scale 2 size 320x100
                screen/background Color 0,0 320x100 rectangle fill background #e9f1fa
                screen VStack 16,24 288x76
                  title Text 0,0 187x46 color #0f1c2e
                    line 0,0 187x23 baseline 18 ltr glyphs 00905537 "Weather \\"in\\" 1,2 3x4"
                    line 0,23.5 120.326x23 baseline 18 ltr missing-characters 0..<3 "U+E000" glyphs fab6bd30 ""
                  HStack -4.5,54 100x24
                    Text[1] 0,0 70x23 color #0f1c2e
                    icon Image 76,0 24x24 symbol play.fill color #0f1c2e
                  HStack/overlay Color 0,54 1x1
                  row[3] GridRow 0,0 1x1
                    high/background Capsule 0,0 1x1
                    high Text 0,0 1x1

                """)
        #expect(outline.header.count == 3)
        #expect(
            outline.nodes.indices.map(outline.path) == [
                "screen/background", "screen", "screen/title", "screen/HStack", "screen/HStack/Text[1]", "screen/icon",
                "screen/HStack/overlay", "screen/row[3]", "screen/row[3]/high/background", "screen/row[3]/high",
            ])
        #expect(outline.nodes[5].line.attributes.map(\.text) == ["symbol play.fill", "color #0f1c2e"])
        #expect(outline.nodes[5].type == "Image")
        #expect(outline.nodes[4].type == "Text")
        #expect(outline.nodes[3].box?.minX == FixedLength(rawValue: -45_000))
        #expect(outline.nodes.allSatisfy { $0.box != nil })
        let lines = outline.nodes[2].lines
        #expect(lines.map(\.glyphs) == [.checksum(0x0090_5537), .checksum(0xfab6_bd30)])
        #expect(lines.map(\.string) == [#"Weather "in" 1,2 3x4"#, ""])
        #expect(
            lines.map { $0.attributes.dropLast().map(\.text) } == [
                ["baseline 18", "ltr"], ["baseline 18", "ltr", "missing-characters 0..<3 \"U+E000\""],
            ])
        #expect(outline.children(of: 1) == [2, 3, 6, 7])
    }

    @Test func `ids that are words of the form`() {
        let text =
            "mizan-tree 2\nvariant - - ltr size 9x9\nfont VStack 0,0 9x9\n  line Text 0,0 9x9\n    line 0,0 9x9 \"a\"\n"
        #expect(TreeOutline(text: text).header.count == 2)
        #expect(Self.paths(text) == ["font", "font/line"])
        #expect(TreeOutline(text: text).nodes.last?.lines.map(\.string) == ["a"])
    }

    @Test(arguments: ["", "\n\n", "   ", "x", "line", "a b c d", "      deep 0,0 1x1", "1,2", "a 1,2", "a 1,2 3x"])
    func `what is no tree is read too`(text: String) {
        let outline = TreeOutline(text: text)
        #expect(outline.nodes.count == (text.allSatisfy(\.isWhitespace) ? 0 : 1))
    }

    @Test func `the end of a very deep path`() {
        let text = (0..<1_000).map { String(repeating: "  ", count: $0) + "n\($0) VStack 0,0 1x1\n" }.joined()
        let path = Self.paths(text).last ?? ""
        #expect(path.hasPrefix("…/n872/n873/"))
        #expect(path.hasSuffix("/n999"))
    }
}
