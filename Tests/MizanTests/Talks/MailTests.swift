import Mizan
import MizanControls
import Testing

/// localization-by-example: the four buttons of a letter, in a row or in two columns of two.
private struct MailActions: View {
    private static let actions: [[(title: LocalizedStringKey, symbol: String)]] = [
        [("Reply", "arrowshape.turn.up.backward"), ("Reply All", "arrowshape.turn.up.backward.2")],
        [("Forward", "arrowshape.turn.up.forward"), ("Archive.menuItem", "archivebox")],
    ]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) {
                ForEach(0..<2) { row in
                    // No title breaks in the row: a button is at least as wide as its own.
                    ForEach(0..<2) { column in button(row, column, fixedSize: true) }
                }
            }
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                ForEach(0..<2) { row in
                    GridRow {
                        ForEach(0..<2) { column in button(row, column, fixedSize: false) }
                    }
                }
            }
        }
        .padding(16)
        .background(Color(.background))
        .id("actions")
    }

    private func button(_ row: Int, _ column: Int, fixedSize: Bool) -> some View {
        let action = Self.actions[row][column]
        return Button {
        } label: {
            VStack(spacing: 4) {
                Image(systemName: action.symbol)
                Text(action.title).font(.subheadline)
            }
            .padding(8)
            .fixedSize(horizontal: fixedSize, vertical: false)
            .frame(maxWidth: .infinity)
            .background { RoundedRectangle(cornerRadius: 12).foregroundStyle(Color(.card)) }
        }
    }
}

struct MailTests {
    private func tree(_ locale: LanguageTag, textSize: DynamicTypeSize = .large) throws -> RenderTree {
        try TalkExample(scene: "Mail", locale: locale, width: 390).tree(MailActions(), textSize: textSize)
    }

    @Test(arguments: ["en", "de", "ar", "es", "el"] as [LanguageTag])
    func `Swift lays out as the scene that was looked at`(locale: LanguageTag) throws {
        #expect(try tree(locale).text == TalkExample(scene: "Mail", locale: locale, width: 390).golden())
    }

    /// German's titles are too long for the row: neither is one of them hidden nor does it break.
    @Test(arguments: [("en", 0), ("ar", 0), ("de", 1)] as [(LanguageTag, Int)])
    func `a row, or two columns of two, with all four titles in one line each`(locale: LanguageTag, taken: Int) throws {
        let tree = try tree(locale)
        #expect(tree.node(at: "actions")?.chosenAlternative?.index == taken)
        let buttons = tree.nodes("Button").map(\.frame)
        #expect(buttons.count == 4)
        #expect(Set(buttons.map(\.minY)).count == taken + 1)
        #expect(Set(buttons.map(\.minX)).count == (taken == 0 ? 4 : 2))
        #expect(tree.nodes("Text").map(\.lineCount) == [1, 1, 1, 1])
        #expect(tree.nodes("Image").count == 4)
    }

    @Test func `larger text takes the columns in English too`() throws {
        let tree = try tree("en", textSize: .accessibility2)
        #expect(tree.node(at: "actions")?.chosenAlternative?.index == 1)
        #expect(tree.nodes("Text").map(\.lineCount) == [1, 1, 1, 1])
    }
}
