/// An object that C holds by an opaque pointer.
///
/// The pointer owns it from ``retained()`` to ``destroy(_:)``.
protocol Handle: AnyObject {
    /// The name of what it is, in messages.
    static var name: String { get }
}

extension Handle {
    /// A pointer that owns the object.
    func retained() -> OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

    /// A pointer to an object that something else owns.
    var borrowed: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    /// The object behind a pointer; nil for NULL.
    static func at(_ pointer: OpaquePointer?) -> Self? {
        pointer.map { Unmanaged.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    }

    /// The object behind a pointer.
    ///
    /// - Throws: `CallError` for NULL.
    static func require(_ pointer: OpaquePointer?) throws -> Self {
        guard let object = at(pointer) else { throw CallError("\(name) is NULL") }
        return object
    }

    /// Gives up what a pointer owns.
    static func destroy(_ pointer: OpaquePointer?) {
        if let pointer { Unmanaged<Self>.fromOpaque(UnsafeRawPointer(pointer)).release() }
    }
}
