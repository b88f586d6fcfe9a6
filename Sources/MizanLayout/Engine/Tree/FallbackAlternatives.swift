import MizanBase
import MizanRenderTree

/// What each alternative of a fallback layout holds, whichever was chosen: a tree has the chosen one alone.
package struct FallbackAlternatives: Hashable, Sendable {
    /// A control, a text, an image, or a view that its author named.
    package struct VisibleElement: Hashable, Sendable {
        /// What is seen of a view that is no control.
        package enum ContentKind: String, Hashable, Sendable { case text, image }

        /// The role for assistive technologies; nil for a view that has none of its own, such as a text.
        package var role: String?
        /// The author's id.
        package var id: String?
        /// What it says: the texts and the names of the images in it.
        package var label: String
        /// Nil for a control, and for a container that its author named.
        package var content: ContentKind?
    }

    /// The path of the fallback layout's node.
    package var path: String
    /// The elements of each alternative, in its order.
    package var alternatives: [[VisibleElement]]
}

/// Whether a layout says what alternatives hold that it didn't take.
private struct DescribesAlternatives: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a layout says what alternatives hold that it didn't take (``LaidOutView/alternatives``); false by default.
    package var describesAlternatives: Bool {
        get { self[DescribesAlternatives.self] }
        set { self[DescribesAlternatives.self] = newValue }
    }
}
