import MizanTransfer

/// Shares what a `ShareLink` that was pressed offers. The caller of a session sets one; without any, nothing is shared.
///
/// ```swift
/// environment.share = ShareAction { content in
///     mail(content.items, titled: content.items.first?.preview?.title)
/// }
/// ```
public struct ShareAction {
    private let handler: (SharedContent) -> Void

    /// An action that a closure runs.
    public init(handler: @escaping (SharedContent) -> Void) { self.handler = handler }

    /// Shares something.
    public func callAsFunction(_ content: SharedContent) { handler(content) }
}

/// Brings what a clipboard has to a `PasteButton` that was pressed. The caller of a session sets one; without any, nothing is
/// pasted.
///
/// ```swift
/// environment.paste = PasteAction { request in
///     let items = clipboard.items
///     tasks.append(Task { try await request.paste(items, by: TransferSession()) })
/// }
/// ```
public struct PasteAction {
    private let handler: (PasteRequest) -> Void

    /// An action that a closure runs.
    public init(handler: @escaping (PasteRequest) -> Void) { self.handler = handler }

    /// Answers a request.
    public func callAsFunction(_ request: PasteRequest) { handler(request) }
}

/// What a button that was pressed wants to have.
public struct PasteRequest {
    let destination: TransferDestination

    package init(destination: TransferDestination) { self.destination = destination }

    /// The types that it takes, the best first.
    public var contentTypes: [UTType] { destination.contentTypes }

    /// Pastes what it takes of some items.
    ///
    /// - Returns: Whether it took any.
    /// - Throws: `DiagnosticError` for items whose data are damaged or of another type.
    @discardableResult
    nonisolated(nonsending) public func paste(
        _ items: [TransferItem], by session: TransferSession = TransferSession()
    ) async throws -> Bool {
        let taken = items.filter { destination.accepts(session, $0) }
        guard !taken.isEmpty else { return false }
        return destination.receive(try await destination.values(session, taken), .zero)
    }
}

private struct ShareKey: EnvironmentKey {
    static var defaultValue: ShareAction { ShareAction { _ in } }
}

private struct PasteKey: EnvironmentKey {
    static var defaultValue: PasteAction { PasteAction { _ in } }
}

extension EnvironmentValues {
    /// Shares what a link offers.
    public var share: ShareAction {
        get { self[ShareKey.self] }
        set { self[ShareKey.self] = newValue }
    }

    /// Brings what a clipboard has.
    public var paste: PasteAction {
        get { self[PasteKey.self] }
        set { self[PasteKey.self] = newValue }
    }
}
