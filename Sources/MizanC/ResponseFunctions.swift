import CMizan

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Gives up a response.
@implementation @_cdecl("mizan_response_destroy")
public func mizan_response_destroy(_ response: OpaquePointer?) { ResponseHandle.destroy(response) }

/// Whether a view took the event.
@implementation @_cdecl("mizan_response_is_taken")
public func mizan_response_is_taken(_ response: OpaquePointer?) -> Bool {
    ResponseHandle.at(response)?.isTaken ?? false
}

/// The path of the node that was hit.
@implementation @_cdecl("mizan_response_node")
public func mizan_response_node(_ response: OpaquePointer?) -> UnsafePointer<CChar>? {
    ResponseHandle.at(response)?.node?.pointer
}

/// The path of the control around it.
@implementation @_cdecl("mizan_response_control")
public func mizan_response_control(_ response: OpaquePointer?) -> UnsafePointer<CChar>? {
    ResponseHandle.at(response)?.control?.pointer
}

/// The role of that control.
@implementation @_cdecl("mizan_response_role")
public func mizan_response_role(_ response: OpaquePointer?) -> UnsafePointer<CChar>? {
    ResponseHandle.at(response)?.role?.pointer
}
