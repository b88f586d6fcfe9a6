import Synchronization

/// A number for each key below a limit, found on first use, a page of 256 keys at a time, and never changed.
///
/// Two loads give what ICU and HarfBuzz need several calls for, for every character. The struct itself holds no
/// reference, so that passing it through a loop costs nothing: its owner keeps `context` alive, and calls
/// ``deallocate()``.
@frozen
public struct PagedTable: @unchecked Sendable {
    /// Writes the numbers of 256 keys, from the given one on.
    public typealias Fill =
        @convention(c) (
            _ context: UnsafeMutableRawPointer?, _ first: UInt32, _ values: UnsafeMutablePointer<UInt32>
        ) -> Void

    @usableFromInline let pages: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<UInt32>?>>
    @usableFromInline let pageCount: Int
    @usableFromInline let context: UnsafeMutableRawPointer?
    @usableFromInline let fill: Fill

    /// - Parameters:
    ///   - limit: keys at or beyond it have the number 0.
    ///   - context: handed to `fill`; it has to be usable from every thread.
    public init(limit: Int, context: UnsafeMutableRawPointer?, fill: @escaping Fill) {
        pageCount = (max(limit, 0) + 255) >> 8
        pages = .allocate(capacity: pageCount)
        for page in 0..<pageCount { (pages + page).initialize(to: Atomic(nil)) }
        self.context = context
        self.fill = fill
    }

    /// The number of a key.
    @inlinable
    @inline(__always)
    public subscript(key: UInt32) -> UInt32 {
        let page = Int(key >> 8)
        guard page < pageCount else { return 0 }
        let values = pages[page].load(ordering: .acquiring) ?? filled(page)
        return values[Int(key & 0xff)]
    }

    /// Finds a page's numbers. Two threads may do so at once; both get the same, and one page is kept.
    @usableFromInline
    @inline(never)
    func filled(_ page: Int) -> UnsafeMutablePointer<UInt32> {
        let values = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
        values.initialize(repeating: 0, count: 256)
        fill(context, UInt32(truncatingIfNeeded: page << 8), values)
        let (exchanged, original) = pages[page].compareExchange(
            expected: nil, desired: values, ordering: .acquiringAndReleasing)
        guard !exchanged, let original else { return values }
        values.deallocate()
        return original
    }

    /// Frees the pages. No copy of the table may be used any more.
    public func deallocate() {
        for page in 0..<pageCount { pages[page].load(ordering: .acquiring)?.deallocate() }
        pages.deinitialize(count: pageCount)
        pages.deallocate()
    }
}
