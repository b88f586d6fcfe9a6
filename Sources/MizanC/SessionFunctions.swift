import CMizan

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A session that shows a scene.
@implementation @_cdecl("mizan_session_create")
public func mizan_session_create(
    _ scene: OpaquePointer?, _ fonts: OpaquePointer?, _ options: UnsafePointer<mizan_options>?,
    _ session: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(session, error, MIZAN_ERROR_INPUT) {
        let scene = try SceneHandle.require(scene).scene
        return try SessionHandle(scene, SceneOptions(options), fonts: FontsHandle.collection(fonts))
    }
}

/// Gives up a session.
@implementation @_cdecl("mizan_session_destroy")
public func mizan_session_destroy(_ session: OpaquePointer?) { SessionHandle.destroy(session) }

/// Takes other options for the next update.
@implementation @_cdecl("mizan_session_set_options")
public func mizan_session_set_options(
    _ session: OpaquePointer?, _ options: UnsafePointer<mizan_options>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    attempt(error, MIZAN_ERROR_INPUT) {
        try SessionHandle.require(session).setOptions(SceneOptions(options))
    }
}

/// Brings the layout up to date.
@implementation @_cdecl("mizan_session_update")
public func mizan_session_update(
    _ session: OpaquePointer?, _ update: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(update, error, MIZAN_ERROR_LAYOUT) { try SessionHandle.require(session).update() }
}

/// Hands an event to the views.
@implementation @_cdecl("mizan_session_send")
public func mizan_session_send(
    _ session: OpaquePointer?, _ event: UnsafePointer<mizan_event>?,
    _ response: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(response, error, MIZAN_ERROR_EVENT) { try SessionHandle.require(session).send(SceneEvent(event)) }
}
