/// Reads a struct that begins with its size: what the caller's size doesn't reach is zero, which is the default of every field.
///
/// - Parameters:
///   - pointer: The struct.
///   - value: A struct of zeros.
///   - name: The type's name, for messages.
/// - Throws: `CallError` for NULL, a size that no version of the struct has, and fields that this version doesn't know and that
///   aren't zero.
func sized<Value: BitwiseCopyable>(
    _ pointer: UnsafePointer<Value>?, into value: Value, _ name: String
) throws -> Value {
    guard let bytes = UnsafeRawPointer(pointer) else { throw CallError("the \(name) is NULL") }
    let size = bytes.loadUnaligned(as: UInt.self)
    // In steps of eight, so that no field is cut.
    guard size % 8 == 0, (8...4_096).contains(size) else {
        throw CallError("the size of a \(name) is \(size); set it to sizeof(\(name))")
    }
    let known = MemoryLayout<Value>.size
    let given = UnsafeRawBufferPointer(start: bytes, count: Int(size))
    guard given.dropFirst(known).allSatisfy({ $0 == 0 }) else {
        throw CallError("a \(name) of \(size) bytes has fields that this version doesn't know; it knows \(known) bytes")
    }
    var value = value
    withUnsafeMutableBytes(of: &value) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: given.prefix(known))) }
    return value
}
