import MizanBase
import MizanRenderTree
import Testing

extension RenderTree {
    /// The nodes of a type, in their order.
    func nodes(ofType type: String) -> [RenderNode] { nodes.filter { $0.type == type } }

    /// The frame of the first text of these words.
    func frame(ofText words: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
        let found = texts.first { $0.words == words }
        return try #require(found, "\(words) is not among \(texts.map(\.words))", sourceLocation: sourceLocation).frame
    }

    /// The words of all texts, in their order.
    var words: [String] { texts.map(\.words) }

    /// Whether no text is shortened.
    var isWhole: Bool {
        nodes.allSatisfy { node in
            guard case .text(let text) = node.content else { return true }
            return text.truncated == nil
        }
    }

    private var texts: [(words: String, frame: Rect)] {
        nodes.compactMap { node in
            guard case .text(let text) = node.content else { return nil }
            return (text.text.string, node.frame.rect)
        }
    }
}
