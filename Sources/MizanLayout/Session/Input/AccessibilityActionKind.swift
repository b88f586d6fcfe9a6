import MizanRenderTree

/// The kind of an action that a view offers to assistive technologies. Source: SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Hashable, Sendable {
    private enum ActionName: Hashable, Sendable {
        case `default`, escape, magicTap, delete, showMenu
        case named(String)
    }

    private let kind: ActionName

    /// An action with a name, in the language of the reader.
    public init(named name: String) { kind = .named(name) }

    private init(_ kind: ActionName) { self.kind = kind }

    /// The action in the accessibility tree; nil for one with a name.
    var offered: AccessibilityNode.Action? {
        switch kind {
        case .default: .press
        case .escape: .escape
        case .magicTap: .magicTap
        case .delete: .delete
        case .showMenu: .showMenu
        case .named: nil
        }
    }

    /// The name of an action that has one; nil for any other.
    var name: String? { if case .named(let name) = kind { name } else { nil } }

    /// The action of the view itself: a button's press.
    public static let `default` = AccessibilityActionKind(.default)
    /// Leaves a part of the interface.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most important action of the screen.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deletes the element.
    public static let delete = AccessibilityActionKind(.delete)
    /// Shows the element's menu.
    public static let showMenu = AccessibilityActionKind(.showMenu)
}

/// The direction of one step of a value. Source: SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To the next greater value, in both directions of the interface.
    case increment
    /// To the next smaller value, in both directions of the interface.
    case decrement
}
