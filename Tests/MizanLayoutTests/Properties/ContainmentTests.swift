import MizanBase
import Testing

@testable import MizanLayout

/// What holds inside every node of a view of any shape.
@Suite("Views of any shape")
struct ContainmentTests {
    private static let seeds = 0..<150

    private static func laid(_ seed: Int, times: Int = 1) throws -> LaidNodes {
        try LaidNodes(
            RandomView.view(seed: UInt64(seed)),
            ProposedViewSize(width: [320, 111, 240.3, nil][seed % 4], height: seed.isMultiple(of: 3) ? 500 : nil),
            times: times)
    }

    private static let slack = 1e-6

    @Test("no child lies outside what its parent reported, unless the parent says that it may", arguments: seeds)
    func containment(seed: Int) throws {
        for node in try Self.laid(seed).shown where !node.mayOverflow {
            for child in node.shownChildren {
                #expect(
                    child.origin.x >= -Self.slack && child.origin.y >= -Self.slack
                        && child.origin.x + child.placedSize.width <= node.placedSize.width + Self.slack
                        && child.origin.y + child.placedSize.height <= node.placedSize.height + Self.slack,
                    "\(type(of: child)) of \(child.placedSize) at \(child.origin) in \(type(of: node)) of \(node.placedSize) for \(node.placedProposal)"
                )
            }
        }
    }

    @Test("a stack is as long as its parts", arguments: seeds)
    func length(seed: Int) throws {
        for case let stack as StackNode in try Self.laid(seed).shown where !stack.mayOverflow {
            let axis: Axis = stack.identity?.type == "HStack" ? .horizontal : .vertical
            let end = stack.children.last.map { $0.origin[axis] + $0.placedSize[axis] } ?? 0
            #expect(stack.children.first?.origin[axis] ?? 0 == 0)
            #expect(abs(end - stack.placedSize[axis]) < Self.slack)
        }
    }

    @Test("laying it out once more changes nothing", arguments: seeds)
    func idempotence(seed: Int) throws {
        let (once, twice) = (try Self.laid(seed).shown, try Self.laid(seed, times: 2).shown)
        #expect(once.map(\.origin) == twice.map(\.origin))
        #expect(once.map(\.placedSize) == twice.map(\.placedSize))
    }
}

extension LayoutNode {
    /// Whether children may lie outside, as they may in SwiftUI: in frames, under negative padding and an offset, behind and before a
    /// view, and where a container measured its children with one proposal and places them with another (a stack without a
    /// length across, rule 1.1.8; a `ZStack`, rule 1.6).
    fileprivate var mayOverflow: Bool {
        switch "\(type(of: self))" {
        case "FixedFrameNode", "FlexibleFrameNode", "DecorationNode", "ZStackNode", "OffsetNode": true
        // Columns are as wide as their items say, whatever their cells need, and found anew in the grid's own width.
        case "LazyGridNode": true
        // As long across as proposed, whatever the children need.
        case "LazyStackNode": true
        case "PaddingNode": children.contains { $0.origin.x < 0 || $0.origin.y < 0 }
        case "StackNode":
            placedProposal[identity?.type == "HStack" ? .vertical : .horizontal] == nil
        default: false
        }
    }
}
