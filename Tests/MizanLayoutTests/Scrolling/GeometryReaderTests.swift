import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

private func box(_ name: String, _ width: Double, _ height: Double = 10) -> some View {
    Rectangle().id(name).frame(width: width, height: height)
}

/// Itself, so many times over.
nonisolated private struct Nest: View {
    var copies = 1

    var body: some View {
        GeometryReader { _ in
            ForEach(0..<copies) { _ in Nest(copies: copies) }
        }
    }
}

struct GeometryReaderTests {
    @Test(arguments: LayoutDirection.allCases)
    func `it takes what is proposed; its content knows the size and stands at the leading top corner`(
        direction: LayoutDirection
    ) throws {
        let tree = try HStack(spacing: 0) {
            box("first", 40, 60)
            GeometryReader { proxy in
                box("half", proxy.size.width / 2, proxy.size.height / 3)
                Rectangle().id("all")
            }
        }
        .laidOut(width: 100, height: 60, direction)
        let isMirrored = direction == .rightToLeft
        #expect(try tree.frame("HStack/GeometryReader") == Rect(x: isMirrored ? 0 : 40, y: 0, width: 60, height: 60))
        #expect(try tree.frame("half") == Rect(x: isMirrored ? 30 : 40, y: 0, width: 30, height: 20))
        #expect(try tree.frame("all").size == Size(width: 60, height: 60))
        #expect(tree.nodes.map(\.path).contains("half"))
    }

    @Test func `where nothing is proposed it is 10, however large its content`() throws {
        let tree = try GeometryReader { _ in box("a", 500) }.laidOut()
        #expect(tree.size.width.points == 10 && tree.size.height.points == 10)
        #expect(try tree.frame("a").size.width == 500)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `frames are known in the reader and in the root, counted from the leading side`(
        direction: LayoutDirection
    ) throws {
        let tree = try VStack(alignment: .leading, spacing: 0) {
            box("above", 80, 20)
            GeometryReader { proxy in
                let (local, global) = (proxy.frame(in: .local), proxy.frame(in: .global))
                box("local", local.maxX - local.minX, local.minY + 1)
                box("global", global.minX, global.minY)
            }
            .padding(.leading, 30)
        }
        .laidOut(width: 100, height: 60, direction)
        #expect(try tree.frame("local").size == Size(width: 70, height: 1))
        #expect(try tree.frame("global").size == Size(width: 30, height: 20))
    }

    @Test func `an error in the content is one of the layout`() throws {
        let found = try diagnostic { try GeometryReader { _ in Color("No Such Colour") }.laidOut() }
        #expect(found.rule == "color-missing")
        // Not where the content isn't shown.
        let tree = try ViewThatFits {
            box("small", 5)
            GeometryReader { _ in Color("No Such Colour") }
        }
        .laidOut(width: 50, height: 50)
        #expect(try tree.frame("small").size.width == 5)
    }

    @Test func `readers in readers end at the limits`() throws {
        let deep = try diagnostic { try Nest().laidOut(width: 50, height: 50) }
        #expect(deep.rule == "too-deep")
        var environment = try testEnvironment()
        environment.viewCountLimit = 500
        environment.viewDepthLimit = 100
        let wide = #expect(throws: DiagnosticError.self) {
            try Nest(copies: 3).renderTree(proposal: ProposedViewSize(width: 50, height: 50), environment: environment)
        }
        #expect(wide?.diagnostics.first?.rule == "too-deep" || wide?.diagnostics.first?.rule == "too-many-views")
    }

    @Test func `a reader without a finite size is an error, and makes no content`() throws {
        let found = try diagnostic {
            try GeometryReader { proxy in
                // Would trap for infinity.
                box("a", Double(Int(proxy.size.width)))
            }
            .frame(width: 10, height: 10).position(x: .infinity, y: 0).laidOut(width: 20, height: 20)
        }
        #expect(found.rule == "frame-not-finite")
    }
}
