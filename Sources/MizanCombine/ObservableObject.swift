import Foundation
import OpenCombine

/// A model that announces its changes before they happen. Source: Combine's `ObservableObject`.
///
/// OpenCombine makes a new publisher at each access for an object without a `@Published` property, so that
/// `willSet { objectWillChange.send() }` reaches no subscriber. An object of this protocol has a single publisher as long as it lives.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher to which the object's `@Published` properties send before they change.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}

/// The publishers of objects that don't declare one.
private final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of former objects are removed.
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let identifier = ObjectIdentifier(object)
        // The entry may be that of a former object at the same address.
        if let entry = entries[identifier], entry.object === object { return entry.publisher }
        if entries.count >= limit {
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
        }
        let publisher = Reflection(object: object).objectWillChange
        entries[identifier] = Entry(object: object, publisher: publisher)
        return publisher
    }
}

/// An object that OpenCombine reflects in place of another one: it gives the `@Published` properties their publisher.
private final class Reflection: OpenCombine.ObservableObject, CustomReflectable {
    let object: AnyObject

    init(object: AnyObject) { self.object = object }

    var customMirror: Mirror { Mirror(reflecting: object) }
}
