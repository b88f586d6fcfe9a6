import CMizan
import MizanRenderTree
import MizanText
import MizanRendering

/// `mizan_commands`: commands and their tables as C reads them.
final class CommandsHandle: Handle {
    static let name = "commands"

    let drawing: UnsafeMutablePointer<mizan_drawing>
    /// What the pointers of the drawing lead to.
    private let tables: DrawTables

    init(_ commands: DrawCommands) {
        tables = DrawTables(commands)
        drawing = .allocate(capacity: 1)
        drawing.initialize(to: tables.drawing(of: commands))
    }

    deinit { drawing.deallocate() }
}
