import MizanLayout

/// Whether a control around is dimmed already, since it is disabled.
private struct IsDimmedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension _ViewContext {
    /// Whether the next view is a control that has to look disabled: the parts of one that does are dimmed with it.
    private var hasDisabledLook: Bool { !environment.isEnabled && !environment[IsDimmedKey.self] }

    /// The context for the parts of a control, which aren't dimmed once more.
    func dimmingOnce() -> ViewContext {
        guard hasDisabledLook else { return self }
        var context = self
        context.environment[IsDimmedKey.self] = true
        return context
    }

    /// The node of a control, dimmed where it is disabled.
    func dimmed(_ node: LayoutNode) -> LayoutNode {
        hasDisabledLook ? OpacityNode(node, opacity: 0.4, hides: false, direction: direction) : node
    }
}
