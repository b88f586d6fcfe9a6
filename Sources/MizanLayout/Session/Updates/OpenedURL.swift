import Foundation

/// The action for a link that opens the interface.
enum OpenedURLAction: ViewTrait {
    typealias Value = (URL) -> Void

    /// All of them run.
    static func joined(_ outer: @escaping Value, _ inner: @escaping Value) -> Value {
        { url in
            inner(url)
            outer(url)
        }
    }
}

nonisolated extension View {
    /// Runs an action for a link that opens the interface: ``LayoutSession/open(_:)``. Source: SwiftUI's `onOpenURL(perform:)`.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        settingTrait(OpenedURLAction.self, action)
    }
}

extension LayoutSession {
    /// Opens the interface with a link: the actions of all views that are shown run, in their order.
    ///
    /// - Returns: Whether a view has one.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        let actions = rootNode?.values(of: OpenedURLAction.self) ?? []
        for action in actions { action(url) }
        return !actions.isEmpty
    }
}
