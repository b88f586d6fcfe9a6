import CMizan

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The bytes and their number.
@implementation @_cdecl("mizan_bytes_data")
public func mizan_bytes_data(
    _ bytes: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<UInt8>? {
    count?.pointee = 0
    return BytesHandle.at(bytes)?.pointer(count)
}

/// Gives up bytes.
@implementation @_cdecl("mizan_bytes_destroy")
public func mizan_bytes_destroy(_ bytes: OpaquePointer?) { BytesHandle.destroy(bytes) }
