import Mizan

/// The part that an interface plays on its device. Source: SwiftUI's `ScenePhase`.
public enum ScenePhase: Int, Hashable, Sendable, Comparable {
    /// It isn't seen.
    case background
    /// It is seen, and takes no events.
    case inactive
    /// It is seen and used.
    case active

    /// Whether one phase is further from use.
    public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}

private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
    /// The part that the interface plays: active unless a caller sets another. Source: SwiftUI's `scenePhase`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
