/// Sets the text that is spoken in place of a view's content.
struct AccessibilityLabelModifier: ContextModifier {
    let label: Text

    func change(_ context: inout ViewContext) {
        let text = label.resolved(in: context.environment)
        context.add(
            AccessibilityProperties(label: text.text.plainText(.marked), findings: label.findings(of: text)))
    }
}

/// Hides a view from assistive technologies.
struct AccessibilityHiddenModifier: ContextModifier {
    let isHidden: Bool

    func change(_ context: inout ViewContext) { context.add(AccessibilityProperties(isHidden: isHidden)) }
}

/// Adds traits to a view's own.
struct AddedTraitsModifier: ContextModifier {
    let traits: AccessibilityTraits

    func change(_ context: inout ViewContext) { context.add(AccessibilityProperties(added: traits)) }
}

/// Removes traits from a view.
struct RemovedTraitsModifier: ContextModifier {
    let traits: AccessibilityTraits

    func change(_ context: inout ViewContext) { context.add(AccessibilityProperties(removed: traits)) }
}

/// Makes one element of a view.
struct AccessibilityElementModifier: ContextModifier {
    let children: AccessibilityChildBehavior

    func change(_ context: inout ViewContext) { context.add(AccessibilityProperties(children: children)) }
}
