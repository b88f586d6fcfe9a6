import MizanBase

/// Keys that press a control, wherever the input is. Source: SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable, ViewTrait {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held meanwhile.
    public var modifiers: EventModifiers

    /// A key with others that are held.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

nonisolated extension View {
    /// Presses the control, or the first one in the view, by keys. Source: SwiftUI's `keyboardShortcut(_:modifiers:)`.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Presses the control, or the first one in the view, by keys. Source: SwiftUI's `keyboardShortcut(_:)`.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { settingTrait(shortcut) }
}

extension LayoutNode {
    /// The control that keys press: the first that is shown and enabled.
    final func control(for shortcut: KeyboardShortcut) -> ControlInput? {
        if let own = value(of: KeyboardShortcut.self) {
            guard own == shortcut else { return nil }
            return firstControl
        }
        for child in shownChildren {
            if let control = child.control(for: shortcut) { return control }
        }
        return nil
    }

    private final var firstControl: ControlInput? {
        if let node = self as? InputNode, node.isEnabled, case .control(let control)? = node.element?.handler.reaction {
            return control
        }
        for child in shownChildren {
            if let control = child.firstControl { return control }
        }
        return nil
    }
}
