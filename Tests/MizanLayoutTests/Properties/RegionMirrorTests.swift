import MizanBase
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

/// Regions of either direction, one in the other, around views of any shape.
private struct RandomRegions {
    /// How a region gets its direction.
    private enum Kind: CaseIterable { case content, environment, attribute, system }

    private var generator: SeededGenerator
    /// Whether every direction is the other one.
    private let turns: Bool
    private var count: UInt64 = 0

    static func view(seed: UInt64, depth: Int, turns: Bool) -> AnyView {
        var random = RandomRegions(generator: SeededGenerator(seed: seed), turns: turns)
        return random.region(depth)
    }

    private init(generator: SeededGenerator, turns: Bool) {
        self.generator = generator
        self.turns = turns
    }

    private mutating func region(_ depth: Int) -> AnyView {
        guard depth > 0 else { return leaf() }
        let (first, inner, last) = (leaf(), region(depth - 1), leaf())
        let kind = Kind.allCases.randomElement(using: &generator) ?? .content
        let side = LayoutDirection.allCases.randomElement(using: &generator) ?? .leftToRight
        let direction = turns ? side.opposite : side
        let row = VStack(alignment: .leading, spacing: 10 / 3) {
            HStack(spacing: 1 / 3) {
                first.fixedSize()
                inner
            }
            last.frame(maxWidth: 200, alignment: .trailing)
        }
        .padding(.leading, 7 / 3)
        return switch kind {
        case .content: AnyView(row.contentDirection(direction).offset(x: 1 / 3))
        case .environment: AnyView(row.environment(\.layoutDirection, direction))
        case .attribute:
            AnyView(
                row.semanticContentAttribute(direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft))
        case .system: AnyView(ScrollView(.horizontal) { row }.userInterfaceLevel(.system))
        }
    }

    private mutating func leaf() -> AnyView {
        count += 1
        return RandomView.view(seed: generator.next(), depth: 1)
    }
}

@Suite struct RegionMirrorTests {
    private static func tree(
        _ view: some View, root: LayoutDirection, system: LayoutDirection, scale: Double?
    ) throws -> RenderTree {
        var environment = try testEnvironment(root, scale: scale)
        environment.systemLayoutDirection = system
        return try view.renderTree(proposal: ProposedViewSize(width: 400, height: nil), environment: environment)
    }

    @Test(arguments: 0..<24 as Range<UInt64>)
    func `with every direction the other one, a layout of regions is the mirror image`(seed: UInt64) throws {
        let depth = Int(seed % 6) + 1
        let scale: Double? = seed.isMultiple(of: 2) ? 2 : nil
        let system: LayoutDirection = seed.isMultiple(of: 3) ? .leftToRight : .rightToLeft
        let left = try Self.tree(
            RandomRegions.view(seed: seed, depth: depth, turns: false), root: .leftToRight, system: system, scale: scale
        )
        let right = try Self.tree(
            RandomRegions.view(seed: seed, depth: depth, turns: true), root: .rightToLeft, system: system.opposite,
            scale: scale)
        #expect(left.nodes.map(\.path) == right.nodes.map(\.path))
        for (node, twin) in zip(left.nodes, right.nodes) {
            #expect(twin.frame == node.frame.mirrored(in: left.size.width), "\(node.path)")
            #expect(twin.direction == node.direction.opposite, "\(node.path)")
            guard case .text(let text) = node.content, case .text(let other) = twin.content else { continue }
            #expect(
                text.lines.map { $0.frame.mirrored(in: left.size.width) } == other.lines.map(\.frame), "\(node.path)")
        }
    }

    /// A region in regions lays out what is inside it as it does alone.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func `what is in a region depends on its own direction alone, however deep it stands`(seed: UInt64) throws {
        let direction: LayoutDirection = seed.isMultiple(of: 2) ? .leftToRight : .rightToLeft
        let content = HStack { RandomView.view(seed: seed, depth: 3) }.fixedSize()
        let alone = try VStack { content }.id("region").contentDirection(direction).laidOut(direction)
        var generator = SeededGenerator(seed: seed)
        var view = AnyView(VStack { content }.id("region").contentDirection(direction))
        for _ in 0..<8 {
            let around = LayoutDirection.allCases.randomElement(using: &generator) ?? .leftToRight
            view = AnyView(view.padding(.leading, 3).contentDirection(around))
        }
        let nested = try view.laidOut(direction.opposite)
        func inside(_ tree: RenderTree) throws -> [FixedRect] {
            let index = try #require(tree.nodes.firstIndex { $0.path == "region" })
            let origin = tree.nodes[index].frame.origin
            return tree.nodes[index...].map { node in
                FixedRect(
                    origin: FixedPoint(x: node.frame.minX - origin.x, y: node.frame.minY - origin.y),
                    size: node.frame.size)
            }
        }
        let (own, other) = (try inside(alone), try inside(nested))
        #expect(own.count == other.count && own.count > 1)
        for (frame, twin) in zip(own, other) {
            // Each edge is rounded once, at another place of the grid.
            #expect(abs(frame.minX.rawValue - twin.minX.rawValue) <= 2)
            #expect(abs(frame.maxX.rawValue - twin.maxX.rawValue) <= 2)
        }
    }
}
