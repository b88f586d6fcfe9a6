import Foundation
import MizanLayout

/// The view tree of a scene, made once, when it is first asked for.
///
/// Several threads lay it out at once, unchecked: what a scene's file makes holds values and no state, and what is made while
/// it is laid out is of a builder of its own (``SceneViewBuilder/apart``).
final class SceneView: @unchecked Sendable {
    private let lock = NSLock()
    private var made: AnyView?

    /// The view; what is wrong with it is found each time.
    func view(_ make: () throws -> AnyView) throws -> AnyView {
        try lock.withLock {
            if let made { return made }
            let view = try make()
            made = view
            return view
        }
    }
}
