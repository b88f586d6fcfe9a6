import MizanBase

/// One element of an interface as assistive technologies see it.
public struct AccessibilityNode: Hashable, Sendable {
    /// An action that an assistive technology can ask for.
    public enum Action: String, Hashable, Sendable, CaseIterable {
        /// Does what a tap does: a button's action, a toggle's change.
        case press
        /// Makes a value larger by a step.
        case increment
        /// Makes a value smaller by a step.
        case decrement
        /// Leaves a part of the interface.
        case escape
        /// Does what matters most on the screen.
        case magicTap
        /// Deletes the element.
        case delete
        /// Shows the element's menu.
        case showMenu
        /// Shows content further up.
        case scrollUp
        /// Shows content further down.
        case scrollDown
        /// Shows content further to the left, physical.
        case scrollLeft
        /// Shows content further to the right, physical.
        case scrollRight
    }

    /// The role, as in ``RenderNode/role``: `button`, `heading`, `text`.
    public var role: String
    /// The words that name the element, without its value; nil where nothing names it.
    public var label: String?
    /// The current value, such as `25%`; nil for an element without one.
    public var value: String?
    /// A sentence that says what happens when the element is used; nil where there is none.
    public var hint: String?
    /// The further traits by SwiftUI's names, such as `isSelected`.
    public var traits: [String]
    /// Whether the element takes the actions of its kind; a control that doesn't is still there.
    public var isEnabled: Bool
    /// The actions that the element takes; none where it is only read.
    public var actions: [Action]
    /// The names of further actions that the element takes, in the reader's language.
    public var customActions: [String]
    /// The frame of the node, absolute and physical.
    public var frame: FixedRect
    /// The path of the node in the render tree.
    public var path: String
    /// The elements inside, in reading order.
    public var children: [AccessibilityNode]

    /// An element; only its role and its place are required.
    package init(
        role: String, label: String? = nil, value: String? = nil, hint: String? = nil, traits: [String] = [],
        isEnabled: Bool = true, actions: [Action] = [], customActions: [String] = [], frame: FixedRect, path: String,
        children: [AccessibilityNode] = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.isEnabled = isEnabled
        self.actions = actions
        self.customActions = customActions
        self.frame = frame
        self.path = path
        self.children = children
    }
}
