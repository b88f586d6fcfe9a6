import Synchronization

/// Something that is worked out once for each type and then looked up without waiting, from any thread.
///
/// A table of fixed size whose entries are chained where they fall together. Entries are added, never changed or removed, so
/// that a look-up reads two or three words. There are as many as types are used: hundreds, thousands in a large program.
final class TypeCache<Value: AnyObject & Sendable>: Sendable {
    private final class Entry: Sendable {
        let key: UInt
        let value: Value
        let next: Entry?

        init(key: UInt, value: Value, next: Entry?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    private static var bucketCount: UInt { 1024 }
    /// Each holds the address of its first entry. Caches live as long as the program, and so do the entries.
    private nonisolated(unsafe) let buckets: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>
    private let adding = Mutex(())

    init() {
        buckets = .allocate(capacity: Int(Self.bucketCount))
        for index in 0..<Int(Self.bucketCount) { (buckets + index).initialize(to: Atomic(nil)) }
    }

    /// The value of a type; made at its first use, perhaps by two threads at once, of which one's is kept.
    @inline(__always)
    func value(for type: any Any.Type, make: () -> Value) -> Value {
        let key = unsafeBitCast(type, to: UInt.self)
        let bucket = buckets + Self.index(of: key)
        return Self.find(key, from: bucket.pointee.load(ordering: .acquiring)) ?? add(key, to: bucket, make())
    }

    private static func find(_ key: UInt, from first: UnsafeRawPointer?) -> Value? {
        guard let first else { return nil }
        var entry = Unmanaged<Entry>.fromOpaque(first)._withUnsafeGuaranteedRef { $0 }
        while entry.key != key {
            guard let next = entry.next else { return nil }
            entry = next
        }
        return entry.value
    }

    /// Metadata is aligned; the product's high bits depend on all bits of the address.
    private static func index(of key: UInt) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    }

    @inline(never)
    private func add(_ key: UInt, to bucket: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>, _ made: Value) -> Value {
        adding.withLock { _ in
            let first = bucket.pointee.load(ordering: .acquiring)
            if let known = Self.find(key, from: first) { return known }
            let next = first.map { Unmanaged<Entry>.fromOpaque($0).takeUnretainedValue() }
            let entry = Entry(key: key, value: made, next: next)
            bucket.pointee.store(Unmanaged.passRetained(entry).toOpaque(), ordering: .releasing)
            return made
        }
    }
}
