import MizanLayout

/// Changes the views of previews, often by data that several previews share. Source: SwiftUI's `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context

    /// The view of a preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Previews that share nothing.
    public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
    /// The views with the modifier, all with one context.
    func applied(to views: [any View]) async throws -> [any View] {
        // It stays on the main actor; its type need not be sendable.
        nonisolated(unsafe) let context = try await Self.makeSharedContext()
        return views.map { body(content: PreviewModifierContent(view: AnyView($0)), context: context) }
    }
}

/// The view that a ``PreviewModifier`` changes. Source: SwiftUI's `PreviewModifierContent`.
public nonisolated struct PreviewModifierContent: View {
    let view: AnyView

    /// The view of the preview.
    public var body: some View { view }
}
