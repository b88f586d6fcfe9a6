/// Whether a reader may select text. Source: SwiftUI's `TextSelectability`.
public protocol TextSelectability {
    /// Whether it may be selected.
    static var allowsSelection: Bool { get }
}

/// Text that may be selected. Source: SwiftUI's `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability {
    /// It may.
    public static var allowsSelection: Bool { true }
}

/// Text that may not be selected. Source: SwiftUI's `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability {
    /// It may not.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that may be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that may not be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
    /// Says whether the texts inside may be selected: kept in the environment, for whoever embeds the engine and draws a selection
    /// (``LaidOutView/textPositions(at:)``). Source: SwiftUI's `textSelection(_:)`.
    public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
        environment(\.isTextSelectable, Selectability.allowsSelection)
    }
}

private enum TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether texts may be selected; they may not unless ``View/textSelection(_:)`` says so.
    public var isTextSelectable: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}
