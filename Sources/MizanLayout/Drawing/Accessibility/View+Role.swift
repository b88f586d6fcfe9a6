nonisolated extension View {
    /// Sets the role of the view for assistive technologies.
    package func role(_ role: String) -> some View { changed(by: RoleModifier(role: role)) }
}

private struct RoleModifier: ContextModifier {
    let role: String

    func change(_ context: inout ViewContext) {
        context.role = role
        context.markDisabled()
    }
}
