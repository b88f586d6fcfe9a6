import Synchronization

/// Something that is worked out once for each type and then looked up without waiting, from any thread.
///
/// A table of fixed size whose entries are chained where they fall together. Entries are added, never changed or removed, so
/// that a look-up reads a few words and counts no references. There are as many as types are used: hundreds, thousands in a
/// large program.
final class TypeCache<Value: AnyObject & Sendable>: Sendable {
    private struct CachedValue {
        let key: UInt
        let value: Unmanaged<Value>
        let next: UnsafePointer<CachedValue>?
    }

    private typealias Bucket = Atomic<UnsafePointer<CachedValue>?>

    private static var bucketCount: Int { 1024 }
    /// Each leads to its first entry. Caches live as long as the program, and so do the entries.
    private nonisolated(unsafe) let buckets: UnsafeMutablePointer<Bucket>
    private let adding = Mutex(())

    init() {
        buckets = .allocate(capacity: Self.bucketCount)
        for index in 0..<Self.bucketCount { (buckets + index).initialize(to: Bucket(nil)) }
    }

    /// Does something with the value of a type, which is made at its first use: by two threads at once at most, of which one's
    /// is kept.
    @inline(__always)
    func withValue<Result>(
        for type: any Any.Type, make: () -> Value, _ body: (Value) throws -> Result
    ) rethrows -> Result {
        let key = unsafeBitCast(type, to: UInt.self)
        let bucket = buckets + Self.index(of: key)
        let known = Self.find(key, from: bucket.pointee.load(ordering: .acquiring)) ?? add(key, to: bucket, make())
        return try known._withUnsafeGuaranteedRef(body)
    }

    @inline(__always)
    private static func find(_ key: UInt, from first: UnsafePointer<CachedValue>?) -> Unmanaged<Value>? {
        var entry = first
        while let known = entry {
            if known.pointee.key == key { return known.pointee.value }
            entry = known.pointee.next
        }
        return nil
    }

    /// Metadata is aligned; the product's high bits depend on all bits of the address.
    @inline(__always)
    private static func index(of key: UInt) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    }

    @inline(never)
    private func add(_ key: UInt, to bucket: UnsafeMutablePointer<Bucket>, _ made: Value) -> Unmanaged<Value> {
        let made = Unmanaged.passRetained(made)
        return adding.withLock { _ in
            let first = bucket.pointee.load(ordering: .acquiring)
            if let known = Self.find(key, from: first) { return known }
            let entry = UnsafeMutablePointer<CachedValue>.allocate(capacity: 1)
            entry.initialize(to: CachedValue(key: key, value: made, next: first))
            bucket.pointee.store(UnsafePointer(entry), ordering: .releasing)
            return made
        }
    }
}
