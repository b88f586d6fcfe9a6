import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

private struct DepthKey: EnvironmentKey { static let defaultValue = 1 }
private struct NameKey: EnvironmentKey { static let defaultValue: String? = "nobody" }

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
    fileprivate var name: String? {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

/// Shows a number of points as its width.
private struct Depth: View {
    @Environment(\.depth) private var depth

    var body: some View { Color.black.frame(width: Double(depth), height: 1) }
}

private struct Deeper: ViewModifier {
    @Environment(\.depth) private var depth

    func body(content: Content) -> some View {
        VStack {
            Color.black.frame(width: Double(depth), height: 2).id("modifier")
            content
        }.environment(\.depth, depth + 100)
    }
}

/// Keys of one's own, `@Environment`, `ViewModifier`.
@Suite("Environment")
struct EnvironmentKeyTests {
    private func width(_ view: some View, _ path: String = "depth") throws -> Double {
        try view.laidOut().frame(path).size.width
    }

    @Test("a key has its default until it is set, and a set nil is no default")
    func defaults() throws {
        var environment = try testEnvironment()
        #expect(environment.depth == 1)
        #expect(environment.name == "nobody")
        environment.name = nil
        #expect(environment.name == nil)
    }

    @Test("a copy does not see what is set later, in Mizan's values and in those of keys")
    func values() throws {
        let first = try testEnvironment()
        var second = first
        second.depth = 2
        second.layoutDirection = .rightToLeft
        let third = second
        second.depth = 3
        #expect([first.depth, second.depth, third.depth] == [1, 3, 2])
        #expect([first, second, third].map(\.layoutDirection) == [.leftToRight, .rightToLeft, .rightToLeft])
    }

    @Test("a view reads what is set around it, the innermost of several, and no sibling's")
    func reading() throws {
        let view = VStack {
            Depth().id("none")
            Depth().id("inner").environment(\.depth, 2).environment(\.depth, 3)
            Depth().id("changed").transformEnvironment(\.depth) { $0 *= 5 }
            Depth().id("outside")
        }
        .environment(\.depth, 7)
        let tree = try view.laidOut()
        let widths = try ["none", "inner", "changed", "outside"].map { try tree.frame($0).size.width }
        #expect(widths == [7, 2, 35, 7])
    }

    @Test("a modifier reads what is around it, and sets what its content reads")
    func modifier() throws {
        let tree = try Depth().id("depth").modifier(Deeper()).environment(\.depth, 4).laidOut()
        #expect(try tree.frame("modifier").size.width == 4)
        #expect(try tree.frame("depth").size.width == 104)
    }

    @Test("two modifiers as one: the second is around the first")
    func concatenated() throws {
        struct Outer: ViewModifier {
            func body(content: Content) -> some View { content.environment(\.depth, 10) }
        }
        #expect(try width(Depth().id("depth").modifier(Deeper().concat(Outer()))) == 110)
        #expect(try width(Depth().id("depth").modifier(Outer().concat(Deeper()))) == 10)
    }

    /// SwiftUI sets a view's properties once, before its body; closures written there are called later, elsewhere.
    @Test("a closure of a body reads that body's environment when it is called later")
    func closures() throws {
        struct Rows: View {
            @Environment(\.depth) private var depth

            var body: some View {
                ForEach(0..<2) { _ in
                    HStack {
                        Color.black.frame(width: Double(depth), height: 1)
                        Depth()
                        ForEach(0..<1) { _ in Color.black.frame(width: Double(depth), height: 1) }
                    }.environment(\.depth, 50)
                }
                .environment(\.depth, 20)
            }
        }
        let tree = try VStack { Rows() }.environment(\.depth, 3).laidOut()
        #expect(tree.nodes.filter { $0.type == "Color" }.map(\.frame.rect.size.width) == [3, 50, 3, 3, 50, 3])
    }

    @Test("a guide's closure, called while views are placed, reads its body's environment")
    func guides() throws {
        struct Shifted: View {
            @Environment(\.depth) private var depth

            var body: some View {
                ZStack(alignment: .leading) {
                    Color.black.frame(width: 10, height: 10).id("fixed")
                    Color.black.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -Double(depth) }.id(
                        "shifted")
                }.environment(\.depth, 99)
            }
        }
        let tree = try Shifted().environment(\.depth, 7).laidOut()
        #expect(try tree.frame("shifted").minX - tree.frame("fixed").minX == 7)
    }

    @Test("outside of a body an environment is empty, and a layout inside a body has its own")
    func outside() throws {
        #expect(Environment(\.depth).wrappedValue == 1)
        struct Measuring: View {
            @Environment(\.depth) var depth

            var body: some View {
                let inner = try? Depth().id("depth").environment(\.depth, 30).laidOut().frame("depth").size.width
                Color.black.frame(width: (inner ?? 0) + Double(depth), height: 1).id("sum")
            }
        }
        #expect(try width(Measuring().environment(\.depth, 4), "sum") == 34)
    }

    @Test("layouts on several threads at once read each its own")
    func threads() async throws {
        let widths = try await withThrowingTaskGroup(of: Bool.self) { group in
            for depth in 1...40 {
                group.addTask {
                    let tree = try Depth().id("depth").environment(\.depth, depth).laidOut()
                    return try tree.frame("depth").size.width == Double(depth)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(widths.count == 40 && widths.allSatisfy { $0 })
    }
}
