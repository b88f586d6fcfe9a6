import MizanBase
import MizanLayout
import MizanRenderTree
import MizanText
import TestSupport
import Testing

@Suite("After every change, what a session laid out")
struct SessionEqualityTests {
    /// Steps of one interface.
    private static let steps = 100
    private static let emoji = Result {
        try FontCollection(files: [Checkout.file("Tests/Fixtures/ColorFonts/NotoColorEmoji-Subset.ttf").path])
    }
    private static let seeds = Array(0..<UInt64(Thoroughness.count(6, thorough: 240)))

    @Test("is what a fresh layout makes, and its changes are the difference", arguments: seeds)
    func equality(seed: UInt64) throws {
        var changes = LivingPieceChanges(seed: seed)
        let root = changes.piece(depth: 4)
        var environment = try testEnvironment(
            seed % 2 == 0 ? .leftToRight : .rightToLeft, scale: seed % 3 == 0 ? 2 : nil)
        environment.fonts = environment.fonts.adding(try Self.emoji.get())
        environment.describesAlternatives = seed % 2 == 0
        var proposal = ProposedViewSize(width: 320, height: 480)
        let session = LayoutSession(LivingPieceView(piece: root), proposal: proposal, environment: environment)
        var former: RenderTree?
        for step in 0..<Self.steps {
            switch changes.number(0...19) {
            case 0:
                proposal.width = Double(changes.number(100...500))
                session.proposal = proposal
            case 1:
                environment.layoutDirection = environment.layoutDirection.opposite
                session.environment = environment
            case 2: session.show(LivingPieceView(piece: root))
            case 3...15: changes.change(root)
            default:
                changes.change(root)
                changes.change(root)
            }
            let update = try session.update()
            let fresh = try LivingPieceView(piece: root).layout(proposal: proposal, environment: environment)
            let isEqual = update.layout == fresh
            try #require(isEqual, "seed \(seed), step \(step):\n\(update.tree.text)\nfresh:\n\(fresh.tree.text)")
            #expect(update.layout.noted == fresh.noted, "seed \(seed), step \(step)")
            if let former {
                let missed = self.changes(from: former, to: fresh.tree).subtracting(update.changes.changed)
                    .subtracting(update.changes.inserted)
                #expect(missed.isEmpty, "seed \(seed), step \(step)")
            }
            former = update.tree
        }
    }

    /// The nodes that look different, or stand elsewhere.
    private func changes(from former: RenderTree, to tree: RenderTree) -> Set<NodePath> {
        let known = Dictionary(former.nodes.map { ($0.name, $0) }) { first, _ in first }
        let changed = tree.nodes.filter { node in
            known[node.name].map { $0.content != node.content || $0.frame != node.frame } ?? true
        }
        return Set(changed.map(\.name))
    }
}

extension LaidOutView {
    /// The origins and lines of the texts, by node.
    fileprivate var noted: [Int: NotedText] {
        var noted: [Int: NotedText] = [:]
        for index in tree.nodes.indices {
            guard let note = textNote(of: index) else { continue }
            noted[index] = NotedText(
                origin: note.origin,
                lines: note.lines.map { NotedText.Line(range: $0.range, width: $0.width, top: $0.top) })
        }
        return noted
    }
}

private struct NotedText: Equatable {
    struct Line: Equatable {
        var range: Range<Int>
        var width: Double
        var top: Double
    }

    var origin: TextOrigin
    var lines: [Line]
}
