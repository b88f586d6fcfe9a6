/// A view that is made anew where it isn't equal to the one before. Source: SwiftUI's `EquatableView`.
///
/// A session makes any view anew only where something in it is another.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    /// The view.
    public var content: Content

    /// The view, compared by its `==`.
    public init(content: Content) { self.content = content }

    /// The view.
    public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
    /// Makes the view anew where it isn't equal to the one before. Source: SwiftUI's `equatable()`.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
