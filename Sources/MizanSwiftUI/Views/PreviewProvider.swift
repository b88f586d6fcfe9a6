import Mizan

/// A type that shows a view as it looks, beside the code of the view. Source: SwiftUI's `PreviewProvider`.
///
/// Nothing here calls it: it lets a file compile that has one, and a program may lay the previews out like any view.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views that are shown.
    @ViewBuilder static var previews: Previews { get }
}

nonisolated extension View {
    /// Names a preview; it changes nothing. Source: SwiftUI's `previewDisplayName(_:)`.
    public func previewDisplayName(_ name: String?) -> some View { self }
}
