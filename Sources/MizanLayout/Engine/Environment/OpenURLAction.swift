import Foundation

/// Opens links. Source: SwiftUI's `OpenURLAction`.
///
/// Where no view around sets one, the caller of a layout or a session does, and opens what it is told to; without any, nothing is
/// opened.
///
/// ```swift
/// environment.openURL = OpenURLAction { url in
///     browser.open(url)
///     return .handled
/// }
/// ```
public struct OpenURLAction {
    /// What became of a link. Source: SwiftUI's `OpenURLAction.Result`.
    public struct Result {
        fileprivate enum Handling {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let kind: Handling

        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// It is for the action further out.
        public static let systemAction = Result(kind: .system(nil))

        /// Another link is for the action further out.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result
    /// The actions further out, the nearest first.
    fileprivate var outer: [(URL) -> Result] = []

    /// An action that a closure runs.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a link.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens a link, and tells whether something took it.
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        var url = url
        for handler in [handler] + outer {
            switch handler(url).kind {
            case .handled: return completion(true)
            case .discarded: return completion(false)
            case .system(let other): url = other ?? url
            }
        }
        completion(false)
    }

    /// The action, with another one for what it leaves.
    fileprivate func before(_ outer: OpenURLAction) -> OpenURLAction {
        var action = self
        action.outer = [outer.handler] + outer.outer
        return action
    }
}

extension OpenURLAction.Result: Sendable {}
extension OpenURLAction.Result.Handling: Sendable {}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
    /// Opens links. What it leaves to the system is for the one that was set further out. Source: SwiftUI's `openURL`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue.before(self[OpenURLKey.self]) }
    }
}
