/// `mizan_bytes`
final class BytesHandle: Handle {
    static let name = "bytes"

    private let bytes: CArray<UInt8>
    private let count: Int

    init(_ bytes: [UInt8]) {
        count = bytes.count
        self.bytes = CArray(bytes + [0])
    }

    /// The bytes, and a zero behind them.
    func pointer(_ count: UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>? {
        count?.pointee = self.count
        return bytes.pointer(nil)
    }
}
