import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// A session of 200 by 200 points, laid out once.
package func shown(
    _ direction: LayoutDirection = .leftToRight, width: Double? = 200, height: Double? = 200,
    @ViewBuilder content: () -> some View
) throws -> LayoutSession {
    let session = LayoutSession(
        proposal: ProposedViewSize(width: width, height: height), environment: try testEnvironment(direction),
        content: content)
    try session.update()
    return session
}

/// The words that actions wrote down.
package final class Diary {
    package var lines: [String] = []
    /// A diary without lines.
    package init() {}
    /// Runs for an action.
    package func write(_ line: String) { lines.append(line) }
}

extension LayoutSession {
    /// The node with a path, or the first one with the name, whatever stands around it.
    package func node(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> RenderNode {
        let nodes = try #require(layout, sourceLocation: sourceLocation).tree.nodes
        let found = nodes.first { node in
            node.path == name
                || node.path.split(separator: "/").last?.split(separator: "[").first.map(String.init) == name
        }
        return try #require(found, "\(name) is not among \(nodes.map(\.path))", sourceLocation: sourceLocation)
    }

    /// The frame of a node in the last tree.
    package func frame(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
        try node(name, sourceLocation: sourceLocation).frame.rect
    }

    /// The middle of a node in the last tree.
    package func middle(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Point {
        let frame = try frame(path, sourceLocation: sourceLocation)
        return Point(x: frame.midX, y: frame.midY)
    }

    /// Taps the middle of a node and brings the tree up to date.
    @discardableResult
    package func tap(_ path: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) throws -> Bool {
        let isTaken = try send(.tap(at: try middle(path, sourceLocation: sourceLocation), count: count))
        try update()
        return isTaken
    }

    /// The string of a text in the last tree.
    package func string(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        guard case .text(let text) = try node(name, sourceLocation: sourceLocation).content else { return "" }
        return text.text.string
    }
}

/// A square to hit.
package func square(_ name: String, _ side: Double = 40) -> some View {
    Rectangle().frame(width: side, height: side).id(ViewIdentifier(name))
}
