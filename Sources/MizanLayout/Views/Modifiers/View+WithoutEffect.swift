import MizanBase

nonisolated extension View {
    /// The view as it is, with the finding that a modifier is accepted as in SwiftUI and has no effect here. The article *SwiftUI* lists
    /// these modifiers.
    ///
    /// - Parameters:
    ///   - modifier: The name of the modifier, such as `defersSystemGestures(on:)`.
    package func withoutEffect(_ modifier: String) -> some View { changed(by: WithoutEffect(modifier: modifier)) }
}

private struct WithoutEffect: ContextModifier {
    let modifier: String

    func change(_ context: inout ViewContext) {
        context.add(
            AccessibilityProperties(viewFindings: [
                Diagnostic(
                    .note, rule: "modifier-without-effect", message: "the modifier \(modifier) has no effect here")
            ]))
    }
}
