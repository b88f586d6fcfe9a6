import MizanRenderTree

nonisolated extension View {
    /// Ties the view's focus to a state. Source: SwiftUI's `focused(_:)`.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        trackingFocus(bound: FocusInput.FocusBinding(isFocused: condition.base, source: condition.base.location))
    }

    /// Ties the view's focus to a state that has the view's name. Source: SwiftUI's `focused(_:equals:)`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        trackingFocus(
            bound: FocusInput.FocusBinding(
                isFocused: Binding(NamedFocus(binding.base, name: value)), source: binding.base.location))
    }

    private func trackingFocus(bound: FocusInput.FocusBinding) -> some View {
        listening(.focus(FocusInput(bound: bound)))
    }

    /// Ties the place of an assistive technology to a state. Source: SwiftUI's `accessibilityFocused(_:)`.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        let bound = FocusInput.FocusBinding(isFocused: condition.base, source: condition.base.location)
        return listening(.focus(FocusInput(accessibilityBound: bound)))
    }

    /// Ties the place of an assistive technology to a state that has the view's name. Source: SwiftUI's
    /// `accessibilityFocused(_:equals:)`.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let bound = FocusInput.FocusBinding(
            isFocused: Binding(NamedFocus(binding.base, name: value)), source: binding.base.location)
        return listening(.focus(FocusInput(accessibilityBound: bound)))
    }

    /// Sets whether the view can have the focus. Source: SwiftUI's `focusable(_:)`.
    ///
    /// Controls can by themselves. While the view has the focus, the views inside read it as ``EnvironmentValues/isFocused``.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isFocusable: isFocusable)
    }

    /// Lets the view's whole frame take the focus for what can have it inside: a move towards the frame leads to the view inside
    /// that had the focus last, else to the one that prefers it, else to the nearest. Source: SwiftUI's `focusSection()`.
    public func focusSection() -> some View { listening(.focus(FocusInput(isSection: true))) }

    /// Chooses the default focus inside the view for itself, for ``EnvironmentValues/resetFocus``. Source: SwiftUI's
    /// `focusScope(_:)`.
    public func focusScope(_ namespace: Namespace.ID) -> some View {
        var input = FocusInput(scope: namespace)
        input.flags.isScope = true
        return listening(.focus(input))
    }

    /// Lets the focus come here first, where a screen begins with one or a scope is reset. Source: SwiftUI's
    /// `prefersDefaultFocus(_:in:)`.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        self.prefersDefaultFocus(prefersDefaultFocus)
    }

    /// Lets the focus come here first.
    package func prefersDefaultFocus(_ prefersDefaultFocus: Bool) -> some View {
        flagged { $0.prefersDefault = prefersDefaultFocus }
    }

    /// Lets the focus come first to the view inside that is bound to a value of a state. Source: SwiftUI's `defaultFocus(_:_:)`.
    public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
        listening(.focus(FocusInput(defaultFocus: Binding(NamedFocus(binding.base, name: value)))))
    }

    /// Leaves out the ring around the views inside that have the focus, for a look of one's own. Source: SwiftUI's
    /// `focusEffectDisabled(_:)`.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }

    private func flagged(_ change: (inout RenderNode.Focus) -> Void) -> some View {
        var input = FocusInput()
        change(&input.flags)
        return listening(.focus(input))
    }
}

/// A view that can have the focus, or can't.
nonisolated private struct FocusableView<Content: View>: View {
    let content: Content
    let isFocusable: Bool

    @State private var isFocused = false

    var body: some View {
        content.environment(\.isFocused, isFocused).listening(.focus(input))
    }

    private var input: FocusInput {
        var input = FocusInput(focusChanged: { [$isFocused] in $isFocused.wrappedValue = $0 })
        input.flags.isFocusable = isFocusable
        return input
    }
}
