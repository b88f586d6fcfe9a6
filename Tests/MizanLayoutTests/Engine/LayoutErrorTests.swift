import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@Suite("What can't be laid out")
struct LayoutErrorTests {
    @Test("a frame that is not finite, or beyond any screen, is an error that names its node")
    func frames() throws {
        let bar = Rectangle().frame(height: 10).id("bar")
        let layouts: [() throws -> RenderTree] = [
            { try VStack { bar }.id("list").laidOut(width: .infinity) },
            { try VStack { bar.padding(.infinity) }.id("list").laidOut(width: 100) },
            { try VStack { bar.padding(.leading, .nan) }.id("list").laidOut(width: 100) },
            { try VStack { bar.padding(.leading, 1e9) }.id("list").laidOut(width: 100) },
            {
                try VStack(spacing: .nan) {
                    bar; bar.id("other")
                }.id("list").laidOut(width: 100)
            },
        ]
        for layout in layouts {
            let found = try diagnostic(of: layout)
            #expect(found.rule == "frame-not-finite")
            #expect(found.message.contains("pt"))
        }
        let found = try diagnostic {
            try ZStack { bar.offsetFarAway() }.frame(width: 10, height: 10).id("list").laidOut()
        }
        #expect(found.nodePath == "list/bar" || found.nodePath == "list")
    }

    @Test("a proposal of NaN counts as 0, and is no hang")
    func proposal() throws {
        let view = HStack {
            Text(verbatim: "a"); Rectangle(); Spacer()
        }
        #expect(try view.laidOut(width: .nan, height: .nan) == view.laidOut(width: 0, height: 0))
    }

    @Test("fixed frames without a usable number are as if they weren't there", arguments: [-1, Double.nan, .infinity])
    func ignored(length: Double) throws {
        let tree = try Rectangle().id("bar").frame(width: length, height: length).laidOut(width: 30, height: 20)
        #expect(try tree.frame("bar") == Rect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("a scale that nothing can be drawn at is an error", arguments: [0, -1, 16.5, Double.nan, .infinity])
    func scale(scale: Double) throws {
        #expect(try diagnostic { try Rectangle().laidOut(width: 1, height: 1, scale: scale) }.rule == "scale")
    }

    /// How a level hides and nests the one inside it.
    enum Nesting: CaseIterable {
        case plain, stacks, modifiers, groups, backgrounds

        func wrap(_ view: AnyView) -> AnyView {
            switch self {
            case .plain: AnyView(view)
            case .stacks: AnyView(HStack { view })
            case .modifiers: AnyView(view.padding(0))
            case .groups: AnyView(Group { ViewList([view]) })
            case .backgrounds: AnyView(Rectangle().background { view })
            }
        }
    }

    @Test("views 100,000 deep are an error, not a crash", arguments: Nesting.allCases)
    func tooDeep(nesting: Nesting) throws {
        let result = try onSmallStack {
            var view = AnyView(Rectangle())
            for _ in 0..<100_000 { view = nesting.wrap(view) }
            return try diagnostic { try view.laidOut(width: 100) }.rule
        }
        #expect(result == "too-deep")
    }

    @Test("views somewhat below the limit of depth lay out", arguments: Nesting.allCases)
    func deep(nesting: Nesting) throws {
        var view = AnyView(Rectangle().frame(width: 10, height: 10))
        for _ in 0..<300 { view = nesting.wrap(view) }
        #expect(try view.laidOut(width: 100).nodes.count >= 1)
    }

    @Test("more views than the limit are an error")
    func tooMany() throws {
        var environment = try testEnvironment()
        environment.viewCountLimit = 100
        let view = VStack { ForEach(0..<101) { _ in HStack { EmptyView() } } }
        let found = try diagnostic { try view.renderTree(proposal: .unspecified, environment: environment) }
        #expect(found.rule == "too-many-views")
    }

    @Test("with the limit raised, 10,000 views in each other lay out and are freed, and one more is an error")
    func deepest() throws {
        func rule(_ depth: Int) throws -> String? {
            try onSmallStack {
                var view = AnyView(Rectangle())
                for _ in 0..<depth {
                    let inner = view
                    view = AnyView(VStack { inner })
                }
                var environment = try testEnvironment()
                environment.viewDepthLimit = .max
                let proposal = ProposedViewSize(width: 100, height: 100)
                do {
                    let tree = try view.renderTree(proposal: proposal, environment: environment)
                    return tree.nodes.count == depth + 1 ? nil : "\(tree.nodes.count) nodes"
                } catch let error as DiagnosticError {
                    return error.diagnostics.first?.rule
                }
            }
        }
        #expect(try rule(10_000) == nil)
        #expect(try rule(10_001) == "too-deep")
    }

    /// On a thread with less stack than any system gives one.
    private func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) throws -> Value {
        nonisolated(unsafe) var result: Result<Value, any Error>?
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result = Result { try work() }
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return try #require(result).get()
    }
}

nonisolated extension View {
    fileprivate func offsetFarAway() -> some View { padding(.leading, 3e8) }
}
