import MizanBase
import MizanRenderTree
import Testing

@testable import MizanLayout

/// A tree of any shape, with any numbers, ends in a tree or in an error that says what is wrong.
@Suite("Any tree ends", .timeLimit(.minutes(2)))
struct TerminationTests {
    /// Numbers that no interface has.
    private static let hostile: [Double] = [
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e9, -1e9, Double.leastNonzeroMagnitude, -0.0, -1,
    ]

    @Test("grids that keep their proportions, one in the other, are an error and no hang")
    func proportionsInGrids() throws {
        var view = AnyView(Text(verbatim: "Heavy rain from noon"))
        for _ in 0..<30 {
            let inner = view
            view = AnyView(
                Grid {
                    inner
                    Text(verbatim: "Heavy rain from noon")
                }
                .scaledToFit())
        }
        let found = try diagnostic { try view.laidOut(width: 390) }
        #expect(found.rule == "too-many-proposals")
    }

    @Test("with hostile numbers in each modifier and each container", arguments: hostile)
    func numbers(number: Double) throws {
        let leaf = Rectangle().frame(width: 20, height: 10)
        let text = Text(verbatim: "Heavy rain from noon")
        let views: [AnyView] = [
            AnyView(leaf.frame(width: number)), AnyView(text.frame(height: number)),
            AnyView(text.frame(minWidth: number)), AnyView(text.frame(idealWidth: number)),
            AnyView(text.frame(maxWidth: number)), AnyView(text.frame(minHeight: number, maxHeight: 3)),
            AnyView(text.frame(idealHeight: number, maxHeight: number)), AnyView(text.padding(number)),
            AnyView(text.padding(.leading, number)), AnyView(text.layoutPriority(number)),
            AnyView(Spacer(minLength: number)), AnyView(text.offset(x: number, y: number)),
            AnyView(text.position(x: number, y: number)), AnyView(Rectangle().aspectRatio(number, contentMode: .fit)),
            AnyView(Rectangle().aspectRatio(number, contentMode: .fill)),
        ]
        for direction in LayoutDirection.allCases {
            for view in views {
                expectEnd {
                    try HStack(spacing: number) {
                        view; text; view
                    }.laidOut(width: 100, direction)
                }
                expectEnd {
                    try VStack {
                        view; Rectangle(); view
                    }.laidOut(height: 100, direction)
                }
                expectEnd {
                    try Grid(horizontalSpacing: number, verticalSpacing: number) {
                        GridRow {
                            view; text
                        }
                        view
                    }.laidOut(width: 100, height: 100, direction)
                }
                expectEnd {
                    try ViewThatFits {
                        view;
                        ZStack {
                            view; text
                        }
                    }.laidOut(width: 10, direction)
                }
                expectEnd { try view.fixedSize().background { view }.laidOut(direction) }
                expectEnd { try view.laidOut(width: number, height: number, direction) }
            }
        }
    }

    @Test("with nothing in it")
    func empty() throws {
        let none = ForEach([Int]()) { _ in Rectangle() }
        let views: [AnyView] = [
            AnyView(HStack { none }), AnyView(VStack { EmptyView() }), AnyView(ZStack { none }), AnyView(Grid { none }),
            AnyView(Grid { GridRow { none } }), AnyView(ViewThatFits { none }), AnyView(Group { none }.padding(3)),
        ]
        for outer in views {
            for inner in views {
                let view = VStack {
                    outer.overlay { inner }.frame(minWidth: 3)
                    HStack {
                        inner.padding(1); outer
                    }
                }
                for tree in [try view.laidOut(width: 50, height: 50), try view.laidOut()] {
                    #expect(
                        tree.nodes.allSatisfy { $0.frame.size.width.points >= 0 && $0.frame.size.height.points >= 0 })
                }
            }
        }
    }

    @Test("with very many views side by side")
    func wide() throws {
        let leaves = ForEach(0..<20_000) { $0.isMultiple(of: 7) ? AnyView(Rectangle()) : AnyView(Spacer(minLength: 0)) }
        for view in [
            AnyView(HStack { leaves }), AnyView(VStack(spacing: 1) { leaves }), AnyView(ZStack { leaves }),
        ] {
            let tree = try view.laidOut(width: 1_000, height: 1_000)
            #expect(tree.nodes.count == 1 + 2_858)
        }
    }

    /// Whether a layout ends in a tree, or in an error about a frame that can't be.
    private func expectEnd(_ layout: () throws -> RenderTree, sourceLocation: SourceLocation = #_sourceLocation) {
        do {
            let tree = try layout()
            #expect(!tree.text.isEmpty, sourceLocation: sourceLocation)
        } catch let error as DiagnosticError {
            #expect(error.diagnostics.first?.rule == "frame-not-finite", "\(error)", sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }
}
