import MizanBase
import MizanImages
import MizanRenderTree
import MizanText

/// Turns trees into commands for a renderer; kept over the trees of a session, it gives what stays the same the same identifiers.
///
/// ```swift
/// var encoder = DrawCommandEncoder(fonts: fonts)
/// let commands = try encoder.encode(tree)
/// for command in commands.commands { … }
/// ```
public struct DrawCommandEncoder: Sendable {
    private let fonts: FontCollection
    var identifiers = DrawIdentifiers()

    /// An encoder for trees whose fonts are in a collection.
    public init(fonts: FontCollection) { self.fonts = fonts }

    /// The commands that draw a tree.
    ///
    /// Throws a `DiagnosticError` where the collection lacks a font of the tree or has another version of it; the identifiers
    /// stay as they were.
    public mutating func encode(_ tree: RenderTree) throws -> DrawCommands {
        var recorder = DrawCommandRecorder(size: tree.size.size, identifiers: identifiers)
        let drawing = try TreeDrawing(tree, fonts: fonts)
        for step in drawing.steps {
            recorder.node = step.node
            recorder.nodePath = tree.nodes[step.node].name
            try drawing.draw(step, on: &recorder)
        }
        let commands = recorder.finish()
        identifiers = recorder.identifiers
        return commands
    }
}

/// The numbers that an encoder has given.
struct DrawIdentifiers: Sendable {
    var paths = IdentifierTable<PathContent>()
    var runs = IdentifierTable<RunContent>()
    var bitmaps = IdentifierTable<EncodedBitmap>()
    var nodes = IdentifierTable<NodePath>()
}
