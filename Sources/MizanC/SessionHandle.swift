import CMizan
import MizanBase
import MizanLayout
import MizanRenderTree
import MizanScenes
import MizanText
import Synchronization
import MizanRendering

/// `mizan_session`: a session that one thread uses at a time; others wait.
final class SessionHandle: Handle {
    static let name = "session"

    private let lock = Mutex(())
    /// With its sample arguments.
    private let scene: Scene
    private let fonts: FontCollection
    private let session: SceneSession
    /// Gives what stays the same over updates the same identifiers.
    private var encoder: DrawCommandEncoder

    init(_ scene: Scene, _ options: SceneOptions, fonts: FontCollection) throws {
        (self.scene, self.fonts) = (scene, fonts)
        session = try SceneSession(options.scene(scene), in: options.variant(of: scene), fonts: fonts)
        encoder = DrawCommandEncoder(fonts: try scene.fontCollection(with: fonts))
    }

    func setOptions(_ options: SceneOptions) throws {
        try lock.withLock { _ in try session.show(options.scene(scene), in: options.variant(of: scene)) }
    }

    func update() throws -> UpdateHandle {
        try lock.withLock { _ in
            let update = try session.update()
            let layout = try LayoutHandle(update.layout, of: session.scene, in: session.variant, fonts: fonts)
            return UpdateHandle(update.changes, layout)
        }
    }

    func commands() throws -> DrawCommands {
        try lock.withLock { _ in
            guard let layout = session.layout else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "no-layout", message: "nothing is laid out yet", fix: "update the session first"))
            }
            return try session.scene.locating { try encoder.encode(layout.tree) }
        }
    }

    func send(_ event: SceneEvent) throws -> ResponseHandle {
        try lock.withLock { _ in
            let tree = session.layout?.tree
            return ResponseHandle(isTaken: try session.send(event.event), node: tree.flatMap(event.node), in: tree)
        }
    }
}
