import MizanBase

/// The accessibility modifiers that apply to the next view.
///
/// Modifiers come from the outside in; as in SwiftUI, where the last one that is written counts, the outermost wins.
final class AccessibilityProperties: Equatable, Sendable {
    let label: String?
    /// The current value of a control, spoken after the label.
    let value: String?
    let isHidden: Bool?
    let added: AccessibilityTraits
    let removed: AccessibilityTraits
    let children: AccessibilityChildBehavior?
    /// The problems in the label that a listener would notice.
    let findings: [Diagnostic]

    init(
        label: String? = nil, value: String? = nil, isHidden: Bool? = nil, added: AccessibilityTraits = [],
        removed: AccessibilityTraits = [], children: AccessibilityChildBehavior? = nil, findings: [Diagnostic] = []
    ) {
        self.label = label
        self.value = value
        self.isHidden = isHidden
        self.added = added
        self.removed = removed
        self.children = children
        self.findings = findings
    }

    /// These properties, combined with those set nearer to the view.
    func with(_ inner: AccessibilityProperties) -> AccessibilityProperties {
        AccessibilityProperties(
            label: label ?? inner.label, value: value ?? inner.value, isHidden: isHidden ?? inner.isHidden,
            added: added.union(inner.added.subtracting(removed)),
            removed: removed.union(inner.removed.subtracting(added)), children: children ?? inner.children,
            // Of two labels one is said.
            findings: label == nil ? inner.findings : findings)
    }

    /// The properties that the views inside inherit: whether they are hidden.
    var inherited: AccessibilityProperties? {
        isHidden == true || children == .ignore ? AccessibilityProperties(isHidden: true) : nil
    }

    static func == (left: AccessibilityProperties, right: AccessibilityProperties) -> Bool {
        left === right
            || left.label == right.label && left.value == right.value && left.isHidden == right.isHidden
                && left.added == right.added && left.removed == right.removed && left.children == right.children
                && left.findings == right.findings
    }

    /// The role of a view whose own is given.
    func role(_ own: String?) -> String? {
        if let role = added.role { return role }
        let isRemoved = AccessibilityTraits.roles.contains { $0.key == own && removed.contains($0.value) }
        return isRemoved ? nil : own
    }
}
