import CMizan

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Gives up an update.
@implementation @_cdecl("mizan_update_destroy")
public func mizan_update_destroy(_ update: OpaquePointer?) { UpdateHandle.destroy(update) }

/// The layout after the update.
@implementation @_cdecl("mizan_update_layout")
public func mizan_update_layout(_ update: OpaquePointer?) -> OpaquePointer? {
    UpdateHandle.at(update)?.layout.borrowed
}

/// The places that are drawn differently.
@implementation @_cdecl("mizan_update_dirty")
public func mizan_update_dirty(
    _ update: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<mizan_rectangle>? {
    count?.pointee = 0
    return UpdateHandle.at(update)?.dirty.pointer(count)
}

/// The paths of the nodes with one kind of change.
@implementation @_cdecl("mizan_update_paths")
public func mizan_update_paths(
    _ update: OpaquePointer?, _ change: mizan_change, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<UnsafePointer<CChar>?>? {
    count?.pointee = 0
    return UpdateHandle.at(update)?.paths(change)?.pointers.pointer(count)
}
