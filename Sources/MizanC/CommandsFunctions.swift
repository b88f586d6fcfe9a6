import CMizan

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The layout as draw commands.
@implementation @_cdecl("mizan_layout_commands")
public func mizan_layout_commands(
    _ layout: OpaquePointer?, _ commands: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(commands, error, MIZAN_ERROR_DRAWING) { CommandsHandle(try LayoutHandle.require(layout).commands()) }
}

/// The session's last update as draw commands.
@implementation @_cdecl("mizan_session_commands")
public func mizan_session_commands(
    _ session: OpaquePointer?, _ commands: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(commands, error, MIZAN_ERROR_EVENT) { CommandsHandle(try SessionHandle.require(session).commands()) }
}

/// The commands and their tables.
@implementation @_cdecl("mizan_commands_drawing")
public func mizan_commands_drawing(_ commands: OpaquePointer?) -> UnsafePointer<mizan_drawing>? {
    CommandsHandle.at(commands).map { UnsafePointer($0.drawing) }
}

/// Gives up commands.
@implementation @_cdecl("mizan_commands_destroy")
public func mizan_commands_destroy(_ commands: OpaquePointer?) { CommandsHandle.destroy(commands) }
