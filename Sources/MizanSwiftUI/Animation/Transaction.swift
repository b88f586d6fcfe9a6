import Mizan

/// The circumstances of a change of state. Source: SwiftUI's `Transaction`.
///
/// A layout shows the end of every change, so nothing reads them but the closures that get one.
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// Whether views inside are not to animate the change either.
    public var disablesAnimations = false
    /// Whether the change is one of many, as while a finger drags.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of a key. Source: SwiftUI's `subscript(_:)`.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a custom value in a transaction. Source: SwiftUI's `TransactionKey`.
public protocol TransactionKey {
    associatedtype Value

    /// The value of a transaction that sets none.
    static var defaultValue: Value { get }
}

/// Changes state, with an animation between. Source: SwiftUI's `withAnimation(_:_:)`.
///
/// The next update of a session shows the end of it.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Changes state, with an animation between and an action after it, which runs at once. Source: SwiftUI's
/// `withAnimation(_:completionCriteria:_:completion:)`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// Changes state in a transaction. Source: SwiftUI's `withTransaction(_:_:)`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Changes state in a transaction with another value. Source: SwiftUI's `withTransaction(_:_:_:)`.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// The moment at which an animation counts as complete. Source: SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// When the value is where it goes to, whatever still moves.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any longer.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

extension Binding {
    /// The binding, whose changes are animated. Source: SwiftUI's `animation(_:)` of a binding.
    public func animation(_ animation: Animation? = .default) -> Binding { self }

    /// The binding, whose changes have a transaction. Source: SwiftUI's `transaction(_:)` of a binding.
    public func transaction(_ transaction: Transaction) -> Binding { self }
}
