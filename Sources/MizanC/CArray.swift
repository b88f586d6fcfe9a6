/// Values in memory that C may read as long as this object is there.
final class CArray<Element: BitwiseCopyable> {
    private let buffer: UnsafeMutableBufferPointer<Element>

    init(_ elements: [Element]) {
        buffer = .allocate(capacity: elements.count)
        _ = buffer.initialize(fromContentsOf: elements)
    }

    deinit { buffer.deallocate() }

    /// The values; NULL where there is none.
    ///
    /// - Parameter count: Where their number goes.
    func pointer(_ count: UnsafeMutablePointer<Int>?) -> UnsafePointer<Element>? {
        count?.pointee = buffer.count
        return buffer.isEmpty ? nil : UnsafePointer(buffer.baseAddress)
    }
}
