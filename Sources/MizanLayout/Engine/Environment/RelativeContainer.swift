import MizanBase
import MizanRenderTree

/// The container that `containerRelativeFrame` is relative to: the root, or the nearest
/// scrolling view.
package final class RelativeContainer {
    /// The visible size without the safe area's insets, as far as it is known.
    var size: ProposedViewSize
    /// Whether a view asked for a length.
    private(set) var isUsed = false

    init(_ size: ProposedViewSize) { self.size = size }

    /// The length on an axis; nil where it depends on the views inside.
    package func length(_ axis: Axis) -> Double? {
        isUsed = true
        return size[axis].flatMap { $0.isFinite ? $0 : nil }
    }
}
