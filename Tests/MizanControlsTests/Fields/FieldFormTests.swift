import MizanBase
import MizanRenderTree
import Testing
@testable import MizanControls

@testable import MizanLayout

/// A form of 40 rows that is typed into.
@Suite("A long form")
struct FieldFormTests {
    enum Container { case stack, form }

    nonisolated private struct Drafts: View {
        let drafts: [Draft]
        let container: Container

        var body: some View {
            switch container {
            case .stack: ScrollView { VStack { rows.textFieldStyle(.roundedBorder) } }
            case .form: Form { rows }
            }
        }

        private var rows: some View {
            ForEach(drafts.indices, id: \.self) { row in
                TextField("Row \(row)", text: drafts[row].binding).id("row\(row)")
            }
        }
    }

    @Test(
        "is laid out again only where it is typed into; the caret stands where the word ends",
        arguments: [Container.stack, .form],
        [
            (LayoutDirection.leftToRight, "Layla"), (.leftToRight, "ليلى"), (.rightToLeft, "Layla"),
            (.rightToLeft, "ليلى"),
        ])
    func typing(container: Container, typed: (direction: LayoutDirection, word: String)) throws {
        let (direction, word) = typed
        let drafts = (0..<40).map { _ in Draft() }
        let session = try shown(direction, width: 320, height: 2_000) { Drafts(drafts: drafts, container: container) }
        let isRightToLeft = word != "Layla"
        for row in [0, 7, 39] {
            try session.tap("row\(row)")
            for letter in word {
                let before = fields(of: session)
                try session.send(.text(String(letter)))
                let update = try session.update()
                let after = fields(of: session)
                // The text of one field alone is another node, and no other was placed anew.
                #expect(before.count == 40)
                let changed = before.indices.filter {
                    before[$0].node !== after[$0].node || before[$0].count != after[$0].count
                }
                #expect(changed == [row])
                #expect(update.tree == (try fresh(drafts, in: container, direction, row: row)))
                let (line, caret) = (try session.line(session.path("Text", in: row)), try session.frame("Caret"))
                #expect(abs(caret.midX - (isRightToLeft ? line.minX : line.maxX)) <= 1)
                let content = try session.frame(session.path("Content", in: row))
                #expect(abs(isRightToLeft ? line.maxX - content.maxX : line.minX - content.minX) < 0.1)
            }
            #expect(drafts[row].text == word)
        }
    }

    /// The texts of the fields in their order, with the number of their changes.
    private func fields(of session: LayoutSession) -> [(node: FieldNode, count: Int)] {
        var found: [(node: FieldNode, count: Int)] = []
        func add(_ node: LayoutNode) {
            if let field = node as? FieldNode { found.append((field, Int(field.slot.changeCount))) }
            for child in node.shownChildren { add(child) }
        }
        if let root = session.rootNode { add(root) }
        return found
    }

    /// The tree of another session with the same texts, the input at the same place.
    private func fresh(
        _ drafts: [Draft], in container: Container, _ direction: LayoutDirection, row: Int
    ) throws -> RenderTree {
        let other = try shown(direction, width: 320, height: 2_000) {
            Drafts(drafts: drafts.map { Draft($0.text) }, container: container)
        }
        try other.send(.activate(path: other.node("row\(row)").path))
        try other.edit(.key(.home), .key(.end))
        return try #require(other.layout).tree
    }
}

extension LayoutSession {
    /// The path of a node inside of a row.
    fileprivate func path(_ name: String, in row: Int) throws -> String {
        let nodes = try #require(layout).tree.nodes
        return try #require(
            nodes.first { $0.path.contains("row\(row)[") && $0.path.hasSuffix(name) }, "\(nodes.map(\.path))"
        ).path
    }
}
