import Foundation
import MizanBase
import MizanReports
import Testing

/// Foreign text in XML, HTML and Markdown, read back by readers that are not ours where there are such.
@Suite struct EscapingTests {
    private static let foreign = "<b>\"a\" & 'b'</b> שלום\u{202E}\u{1}\u{B}\u{FFFE}\r\n\tعربي]]>"

    @Test func `XML reads back as what was written, but for what XML can't hold`() throws {
        let expected = Self.foreign.replacing("\u{1}", with: "\u{FFFD}").replacing("\u{B}", with: "\u{FFFD}")
            .replacing("\u{FFFE}", with: "\u{FFFD}")
        for isAttribute in [true, false] {
            let text = Self.foreign.escapedForXML(isAttribute: isAttribute)
            let file = isAttribute ? "<a b=\"\(text)\"/>" : "<a>\(text)</a>"
            let node = try XMLNodeReader.read(file)
            #expect((isAttribute ? node.attributes["b"] : node.text) == expected)
        }
    }

    @Test func `HTML has no tag, no end of an attribute and nothing invisible`() {
        #expect(
            Self.foreign.escapedForHTML().hasPrefix(
                "&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt; שלום\\u{202e}\\u{1}\\u{b}"))
        #expect("plain words 12".escapedForHTML() == "plain words 12")
    }

    // CommonMark 0.31: the length of a fence is above that of any run of backticks inside (§4.5, §6.1).
    @Test func `backticks of a text don't end its block or span`() {
        #expect(Markdown.code("a") == "`a`")
        #expect(Markdown.code("a`b``c") == "```a`b``c```")
        #expect(Markdown.code("`a") == "`` `a ``")
        let fenced = Markdown.fenced("+ line \"```\"\n````\n<script>\u{202E}", language: "diff")
        let lines = fenced.split(separator: "\n")
        #expect(lines.first == "`````diff")
        #expect(lines.last == "`````")
        #expect(lines.count == 5)
        #expect(lines[3] == "<script>\\u{202e}")
        #expect(Markdown.fenced("a\n") == "```\na\n```\n")
    }

    @Test func `text in Markdown makes no markup, calls nobody and links nothing`() {
        let text = Markdown.text("*a* [x](http://y) <i> @name #12 | `c` &amp;")
        #expect(text == #"\*a\* \[x\]\(http://y\) &lt;i&gt; @"# + "\u{2060}" + ##"name \#12 \| \`c\` &amp;amp;"##)
    }

    @Test func `a bounded text takes whole pieces only, and keeps room for its last words`() {
        var text = BoundedText(limit: 10, reserving: 4)
        let took = [text.append("12345"), text.append("67"), text.append("6")]
        #expect(took == [true, false, true])
        #expect(text.room == 0)
        let ended = [text.finish("😀ab"), text.finish("c")]
        #expect(ended == [true, false])
        #expect(text.text == "123456😀ab")
    }
}
