import MizanRenderTree

/// What a view says of the focus.
package struct FocusInput {
    /// A state that follows the focus of the view.
    struct FocusBinding {
        /// Whether the focus is here, as the state has it; setting it to true says so.
        let isFocused: Binding<Bool>
        /// The state's place.
        let source: AnyObject
    }

    /// The state that follows the focus here.
    var bound: FocusBinding?
    /// The state that follows an assistive technology.
    var accessibilityBound: FocusBinding?
    /// The flags that the view's node has in the tree.
    var flags = RenderNode.Focus()
    /// Whether the view's frame takes the focus for what is inside.
    var isSection = false
    /// The scope that the view is, where it is one.
    var scope: Namespace.ID?
    /// The state, with the value, that says where the focus is first inside the view.
    var defaultFocus: Binding<Bool>?
    /// Told when the focus comes to the view or to one inside, and when it leaves.
    var focusChanged: (Bool) -> Void = { _ in }
}

extension RenderNode.Focus {
    /// Adds what a modifier further out says; the inner one counts where both say something.
    mutating func add(_ outer: RenderNode.Focus) {
        isFocusable = isFocusable ?? outer.isFocusable
        section = section ?? outer.section
        isScope = isScope || outer.isScope
        prefersDefault = prefersDefault || outer.prefersDefault
        isFocused = isFocused || outer.isFocused
    }
}

/// Whether a state has a name; taking the focus away where it has another one changes nothing.
final class NamedFocus<Name: Hashable>: Location {
    private let base: Binding<Name>
    private let name: Name

    init(_ base: Binding<Name>, name: Name) {
        self.base = base
        self.name = name
    }

    func get() -> Bool { base.wrappedValue == name }
    func set(_ value: Bool) { if value { base.wrappedValue = name } }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { base.isSame(as: $0.base) && name == $0.name } ?? false
    }
}
