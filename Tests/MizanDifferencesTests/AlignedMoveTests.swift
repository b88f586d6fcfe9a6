import MizanBase
import MizanFonts
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

@testable import MizanDifferences

/// Moves on both axes are told apart from those that follow a parent's growth, by the alignment that placed a node.
@Suite struct AlignedMoveTests {
    private struct Card: View {
        var padding: Double
        var alignment: Alignment
        var least = 0.0

        var body: some View {
            ZStack(alignment: alignment) {
                Color.clear.frame(width: 80 + least, height: 60 + least)
                Rectangle().frame(width: 20, height: 10).padding(padding).id("mark")
            }
        }
    }

    /// The changes from one card to another, with and without what the layout knows.
    private func changes(_ before: Card, _ after: Card) throws -> (aligned: [String], byNumbers: [String]) {
        let environment = EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        func layout(_ card: Card) throws -> LaidOutView {
            try card.layout(proposal: ProposedViewSize(width: 320, height: nil), environment: environment)
        }
        let (golden, now) = (try layout(before).tree.text, try layout(after))
        return (
            TreeDifference(from: golden, to: now.tree, alignments: now.alignments).changes.map(\.text),
            TreeDifference(from: golden, to: now.tree).changes.map(\.text)
        )
    }

    @Test func `a larger padding moves towards trailing and down`() throws {
        let environment = EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        func layout(_ padding: Double) throws -> LaidOutView {
            try HStack {
                VStack(alignment: .leading) {
                    Rectangle().frame(width: 20, height: 10).padding(padding).id("mark")
                }
            }
            .frame(width: 200, alignment: .leading)
            .layout(proposal: ProposedViewSize(width: 320, height: nil), environment: environment)
        }
        let now = try layout(20)
        let difference = TreeDifference(from: try layout(16).tree.text, to: now.tree, alignments: now.alignments)
        #expect(
            difference.changes.first?.text == "mark padding 16 → 20; moved 4 pt towards trailing and 4 pt down",
            "\(difference.changes.map(\.text))")
    }

    @Test func `what is centred in a parent that grew didn't move on its own`() throws {
        let centred = try changes(
            Card(padding: 0, alignment: .center), Card(padding: 0, alignment: .center, least: 8))
        #expect(!centred.aligned.contains { $0.contains("mark") && $0.contains("moved") }, "\(centred)")
    }

    @Test func `each node knows the edge that it keeps its distance from`() throws {
        let environment = EnvironmentValues(localization: .empty, fonts: try ShippedFonts.collection())
        func edges(_ alignment: Alignment, _ direction: LayoutDirection = .leftToRight) throws -> NodeAlignment? {
            let view = Card(padding: 2, alignment: alignment).environment(\.layoutDirection, direction)
            let layout = try view.layout(proposal: .unspecified, environment: environment)
            let index = try #require(layout.tree.index(of: NodePath("mark")))
            return layout.alignments[index]
        }
        #expect(try edges(.topLeading) == NodeAlignment(horizontal: .start, vertical: .start))
        #expect(try edges(.center) == NodeAlignment(horizontal: .center, vertical: .center))
        #expect(try edges(.bottomTrailing) == NodeAlignment(horizontal: .end, vertical: .end))
        // A part of the tree from right to left.
        #expect(try edges(.topLeading, .rightToLeft) == NodeAlignment(horizontal: .end, vertical: .start))
    }
}
