/// How the focus comes to the views of a screen.
public enum FocusMode: String, Hashable, Sendable, CaseIterable {
    /// By touch: nothing has it until something is tapped.
    case touch
    /// By a remote, a stick or a wheel: something always has it, at first the default.
    case directional
    /// By a keyboard: nothing has it until the Tab key is pressed, or something is clicked.
    case keyboard
}

private struct FocusValues: EnvironmentKey {
    var mode = FocusMode.touch
    var isFocused = false
    var isEffectEnabled = true

    static var defaultValue: FocusValues { FocusValues() }
}

extension EnvironmentValues {
    /// How the focus comes to the views; a session reads its root's.
    public var focusMode: FocusMode {
        get { self[FocusValues.self].mode }
        set { self[FocusValues.self].mode = newValue }
    }

    /// Whether the nearest view around that can have the focus has it. Source: SwiftUI's `isFocused`.
    public package(set) var isFocused: Bool {
        get { self[FocusValues.self].isFocused }
        set { self[FocusValues.self].isFocused = newValue }
    }

    /// Whether views that have the focus have a ring. Source: SwiftUI's `isFocusEffectEnabled`.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusValues.self].isEffectEnabled }
        set { self[FocusValues.self].isEffectEnabled = newValue }
    }
}
