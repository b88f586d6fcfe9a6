import MizanBase
import MizanDocument

extension RenderNode {
    /// What an author said of the focus at a node, and whether it is there. Source: SwiftUI's focus modifiers.
    public struct Focus: Hashable, Sendable {
        /// Whether the node can have the focus, as its author said; nil where its role decides (``RenderNode/takesFocus``).
        public var isFocusable: Bool?
        /// Whether the node's whole frame takes the focus for what is inside. Source: SwiftUI's `focusSection()`.
        public var isSection = false
        /// Whether default focus is chosen inside the node for itself. Source: SwiftUI's `focusScope(_:)`.
        public var isScope = false
        /// Whether the focus comes here first. Source: SwiftUI's `prefersDefaultFocus(_:in:)`.
        public var prefersDefault = false
        /// Whether the focus is here.
        public var isFocused = false

        /// Nothing said.
        public init() {}

        static let usual = Focus()
    }

    /// Whether the node can have the focus: by its author's word, else because it is a control.
    /// Source: SwiftUI, where text fields and buttons are focusable by themselves.
    public var takesFocus: Bool { isEnabled && (focus.isFocusable ?? isControl) }

    /// Whether the node takes text that is typed.
    public var takesText: Bool {
        switch role {
        case "textField", "secureField", "textEditor": isEnabled
        default: false
        }
    }
}

extension RenderNode.Focus {
    /// The words that are written as flags, in their order.
    private static let flags: [(name: TreeField.Name, path: any WritableKeyPath<Self, Bool> & Sendable)] = [
        (.focusSection, \.isSection), (.focusScope, \.isScope), (.prefersDefaultFocus, \.prefersDefault),
        (.focused, \.isFocused),
    ]

    /// `focusable true focusSection`
    var fields: [TreeField] {
        guard self != .usual else { return [] }
        return (isFocusable.map { [TreeField(.focusable, .word(String($0)))] } ?? [])
            + Self.flags.filter { self[keyPath: $0.path] }.map { TreeField($0.name) }
    }

    /// Writes what was said, by the names of the text form.
    func write(_ member: (_ name: String, _ value: Bool) -> Void) {
        guard self != .usual else { return }
        if let isFocusable { member(TreeField.Name.focusable.rawValue, isFocusable) }
        for flag in Self.flags where self[keyPath: flag.path] { member(flag.name.rawValue, true) }
    }

    /// Reads what was said.
    init(reading member: (_ name: String) throws -> Bool?) rethrows {
        isFocusable = try member(TreeField.Name.focusable.rawValue)
        for flag in Self.flags { self[keyPath: flag.path] = try member(flag.name.rawValue) ?? false }
    }
}
