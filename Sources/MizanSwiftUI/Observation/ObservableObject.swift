import Mizan
import MizanBase

/// A model that says before it changes. Source: Combine's `ObservableObject`.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [Item] = []
/// }
/// ```
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that the object's `@Published` properties send to.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change. Source: Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher {
    /// It says no more than that.
    public typealias Output = Void
    /// It can't fail.
    public typealias Failure = Never

    private let willChange = PassthroughSubject<Void, Never>()
    private let didChange = PassthroughSubject<Void, Never>()

    /// A publisher of an object's own.
    public init() {}

    /// Tells a receiver before each change.
    public func subscribe(_ receiver: Receiver<Void, Never>) -> AnyCancellable { willChange.subscribe(receiver) }

    /// Says that the object is about to change.
    public func send() { willChange.send() }

    /// Says that a published property has changed: what is laid out on another thread between saying so and changing would
    /// miss the change.
    func sendDidChange() { didChange.send() }

    /// Calls a closure before and after each change.
    func observe(_ changes: @escaping () -> Void) -> [AnyCancellable] {
        [willChange.sink(receiveValue: changes), didChange.sink(receiveValue: changes)]
    }
}

/// The publishers of objects that have none of their own, as long as the objects live.
private enum ObjectPublishers {
    private struct ObjectEntry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private final class PublisherTable: @unchecked Sendable {
        private let lock = Lock()
        private var entries: [ObjectIdentifier: ObjectEntry] = [:]
        /// Where there are so many, those whose objects have gone are looked for.
        private var limit = 64

        func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            lock.locked {
                let identifier = ObjectIdentifier(object)
                // Another object may have stood at the same address.
                if let known = entries[identifier], known.object === object { return known.publisher }
                if entries.count >= limit {
                    entries = entries.filter { $0.value.object != nil }
                    limit = max(64, entries.count * 2)
                }
                let made = ObservableObjectPublisher()
                entries[identifier] = ObjectEntry(object: object, publisher: made)
                return made
            }
        }
    }

    private static let table = PublisherTable()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher { table.publisher(of: object) }
}
