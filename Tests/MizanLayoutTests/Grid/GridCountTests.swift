import MizanBase
import Testing

@testable import MizanLayout

/// How often grids ask: bounded by constants where they stand in each other, too.
@Suite("Questions of grids")
struct GridCountTests {
    private final class Questions { var all: Set<ProposedViewSize> = [] }

    /// A view like a text: 100 wide, wrapped at multiples of 10 where there is less.
    private final class Words: LayoutNode {
        private let questions: Questions

        init(_ questions: Questions, dependence: LayoutDependence, context: ViewContext) {
            self.questions = questions
            super.init(
                identity: context.identity("Words"), direction: context.direction,
                traits: LayoutTraits(dependence: dependence))
        }

        override func measure(_ proposal: ProposedViewSize) -> Size {
            questions.all.insert(proposal)
            let width = min(max((proposal.width ?? 100).rounded(.down), 10), 100)
            let wrapped = max((width / 10).rounded(.down), 1) * 10
            return Size(width: wrapped, height: (100 / wrapped).rounded(.up) * 10)
        }
    }

    nonisolated private struct WordsView: PrimitiveView {
        let questions: Questions
        var dependence: LayoutDependence = [.widthOnWidth, .heightOnWidth]

        func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
            nodes.append(Words(questions, dependence: dependence, context: context))
        }
    }

    /// Around what grids stand.
    enum Surroundings: CaseIterable {
        case none, stack, column, fallback, grid, spanning
    }

    private static func grid(_ words: some View) -> some View {
        Grid {
            GridRow {
                words
                Rectangle().frame(minWidth: 20, maxWidth: .infinity).frame(height: 6)
                Rectangle().frame(width: 40, height: 10)
            }
            GridRow {
                Rectangle().frame(width: 55, height: 10)
                Rectangle().frame(width: 20, height: 10)
            }
            Rectangle().frame(height: 1)
        }
    }

    @Test("a text is broken for at most 4 widths", arguments: Surroundings.allCases, [260.0, 150, 90])
    func textWidths(surroundings: Surroundings, width: Double) throws {
        let questions = Questions()
        let words = WordsView(questions: questions)
        let view: AnyView =
            switch surroundings {
            case .none: AnyView(Self.grid(words))
            case .stack:
                AnyView(
                    HStack {
                        Self.grid(words)
                        Rectangle().frame(width: 30, height: 30)
                    })
            case .column:
                AnyView(
                    VStack {
                        Self.grid(words)
                        Rectangle()
                    })
            case .fallback:
                AnyView(
                    ViewThatFits(in: .horizontal) {
                        Self.grid(words)
                        words
                    })
            case .grid: AnyView(Self.grid(Self.grid(words)))
            case .spanning: AnyView(Self.grid(words.gridCellColumns(2)))
            }
        _ = try view.laidOut(width: width, height: 300)
        // A width that no text fills is no width for it.
        let widths = Set(questions.all.map { $0.width.flatMap { $0.isFinite ? $0 : nil } })
        #expect(widths.count <= 4, "\(widths)")
    }

    @Test(
        "a leaf in grids in grids is asked at most 9 different things",
        arguments: [LayoutDependence.proposal, .all], [1, 2, 4, 30])
    func leafQuestions(dependence: LayoutDependence, levels: Int) throws {
        let questions = Questions()
        var view = AnyView(WordsView(questions: questions, dependence: dependence))
        for _ in 0..<levels {
            let inner = view
            view = AnyView(
                Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                    GridRow {
                        inner
                        Rectangle().frame(width: 3, height: 3)
                    }
                    GridRow {
                        Rectangle().frame(width: 2, height: 2)
                        Rectangle()
                    }
                })
        }
        _ = try view.laidOut(width: 500, height: 500)
        #expect((1...9).contains(questions.all.count), "\(questions.all.count): \(questions.all)")
    }

    @Test("a leaf of fixed size is asked once")
    func fixedLeaf() throws {
        let questions = Questions()
        _ = try Self.grid(WordsView(questions: questions, dependence: .none)).laidOut(width: 300, height: 300)
        #expect(questions.all.count == 1)
    }
}
