import CMizan

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The status of the failed call.
@implementation @_cdecl("mizan_error_status")
public func mizan_error_status(_ error: OpaquePointer?) -> mizan_status {
    ErrorHandle.at(error)?.status ?? MIZAN_OK
}

/// What is wrong, and where.
@implementation @_cdecl("mizan_error_message")
public func mizan_error_message(_ error: OpaquePointer?) -> UnsafePointer<CChar>! {
    (ErrorHandle.at(error)?.message ?? .empty).pointer
}

/// The name of the rule that was broken.
@implementation @_cdecl("mizan_error_rule")
public func mizan_error_rule(_ error: OpaquePointer?) -> UnsafePointer<CChar>! {
    (ErrorHandle.at(error)?.rule ?? .empty).pointer
}

/// Gives up an error.
@implementation @_cdecl("mizan_error_destroy")
public func mizan_error_destroy(_ error: OpaquePointer?) { ErrorHandle.destroy(error) }
