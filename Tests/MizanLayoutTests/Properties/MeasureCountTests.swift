import MizanBase
import Testing

@testable import MizanLayout

/// Deep trees cost what their depth costs and not a power of it.
@Suite("Measure calls")
@MainActor struct MeasureCountTests {
    /// A leaf that counts how often it is measured.
    private final class CountingNode: LayoutNode {
        private let counter: Counter

        init(counter: Counter, dependence: LayoutDependence, context: ViewContext) {
            self.counter = counter
            super.init(
                identity: context.identity("Counting"), direction: context.direction,
                traits: LayoutTraits(dependence: dependence))
        }

        override func measure(_ proposal: ProposedViewSize) -> Size {
            counter.count += 1
            return proposal.replacingUnspecifiedDimensions()
        }
    }

    private final class Counter { var count = 0 }

    private struct CountingView: PrimitiveView {
        let counter: Counter
        let dependence: LayoutDependence

        func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
            nodes.append(CountingNode(counter: counter, dependence: dependence, context: context))
        }
    }

    /// How a level wraps the one inside it.
    enum Nesting: CaseIterable {
        case rows, columns, alternating, withTexts, withFonts, inGrids, textsInGrids, inFallbacks, inFrames, onBaselines
    }

    @Test(
        "many levels measure the innermost view a bounded number of times", .timeLimit(.minutes(1)),
        arguments: Nesting.allCases, [LayoutDependence.proposal, .all])
    func nested(nesting: Nesting, dependence: LayoutDependence) throws {
        let counter = Counter()
        var view = AnyView(CountingView(counter: counter, dependence: dependence))
        let levels = nesting == .inGrids || nesting == .textsInGrids ? 20 : 60
        for level in 0..<levels { view = Self.wrap(view, nesting, level) }
        _ = try view.laidOut(width: 2_000, height: 4_000)
        #expect((1...(dependence == .all ? 1_000 : 100)).contains(counter.count), "measured \(counter.count) times")
    }

    private static func wrap(_ view: AnyView, _ nesting: Nesting, _ level: Int) -> AnyView {
        let isRow = level.isMultiple(of: 2)
        switch nesting {
        case .rows:
            return AnyView(
                HStack(spacing: 1) {
                    view; Rectangle()
                })
        case .columns:
            return AnyView(
                VStack(spacing: 1) {
                    view; Rectangle()
                })
        case .alternating:
            return isRow
                ? AnyView(
                    HStack {
                        view; Spacer()
                    })
                : AnyView(
                    VStack {
                        Rectangle(); view
                    })
        case .withTexts:
            let text = Text(verbatim: "Heavy rain from noon")
            return isRow
                ? AnyView(
                    HStack {
                        text; view
                    })
                : AnyView(
                    VStack {
                        text; view
                    })
        case .withFonts:
            let text = Text(verbatim: "Heavy rain").font(.system(size: 8 + Double(level) / 7))
            return isRow
                ? AnyView(
                    HStack {
                        text; view
                    })
                : AnyView(
                    VStack {
                        text; view
                    })
        case .inGrids:
            return AnyView(
                Grid {
                    GridRow {
                        Text(verbatim: "24"); view
                    }
                })
        case .textsInGrids:
            return AnyView(
                Grid {
                    GridRow {
                        Text(verbatim: "Heavy rain from noon").font(.system(size: 8 + Double(level) / 7));
                        view.fixedSize(horizontal: false, vertical: true)
                    }
                })
        case .inFallbacks:
            return AnyView(
                ViewThatFits {
                    AnyView(
                        HStack {
                            view; Spacer()
                        });
                    AnyView(VStack { Text(verbatim: "x") })
                })
        case .inFrames:
            return AnyView(view.frame(minWidth: 10, maxWidth: 3_000, maxHeight: .infinity).padding(0.25))
        case .onBaselines:
            return AnyView(
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: "a"); view
                })
        }
    }
}
