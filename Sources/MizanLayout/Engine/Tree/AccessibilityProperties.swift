import MizanBase
import MizanRenderTree

/// The accessibility modifiers that apply to the next view.
///
/// Modifiers come from the outside in; as in SwiftUI, where the last one that is written counts, the outermost wins.
package final class AccessibilityProperties: Equatable, Sendable {
    package let label: String?
    /// The current value of a control, spoken after the label.
    let value: String?
    package let isHidden: Bool?
    let added: AccessibilityTraits
    let removed: AccessibilityTraits
    let children: AccessibilityChildBehavior?
    /// The sentence that says what the view does.
    let hint: SpokenText?
    /// The actions besides those of the role.
    let actions: Set<AccessibilityNode.Action>
    /// The further actions by their names, the innermost first.
    let customActions: [SpokenText]
    /// Whether the view is a control that is disabled, or was given actions that are.
    let isDisabled: Bool
    /// The problems in the label that a listener would notice.
    private let labelFindings: [Diagnostic]
    /// The problems of the view itself, whatever is spoken.
    private let viewFindings: [Diagnostic]

    package init(
        label: String? = nil, value: String? = nil, isHidden: Bool? = nil, added: AccessibilityTraits = [],
        removed: AccessibilityTraits = [], children: AccessibilityChildBehavior? = nil, hint: SpokenText? = nil,
        actions: Set<AccessibilityNode.Action> = [], customActions: [SpokenText] = [], isDisabled: Bool = false,
        findings: [Diagnostic] = [], viewFindings: [Diagnostic] = []
    ) {
        self.label = label
        self.value = value
        self.isHidden = isHidden
        self.added = added
        self.removed = removed
        self.children = children
        self.hint = hint
        self.actions = actions
        self.customActions = customActions
        self.isDisabled = isDisabled
        labelFindings = findings
        self.viewFindings = viewFindings
    }

    /// The problems of the view, and in what is spoken of it, that a reader or a listener would notice.
    package var findings: [Diagnostic] {
        viewFindings + labelFindings + customActions.flatMap(\.findings) + (hint?.findings ?? [])
    }

    /// These properties, combined with those set nearer to the view.
    func with(_ inner: AccessibilityProperties) -> AccessibilityProperties {
        AccessibilityProperties(
            label: label ?? inner.label, value: value ?? inner.value, isHidden: isHidden ?? inner.isHidden,
            added: added.union(inner.added.subtracting(removed)),
            removed: removed.union(inner.removed.subtracting(added)), children: children ?? inner.children,
            hint: hint ?? inner.hint, actions: actions.union(inner.actions),
            customActions: inner.customActions + customActions, isDisabled: isDisabled || inner.isDisabled,
            // Of two labels one is said.
            findings: label == nil ? inner.labelFindings : labelFindings,
            viewFindings: viewFindings + inner.viewFindings)
    }

    /// The properties that the views inside inherit: whether they are hidden.
    var inherited: AccessibilityProperties? {
        isHidden == true || children == .ignore ? AccessibilityProperties(isHidden: true) : nil
    }

    package static func == (left: AccessibilityProperties, right: AccessibilityProperties) -> Bool {
        left === right
            || left.label == right.label && left.value == right.value && left.isHidden == right.isHidden
                && left.added == right.added && left.removed == right.removed && left.children == right.children
                && left.hint == right.hint && left.actions == right.actions
                && left.customActions == right.customActions && left.isDisabled == right.isDisabled
                && left.labelFindings == right.labelFindings && left.viewFindings == right.viewFindings
    }

    /// The role of a view whose own is given.
    func role(_ own: String?) -> String? {
        if let role = added.role { return role }
        let isRemoved = AccessibilityTraits.roles.contains { $0.key == own && removed.contains($0.value) }
        return isRemoved ? nil : own
    }
}
