import Foundation
import MizanBase

nonisolated extension View {
    /// Puts the view into a frame as large on some axes as the nearest container: a scrolling view, or the root without
    /// its safe area's insets.
    ///
    /// Where the container itself is asked for its ideal length, the frame takes the view's. Source: SwiftUI's
    /// `containerRelativeFrame(_:alignment:)`.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modified(by: RelativeFrameModifier(axes: axes, alignment: alignment, length: WholeLength()))
    }

    /// Puts the view into a frame that spans some of the equal parts of the nearest container.
    ///
    /// Its length is `part * span + spacing * (span - 1)`, with `part = (length - spacing * (count - 1)) / count`.
    /// Source: SwiftUI's documentation of `containerRelativeFrame(_:count:span:spacing:alignment:)`.
    ///
    /// - Parameters:
    ///   - axes: The axes on which the frame follows the container.
    ///   - count: The number of parts of the whole length, at least 1.
    ///   - span: The number of parts of the frame, at least 1.
    ///   - spacing: The distance between parts, in points.
    ///   - alignment: The alignment of the view in the frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modified(
            by: RelativeFrameModifier(
                axes: axes, alignment: alignment, length: PartialLength(count: count, span: span, spacing: spacing)))
    }

    /// Puts the view into a frame whose lengths are computed from those of the nearest container. Source: SwiftUI's
    /// `containerRelativeFrame(_:alignment:_:)`.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modified(by: RelativeFrameModifier(axes: axes, alignment: alignment, length: ComputedLength(compute: length)))
    }
}
