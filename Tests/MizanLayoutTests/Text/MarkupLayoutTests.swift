import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

/// What inline markup of localized strings comes to in a render tree.
@Suite struct MarkupLayoutTests {
    private func tree() throws -> RenderTree {
        try Text("Pay **now**, \("**2**"): `x` ~~y~~ *z* [here](https://example.com/\("a b"))").laidOut(width: 400)
    }

    private func text(_ tree: RenderTree) throws -> RenderText {
        for node in tree.nodes {
            if case .text(let text) = node.content { return text }
        }
        throw DiagnosticError(Diagnostic(rule: "test", message: "no text"))
    }

    @Test func `bold comes from the bold face, an argument's asterisks stay`() throws {
        let tree = try tree()
        let text = try text(tree)
        #expect(text.text.string == "Pay now, **2**: x y z here")
        let bold = text.lines.flatMap(\.runs).filter { tree.fonts[$0.font].name == "NotoSans-Bold" }
        #expect(bold.map(\.range) == [4..<7])
    }

    @Test func `the tree says where emphasis, code, strikethrough and links are`() throws {
        let tree = try tree()
        let runs = try text(tree).text.runs
        #expect(runs.map(\.range) == [4..<7, 16..<17, 18..<19, 20..<21, 22..<26])
        #expect(
            runs.map(\.attributes.presentation) == [.stronglyEmphasized, .code, .strikethrough, .emphasized, []])
        #expect(runs.last?.attributes.link == "https://example.com/a b")
        #expect(
            tree.text.contains(
                " stronglyEmphasized 4..<7 code 16..<17 strikethrough 18..<19 emphasized 20..<21 "
                    + "link 22..<26 \"https://example.com/a b\"\n"))
        #expect(try RenderTree(json: tree.json, file: "tree") == tree)
    }
}
