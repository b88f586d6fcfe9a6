extension _ViewContext {
    /// Adds properties of the next view that are nearer to it than the earlier ones.
    package mutating func add(_ properties: AccessibilityProperties) {
        accessibility = accessibility?.with(properties) ?? properties
    }

    /// Lets the next view, a control, say that it is disabled where it is.
    package mutating func markDisabled() {
        if !environment.isEnabled { add(AccessibilityProperties(isDisabled: true)) }
    }
}
