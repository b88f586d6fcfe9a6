#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An array of plain values that counts no references, so that going through a text costs nothing but the text; its owner
/// frees it. Copies share the memory: one of them is used.
struct PlainArray<Element> {
    private(set) var start: UnsafeMutablePointer<Element>?
    private(set) var capacity = 0
    private(set) var count = 0

    func deallocate() { free(start) }

    var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }
    /// The size of the array, in bytes.
    var byteCount: Int { capacity * MemoryLayout<Element>.stride }
    var last: Element? { count > 0 ? self[count - 1] : nil }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return start.unsafelyUnwrapped[index]
        }
        @inline(__always) nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &start.unsafelyUnwrapped[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: max(2 * count, 4)) }
        (start.unsafelyUnwrapped + count).initialize(to: element)
        count += 1
    }

    /// Takes everything from an index on away.
    @inline(__always)
    mutating func truncate(to count: Int) { self.count = min(self.count, count) }

    /// Makes the array so many elements long; the caller has to set them.
    mutating func setCount(_ count: Int) {
        if count > capacity { grow(to: max(count, 2 * capacity)) }
        self.count = count
    }

    /// Makes room for so many elements in all, and no more.
    mutating func reserve(_ count: Int) {
        if count > capacity { grow(to: count) }
    }

    /// Swift's own allocation aligns, which takes several times as long for a small array.
    private mutating func grow(to larger: Int) {
        assert(_isPOD(Element.self) && MemoryLayout<Element>.alignment <= 16)
        guard let memory = realloc(start, larger * MemoryLayout<Element>.stride) else {
            preconditionFailure("out of memory")
        }
        start = memory.assumingMemoryBound(to: Element.self)
        capacity = larger
    }
}
