import Mizan
import MizanBase

/// Something that can be ended before its end. Source: Combine's `Cancellable`.
public protocol Cancellable {
    /// Ends it.
    func cancel()
}

extension Cancellable {
    /// Ends it when the set goes, or lets it go. Source: Combine's `store(in:)`.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A subscription, which ends when it is let go of. Source: Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// A closure that is called once: when it is cancelled or let go of.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Something to cancel when it is let go of.
    public init(_ cancellable: some Cancellable) { action = cancellable.cancel }

    deinit { action?() }

    /// Ends it, once.
    public func cancel() {
        let action = lock.locked { self.action.take() }
        action?()
    }

    /// Ends it when the set goes, or lets it go.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether both are one.
    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
