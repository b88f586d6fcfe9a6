import MizanScenes

/// `mizan_scene`
final class SceneHandle: Handle {
    static let name = "scene"

    let scene: Scene

    init(_ scene: Scene) { self.scene = scene }
}
