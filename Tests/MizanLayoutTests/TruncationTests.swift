import MizanBase
import MizanFonts
import MizanLayout
import MizanRenderTree
import Testing

/// What a text gives up where its author allows it shows in the tree.
struct TruncationTests {
    private func text(_ view: some View, width: Double = 100) throws -> RenderText {
        let environment = EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        let tree = try view.renderTree(
            proposal: ProposedViewSize(width: width, height: nil), environment: environment)
        guard case .text(let text) = try #require(tree.node(at: "t")).content else {
            Issue.record("no text")
            throw CancellationError()
        }
        #expect(try RenderTree(json: tree.json, file: "tree") == tree)
        return text
    }

    private var words: some View { Text(verbatim: "one two three four five six").id("t") }

    @Test("Without a limit nothing is hidden, however narrow")
    func unlimited() throws {
        let text = try text(words, width: 40)
        #expect(text.truncated == nil)
        #expect(text.lines.last?.range.upperBound == 27)
    }

    @Test("A limit hides the end, and the tree says what")
    func limited() throws {
        let text = try text(words.lineLimit(1))
        let hidden = try #require(text.truncated)
        #expect(text.lines.count == 1)
        #expect(hidden.upperBound == 27 && hidden.lowerBound > 5)
        #expect(try #require(text.lines.first).frame.size.width.points <= 100)
    }

    @Test("A text that may shrink shows everything, and the tree says how small")
    func scaled() throws {
        let text = try text(words.lineLimit(1).minimumScaleFactor(0.3))
        #expect(text.truncated == nil)
        #expect(text.scale < RenderText.fullScale)
    }

    @Test("Reserved lines make the text as high, and no line more")
    func reserved() throws {
        let environment = EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        func height(_ view: some View) throws -> FixedLength {
            let tree = try view.renderTree(
                proposal: ProposedViewSize(width: 300, height: nil), environment: environment)
            return try #require(tree.node(at: "t")).frame.size.height
        }
        #expect(try height(words.lineLimit(3, reservesSpace: true)).points > 2.9 * height(words).points)
    }
}
