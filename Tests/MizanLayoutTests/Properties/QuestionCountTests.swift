import MizanBase
import Testing

@testable import MizanLayout

/// What a leaf and a text are asked stays little: each proposal is answered once, and there are few different ones.
@Suite("Questions")
struct QuestionCountTests {
    /// Screens as the benchmark has them.
    enum Screen: CaseIterable {
        case flat, nested, fixed, levels, grid, fallbacks

        fileprivate func view(_ record: RecordingView.Record) -> AnyView {
            switch self {
            case .flat: stacks([100, 10], .vertical, leaf(record))
            case .nested: stacks([10, 10, 10, 10], .vertical, leaf(record))
            case .fixed: stacks([10, 10, 10], .horizontal) { AnyView(RecordingView(kind: .fixed, record: record)) }
            case .levels:
                (0..<200).reduce(AnyView(RecordingView(kind: .greedy, record: record))) { view, level in
                    let beside = RecordingView(kind: level % 4 == 0 ? .wrapping : .fixed, record: record)
                    return level.isMultiple(of: 2)
                        ? AnyView(
                            HStack {
                                view; beside
                            })
                        : AnyView(
                            VStack {
                                view; beside
                            })
                }
            case .grid:
                AnyView(
                    Grid {
                        ForEach(0..<100) { row in
                            GridRow {
                                Text(verbatim: "Heavy rain from noon")
                                RecordingView(kind: .fixed, record: record)
                                RecordingView(kind: row % 10 == 0 ? .greedy : .fixed, record: record)
                            }
                        }
                    })
            case .fallbacks:
                (0..<12).reduce(AnyView(RecordingView(kind: .wrapping, record: record))) { view, level in
                    AnyView(
                        ViewThatFits(in: .horizontal) {
                            RecordingView(kind: .fixed, record: record).padding(Double(300 - level))
                            VStack {
                                view; Text(verbatim: "Heavy rain from noon")
                            }
                        })
                }
            }
        }

        private func stacks(_ counts: [Int], _ axis: Axis, _ leaf: @escaping () -> AnyView) -> AnyView {
            guard let count = counts.first else { return leaf() }
            let rest = Array(counts.dropFirst())
            let content = ForEach(0..<count) { _ in stacks(rest, axis == .vertical ? .horizontal : .vertical, leaf) }
            return axis == .vertical ? AnyView(VStack { content }) : AnyView(HStack { content })
        }

        /// One leaf in ten is flexible, one a text and one as a text.
        private func leaf(_ record: RecordingView.Record) -> () -> AnyView {
            var number = 0
            return {
                defer { number += 1 }
                switch (number + number / 10) % 10 {
                case 0: return AnyView(RecordingView(kind: .greedy, record: record))
                case 3: return AnyView(RecordingView(kind: .wrapping, record: record))
                case 6: return AnyView(Text(verbatim: "Heavy rain from noon"))
                default: return AnyView(RecordingView(kind: .fixed, record: record))
                }
            }
        }
    }

    @Test(
        "a leaf is asked at most 9, a fixed one 1, a text breaks its lines for at most 4 widths",
        arguments: Screen.allCases)
    func screens(screen: Screen) throws {
        let record = RecordingView.Record()
        let laid = try LaidNodes(screen.view(record), ProposedViewSize(width: 2_000, height: 1_500))
        #expect(record.mostQuestions(.fixed) == 1)
        #expect(record.mostQuestions(.greedy) <= 9)
        #expect(record.mostQuestions(.wrapping) <= 9)
        #expect(laid.texts.map(\.widthCount).max() ?? 0 <= 4)
        #expect(record.repeated == 0)
    }

    @Test("in a view of any shape nothing is asked twice, fixed leaves once, others little", arguments: 0..<150)
    func random(seed: Int) throws {
        let record = RecordingView.Record()
        let view = RandomView.view(seed: UInt64(seed), record: record)
        let laid = try LaidNodes(
            view, ProposedViewSize(width: [320, 111, nil, 1_000][seed % 4], height: [nil, 500, 80][seed % 3]))
        #expect(record.mostQuestions(.fixed) <= 1)
        // Some modifiers propose something else when they place than when they measure, be it by rounding.
        #expect(record.mostQuestions(.greedy) <= 15)
        #expect(record.mostQuestions(.wrapping) <= 15)
        #expect(laid.texts.map(\.widthCount).max() ?? 0 <= 5)
        #expect(record.repeated == 0)
    }

    @Test("a stack whose shares were all taken is as long as what was shared, to the last bit")
    func sum() throws {
        let record = RecordingView.Record()
        let row = HStack(spacing: 0.1) { ForEach(0..<7) { _ in RecordingView(kind: .greedy, record: record) } }
        // What stands in layers is proposed their size in the end.
        _ = try LaidNodes(AnyView(ZStack { row }), ProposedViewSize(width: 100.1, height: 50))
        #expect(record.mostQuestions(.greedy) == 3)
    }
}
