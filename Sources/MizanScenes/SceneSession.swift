import MizanBase
import MizanLayout
import MizanRenderTree
import MizanText

/// A scene that stays laid out while its arguments and its variant change, and while a person uses it.
///
/// Each tree equals that of a fresh layout (``Scene/layout(_:path:fonts:)``) as long as no event has changed the state of
/// a view, such as how far it is scrolled. It is used by one thread at a time, any one.
public final class SceneSession {
    /// The scene that shows; one of the same file with other arguments keeps the state of its views.
    public private(set) var scene: Scene
    /// The variant that it shows in.
    public private(set) var variant: Variant
    /// The result of the last update that succeeded; nil before the first one.
    public private(set) var layout: LaidOutView?
    private let fonts: FontCollection
    private let session: LayoutSession

    /// A session that shows a scene from its first update on.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - variant: In which locale, direction, size and look.
    ///   - fonts: The fonts after the scene's own.
    /// - Throws: `DiagnosticError` for errors of the scene.
    public init(_ scene: Scene, in variant: Variant, fonts: FontCollection) throws {
        (self.scene, self.variant, self.fonts) = (scene, variant, fonts)
        session = LayoutSession(
            try scene.view(), proposal: variant.proposal(else: scene.proposal),
            environment: try scene.environment(variant, fonts: fonts))
    }

    /// Shows a scene in a variant from the next update on.
    ///
    /// - Throws: `DiagnosticError` for errors of the scene; then nothing has changed.
    public func show(_ scene: Scene, in variant: Variant) throws {
        let view = try scene.view()
        let environment = try scene.environment(variant, fonts: fonts)
        (self.scene, self.variant) = (scene, variant)
        session.show(view)
        session.environment = environment
        session.proposal = variant.proposal(else: scene.proposal)
    }

    /// Brings the tree up to date.
    ///
    /// - Throws: `DiagnosticError` as ``Scene/layout(_:path:fonts:)`` does. The session keeps its last tree.
    public func update() throws -> LayoutUpdate {
        let update = try scene.locating { try session.update() }
        let layout = scene.named(update.layout, variant)
        self.layout = layout
        return LayoutUpdate(layout: layout, changes: update.changes)
    }

    /// Hands an event to the views of the last update.
    ///
    /// - Returns: Whether something took the event.
    /// - Throws: `DiagnosticError` for a path that no node has, and before the first update.
    @discardableResult
    public func send(_ event: InputEvent) throws -> Bool { try session.send(event) }
}
