import MizanBase
import MizanLayout
import MizanRenderTree
import Observation
import Testing

/// A text that a field edits.
@Observable
final class Draft {
    var text: String
    /// The longest text that the binding takes; longer ones are cut.
    @ObservationIgnored var limit = Int.max

    init(_ text: String = "") { self.text = text }

    var binding: Binding<String> {
        Binding {
            self.text
        } set: {
            self.text = String($0.prefix(self.limit))
        }
    }
}

extension LayoutSession {
    /// Sends events one after the other and brings the tree up to date.
    func edit(_ events: InputEvent...) throws {
        for event in events { try send(event) }
        try update()
    }

    /// Gives a field the input by its action, with the caret at the end of its text.
    func enter(_ name: String = "TextField") throws {
        try send(.activate(path: node(name).path))
        try edit(.key(.end, modifiers: .command))
    }

    /// The frame of the first line of a text, physical.
    func line(_ name: String = "Text", sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
        guard case .text(let text) = try node(name, sourceLocation: sourceLocation).content else { return .init() }
        return try #require(text.lines.first, sourceLocation: sourceLocation).frame.rect
    }

    /// Whether the tree has a node of a name.
    func has(_ name: String) -> Bool {
        layout?.tree.nodes.contains { $0.path.split(separator: "/").last.map(String.init) == name } ?? false
    }
}

extension Rect {
    fileprivate init() { self.init(x: 0, y: 0, width: 0, height: 0) }
}

/// Words that people type, which read in one of both directions.
enum TypedWords {
    static let arabic = "محمد"
    static let hebrew = "שלום"
}
