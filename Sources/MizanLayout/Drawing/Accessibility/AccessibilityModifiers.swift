/// Sets the sentence that says what a view does.
struct AccessibilityHintModifier: ContextModifier {
    let hint: Text

    func change(_ context: inout ViewContext) {
        context.add(AccessibilityProperties(hint: hint.spoken(in: context.environment)))
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

    func change(_ context: inout ViewContext) {
        context.add(AccessibilityProperties(added: traits))
        if !traits.isDisjoint(with: .controls) { context.markDisabled() }
    }
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
