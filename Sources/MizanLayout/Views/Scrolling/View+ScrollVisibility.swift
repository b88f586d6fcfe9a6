import MizanBase

nonisolated extension View {
    /// Calls an action when a part of the view comes into sight in the scrolling views around it, and when it leaves. Source: SwiftUI's
    /// `onScrollVisibilityChange(threshold:_:)`.
    ///
    /// The action may change state, for which the session lays out again. A still layout calls nothing.
    ///
    /// - Parameters:
    ///   - threshold: The part of the view's area that has to be seen, from 0 to 1.
    ///   - action: Takes whether it is seen. It isn't called for a view that is out of sight from the start.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        ObservedView(content: self) {
            ScrollVisibilityObserver(threshold: threshold, action: action, windows: $0.environment.windows)
        }
    }
}

/// Compares the place of a view with the visible parts of the scrolling views around it.
private struct ScrollVisibilityObserver: LayoutObserver {
    let threshold: Double
    let action: (Bool) -> Void
    let windows: ScrollWindows

    /// Whether each node was seen.
    typealias LastPreference = [Bool]

    func look(
        at nodes: [LayoutNode], memory: inout LastPreference?, isModified: Bool, root: LayoutDirection,
        in element: ViewElement
    ) {
        let seen = nodes.map { isSeen(Rect(origin: $0.slot.origin, size: $0.placedSize)) }
        for (index, isSeen) in seen.enumerated() {
            let former = memory.flatMap { index < $0.count ? $0[index] : nil } ?? false
            if isSeen != former { element.perform { action(isSeen) } }
        }
        memory = seen
    }

    private func isSeen(_ frame: Rect) -> Bool {
        let part = Axis.allCases.reduce(frame) { part, axis in windows[axis].map { part.intersection($0.frame) } ?? part
        }
        let area = frame.width * frame.height
        // A part of no area is seen where it is in sight at all.
        guard area > 0 else { return part.origin == frame.origin }
        return part.width * part.height > 0 && part.width * part.height >= threshold * area
    }
}
