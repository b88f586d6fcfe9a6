import CMizan
import MizanText

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The fonts of a folder.
@implementation @_cdecl("mizan_fonts_create")
public func mizan_fonts_create(
    _ folder: UnsafePointer<CChar>?, _ fonts: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(fonts, error, MIZAN_ERROR_FONTS) {
        guard let folder = try CText.string(folder, "the folder") else { throw CallError("the folder is NULL") }
        return FontsHandle(try FontCollection(directory: folder))
    }
}

/// Gives up fonts.
@implementation @_cdecl("mizan_fonts_destroy")
public func mizan_fonts_destroy(_ fonts: OpaquePointer?) { FontsHandle.destroy(fonts) }
