import MizanBase
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

/// Containers and modifiers that place views by themselves, each in each other, around views of any shape.
@Suite("Mirror image of containers")
struct ContainerMirrorTests {
    /// Each around two views.
    private static let wrappers: [@Sendable (AnyView, AnyView) -> AnyView] = [
        { first, second in
            AnyView(
                FlowLayout(alignment: .trailing, horizontalSpacing: 7 / 3, verticalSpacing: 1 / 3) {
                    first
                    second
                })
        },
        { first, second in
            AnyView(
                EqualWidthHStack(spacing: 1 / 3) {
                    first
                    second
                })
        },
        { first, second in
            AnyView(
                ScrollView(.horizontal) {
                    first.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 1, alignment: .bottomLeading)
                    second
                })
        },
        { first, second in
            AnyView(
                GeometryReader { proxy in
                    first.frame(width: proxy.size.width / 3, height: proxy.frame(in: .global).minX, alignment: .leading)
                    second
                })
        },
        { first, second in
            AnyView(
                first.ignoresSafeArea(edges: .leading).safeAreaInset(edge: .leading, alignment: .top) { second })
        },
        { first, second in
            AnyView(
                HStack {
                    first.aspectRatio(1.5, contentMode: .fit)
                    Divider()
                    second.offset(x: 10 / 3, y: 1).position(x: 100 / 3, y: 20)
                })
        },
    ]

    private static let pairs = wrappers.indices.flatMap { outer in wrappers.indices.map { (outer, $0) } }

    @Test("every frame is the mirror of its twin, and the same again", arguments: pairs)
    func mirror(outer: Int, inner: Int) throws {
        for seed in 0..<4 {
            let views = (0..<3).map { RandomView.view(seed: UInt64(10 * seed + $0), depth: 2) }
            let view = Self.wrappers[outer](Self.wrappers[inner](views[0], views[1]), views[2])
            func tree(_ direction: LayoutDirection) throws -> RenderTree {
                var environment = try testEnvironment(direction, scale: seed.isMultiple(of: 2) ? 2 : nil)
                environment.safeAreaInsets = EdgeInsets(top: 10, leading: 20 / 3, bottom: 0, trailing: 5)
                let proposal = ProposedViewSize(width: 240.3, height: seed < 2 ? 300 : nil)
                return try view.renderTree(proposal: proposal, environment: environment)
            }
            let (left, right) = (try tree(.leftToRight), try tree(.rightToLeft))
            #expect(try tree(.leftToRight) == left)
            #expect(left.mirrorDifferences(in: right) == [], "\(seed)")
        }
    }
}
