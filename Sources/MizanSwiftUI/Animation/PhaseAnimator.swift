import Mizan

/// A view that goes through phases. It shows the first one, which every round begins and ends with. Source: SwiftUI's `PhaseAnimator`.
nonisolated public struct PhaseAnimator<Phases: Sequence, Content: View>: View where Phases.Element: Equatable {
    private let phases: Phases
    private let content: (Phases.Element) -> Content

    /// A view that goes round by round through phases.
    public init(
        _ phases: Phases, @ViewBuilder content: @escaping (Phases.Element) -> Content,
        animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
    ) {
        self.phases = phases
        self.content = content
    }

    /// A view that goes through phases when a value changes.
    public init(
        _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phases.Element) -> Content,
        animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content)
    }

    /// The content in the first phase.
    public var body: some View { phases.first { _ in true }.map(content) }
}

nonisolated extension View {
    /// Changes the view with phases, of which it shows the first. Source: SwiftUI's `phaseAnimator(_:content:animation:)`.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(view: self), $0) }
    }

    /// Changes the view with phases when a value changes; it shows the first. Source: SwiftUI's
    /// `phaseAnimator(_:trigger:content:animation:)`.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phaseAnimator(phases, content: content)
    }
}

/// A view as a closure gets it that changes it. Source: SwiftUI's `PlaceholderContentView`.
nonisolated public struct PlaceholderContentView<Content: View>: View {
    let view: Content

    /// The view.
    public var body: some View { view }
}
