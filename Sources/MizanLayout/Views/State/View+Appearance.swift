nonisolated extension View {
    /// Calls an action after the first layout in which the view is part of a session. Source: SwiftUI's `onAppear(perform:)`.
    ///
    /// A still layout calls none.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        lifecycle(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Calls an action after the layout in which the view is no longer part of a session. Source: SwiftUI's
    /// `onDisappear(perform:)`.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        lifecycle(AppearanceModifier(appear: nil, disappear: action))
    }
}

/// Calls actions when a view appears and disappears.
struct AppearanceModifier: LifecycleModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    /// The action of the last modifier: the one that knows the view as it was.
    final class Storage { var disappear: (() -> Void)? }

    func makeStorage() -> Storage { Storage() }

    func appeared(_ storage: Storage, in element: ViewElement) {
        storage.disappear = disappear
        if let appear { element.perform(appear) }
    }

    func updated(_ storage: Storage, in element: ViewElement) { storage.disappear = disappear }

    func disappeared(_ storage: Storage, from element: ViewElement) {
        if let disappear = storage.disappear.take() { element.perform(disappear) }
    }
}
