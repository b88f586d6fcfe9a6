import CMizan
import MizanScenes

// The header gives each function its name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Lays a scene out.
@implementation @_cdecl("mizan_layout_create")
public func mizan_layout_create(
    _ scene: OpaquePointer?, _ fonts: OpaquePointer?, _ options: UnsafePointer<mizan_options>?,
    _ layout: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(layout, error, MIZAN_ERROR_LAYOUT) {
        let given = try SceneHandle.require(scene).scene
        let (scene, variant) = try reading {
            let options = try SceneOptions(options)
            let scene = try options.scene(given)
            // What other arguments make of its views is no error of the layout.
            _ = try scene.view()
            return (scene, options.variant(of: scene))
        }
        let fonts = try FontsHandle.collection(fonts)
        return try LayoutHandle(scene.layout(variant, fonts: fonts), of: scene, in: variant, fonts: fonts)
    }
}

/// Gives up a layout.
@implementation @_cdecl("mizan_layout_destroy")
public func mizan_layout_destroy(_ layout: OpaquePointer?) { LayoutHandle.destroy(layout) }

/// The width of the root in points.
@implementation @_cdecl("mizan_layout_width")
public func mizan_layout_width(_ layout: OpaquePointer?) -> Double {
    LayoutHandle.at(layout)?.tree.size.width.points ?? 0
}

/// The height of the root in points.
@implementation @_cdecl("mizan_layout_height")
public func mizan_layout_height(_ layout: OpaquePointer?) -> Double {
    LayoutHandle.at(layout)?.tree.size.height.points ?? 0
}

/// What a reader would miss.
@implementation @_cdecl("mizan_layout_diagnostics")
public func mizan_layout_diagnostics(_ layout: OpaquePointer?) -> UnsafePointer<CChar>! {
    (LayoutHandle.at(layout)?.diagnostics ?? .empty).pointer
}

/// The render tree as JSON.
@implementation @_cdecl("mizan_layout_json")
public func mizan_layout_json(
    _ layout: OpaquePointer?, _ json: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(json, error, MIZAN_ERROR_LAYOUT) { BytesHandle(try LayoutHandle.require(layout).tree.json) }
}

/// The picture as a PNG file.
@implementation @_cdecl("mizan_layout_png")
public func mizan_layout_png(
    _ layout: OpaquePointer?, _ png: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> mizan_status {
    returnHandle(png, error, MIZAN_ERROR_DRAWING) { BytesHandle(try LayoutHandle.require(layout).png()) }
}
