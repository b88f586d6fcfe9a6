/// Views that a container around their modifier shows elsewhere: the items of a bar, the content of a sheet.
package struct CapturedView {
    package let view: any View
    /// The environment where the modifier stands, once it has made its node.
    package private(set) var environment: EnvironmentValues?

    package init(_ view: some View) { self.view = view }

    /// The views changed by modifiers, in the same environment.
    package func mapped(_ change: (AnyView) -> some View) -> CapturedView {
        var kept = CapturedView(change(AnyView(view)))
        kept.environment = environment
        return kept
    }

    /// The views with the environment where they were written.
    package func captured(in context: ViewContext) -> CapturedView {
        var kept = self
        kept.environment = context.environment
        return kept
    }
}

extension CapturedView: ViewEqualityComparable {
    /// Environments are compared by what they hold: each making has its own.
    package func isSame(as other: CapturedView) -> Bool {
        guard ViewEquality.isSame(any: view, other.view) else { return false }
        guard let environment, let outer = other.environment else {
            return (environment == nil) == (other.environment == nil)
        }
        return environment.isSame(as: outer)
    }
}
