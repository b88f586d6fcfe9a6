import Foundation
import MizanLayout
import MizanLocalization

/// The view tree of a scene with the localized texts in it, made once, when it is first needed.
///
/// Several threads lay it out at once, unchecked: the views that a scene's file makes hold values and no state, and
/// views made during layout have a builder of their own (``SceneViewBuilder/apart``).
final class SceneView: @unchecked Sendable {
    private let lock = NSLock()
    private var made: PreparedView?

    struct PreparedView {
        let view: AnyView
        /// Each key once with as many arguments.
        let resources: [LocalizedStringResource]
    }

    /// The view and its texts; its errors are found each time.
    func content(_ make: () throws -> PreparedView) throws -> PreparedView {
        try lock.withLock {
            if let made { return made }
            let content = try make()
            made = content
            return content
        }
    }
}
