import CMizan
import MizanBase

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

private let version = CText(EngineVersion.text)

/// The engine's version.
@implementation @_cdecl("mizan_version")
public func mizan_version() -> UnsafePointer<CChar>! { version.pointer }
