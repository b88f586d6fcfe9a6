#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One allocation that holds several arrays of plain values.
struct MemoryBlock: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    let byteCount: Int
    private var used = 0

    /// - Parameter byteCount: the sum of ``size(of:)`` of the arrays.
    init(byteCount: Int) {
        guard let start = malloc(max(byteCount, 1)) else { preconditionFailure("out of memory") }
        self.start = start
        self.byteCount = byteCount
    }

    func deallocate() { free(start) }

    /// The size of an array in a block, in bytes.
    static func size<Element>(of elements: UnsafeMutableBufferPointer<Element>) -> Int {
        (elements.count * MemoryLayout<Element>.stride + 7) & ~7
    }

    /// Copies an array into the block.
    mutating func copy<Element>(
        _ elements: UnsafeMutableBufferPointer<Element>
    ) -> UnsafeMutableBufferPointer<Element> {
        precondition(used + Self.size(of: elements) <= byteCount)
        let target = (start + used).bindMemory(to: Element.self, capacity: elements.count)
        if let source = elements.baseAddress { target.initialize(from: source, count: elements.count) }
        used += Self.size(of: elements)
        return UnsafeMutableBufferPointer(start: target, count: elements.count)
    }
}
