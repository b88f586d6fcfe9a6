import MizanBase

/// A press that lasts. Source: SwiftUI's `LongPressGesture`.
nonisolated public struct LongPressGesture: Gesture {
    /// The shortest duration, in seconds.
    public var minimumDuration: Double

    /// A press that lasts at least some seconds.
    public init(minimumDuration: Double = 0.5) { self.minimumDuration = minimumDuration }

    /// The gesture as the session sees it.
    public func _recognizer(changed: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void) -> _GestureRecognizer {
        _GestureRecognizer(
            kind: .press(
                PressInput(
                    minimumDuration: minimumDuration, changed: { if $0 { changed(true) } }, ended: { ended(true) })))
    }
}

nonisolated extension View {
    /// Runs an action when the view is pressed for some time. Source: SwiftUI's
    /// `onLongPressGesture(minimumDuration:perform:onPressingChanged:)`.
    ///
    /// - Parameters:
    ///   - minimumDuration: The shortest duration, in seconds.
    ///   - action: Runs when the press has lasted so long.
    ///   - pressing: Called when the press begins, and when it ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onPressingChanged pressing: ((Bool) -> Void)? = nil
    ) -> some View {
        listening(
            .press(PressInput(minimumDuration: minimumDuration, changed: { pressing?($0) }, ended: action)))
    }
}
