import Foundation
import MizanLayout

/// The view tree of a scene, made once, when it is first needed.
///
/// Several threads lay it out at once, unchecked: the views that a scene's file makes hold values and no state, and
/// views made during layout have a builder of their own (``SceneViewBuilder/apart``).
final class SceneView: @unchecked Sendable {
    private let lock = NSLock()
    private var made: AnyView?

    /// The view; its errors are found each time.
    func view(_ make: () throws -> AnyView) throws -> AnyView {
        try lock.withLock {
            if let made { return made }
            let view = try make()
            made = view
            return view
        }
    }
}
