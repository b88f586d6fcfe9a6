import MizanBase
import MizanRenderTree
import Testing

extension RenderTree {
    /// The nodes of a type, in their order.
    package func nodes(ofType type: String) -> [RenderNode] { nodes.filter { $0.type == type } }

    /// The frame of the first text of these words.
    package func frame(ofText words: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
        try text(ofText: words, sourceLocation: sourceLocation).frame
    }

    /// The lines of the first text of these words.
    package func lines(ofText words: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [RenderText
        .Line]
    {
        try text(ofText: words, sourceLocation: sourceLocation).content.lines
    }

    /// The words of all texts, in their order.
    package var words: [String] { texts.map(\.content.text.string) }

    /// Whether no text is shortened.
    package var isWhole: Bool { texts.allSatisfy { $0.content.truncated == nil } }

    private func text(
        ofText words: String, sourceLocation: SourceLocation
    ) throws -> (content: RenderText, frame: Rect) {
        let found = texts.first { $0.content.text.string == words }
        return try #require(found, "\(words) is not among \(self.words)", sourceLocation: sourceLocation)
    }

    private var texts: [(content: RenderText, frame: Rect)] {
        nodes.compactMap { node in
            guard case .text(let text) = node.content else { return nil }
            return (text, node.frame.rect)
        }
    }
}
