import MizanBase
import MizanDocument

extension RenderNode {
    /// What an author said of the focus at a node, and whether it is there. Source: SwiftUI's focus modifiers.
    public struct Focus: Hashable, Sendable {
        /// Whether the node can have the focus, as its author said; nil where its role decides (``RenderNode/acceptsFocus``).
        public var isFocusable: Bool?
        /// The frame, absolute and physical, that takes the focus for what is inside: that of the view, with what its modifiers put
        /// around the node. Nil for a node that is no section. Source: SwiftUI's `focusSection()`.
        public var section: FixedRect?
        /// Whether default focus is chosen inside the node for itself. Source: SwiftUI's `focusScope(_:)`.
        public var isScope = false
        /// Whether the focus comes here first. Source: SwiftUI's `prefersDefaultFocus(_:in:)`.
        public var prefersDefault = false
        /// Whether the focus is here.
        public var isFocused = false

        /// Nothing said.
        package init() {}

        static let usual = Focus()
    }

    /// Whether the node can have the focus: by its author's word, else because it is a control.
    /// Source: SwiftUI, where text fields and buttons are focusable by themselves.
    public var acceptsFocus: Bool { isEnabled && (focus.isFocusable ?? isControl) }

    /// Whether the node takes text that is typed.
    public var acceptsText: Bool {
        switch role {
        case "textField", "secureField", "textEditor": isEnabled
        default: false
        }
    }
}

extension RenderNode.Focus {
    /// The words that are written as flags, in their order.
    private static let flags: [(name: TreeAttribute.Name, path: any WritableKeyPath<Self, Bool> & Sendable)] = [
        (.focusScope, \.isScope), (.prefersDefaultFocus, \.prefersDefault), (.focused, \.isFocused),
    ]

    /// `focusable true focusSection (place -8,-8 size 320x80)`; the place counts from the node's leading top corner, and isn't there
    /// where the section is the node's frame.
    func attributes(in node: RenderNode) -> [TreeAttribute] {
        guard self != .usual else { return [] }
        var fields = isFocusable.map { [TreeAttribute(.focusable, .word(String($0)))] } ?? []
        if let section {
            let placed = section.placed(in: node.frame, direction: node.direction)
            fields.append(
                TreeAttribute(
                    .focusSection,
                    parts: section == node.frame
                        ? []
                        : [TreeAttribute(.place, .point(placed.origin)), TreeAttribute(.size, .size(placed.size))]))
        }
        return fields + Self.flags.filter { self[keyPath: $0.path] }.map { TreeAttribute($0.name) }
    }

    /// Writes what was said, by the names of the text form.
    func write(to writer: inout JSONWriter) {
        guard self != .usual else { return }
        func write(_ name: TreeAttribute.Name, _ value: Bool) {
            writer.key(name.rawValue)
            writer.bool(value)
        }
        if let isFocusable { write(.focusable, isFocusable) }
        if let section {
            writer.key(TreeAttribute.Name.focusSection.rawValue)
            writer.object(inline: true) { $0.frame(section) }
        }
        for flag in Self.flags where self[keyPath: flag.path] { write(flag.name, true) }
    }

    /// Reads what was said of a node.
    init(reading node: JSONValue) throws {
        isFocusable = try node[TreeAttribute.Name.focusable.rawValue]?.bool()
        section = try node[TreeAttribute.Name.focusSection.rawValue]?.member("frame").frame()
        for flag in Self.flags { self[keyPath: flag.path] = try node[flag.name.rawValue]?.bool() ?? false }
    }

    /// The same in the mirror image of a tree of some width.
    func mirrored(in width: FixedLength) -> RenderNode.Focus {
        var focus = self
        focus.section = section?.mirrored(in: width)
        return focus
    }
}
